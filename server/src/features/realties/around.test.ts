import { api } from '@hanca/common/contract/index.ts';
import type { RealtyAround, RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';
import { metresBetween } from '../geo/metres.ts';
import { stations } from '../geo/tables.ts';
import { stationMeasuring } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(() => product.services.db.delete(realties));

const get = async (id: number, as: Role = 'nobody') =>
  (await product.call(api.realties.get, { as, params: { id } })).json<RealtyDetail>();
const around = async (id: number, as: Role = 'nobody') =>
  (await product.call(api.realties.around, { as, params: { id } })).json<RealtyAround>();
const found = async (query: object, as: Role = 'nobody') => {
  const list = await product.call(api.realties.list, { as, query: { ...query } });
  const count = await product.call(api.realties.count, { as, query: { ...query } });
  const ids = list.json<RealtySummary[]>().map(({ id }) => id);
  expect(count.json()).toBe(ids.length);
  return ids;
};

/** In a part of Langley that no train reaches. */
const FAR = { location: { lat: 49.104, lng: -122.66 }, address: '20400 56 Ave, Langley' };

test('stations are measured from the point that everybody is shown, also for its owner', async () => {
  const { id, station } = await createRealty(product);
  const { location } = await get(id);
  const nearest = (await around(id)).stations[0];
  const metrotown = stations.find(({ nameEn }) => nameEn === 'Metrotown');
  expect(nearest).toMatchObject({ name: '메트로타운역', nameEn: 'Metrotown', lines: ['Expo Line'] });
  expect(nearest?.metres).toBe(metrotown && Math.round(metresBetween(location, metrotown)));
  expect(await around(id, 'member')).toEqual(await around(id));
  for (const shown of [station, (await get(id)).station, (await get(id, 'member')).station])
    expect(shown).toEqual({ name: '메트로타운역', metres: nearest?.metres });
  const far = await createRealty(product, FAR);
  expect([far.station, (await around(far.id)).stations]).toEqual([null, []]);
});

test('homes near a station are found by the walk and by its name, at once and after a move', async () => {
  const { id } = await createRealty(product);
  await createRealty(product, { ...FAR, title: '조용한 집' });
  for (const as of ['nobody', 'admin'] as const) {
    expect(await found({ stationMax: 800 }, as)).toEqual([id]);
    expect(await found({ stationMax: 800, furnished: true }, as)).toEqual([]);
  }
  expect(await found({ keyword: '메트로타운역' })).toEqual([id]);
  await product.call(api.realties.update, {
    as: 'member',
    body: { id, title: '콘도', ...FAR, locationBy: 'pin' },
  });
  expect(await found({ stationMax: 5000 })).toEqual([]);
  expect(await found({ keyword: '메트로타운역' })).toEqual([]);
});

test('listings of a version before are measured later, and once', async () => {
  const { db } = product.services;
  const { id, title } = await createRealty(product);
  const stateOf = async () => {
    const [row] = await db.select().from(realties).where(eq(realties.id, id));
    return row;
  };
  const now = await stateOf();
  const terms = now?.terms.filter((term) => !term.startsWith('station') && !'메트로타운역'.includes(term));
  await db.update(realties).set({ stationMetres: null, terms, words: '버나비' }).where(eq(realties.id, id));
  await product.services.changes.caughtUp();
  expect(await found({ stationMax: 800 })).toEqual([]);
  await stationMeasuring.run(product.services);
  await product.services.changes.caughtUp();
  const measured = await stateOf();
  expect(measured).toMatchObject({ stationMetres: now?.stationMetres, updatedAt: now?.updatedAt, title });
  expect(await found({ stationMax: 800 })).toEqual([id]);
  expect(await found({ keyword: '메트로타운역' })).toEqual([id]);
  await stationMeasuring.run(product.services);
  expect(await stateOf()).toEqual(measured);
});

test('what homes like it cost is said where there are eight of them', async () => {
  const home = await createRealty(product, { price: 2000 });
  const others = [2100, 2200, 2300, 2400, 2500, 2600, 2701];
  for (const price of others) await createRealty(product, { price }, 'admin');
  // None of these is like it.
  await createRealty(product, { price: 1, bedroom: 3 }, 'admin');
  await createRealty(product, { price: 1, reType: 3 }, 'admin');
  const done = await createRealty(product, { price: 1 }, 'admin');
  await product.call(api.realties.status, { as: 'admin', body: { id: done.id, status: 1 } });
  const hidden = await createRealty(product, { price: 1 }, 'admin');
  await product.call(api.realties.hide, { as: 'admin', body: { id: hidden.id, reason: '확인' } });
  expect((await around(home.id)).likeHomes).toBeNull();
  await createRealty(product, { price: 2801 }, 'admin');
  const burnaby = { placeId: home.cityId, placeName: '버나비' };
  expect((await around(home.id)).likeHomes).toEqual({ count: 8, median: 2450, ...burnaby });
});

test('where a city has too few it is compared with the area around it', async () => {
  const home = await createRealty(product, { ...FAR, cityId: 'CA596049429' });
  for (let n = 0; n < 8; n++) await createRealty(product, { price: 2000 }, 'admin');
  const metro = { placeId: 'CA5915', placeName: '메트로밴쿠버' };
  expect((await around(home.id)).likeHomes).toEqual({ count: 8, median: 2000, ...metro });
});

test('rooms are compared with rooms, whatever bedrooms are said of their homes', async () => {
  const room = await createRealty(product, { reType: 9, bedroom: 1 });
  for (let n = 0; n < 8; n++) await createRealty(product, { reType: 9, bedroom: n % 4, price: 900 }, 'admin');
  expect((await around(room.id)).likeHomes).toMatchObject({ count: 8, median: 900 });
});

test('around a hidden listing only its owner and staff look', async () => {
  const { id } = await createRealty(product);
  await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '확인' } });
  for (const [as, status] of [
    ['nobody', 404],
    ['other', 404],
    ['member', 200],
    ['admin', 200],
  ] as const)
    expect((await product.call(api.realties.around, { as, params: { id } })).statusCode).toBe(status);
});
