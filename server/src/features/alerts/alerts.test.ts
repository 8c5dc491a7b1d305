import type { AlertCriteria } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertPreferences, alerts } from '../../db/schema/alerts.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [alerts, alertPreferences, attempts]) await db.delete(table);
});

const list = async (as: Role = 'other') => (await product.call(api.alerts.list, { as })).json<Alert[]>();
const create = (criteria: Record<string, unknown> = {}, as: Role = 'other', topic = 'realties') => {
  const body = { topic, criteria, channels: ['email'], mode: 'daily' };
  return product.call(api.alerts.create, { as, body });
};
const created = async (criteria: Record<string, unknown> = {}, as: Role = 'other') =>
  (await create(criteria, as)).json<Alert>();

test('a member stores searches, each once however it is written, and at most twenty', async () => {
  const one = await created({ bedroom: '2', regionId: 'CA59', utilities: 'water,heat', priceMax: '2000' });
  expect(one).toMatchObject({
    topic: 'realties',
    criteria: { bedroom: 2, regionId: 'CA59', utilities: ['heat', 'water'], priceMax: 2000 },
    channels: ['email'],
    mode: 'daily',
    paused: false,
  });
  const again = { regionId: 'CA59', cityId: 'CA00', bedroom: 2, status: -1, keyword: ' ', priceMin: 0 };
  const same = await Promise.all(
    Array.from({ length: 3 }, () => created({ ...again, utilities: 'heat,water', priceMax: 2000 })),
  );
  expect(same.map(({ id }) => id)).toEqual([one.id, one.id, one.id]);
  expect(await list()).toEqual([one]);

  for (let bathroom = 1; bathroom < 20; bathroom += 1) await created({ bathroom });
  const refused = await create({ bathroom: 20 });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('20개')]);
  expect((await create({ bathroom: 1 })).statusCode).toBe(201);
  expect((await list()).map(({ criteria }) => criteria.bathroom)).toEqual([
    ...Array.from({ length: 19 }, (_, n) => 19 - n),
    undefined,
  ]);
  for (const wrong of [{ regionId: 'x' }, { keyword: '\0' }])
    expect((await create(wrong)).statusCode).toBe(400);
});

test('every filter is stored so that it is read again as the same', async () => {
  const criteria: AlertCriteria = {
    ...{ regionId: 'CA59', cityId: 'CA595911606', reType: 9, txType: 2, bedroom: 0, bathroom: 1 },
    ...{ priceMin: 500, priceMax: 2000, areaMin: 200, depositMax: 0, minTermMax: 6, furnished: false },
    ...{ utilitiesIncluded: true, womenOnly: true, pets: true, smoking: false, parking: 1, status: 0 },
    ...{
      availableBefore: '2026-12-01',
      keyword: '메트로타운 역',
      userId: 3,
      bbox: [-123.1, 49.2, -123, 49.3],
    },
  };
  const first = await created(criteria);
  expect(first.criteria).toEqual(criteria);
  expect((await created(first.criteria)).id).toBe(first.id);
});

test('places are stored in one spelling, and what an earlier version wrote is the same alert', async () => {
  const { db } = product.services;
  const one = await created({ regionId: 'CA5915,CA595911606,CA35,CA356167865' });
  expect(one.criteria).toEqual({ regionId: 'CA35,CA5915,CA595911606' });
  const city = await created({ cityId: 'CA595911606' });
  expect(city.criteria).toEqual({ regionId: 'CA595911606' });
  await db
    .update(alerts)
    .set({ criteria: { cityId: 'CA595911606' } })
    .where(eq(alerts.id, city.id));
  expect((await created({ regionId: 'CA595911606' })).id).toBe(city.id);
});

test('alerts of others are not there, for staff neither', async () => {
  const { id } = await created();
  for (const as of ['member', 'admin'] as const) {
    const given = { as, params: { id } };
    expect(await list(as)).toEqual([]);
    expect((await product.call(api.alerts.update, { ...given, body: { paused: true } })).statusCode).toBe(
      404,
    );
    expect((await product.call(api.alerts.remove, given)).statusCode).toBe(404);
  }
  const own = { as: 'other', params: { id } } as const;
  expect((await product.call(api.alerts.update, { ...own, body: { paused: true } })).json()).toMatchObject({
    id,
    paused: true,
  });
  expect((await product.call(api.alerts.remove, own)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

test('keywords are stored once however they are spaced; criteria that nothing can meet are refused', async () => {
  const of = (topic: string, criteria: Record<string, unknown>) => create(criteria, 'other', topic);
  const first = (await of('posts', { keyword: '  룸메이트   구함 ', regionId: 'CA00' })).json<Alert>();
  expect(first.criteria).toEqual({ keyword: '룸메이트 구함' });
  expect((await of('posts', { keyword: '룸메이트 구함', jobs: false })).json<Alert>().id).toBe(first.id);
  const jobs = await of('posts', { keyword: '룸메이트 구함', jobs: 'true', regionId: 'CA59' });
  expect(jobs.json<Alert>().criteria).toEqual({ keyword: '룸메이트 구함', jobs: true, regionId: 'CA59' });
  expect((await of('flyer_items', { keyword: '삼겹살' })).statusCode).toBe(201);
  for (const [topic, criteria] of [
    ['posts', {}],
    ['posts', { keyword: '집' }],
    ['posts', { keyword: '!!??' }],
    ['posts', { keyword: '\0\0' }],
    ['posts', { keyword: '가'.repeat(61) }],
    ['posts', { keyword: ['삼겹살'] }],
    ['posts', { keyword: '삼겹살', regionId: "CA59' OR 1=1" }],
    ['flyer_items', { keyword: { $ne: 1 } }],
    ['nothing', { keyword: '삼겹살' }],
  ] as const) {
    expect([criteria, (await of(topic, criteria)).statusCode]).toEqual([criteria, 400]);
  }
  expect(await list()).toHaveLength(3);
});

test('topics that are off and quiet hours are of each member alone', async () => {
  const read = async (as: Role) => (await product.call(api.alerts.preferences, { as })).json();
  const none = { off: [], quiet: null, zone: null, usedZone: 'America/Vancouver' };
  expect(await read('other')).toEqual(none);
  const body = { off: ['posts', 'posts'], quiet: { from: 22, to: 8 }, zone: 'America/Toronto' };
  expect((await product.call(api.alerts.prefer, { as: 'other', body })).statusCode).toBe(204);
  expect(await read('other')).toEqual({ ...body, off: ['posts'], usedZone: 'America/Toronto' });
  await product.call(api.alerts.prefer, { as: 'other', body: { ...body, quiet: null } });
  expect([await read('other'), await read('member')]).toEqual([
    { ...body, off: ['posts'], quiet: null, usedZone: 'America/Toronto' },
    none,
  ]);
  for (const wrong of [{ zone: 'Mars/Olympus' }, { quiet: { from: 24, to: 0 } }, { off: ['all'] }]) {
    const refused = await product.call(api.alerts.prefer, { as: 'other', body: { ...body, ...wrong } });
    expect(refused.statusCode).toBe(400);
  }
});
