import type { PricedStation, StationPin } from '@hanca/common/contract/fuel-stations.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
const ids: Record<string, number> = {};

const stations = {
  near: { title: '가까운 곳', regionId: 'CA595911606', location: { lat: 49.23, lng: -123.0 } },
  far: { title: '먼 곳', regionId: 'CA596159905', location: { lat: 49.11, lng: -122.83 } },
  club: {
    title: '회원 주유소',
    regionId: 'CA595911606',
    location: { lat: 49.26, lng: -122.98 },
    membership: true,
  },
  unknown: { title: '가격 없는 곳', regionId: 'CA356167865', location: { lat: 43.65, lng: -79.38 } },
};

beforeAll(async () => {
  product = await startProduct();
  for (const [name, one] of Object.entries(stations)) {
    const body = { ...one, address: '1 Example St', source: '예시' };
    ids[name] = (await product.call(api.fuelStations.create, { as: 'admin', body })).json().id;
  }
  const enter = (name: string, cents: number, change: object = {}) =>
    product.call(api.fuelPrices.create, {
      as: 'admin',
      body: { stationId: ids[name], grade: 'regular', kind: 'card', cents, ...change },
    });
  await enter('near', 175.9);
  await enter('near', 172.9, { kind: 'cash' });
  await enter('far', 174.5);
  await enter('far', 160, { kind: 'member' });
  await enter('club', 165.9);
  await enter('far', 190, { grade: 'diesel' });
});
afterAll(() => product.close());

const listed = async (query = {}) =>
  (await product.call(api.fuelStations.prices, { query })).json<PricedStation[]>();
const titles = async (query = {}) => (await listed(query)).map(({ title }) => title);

test('the cheapest comes first by its lowest price, and what has none last', async () => {
  expect(await titles()).toEqual(['먼 곳', '회원 주유소', '가까운 곳', '가격 없는 곳']);
  expect((await titles({ grade: 'diesel' }))[0]).toBe('먼 곳');
  expect(await titles({ skip: 1, limit: 1 })).toEqual(['회원 주유소']);
});

test('who is no member of a shop sees neither its stations nor prices for members', async () => {
  expect(await titles({ everyone: true })).toEqual(['가까운 곳', '먼 곳', '가격 없는 곳']);
  const [, far] = await listed({ everyone: true });
  expect(far?.prices.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['card', 174.5],
    ['card', 190],
  ]);
});

test('the nearest to a point comes first, or by price with how far each is', async () => {
  const near = '49.230,-123.000';
  const found = await listed({ near });
  expect(found.map(({ title }) => title)).toEqual(['가까운 곳', '회원 주유소', '먼 곳', '가격 없는 곳']);
  expect(found[0]?.metres).toBe(0);
  expect((await listed({ near, sort: 'price' }))[0]).toMatchObject({
    title: '먼 곳',
    metres: expect.any(Number),
  });
});

test('list, count and map have the same places', async () => {
  const query = { regionId: 'CA5915' };
  expect(await titles(query)).toHaveLength(3);
  expect((await product.call(api.fuelStations.priceCount, { query })).json()).toEqual({
    count: 3,
    priced: 3,
  });
  const diesel = { ...query, grade: 'diesel' };
  expect((await product.call(api.fuelStations.priceCount, { query: diesel })).json()).toEqual({
    count: 3,
    priced: 1,
  });
  const pins = (await product.call(api.fuelStations.map, { query })).json<StationPin[]>();
  expect(pins.map(({ id, cents }) => [id, cents])).toEqual([
    [ids.near, 172.9],
    [ids.far, 160],
    [ids.club, 165.9],
  ]);
  expect(await titles({ regionId: 'CA35' })).toEqual(['가격 없는 곳']);
});

test('one station has its prices in the order of grades and kinds, whoever asks', async () => {
  const one = await product.call(api.fuelStations.station, { params: { id: ids.near ?? 0 } });
  expect(one.json<PricedStation>()).toMatchObject({
    ...{ title: '가까운 곳', city: '버나비', metres: null },
    prices: [
      { kind: 'card', cents: 175.9, by: 'staff' },
      { kind: 'cash', cents: 172.9, by: 'staff' },
    ],
  });
  expect((await product.call(api.fuelStations.station, { params: { id: 999_999 } })).statusCode).toBe(404);
});

test('a station is in a city and near it', async () => {
  const body = { ...stations.near, address: '1', source: '예시', location: { lat: 43, lng: -79 } };
  expect((await product.call(api.fuelStations.create, { as: 'admin', body })).json().errors).toMatchObject([
    { path: 'location' },
  ]);
});
