import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { IN_DEAL, LISTING_DAYS } from '@hanca/common/realties.ts';
import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty, realtyForm, realtyImage } from '../../testing/samples.ts';

const DAY_MS = 24 * 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(attempts);
});

const fetched = (id: number, as: Role = 'nobody') => product.call(api.realties.get, { as, params: { id } });
const change = (body: object, as: Role = 'member') => product.call(api.realties.update, { as, body });
const changed = async (body: object): Promise<RealtyDetail> => {
  const response = await change(body);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};
const remove = (id: number, as: Role = 'member') => product.call(api.realties.remove, { as, params: { id } });
const setStatus = (id: number, status: number, as: Role = 'member') =>
  product.call(api.realties.status, { as, body: { id, status } });

describe('a listing', () => {
  test('comes back to its owner as it was sent, with what follows from it', async () => {
    const images = [
      await realtyImage(product, product.ids.member),
      await realtyImage(product, product.ids.member),
    ];
    const form = realtyForm({
      images,
      furnished: true,
      parking: 2,
      parkingFee: 50,
      facing: 3,
      buildYear: new Date().getUTCFullYear() - 3,
      options: { aircondition: true, tv: false, internet: true },
      availability: 'date',
      availableFrom: Date.UTC(2027, 1, 1),
      availableDate: '2월 초',
      minTermMonths: 6,
      deposit: 1225,
      utilities: ['heat', 'water', 'heat'],
      pets: 'negotiable',
      smoking: 'outside',
      laundry: 'ensuite',
      storey: 12,
      roomKind: 'master',
      housemates: '부부와 고양이',
      houseRules: '밤 11시 뒤에는 조용히',
      phone: '604-555-0123',
    });
    const made = await createRealty(product, form);
    const { location, locationBy: _, options, utilities, availableFrom, ...same } = form;
    expect(made).toMatchObject({
      ...same,
      location,
      thumbnail: images[0],
      regionId: 'CA59',
      regionName: '브리티시컬럼비아',
      cityName: '버나비',
      reTypeTitle: '콘도',
      txTypeTitle: '렌트',
      options: { aircondition: true, tv: false, internet: true },
      utilities: ['heat', 'water'],
      availableFrom: { time: String(availableFrom) },
      status: IN_DEAL,
      userId: product.ids.member,
      userName: '회원',
      visible: true,
      previousPrice: null,
      viewCount: 0,
      hiddenReason: null,
      hasPhone: true,
    });
    const left = Number(made.expiresDate?.time) - Date.now();
    expect(left / DAY_MS).toBeCloseTo(LISTING_DAYS, 1);
    expect((await fetched(made.id, 'member')).json()).toEqual(made);
    expect(utilities).toHaveLength(3);
  });

  test('has nothing for what is not said', async () => {
    const made = await createRealty(product);
    for (const fact of ['furnished', 'parking', 'utilitiesIncluded', 'womenOnly']) {
      expect(made).not.toHaveProperty(fact);
    }
    expect(made).toMatchObject({
      images: [],
      thumbnail: '',
      parkingFee: null,
      utilitiesFee: null,
      bathKind: null,
      facing: 0,
      buildYear: null,
      availability: null,
      availableFrom: { time: '0' },
      availableDate: '',
      utilities: [],
      housemates: '',
      phone: '',
      hasPhone: false,
    });
    expect(made.options).toEqual({});
  });

  test('says yes, says no, and takes back what it said with null', async () => {
    const { id } = await createRealty(product, {
      furnished: false,
      parking: 0,
      utilitiesFee: 80,
      womenOnly: true,
      options: { tv: true, internet: false, bathtub: true },
    });
    const said = {
      furnished: false,
      parking: 0,
      utilitiesIncluded: false,
      utilitiesFee: 80,
      womenOnly: true,
    };
    expect((await fetched(id)).json()).toMatchObject(said);
    const once = await changed({ id, options: { tv: false, internet: null }, utilitiesIncluded: true });
    expect(once).toMatchObject({ ...said, utilitiesIncluded: true, utilitiesFee: null });
    expect(once.options).toEqual({ tv: false, bathtub: true });
    const none = { furnished: null, parking: null, utilitiesIncluded: null, womenOnly: null, options: null };
    const after = await changed({ id, ...none, facing: null, utilities: null });
    for (const fact of ['furnished', 'parking', 'utilitiesIncluded', 'womenOnly']) {
      expect(after).not.toHaveProperty(fact);
    }
    expect(after).toMatchObject({ options: {}, facing: 0, utilities: [] });
    await changed({ id, utilitiesIncluded: true });
    expect(await changed({ id, utilitiesFee: 60 })).toMatchObject({
      utilitiesIncluded: false,
      utilitiesFee: 60,
    });
  });

  test('changes field by field, and null empties a field', async () => {
    const made = await createRealty(product, {
      phone: '604-555-0123',
      deposit: 500,
      options: { tv: true },
      availability: 'date',
      availableFrom: { time: String(Date.UTC(2027, 0, 15, 23, 59)) },
    });
    expect(made.availableFrom.time).toBe(String(Date.UTC(2027, 0, 15)));
    const once = await changed({ id: made.id, title: '새 제목', options: { internet: true } });
    expect(once).toMatchObject({
      ...made,
      title: '새 제목',
      options: { ...made.options, internet: true },
      // Whoever changes their listing says that it can be had.
      confirmedDate: once.confirmedDate,
      updatedDate: once.updatedDate,
    });
    const twice = await changed({ id: made.id, phone: null, deposit: null, availability: 'now' });
    expect(twice).toMatchObject({ phone: '', hasPhone: false, deposit: null, availableFrom: { time: '0' } });
    const emptied = await changed({ id: made.id, availability: null });
    expect(emptied).toMatchObject({ title: '새 제목', availability: null });
    expect(Number(emptied.updatedDate.time)).toBeGreaterThanOrEqual(Number(made.updatedDate.time));
    expect(emptied.createdDate).toEqual(made.createdDate);
  });

  test('cannot be given an owner, dates or visibility from outside', async () => {
    const made = await createRealty(product);
    const sent = {
      userId: product.ids.other,
      userName: 'x',
      visible: false,
      createdDate: 0,
      expiresAt: 0,
      viewCount: 9,
    };
    const after = await changed({ id: made.id, ...sent, hiddenReason: 'x', previousPrice: 1 });
    const { updatedDate, confirmedDate } = after;
    expect(after).toEqual({ ...made, updatedDate, confirmedDate });
  });

  test('is deleted with what belongs to it', async () => {
    const { id } = await createRealty(product);
    await product.call(api.realties.seen, { params: { id } });
    expect((await remove(id)).statusCode).toBe(204);
    expect((await fetched(id, 'member')).statusCode).toBe(404);
    expect((await remove(id)).statusCode).toBe(404);
    expect((await product.call(api.realties.count)).json()).toBe(0);
  });

  test('is marked as done and back', async () => {
    const { id } = await createRealty(product);
    expect((await setStatus(id, 1)).json()).toMatchObject({ status: 1, visible: true });
    expect((await fetched(id)).json()).toMatchObject({ status: 1 });
    expect((await setStatus(id, 0)).json()).toMatchObject({ status: 0 });
    expect((await setStatus(id, 2)).json()).toMatchObject({ status: 2, visible: true });
    expect(await changed({ id, title: '그대로' })).toMatchObject({ status: 2 });
    expect((await setStatus(id, 3)).statusCode).toBe(400);
  });

  test('has the price before it was lowered, and the day', async () => {
    const { id } = await createRealty(product, { price: 2000 });
    expect(await changed({ id, price: 1950 })).toMatchObject({ previousPrice: null, loweredDate: null });
    await product.services.db.update(realties).set({ priceSince: sql`now() - interval '3 days'` });
    const lowered = await changed({ id, price: 1900 });
    expect(lowered).toMatchObject({ previousPrice: 1950, loweredDate: { time: expect.any(String) } });
    expect(await changed({ id, title: '그대로' })).toMatchObject({ loweredDate: lowered.loweredDate });
    expect(await changed({ id, price: 2000 })).toMatchObject({ previousPrice: null, loweredDate: null });
  });
});

