import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';
import { withoutTimes } from '../../testing/without-times.ts';

const PHONE = '604-555-0188';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(attempts);
});

const create = () => createRealty(product, { phone: PHONE });
const hide = (id: number, reason = '전화번호가 사진에 있어요') =>
  product.call(api.realties.hide, { as: 'admin', body: { id, reason } });

/** Every write to a listing, as a call. */
const writes = (id: number): Record<string, [Endpoint, { params?: { id: number }; body?: object }]> => ({
  update: [api.realties.update, { body: { id, title: '남의 매물' } }],
  status: [api.realties.status, { body: { id, status: 1 } }],
  renew: [api.realties.renew, { params: { id } }],
  hide: [api.realties.hide, { body: { id, reason: '싫어요' } }],
  remove: [api.realties.remove, { params: { id } }],
});
const statusesOf = async (id: number, as: Role): Promise<Record<string, number>> => {
  const statuses: Record<string, number> = {};
  for (const [name, [endpoint, given]] of Object.entries(writes(id))) {
    statuses[name] = (await product.call(endpoint, { ...given, as })).statusCode;
  }
  return statuses;
};
const same = (status: number) => ({ update: status, status, renew: status, hide: status, remove: status });

describe('who may write', () => {
  test('nobody and other members change nothing of a listing', async () => {
    const before = await create();
    expect(await statusesOf(before.id, 'nobody')).toEqual(same(401));
    expect(await statusesOf(before.id, 'other')).toEqual(same(403));
    const after = await product.call(api.realties.get, { as: 'member', params: { id: before.id } });
    expect(after.json()).toEqual(before);
  });

  test('of what they cannot see other members are told that it is not there', async () => {
    const { id } = await create();
    await hide(id);
    expect(await statusesOf(id, 'other')).toEqual({ ...same(404), hide: 403 });
    expect(await statusesOf(id + 1, 'other')).toEqual({ ...same(404), hide: 403 });
    expect(await statusesOf(2 ** 31, 'other')).toMatchObject({ renew: 404, remove: 404 });
  });

  test('its owner may all but hide it, staff may all', async () => {
    const done = { update: 200, status: 200, renew: 200, hide: 200, remove: 204 };
    expect(await statusesOf((await create()).id, 'member')).toEqual({ ...done, hide: 403 });
    expect(await statusesOf((await create()).id, 'admin')).toEqual(done);
  });

  test('what staff change stays with its owner, and is not made of what they are shown', async () => {
    const made = await create();
    const { address, location } = (
      await product.call(api.realties.get, { as: 'admin', params: { id: made.id } })
    ).json<RealtyDetail>();
    const body = { id: made.id, title: '고친 제목', address, location };
    const answer = await product.call(api.realties.update, { as: 'admin', body });
    expect(answer.json()).toMatchObject({ title: '고친 제목', address, location });
    const own = await product.call(api.realties.get, { as: 'member', params: { id: made.id } });
    expect(own.json()).toMatchObject({
      userId: product.ids.member,
      address: made.address,
      location: made.location,
      phone: PHONE,
    });
  });
});

