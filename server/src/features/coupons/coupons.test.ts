import { type CouponForm, couponInput } from '@hanca/common/contract/coupons.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
let bizId: number;
beforeAll(async () => {
  product = await startProduct();
  const body = { title: '한아름마트', regionId: 'CA59' };
  bizId = (await product.call(api.businesses.create, { as: 'admin', body })).json().id;
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(claims);
  await product.services.db.delete(coupons);
  await product.services.changes.caughtUp();
});

const HOUR = 3600_000;
const form = (change: Partial<CouponForm> = {}): CouponForm => ({
  title: '김치 할인',
  regionId: 'CA59',
  bizId,
  code: 'KIMCHI-10',
  type: 1,
  discount: 5,
  totalQuantity: 10,
  content: '배추김치를 살 때 써요.',
  startDate: Date.now() - HOUR,
  endDate: Date.now() + HOUR,
  isActive: true,
  ...change,
});

const create = async (change: Partial<CouponForm> = {}) => {
  const answer = await product.call(api.coupons.create, { as: 'admin', body: form(change) });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json();
};
const claim = (id: number, as: 'member' | 'other' = 'member') =>
  product.call(api.coupons.claim, { as, params: { id } });

test('a coupon is stored with its defaults and shown to others without its code', async () => {
  const made = await create({ code: 'kimchi-10' });
  expect(made).toMatchObject({
    vender: '한아름마트',
    code: 'KIMCHI-10',
    issuedQuantity: 0,
    perMember: 1,
    useLabel: '쿠폰 사용(직원용)',
    issueLabel: '쿠폰 받기',
    status: 1,
    dcType: 1,
  });
  expect(made.expiredDate).toEqual(made.endDate);
  const params = { id: made.id };
  const seen = (await product.call(api.coupons.get, { params })).json();
  expect(seen).toEqual({ ...made, code: undefined });
});

describe('what does not fit is refused at its field by schema and server', () => {
  test('each field by itself', async () => {
    const wrong: [string, object][] = [
      ['title', { title: '' }],
      ['regionId', { regionId: 'CA99' }],
      ['bizId', { bizId: 999_999 }],
      ['code', { code: '한글코드' }],
      ['discount', { discount: 0 }],
      ['discount', { type: 2, discount: 101 }],
      ['maxDiscount', { type: 1, maxDiscount: 10 }],
      ['endDate', { endDate: Date.now() - 2 * HOUR }],
      ['endDate', { endDate: -1 }],
      ['endDate', { endDate: Date.UTC(10_000, 0) }],
      ['endDate', { endDate: { time: '999999999999999' } }],
      ['totalQuantity', { totalQuantity: -1 }],
      ['perMember', { perMember: 0 }],
      ['content', { content: ' ' }],
      ['images', { images: '/images/coupon/2026/11/0123456789abcdef0123456789abcdef.jpg' }],
    ];
    for (const [path, change] of wrong) {
      const answer = await product.call(api.coupons.create, { as: 'admin', body: { ...form(), ...change } });
      expect(answer.statusCode, JSON.stringify(change)).toBe(400);
      expect(answer.json().errors.map((error: { path: string }) => error.path)).toEqual([path]);
    }
  });

  test('a code that another coupon has', async () => {
    await create();
    const answer = await product.call(api.coupons.create, { as: 'admin', body: form({ code: 'kimchi-10' }) });
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'code', code: 'code.taken' })]);
  });

  test('a change that breaks a rule together with what is stored', async () => {
    const { id } = await create({ discount: 500 });
    const answer = await product.call(api.coupons.update, { as: 'admin', body: { id, type: 2 } });
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'discount' })]);
  });

  test('the form knows the rules too', () => {
    expect(couponInput.safeParse(form({ type: 2, discount: 101 })).error?.issues).toEqual([
      expect.objectContaining({ path: ['discount'], message: 'discount.percent' }),
    ]);
  });
});

test('a coupon that is switched off is for staff only', async () => {
  const { id } = await create({ isActive: false });
  for (const as of ['nobody', 'member'] as const) {
    expect((await product.call(api.coupons.get, { as, params: { id } })).statusCode).toBe(404);
    expect((await product.call(api.coupons.list, { as })).json()).toEqual([]);
    expect((await product.call(api.coupons.count, { as })).json()).toBe(0);
  }
  expect((await product.call(api.coupons.list, { as: 'admin' })).json()).toHaveLength(1);
});

test('filters drive list and count', async () => {
  await create({ code: 'AAAA', regionId: 'CA59' });
  await create({ code: 'BBBB', regionId: 'CA35', type: 2, discount: 10 });
  await create({ code: 'CCCC', regionId: 'CA00', startDate: Date.now() + HOUR / 2 });
  await create({ code: 'DDDD', isActive: false });
  await create({ code: 'EEEE', startDate: Date.now() - 2 * HOUR, endDate: Date.now() - HOUR });
  const codes = async (query: object) => {
    const listed = (await product.call(api.coupons.list, { as: 'admin', query: { ...query } })).json();
    const n = (await product.call(api.coupons.count, { as: 'admin', query: { ...query } })).json();
    expect(n).toBe(listed.length);
    return listed.map(({ code }: { code: string }) => code).sort();
  };
  expect(await codes({})).toHaveLength(5);
  expect(await codes({ regionId: 'CA35' })).toEqual(['BBBB', 'CCCC']);
  expect(await codes({ type: 2 })).toEqual(['BBBB']);
  expect(await codes({ status: 1 })).toEqual(['AAAA', 'BBBB']);
  expect(await codes({ status: 0 })).toEqual(['CCCC', 'DDDD']);
  expect(await codes({ status: 3 })).toEqual(['EEEE']);
  expect(await codes({ keyword: '김치' })).toHaveLength(5);
  expect(await codes({ bizId: bizId + 1 })).toEqual([]);
});