describe('at the same time', () => {
  test('two changes of different fields both hold', async () => {
    const { id } = await createRealty(product);
    const answers = await Promise.all([
      change({ id, title: '하나' }),
      change({ id, price: 999 }),
      setStatus(id, 1),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect((await fetched(id)).json()).toMatchObject({ title: '하나', price: 999, status: 1 });
  });

  test('of two changes on the same state one is refused', async () => {
    const made = await createRealty(product);
    // The column is rounded to milliseconds: the change must not fall into that of the making.
    await product.services.db.update(realties).set({ updatedAt: sql`now() - interval '1 hour'` });
    const basedOn = ((await fetched(made.id)).json() as RealtyDetail).updatedDate;
    const answers = await Promise.all(['하나', '둘'].map((title) => change({ id: made.id, title, basedOn })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const refused = answers.find(({ statusCode }) => statusCode === 409);
    expect(refused?.json().detail).toContain('내용이 바뀌었어요');
  });

  test('a change and its end leave nothing behind', async () => {
    const { id } = await createRealty(product);
    const [changing, removing] = await Promise.all([change({ id, title: '하나' }), remove(id)]);
    expect(removing?.statusCode).toBe(204);
    expect([200, 404]).toContain(changing?.statusCode);
    expect((await fetched(id, 'member')).statusCode).toBe(404);
  });
});

test('twenty new listings a day: what is refused is not counted', async () => {
  for (let n = 0; n < 19; n += 1) await createRealty(product);
  const refused = realtyForm({ cityId: 'CA5999' });
  const send = (body: object, as: Role = 'member') => product.call(api.realties.create, { as, body });
  expect((await send(refused)).statusCode).toBe(400);
  expect((await send(realtyForm())).statusCode).toBe(201);
  const over = await send(realtyForm());
  expect(over.statusCode).toBe(429);
  expect(Number(over.headers['retry-after'])).toBeGreaterThan(DAY_MS / 1000 - 60);
  expect(over.json().detail).toBe('매물은 하루에 20개까지 올릴 수 있어요.');
  expect((await send(realtyForm(), 'other')).statusCode).toBe(201);
  await product.services.db.update(attempts).set({ until: sql`now() - interval '1 second'` });
  expect((await send(realtyForm())).statusCode).toBe(201);
});

test('two hundred changes, states and renewals a day: what is refused is not counted, and staff are not bound', async () => {
  const { id } = await createRealty(product);
  await change({ id, title: '하나' });
  await product.services.db.update(attempts).set({ count: 199 }).where(like(attempts.key, 'realty-change:%'));
  expect((await change({ id, cityId: 'CA5999' })).statusCode).toBe(400);
  expect((await change({ id, title: '둘' })).statusCode).toBe(200);
  const over = await change({ id, title: '셋' });
  expect([over.statusCode, over.json().detail]).toEqual([
    429,
    '매물은 하루에 200번까지 고치거나 갱신할 수 있어요.',
  ]);
  expect((await fetched(id)).json()).toMatchObject({ title: '둘' });
  expect((await setStatus(id, 1)).statusCode).toBe(429);
  const renewed = await product.call(api.realties.renew, { as: 'member', params: { id } });
  expect(renewed.statusCode).toBe(429);
  for (let n = 0; n < 2; n += 1) {
    await product.services.db.update(attempts).set({ count: 500 });
    expect((await change({ id, title: `직원 ${n}` }, 'admin')).statusCode).toBe(200);
  }
});

test('an own listing in the list looks as by its id, without its text', async () => {
  const { id } = await createRealty(product);
  const query = { userId: product.ids.member };
  const [row] = (await product.call(api.realties.list, { as: 'member', query })).json<RealtySummary[]>();
  const detail = (await fetched(id, 'member')).json<RealtyDetail>();
  expect(detail).toMatchObject(row ?? {});
  expect(row).toMatchObject({ id });
  expect(row).not.toHaveProperty('content');
});