describe('where the home is and how to call its owner', () => {
  /** All answers that show the listing to somebody, as text. */
  const answersTo = async (id: number, as: Role): Promise<string> => {
    const bbox = '-124,49,-122,50';
    const calls = [
      product.call(api.realties.get, { as, params: { id } }),
      product.call(api.realties.list, { as }),
      product.call(api.realties.list, { as, query: { userId: product.ids.member, bbox } }),
      product.call(api.realties.map, { as, query: { bbox, zoom: 18 } }),
    ];
    const answers = await Promise.all(calls);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(answers.every(({ body }) => body.includes(`"id":${id}`))).toBe(true);
    return withoutTimes(answers.map(({ body }) => body).join('\n'));
  };
  const secrets = (made: RealtyDetail) => [
    '1203',
    '4567',
    'V5H',
    // Both: a blurred point may lie due north of the home.
    JSON.stringify(made.location),
    PHONE,
    '"phone"',
  ];

  test.each(['nobody', 'other', 'admin'] as const)('%s is not told', async (as) => {
    const made = await create();
    const text = await answersTo(made.id, as);
    for (const secret of secrets(made)) expect(text).not.toContain(secret);
    expect(text).toContain('"address":"Kingsway, Burnaby, BC"');
    expect(text).toContain('"hasPhone":true');
  });

  test('staff who write are not told either', async () => {
    const made = await create();
    const { remove: _, ...rest } = writes(made.id);
    for (const [endpoint, given] of Object.values(rest)) {
      const { body } = await product.call(endpoint, { ...given, as: 'admin' });
      for (const secret of secrets(made)) expect(withoutTimes(body)).not.toContain(secret);
    }
  });

  test('the owner is told, in the list of their own too', async () => {
    const made = await create();
    expect(made).toMatchObject({ address: '#1203-4567 Kingsway, Burnaby, BC V5H 2A7', phone: PHONE });
    const query = { userId: product.ids.member };
    const list = await product.call(api.realties.list, { as: 'member', query });
    expect(list.json<RealtySummary[]>()[0]).toMatchObject({ address: made.address, location: made.location });
  });

  test('a search finds nothing by it', async () => {
    await create();
    const found = async (query: object) =>
      (await product.call(api.realties.count, { query: { ...query } })).json<number>();
    expect(await found({ keyword: 'Kingsway' })).toBe(1);
    for (const keyword of ['4567', '1203', 'V5H', '604', '5550188', '회원']) {
      expect(await found({ keyword }), keyword).toBe(0);
    }
    expect(await found({ bbox: '-123.00264,49.22853,-123.00244,49.22873' })).toBe(0);
  });

  test('the point stays where it is until the home moves', async () => {
    const { id } = await create();
    const pointOf = async () =>
      (await product.call(api.realties.get, { params: { id } })).json<RealtyDetail>().location;
    const point = await pointOf();
    const { db } = product.services;
    await db
      .update(realties)
      .set({ publicLat: point.lat + 0.0001 })
      .where(eq(realties.id, id));
    const change = (body: object) =>
      product.call(api.realties.update, { as: 'member', body: { id, ...body } });
    await change({ title: '다른 제목' });
    expect((await pointOf()).lat).toBeCloseTo(point.lat + 0.0001, 6);
    await change({ location: { lat: 49.3, lng: -123.1 }, locationBy: 'pin' });
    expect(Math.abs((await pointOf()).lat - 49.3)).toBeLessThan(0.002);
    await change({ location: { lat: 49.22863, lng: -123.00254 }, locationBy: 'pin' });
    expect(await pointOf()).toEqual(point);
  });

  test('the same home is shown beside itself in one way, however its pins are set', async () => {
    // At a corner where four neighbourhoods of the key meet.
    const pins = [
      { lat: 49.22848, lng: -123.00252 },
      { lat: 49.22852, lng: -123.00252 },
      { lat: 49.22852, lng: -123.00248 },
      { lat: 49.22848, lng: -123.00248 },
    ];
    const offsets = new Set<string>();
    const note = async (id: number, pin: { lat: number; lng: number }) => {
      const shown = (await product.call(api.realties.get, { params: { id } })).json<RealtyDetail>().location;
      offsets.add(`${(shown.lat - pin.lat).toFixed(5)},${(shown.lng - pin.lng).toFixed(5)}`);
    };
    const { id } = await createRealty(product, { location: pins[0] });
    for (const location of pins) {
      await product.call(api.realties.update, { as: 'member', body: { id, location, locationBy: 'pin' } });
      await note(id, location);
      await note((await createRealty(product, { location })).id, location);
    }
    expect(offsets.size).toBe(1);
    await note(
      (await createRealty(product, { location: pins[0] }, 'other')).id,
      pins[0] as RealtyDetail['location'],
    );
    expect(offsets.size).toBe(2);
  });
});
