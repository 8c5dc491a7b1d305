import { asc, desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realties } from '../../db/schema.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { firstOf, type Search } from './conditions.ts';
import { findPins } from './map.ts';
import { countRealties } from './search.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { pool } = product.services.database;
  // Enough rows for an index to be worth its while; one in a hundred is what is searched.
  await pool.query(
    `insert into realties (user_id, title, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address,
       public_address, lat, lng, public_lat, public_lng, content, expires_at, status, terms, words)
     select case when n % 100 = 0 then $1 else $2 end::int, '집', 'CA59',
       case when n % 100 = 0 then 'CA595911606' else 'CA596173331' end, 9, 2, 1000 + n, case when n % 100 = 0 then 5 else 1 end, 1, 500, 'x',
       'x', 49, -123, 49 + n / 2000.0, -123, 'x', now() + interval '60 days', case when n % 100 = 0 then 1 else 0 end,
       case when n % 100 = 0 then $3 else $4 end::text[], case when n % 100 = 0 then '버나비룸렌트' else '좋은집' end
     from generate_series(1, 2000) n`,
    [
      product.ids.member,
      product.ids.other,
      ['region=CA59', 'bed>=4', 'type=9', 'furnished=yes', 'pets=yes', '룸렌', '렌트', '버나', '나비'],
      ['region=CA59', 'type=9', 'bed=1', '집', '좋은', '은집'],
    ],
  );
  await pool.query('analyze realties');
});
afterAll(() => product.close());

const builder = drizzle(new pg.Pool());

/** The plan of a search's first page. */
const planOf = async (search: Partial<Search>, sort: 'id' | 'price'): Promise<string> => {
  const order = sort === 'id' ? [desc(realties.id)] : [asc(realties.price), desc(realties.id)];
  const { sql, params } = builder
    .select({ id: realties.id })
    .from(realties)
    .where(firstOf({ everything: false, ...search }))
    .orderBy(...order)
    .limit(15)
    .toSQL();
  const { rows } = await product.services.database.pool.query(`explain ${sql}`, params);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test.each([
  ['keyword', { keyword: '룸렌트' }, 'realties_terms'],
  ['facts', { reType: 9, furnished: true, pets: true }, 'realties_terms'],
  ['facts and keyword', { regionId: 'CA59', bedroom: 4, keyword: '버나비 렌트' }, 'realties_terms'],
  ['city', { cityId: 'CA595911606' }, 'realties_city'],
  ['area of the map', { bbox: [-123.2, 49.2, -123, 49.21] }, 'realties_place'],
  ['price', { priceMin: 1000, priceMax: 1020 }, 'realties_price'],
  ['status', { status: 1 }, 'realties_newest'],
] satisfies [string, Omit<Search, 'everything'>, string][])(
  'a search by %s can use its index',
  async (_, search, index) => {
    expect(await planOf(search, 'id')).toContain(index);
    expect(await planOf(search, 'price')).toContain(index);
  },
);

test("an owner's own, hidden ones too, are found by their index", async () => {
  expect(await planOf({ userId: product.ids.member, everything: true }, 'id')).toContain('realties_user');
});

test('a search without filters reads the newest and no more', async () => {
  expect(await planOf({}, 'id')).toContain('realties_pkey');
  expect(await planOf({}, 'price')).toContain('realties_price');
});

test.each([
  [{}, 2000],
  [{ reType: 9 }, 2000],
  [{ regionId: 'CA59', bedroom: 1 }, 1980],
  [{ keyword: '집' }, 1980],
  [{ keyword: '좋은집', priceMax: 2000 }, 990],
  [{ keyword: '좋은 집', priceMax: 2500 }, 1485],
  [{ keyword: '버나비' }, 20],
])('%j counts %i, by whichever way', async (search, expected) => {
  const { db } = product.services;
  expect(await countRealties(db, { everything: false, ...search })).toBe(expected);
  const bbox: Search['bbox'] = [-124, 48, -122, 51];
  const pins = await findPins(db, { everything: false, ...search, bbox, zoom: 8, status: -1 });
  expect(pins.reduce((sum, pin) => sum + pin.count, 0)).toBe(expected);
});

test('what the planner is told for a keyword is forgotten afterwards', async () => {
  const { db, database } = product.services;
  await countRealties(db, { everything: false, keyword: '집' });
  const { rows } = await database.pool.query('show enable_seqscan');
  expect(rows).toEqual([{ enable_seqscan: 'on' }]);
});