test("a region's running coupons are those of its cities, of its province and of the whole country too", async () => {
  await create({ code: 'PROV' });
  await create({ code: 'CITY', regionId: 'CA595911606' });
  await create({ code: 'LAND', regionId: 'CA00' });
  await create({ code: 'YUKON', regionId: 'CA60' });
  const codes = async (regionId: string) => {
    const query = { regionId, status: 1, sort: 'id', order: 'ASC' };
    const list = (await product.call(api.coupons.list, { as: 'admin', query })).json();
    const n = (await product.call(api.coupons.count, { query: { regionId, status: 1 } })).json();
    expect(n).toBe(list.length);
    return list.map(({ code }: { code: string }) => code);
  };
  expect(await codes('CA59')).toEqual(['PROV', 'CITY', 'LAND']);
  expect(await codes('CA595911606')).toEqual(['PROV', 'CITY', 'LAND']);
  expect(await codes('CA596173331')).toEqual(['PROV', 'LAND']);
});

describe('claiming', () => {
  test('gives one to a member, once, and shows it among theirs', async () => {
    const { id } = await create();
    const made = await claim(id);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ couponId: id, code: 'KIMCHI-10', usedDate: { time: '0' } });
    expect((await claim(id)).statusCode).toBe(409);
    expect((await product.call(api.coupons.get, { params: { id } })).json().issuedQuantity).toBe(1);

    const mine = await product.call(api.coupons.claims, { as: 'member' });
    expect(mine.json()).toEqual([expect.objectContaining({ couponId: id, code: 'KIMCHI-10' })]);
    expect(mine.json()[0].coupon).toMatchObject({ title: '김치 할인', vender: '한아름마트' });
    expect((await product.call(api.coupons.claimed, { as: 'member' })).json()).toBe(1);
    expect((await product.call(api.coupons.claims, { as: 'other' })).json()).toEqual([]);
  });

  test('gives several where the coupon says so', async () => {
    const { id } = await create({ perMember: 2 });
    const statuses = [await claim(id), await claim(id), await claim(id)].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([201, 201, 409]);
  });

  test('below its grade it is refused, naming the grade, and from it on given', async () => {
    const { db } = product.services;
    const memberId = product.ids.member;
    const { id } = await create({ userLevel: 3 });
    const setLevel = (level: number) =>
      product.call(api.users.update, { as: 'admin', body: { id: memberId, level } });
    for (const level of [0, 2]) {
      await setLevel(level);
      const refused = await claim(id);
      expect([refused.statusCode, refused.json().detail]).toEqual([
        403,
        '하이소셜 등급부터 받을 수 있는 쿠폰이에요.',
      ]);
    }
    expect(await db.select().from(claims)).toEqual([]);
    await setLevel(3);
    expect((await claim(id)).statusCode).toBe(201);
    expect((await claim(id, 'other')).statusCode).toBe(403);
    await setLevel(0);
  });

  test('is refused when none is left, it is switched off, has not begun or has ended', async () => {
    const closed: Partial<CouponForm>[] = [
      { totalQuantity: 0 },
      { isActive: false },
      { startDate: Date.now() + HOUR / 2 },
      { startDate: Date.now() - 2 * HOUR, endDate: Date.now() - HOUR },
    ];
    for (const [n, change] of closed.entries()) {
      const { id } = await create({ ...change, code: `CLOSED-${n}` });
      expect((await claim(id)).statusCode, JSON.stringify(change)).toBe(409);
    }
    expect(await product.services.db.select().from(claims)).toEqual([]);
  });
});

describe('use at the shop', () => {
  const use = (id: number, as: 'member' | 'other' = 'member') =>
    product.call(api.coupons.use, { as, params: { id } });

  test('works once and is stamped, for its owner only', async () => {
    const { id } = (await claim((await create()).id)).json();
    expect((await use(id, 'other')).statusCode).toBe(404);
    const first = await use(id);
    expect([first.statusCode, (await use(id)).statusCode]).toEqual([200, 409]);
    const used = first.json();
    expect(Math.abs(Number(used.usedDate.time) - Date.now())).toBeLessThan(60_000);
  });

  test('is refused after the end', async () => {
    const coupon = await create();
    const { id } = (await claim(coupon.id)).json();
    const body = { id: coupon.id, startDate: Date.now() - 2 * HOUR, endDate: Date.now() - HOUR };
    await product.call(api.coupons.update, { as: 'admin', body });
    expect((await use(id)).statusCode).toBe(409);
  });
});

test('what members have cannot be deleted, nor its quantity fall below', async () => {
  const { id } = await create();
  await claim(id);
  const remove = () => product.call(api.coupons.remove, { as: 'admin', params: { id } });
  expect((await remove()).statusCode).toBe(409);
  await claim(id, 'other');
  const less = await product.call(api.coupons.update, { as: 'admin', body: { id, totalQuantity: 1 } });
  expect(less.json().errors).toEqual([expect.objectContaining({ path: 'totalQuantity' })]);
  await product.services.db.delete(claims);
  const removals = await Promise.all([remove(), remove()]);
  expect(removals.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 404]);
  const gone = await product.call(api.businesses.remove, { as: 'admin', params: { id: bizId } });
  expect(gone.statusCode).toBe(204);
});
