import { api } from '@hanca/common/contract/index.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { RealtyForm } from '@hanca/common/contract/realty-input.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';

const LIST = api.realties.list.path;
const COUNT = api.realties.count.path;
const BURNABY = 'CA595911606';
const VANCOUVER = 'CA596173331';
const TORONTO = 'CA356167865';

/** Three listings that differ in everything that can be asked for. */
const forms: Partial<RealtyForm>[] = [
  {
    cityId: BURNABY,
    reType: 2,
    price: 2450,
    bedroom: 2,
    bathroom: 1.5,
    area: 820,
    furnished: true,
    parking: 1,
    pets: 'allowed',
    smoking: 'none',
    laundry: 'ensuite',
    utilities: ['heat', 'water'],
    deposit: 1200,
    minTermMonths: 12,
    availability: 'now',
    status: 0,
  },
  {
    cityId: VANCOUVER,
    location: { lat: 49.26, lng: -123.14 },
    reType: 9,
    price: 1100,
    bedroom: 0,
    bathroom: 1,
    area: 150,
    pets: 'negotiable',
    smoking: 'outside',
    laundry: 'building',
    utilities: ['heat', 'water', 'internet'],
    roomKind: 'master',
    bathKind: 'private',
    womenOnly: true,
    utilitiesFee: 60,
    deposit: 0,
    minTermMonths: 3,
    availability: 'date',
    availableFrom: Date.UTC(2027, 2, 10),
    status: 1,
  },
  {
    cityId: TORONTO,
    location: { lat: 43.65, lng: -79.38 },
    txType: 5,
    reType: 11,
    price: 1100,
    bedroom: 5,
    bathroom: 3,
    area: 2000,
    furnished: false,
    parking: 4,
    utilitiesIncluded: true,
    womenOnly: false,
    pets: 'none',
    smoking: 'allowed',
    availability: 'negotiable',
    status: 0,
  },
];

let product: TestProduct;
const ids: number[] = [];
beforeAll(async () => {
  product = await startProduct();
  for (const form of forms) ids.push((await createRealty(product, form)).id);
});
afterAll(() => product.close());

