import { api } from '@hanca/common/contract/index.ts';
import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
});

const at = (publicLat: number, publicLng: number, change: object = {}) =>
  storedRealty(product, { publicLat, publicLng, ...change });
const ask = (query: object) =>
  product.call(api.realties.map, { query: { bbox: '-124,49,-122,50', ...query } });
const pins = async (query: object): Promise<RealtyPin[]> => {
  const response = await ask(query);
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
};

test('near listings are one pin with their number, lowest price and middle; far ones stand alone', async () => {
  await at(49.23, -123.0, { price: 2000 });
  await at(49.232, -123.002, { price: 1500 });
  const alone = await at(49.9, -122.1, { price: 900 });
  expect(await pins({ zoom: 10 })).toEqual([
    { lat: 49.231, lng: -123.001, count: 2, price: 1500, id: null },
    { lat: 49.9, lng: -122.1, count: 1, price: 900, id: alone },
  ]);
});

test('the nearer it is looked at, the more pins there are', async () => {
  const places = [49.23, 49.235, 49.24, 49.25, 49.26];
  for (const lat of places) await at(lat, -123);
  const counts: number[] = [];
  for (const zoom of [6, 10, 12, 14, 18])
    counts.push((await pins({ zoom, bbox: '-123.02,49.22,-122.98,49.27' })).length);
  expect(counts).toEqual([...counts].sort((a, b) => a - b));
  expect([counts[0], counts.at(-1)]).toEqual([1, 5]);
});

test('it holds what is in the area, can be seen and is asked for', async () => {
  const here = await at(49.5, -123);
  await at(50.1, -123);
  await at(49.5, -124.1);
  await at(49.7, -123, { visible: false });
  const done = await at(49.9, -123, { status: 1 });
  const idsOf = async (query: object) => (await pins({ zoom: 12, ...query })).map(({ id }) => id).sort();
  expect(await idsOf({})).toEqual([here]);
  expect(await idsOf({ status: 1 })).toEqual([done]);
  expect(await idsOf({ status: -1 })).toEqual([here, done].sort());
  expect(await idsOf({ priceMax: 1 })).toEqual([]);
  expect(await idsOf({ userId: product.ids.other })).toEqual([]);
});

test('a wide area at a near zoom stays within some hundred pins that count every listing', async () => {
  const row = {
    userId: product.ids.member,
    title: '집',
    regionId: 'CA59',
    cityId: 'CA595911606',
    reType: 2,
    txType: 2,
  };
  const rest = {
    price: 1000,
    bedroom: 1,
    bathroom: 1,
    area: 500,
    address: 'x',
    publicAddress: 'x',
    content: 'x',
  };
  const expiresAt = new Date(Date.now() + 1e9);
  const values = Array.from({ length: 1500 }, (_, n) => {
    const [lat, lng] = [49 + (n % 60) / 60, -124 + (2 * Math.floor(n / 60)) / 25];
    return { ...row, ...rest, expiresAt, lat, lng, publicLat: lat, publicLng: lng };
  });
  for (let n = 0; n < values.length; n += 500) {
    await product.services.db.insert(realties).values(values.slice(n, n + 500));
  }
  const wide = await pins({ zoom: 20 });
  expect(wide.length).toBeGreaterThan(50);
  expect(wide.length).toBeLessThanOrEqual(441);
  expect(wide.reduce((sum, { count }) => sum + count, 0)).toBe(1500);
});

test.each([
  [{ zoom: 10, bbox: '-180,-90,180,90' }, 200],
  [{ zoom: 20, bbox: '-123,49,-123,49' }, 200],
  [{ zoom: 0, bbox: '-123,89,-122,90' }, 200],
  [{ zoom: 21 }, 400],
  [{ zoom: 10, bbox: '' }, 400],
  [{}, 400],
])('%j is answered with %i', async (query, status) => {
  expect((await ask(query)).statusCode).toBe(status);
});
