import type { PricedStation, StationPin } from '@hanca/common/contract/fuel-stations.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { fuelStations } from '../../db/schema/fuel.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';

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

describe('a file of stations', () => {
  beforeEach(async () => {
    await product.services.db.delete(fuelStations);
    await product.services.db.delete(audits);
  });

  const HEAD = 'title,brand,address,city,lat,lng,hours,membership,source';
  const ONE = '킹스웨이 주유소,Esso,4500 Kingsway,Burnaby,49.2287,-123.0016,24시간,,직접 확인';
  const TWO = 'Costco,Costco,4500 Still Creek Dr,버나비,49.2596,-123.0052,,예,직접 확인';
  const take = (text: string, as: Role = 'admin') =>
    product.call(api.fuelStations.import, { as, body: { text } });
  const stored = async () =>
    (await product.call(api.fuelStations.prices)).json<PricedStation[]>().map((one) => ({
      ...{ title: one.title, brand: one.brand, city: one.city, hours: one.hours },
      ...{ membership: one.membership, location: one.location },
    }));

  test('a file adds stations, and changes those at the same address in the columns that it has', async () => {
    expect((await take(`${HEAD}\n${ONE}\n${TWO}\n`)).json()).toEqual({ added: 2, changed: 0, same: 0 });
    expect(await stored()).toEqual([
      {
        ...{ title: 'Costco', brand: 'Costco', city: '버나비', hours: '', membership: true },
        location: { lat: 49.2596, lng: -123.0052 },
      },
      {
        ...{ title: '킹스웨이 주유소', brand: 'Esso', city: '버나비', hours: '24시간', membership: false },
        location: { lat: 49.2287, lng: -123.0016 },
      },
    ]);
    // A spreadsheet's tabs and Korean names of columns; what has no column stays.
    const tabs = [
      '이름\t주소\t도시\t위도\t경도\t출처',
      'Esso 킹스웨이\t4500 Kingsway\t버나비\t49.2287\t-123.0016\t직접 확인',
      'Costco\t4500 Still Creek Dr\tBurnaby, BC\t49.2596\t-123.0052\t직접 확인',
    ].join('\n');
    expect((await take(tabs)).json()).toEqual({ added: 0, changed: 1, same: 1 });
    expect((await stored()).map(({ title, brand, hours }) => [title, brand, hours])).toEqual([
      ['Costco', 'Costco', ''],
      ['Esso 킹스웨이', 'Esso', '24시간'],
    ]);
    const trail = await product.call(api.audits.list, { as: 'admin', query: { feature: 'fuelStations' } });
    expect(trail.json()).toHaveLength(2);
    expect(trail.json()[1]).toMatchObject({ action: 'import', before: { rows: 0 }, after: { rows: 2 } });
  });

  test('a file with a wrong line stores nothing and names line and column', async () => {
    const flaws: [flaw: string, wrong: string, named: string][] = [
      ['a city that there is none of', ONE.replace('Burnaby', 'Nowhere'), '도시'],
      ['a place far from its city', ONE.replace('49.2287', '43.6500'), '위치'],
      ['a place that is no number', ONE.replace('49.2287', '북쪽'), '위치'],
      ['no place', ONE.replace('49.2287,-123.0016', ','), '위치'],
      ['no name', ONE.replace('킹스웨이 주유소', ''), '이름'],
      ['no address', ONE.replace('4500 Kingsway', ''), '주소'],
      ['no source', ONE.replace('직접 확인', ''), '출처'],
      ['neither yes nor no', TWO.replace('예', '글쎄'), '회원만'],
      ['a name that is too long', ONE.replace('킹스웨이 주유소', '가'.repeat(101)), '이름'],
      ['a cell too many', `${ONE},더`, '칸'],
      ['the same address twice', `${TWO.replace('Costco,', '다른 이름,')}\n${TWO}`, '앞줄'],
      ['a quote that is not closed', `"${ONE}`, '따옴표'],
    ];
    const good = '다른 곳,,1 Example St,Burnaby,49.23,-123,,,직접 확인';
    for (const [flaw, wrong, named] of flaws) {
      const response = await take(`${HEAD}\n${good}\n${wrong}\n`);
      expect(response.statusCode, flaw).toBe(400);
      const [error] = response.json<{ errors: { path: string; message: string }[] }>().errors;
      expect(error?.message, flaw).toMatch(new RegExp(`^[34]번째 줄: .*${named}`));
    }
    expect(await stored()).toEqual([]);
    expect(await product.services.db.select().from(audits)).toEqual([]);
  });

  test('a file without its columns or lines is refused', async () => {
    for (const [text, why] of [
      ['', '첫 줄에'],
      [HEAD, '첫 줄에'],
      [`title,address\n가,나`, '열이 없어요: city, lat, lng, source'],
      [`${HEAD},title\n${ONE},다시`, '같은 열이 두 번'],
    ] as const) {
      const response = await take(text || '\n');
      expect(response.statusCode, why).toBe(400);
      if (text) expect(response.body).toContain(why);
    }
  });

  test('only staff take files, and of two at once none is stored twice', async () => {
    expect((await take(`${HEAD}\n${ONE}`, 'member')).statusCode).toBe(403);
    expect((await take(`${HEAD}\n${ONE}`, 'nobody')).statusCode).toBe(401);
    const both = await Promise.all([take(`${HEAD}\n${ONE}`), take(`${HEAD}\n${ONE}`)]);
    expect(both.map((one) => one.json().added).sort()).toEqual([0, 1]);
    expect(await stored()).toHaveLength(1);
  });
});