const as = (role: Role): Record<string, string> =>
  role === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[role]}` };
const get = (url: string, role: Role = 'nobody') => product.inject({ url, headers: as(role) });

/** The places in `forms` of the listings found, as the list has them; the count has to agree. */
const found = async (query: string, role: Role = 'nobody'): Promise<number[]> => {
  const response = await get(`${LIST}?${query}`, role);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<RealtySummary[]>().map(({ id }) => ids.indexOf(id));
};

describe('filters', () => {
  const all = [2, 1, 0];
  const cases: [string, number[]][] = [
    ['', all],
    ['regionId=&cityId=&reType=&txType=&bedroom=&status=&keyword=&bbox=&hidden=', all],
    ['regionId=CA00&cityId=CA00&reType=0&txType=0&bedroom=-1&bathroom=0&parking=0&status=-1&priceMin=0', all],
    ['regionId=CA59', [1, 0]],
    ['regionId=CA35', [2]],
    ['regionId=CA48', []],
    [`regionId=${BURNABY}`, [0]],
    [`cityId=${VANCOUVER}`, [1]],
    [`regionId=CA59&cityId=${VANCOUVER}`, [1]],
    [`regionId=CA59&cityId=${TORONTO}`, []],
    [`regionId=${VANCOUVER},${TORONTO}`, [2, 1]],
    [`regionId=${VANCOUVER},CA35`, [2, 1]],
    ['regionId=CA59,CA35', all],
    ['regionId=CA5915', [1, 0]],
    ['regionId=CA59901,CA35901', [2]],
    [`regionId=CA5915,CA35&cityId=${BURNABY}`, [0]],
    [`regionId=CA5915&pets=true&keyword=${encodeURIComponent('버나비')}`, [0]],
    ['regionId=CA5999', []],
    ['reType=9', [1]],
    ['reType=3', []],
    ['txType=2', [1, 0]],
    ['txType=5', [2]],
    ['bedroom=0', [1]],
    ['bedroom=2', [0]],
    ['bedroom=3', []],
    ['bedroom=4', [2]],
    ['bathroom=1', all],
    ['bathroom=2', [2]],
    ['bathroom=4', []],
    ['priceMin=1100', all],
    ['priceMin=1101', [0]],
    ['priceMax=1100', [2, 1]],
    ['priceMin=1101&priceMax=2449', []],
    ['areaMin=820', [2, 0]],
    ['areaMin=2001', []],
    ['depositMax=0', [1]],
    ['depositMax=1200', [1, 0]],
    ['minTermMax=3', [1]],
    ['minTermMax=12', [1, 0]],
    ['furnished=true', [0]],
    ['furnished=false', [2]],
    ['utilitiesIncluded=true', [2]],
    ['utilitiesIncluded=false', [1]],
    ['womenOnly=true', [1]],
    ['womenOnly=false', [2]],
    ['bathKind=private', [1]],
    ['bathKind=shared', []],
    ['pets=1', [1, 0]],
    ['pets=0', [2]],
    ['smoking=true', [2, 1]],
    ['smoking=false', [0]],
    ['parking=1', [2, 0]],
    ['parking=2', [2]],
    ['parking=5', []],
    ['laundry=building', [1]],
    ['laundry=none', []],
    ['utilities=heat', [1, 0]],
    ['utilities=internet,heat', [1]],
    ['utilities=gas', []],
    ['roomKind=master', [1]],
    ['roomKind=den', []],
    ['availableBefore=2027-03-09', [0]],
    ['availableBefore=2027-03-10', [1, 0]],
    [`availableBefore=${Date.UTC(2027, 2, 10, 15)}`, [1, 0]],
    ['availableBefore=8640000000000000', [1, 0]],
    ['status=0', [2, 0]],
    ['status=1', [1]],
    ['bbox=-123.2,49.2,-122.9,49.3', [1, 0]],
    ['bbox=-123.2,49.24,-122.9,49.3', [1]],
    ['bbox=-180,-90,180,90', all],
    ['bbox=0,0,1,1', []],
    ['keyword=toronto', [2]],
    [
      `regionId=CA59&reType=2&txType=2&bedroom=2&bathroom=1&priceMax=2500&areaMin=800&furnished=true&pets=true&parking=1&keyword=${encodeURIComponent('버나비')}&status=0&bbox=-124,49,-122,50`,
      [0],
    ],
    ['regionId=CA59&reType=2&furnished=false', []],
    ['unknown=1', all],
  ];

  test('find the same in list and count, for visitors and members', async () => {
    for (const [query, expected] of cases) {
      for (const role of ['nobody', 'other'] as const) {
        expect(await found(query, role), query).toEqual(expected);
        expect((await get(`${COUNT}?${query}`, role)).json(), query).toBe(expected.length);
      }
    }
  });

  test('userId asks for the listings of one lister', async () => {
    expect(await found(`userId=${product.ids.member}`)).toEqual(all);
    expect(await found(`userId=${product.ids.other}`)).toEqual([]);
    expect(await found('userId=2147483647')).toEqual([]);
  });

  test('follow a change at once', async () => {
    const change = (body: object) =>
      product.call(api.realties.update, { as: 'member', body: { id: ids[0], ...body } });
    await change({ furnished: false, cityId: VANCOUVER, pets: null });
    expect(await found('furnished=true')).toEqual([]);
    expect(await found(`cityId=${VANCOUVER}`)).toEqual([1, 0]);
    expect(await found('pets=true')).toEqual([1]);
    await change({ furnished: true, cityId: BURNABY, pets: 'allowed' });
    expect(await found('furnished=true')).toEqual([0]);
  });

  test('are refused with a value that they cannot have', async () => {
    for (const query of [
      'regionId=CA5',
      `regionId=${BURNABY},x`,
      `regionId=${Array.from({ length: 21 }, (_, n) => `CA59${1000000 + n}`).join(',')}`,
      "cityId=CA59'--",
      'reType=-1',
      'bedroom=5',
      'bedroom=-2',
      'priceMin=-1',
      'priceMax=1e3',
      'areaMin=1.5',
      'furnished=yes',
      'pets=allowed',
      'parking=21',
      'laundry=x',
      'utilities=heat,x',
      'availableBefore=2027-02-30',
      'availableBefore=soon',
      'availableBefore=0000-01-01',
      'availableBefore=1969-12-31',
      'bbox=1,2,3',
      'bbox=10,0,0,10',
      'bbox=a,b,c,d',
      'status=3',
      'userId=0',
      'keyword=%00',
      `keyword=${'a'.repeat(101)}`,
      'reType=1&reType=2',
    ]) {
      for (const path of [LIST, COUNT]) {
        const response = await get(`${path}?${query}`);
        expect(response.statusCode, query).toBe(400);
        expect(query, query).toContain(response.json().errors[0].path.split('.')[0]);
      }
    }
  });
});

describe('paging and order', () => {
  const cases: [string, number[]][] = [
    ['sort=id', [2, 1, 0]],
    ['sort=id&order=ASC', [0, 1, 2]],
    ['sort=price&order=ASC', [2, 1, 0]],
    ['sort=price&order=DESC', [0, 2, 1]],
    ['sort=price', [0, 2, 1]],
    ['sort=createdDate&order=ASC', [0, 1, 2]],
    ['sort=updatedDate&order=ASC&limit=1&skip=2', [0]],
    ['sort=cityId&order=ASC', [2, 0, 1]],
    ['limit=2', [2, 1]],
    ['limit=2&skip=2', [0]],
    ['query.limit=1&query.skip=1', [1]],
    ['skip=3', []],
    ['skip=2147483647&limit=100', []],
    ['regionId=CA59&sort=price&order=ASC&limit=1', [1]],
    ['keyword=canada&limit=1', []],
  ];

  test('put the rows in order and cut the page', async () => {
    for (const [query, expected] of cases) {
      expect(await found(query), query).toEqual(expected);
    }
  });

  test('are refused where they cannot be used', async () => {
    for (const query of ['limit=0', 'limit=101', 'skip=-1', 'sort=address', 'sort=phone', 'order=up']) {
      expect((await get(`${LIST}?${query}`)).statusCode, query).toBe(400);
    }
  });

  test('by title only staff, and owners their own', async () => {
    const url = `${LIST}?sort=title`;
    const refused = await Promise.all([get(url), get(url, 'member'), get(`${url}&userId=1`, 'other')]);
    for (const response of refused) {
      expect([response.statusCode, response.json().errors]).toEqual([
        400,
        [expect.objectContaining({ path: 'sort', code: 'invalid_value' })],
      ]);
    }
    const { member } = product.ids;
    for (const own of [get(url, 'admin'), get(`${url}&userId=${member}`, 'member')]) {
      expect((await own).json()).toHaveLength(3);
    }
  });

  test('a page has fifteen, and pages together have each listing once', async () => {
    const { db } = product.services;
    const first = eq(realties.id, ids[0] ?? 0);
    const [row] = await db.select().from(realties).where(first);
    if (!row) throw new Error('no listing');
    const { id: _, ...copy } = row;
    await db.insert(realties).values(Array.from({ length: 20 }, () => ({ ...copy, price: 777 })));
    const pages = await Promise.all(
      [0, 15].map((skip) => get(`${LIST}?sort=price&order=ASC&priceMax=777&skip=${skip}`)),
    );
    const rows = pages.map((page) => page.json<RealtySummary[]>().map(({ id }) => id));
    expect(rows.map(({ length }) => length)).toEqual([15, 5]);
    expect(rows.flat()).toEqual([...new Set(rows.flat())].sort((a, b) => b - a));
    await db.delete(realties).where(sql`${realties.price} = 777`);
  });
});
