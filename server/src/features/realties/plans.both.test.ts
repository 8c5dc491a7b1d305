// Runs on both engines: EXPLAIN of searches, and plans of prepared statements.
import { RENT } from '@hanca/common/realties.ts';
import { asc, desc } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { realties } from '../../db/schema/realties.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { findHome } from './around.ts';
import type { Search } from './conditions.ts';
import { countRealties } from './count.ts';
import { findPins } from './map.ts';
import { findCards, findSummaries } from './search.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { pool } = product.services.database;
  // Enough rows for an index to be worth its while, with ids of many bands; one in a hundred is what is searched.
  await pool.query(
    `insert into realties (id, user_id, title, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address,
       public_address, lat, lng, public_lat, public_lng, content, updated_at, expires_at, status, terms, words)
     overriding system value
     select n * 50, case when n % 100 = 0 then $1 else $2 end::int, '집', 'CA59',
       case when n % 100 = 0 then 'CA595911606' else 'CA596173331' end, 9, 2, case when n > 1900 then n * 5 else 1000 + n end, case when n % 100 = 0 then 5 else 1 end, 1, 500, 'x',
       'x', 49, -123, 49 + n / 2000.0, -123, 'x', now() - n * 7919 % 2000 * interval '1 minute', now() + interval '60 days', case when n % 100 = 0 then 1 else 0 end,
       case when n % 100 = 0 then $3 else $4 end::text[], case when n % 100 = 0 then '버나비룸렌트' else '좋은집' end
     from generate_series(1, 2000) n`,
    [
      product.ids.member,
      product.ids.other,
      ['region=CA59', 'bed>=4', 'type=9', 'furnished=yes', 'pets=yes', '룸렌', '렌트', '버나', '나비'],
      ['region=CA59', 'type=9', 'bed=1', '집', '좋은', '은집'],
    ],
  );
  await product.services.database.session(60_000, async (client) => {
    // A page that another statement might still see the past of is read beside its index: once more then.
    for (let whole = false; !whole; ) {
      await client.query('vacuum analyze realties');
      const seen = `select relallvisible = relpages as whole from pg_class where relname = 'realties'`;
      whole = (await client.query(seen)).rows[0].whole;
    }
  });
});
afterAll(() => product.close());

type Sort = NonNullable<Parameters<typeof findCards>[1]['sort']>;

interface Query {
  text: string;
  values: unknown[];
}

const queriesOf = async (run: (db: Executor) => Promise<unknown>): Promise<Query[]> => {
  const queries: Query[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void queries.push({ text, values }) };
  await run(drizzle(product.services.database.pool, { logger }));
  return queries;
};

/** The queries by which the first page of a search is found. */
const pageQueries = (search: Partial<Search>, sort: Sort) => {
  const order = sort === 'id' ? 'DESC' : 'ASC';
  return queriesOf((db) => findCards(db, { everything: false, limit: 50, ...search, sort, order }));
};

const plansOf = async (queries: Query[]): Promise<string> => {
  const { pool } = product.services.database;
  const plans = await Promise.all(queries.map(({ text, values }) => pool.query(`explain ${text}`, values)));
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
};

const planOf = async (search: Partial<Search>, sort: 'id' | 'price'): Promise<string> => {
  const queries = await pageQueries(search, sort);
  expect(queries.length).toBeLessThanOrEqual(2);
  return plansOf(queries);
};

test('the listings of one lister are found by one query, in whatever order', async () => {
  const { member } = product.ids;
  for (const sort of ['id', 'price', 'cityId'] as const) {
    expect(await pageQueries({ userId: member }, sort)).toHaveLength(1);
  }
});

test.each([
  ['keyword', { keyword: '룸렌트' }, 'realties_by_terms'],
  ['what most name', { regionId: ['CA59'], bedroom: 4, status: 0 }, 'Index Only Scan using realties_facts'],
  ['facts', { furnished: true, pets: true }, 'realties_by_terms'],
  ['facts and keyword', { regionId: ['CA59'], bedroom: 4, keyword: '버나비 렌트' }, 'realties_by_terms'],
  ['area of the map', { bbox: [-123.2, 49.2, -123, 49.21] }, 'realties_place'],
] satisfies [string, Omit<Search, 'everything'>, string][])(
  'a rare search by %s is found by its index, after the first in order',
  async (_, search, index) => {
    for (const sort of ['id', 'price'] as const) expect(await planOf(search, sort)).toContain(index);
  },
);

test('a rare search in several places asks the index of terms for their facts', async () => {
  const search = { regionId: ['CA595927690', 'CA35'], furnished: true, pets: true };
  expect(await planOf(search, 'id')).toMatch(/realties_by_terms/);
});

test('a search of a city reads its newest and no more', async () => {
  expect(await planOf({ cityId: 'CA595911606' }, 'id')).toContain('realties_city');
});

test('PostgreSQL is set to vacuum listings when 2 % have changed or come', async () => {
  const { rows } = await product.services.database.pool.query(
    `select reloptions from pg_class where relname = 'realties'`,
  );
  expect(rows[0].reloptions).toEqual(
    expect.arrayContaining([
      'autovacuum_vacuum_insert_scale_factor=0.02',
      'autovacuum_vacuum_scale_factor=0.02',
    ]),
  );
});

test('a search without filters reads the newest or the cheapest and no more', async () => {
  expect(await planOf({}, 'id')).toContain('realties_pkey');
  expect(await planOf({}, 'price')).toContain('realties_cheapest');
});

test('homes of a province, of so many bedrooms and up to a price are found by their index in one query', async () => {
  const search = { regionId: ['CA59'], bedroom: 1, priceMax: 1100 };
  for (const sort of ['id', 'createdDate', 'price', 'cityId'] as const) {
    const queries = await pageQueries(search, sort);
    expect(queries).toHaveLength(1);
    expect(await plansOf(queries)).toContain('Index Only Scan using realties_facts');
  }
});

test.each([
  ['what that index does not have', { regionId: ['CA59'], bedroom: 1, priceMax: 1100, pets: false }, 'id'],
  ['an order that it does not have', { regionId: ['CA59'], bedroom: 1, priceMax: 1100 }, 'updatedDate'],
  ['bedrooms and more', { regionId: ['CA59'], bedroom: 4, priceMax: 11_000 }, 'id'],
  ['no province', { bedroom: 1, priceMax: 1100 }, 'id'],
  ['no price', { regionId: ['CA59'], bedroom: 1 }, 'id'],
] satisfies [string, Omit<Search, 'everything'>, Sort][])(
  'with %s the first in order are looked through first',
  async (_, search, sort) => {
    const [first] = await pageQueries(search, sort);
    expect(first?.text).toMatch(/limit [12]000\)/);
  },
);

test('both queries of a search by facts are planned for a few values, and then once for all', async () => {
  const client = await product.services.database.pool.connect();
  const db = drizzle(client);
  for (let n = 0; n < 10; n += 1) {
    await findCards(db, { everything: false, regionId: ['CA59'], priceMax: 1000 + n, limit: 7 });
    await findCards(db, { everything: false, regionId: ['CA59'], bedroom: n % 4, priceMax: 1000, limit: 8 });
  }
  const forAll = async (limit: number) => {
    const { rows } = await client.query(
      `select generic_plans::int as for_all from pg_prepared_statements where statement like $1 order by prepare_time`,
      [`%limit ${limit} %`],
    );
    return rows.map((row) => row.for_all);
  };
  const [walkedAndFound, foundAtOnce] = [await forAll(7), await forAll(8)];
  client.release();
  // Of ten pages the first query found three whole.
  expect(walkedAndFound).toEqual([5, 2]);
  expect(foundAtOnce).toEqual([5]);
});

test('what homes of a kind cost is read in their index alone, planned a few times and then once for all', async () => {
  const client = await product.services.database.pool.connect();
  const db = drizzle(client);
  for (let n = 0; n < 10; n += 1) await findHome(db, 50 + n);
  const { rows } = await client.query(
    `select generic_plans::int as for_all from pg_prepared_statements where name = 'realties.home'`,
  );
  const { rows: plan } = await client.query('explain execute "realties.home"(50)');
  // Of an area, where the city has too few.
  await findHome(db, 50, ['CA595911606', 'CA596173331']);
  const { rows: wider } = await client.query(
    `explain execute "realties.home in area"('{CA595911606,CA596173331}', 50)`,
  );
  client.release();
  expect(rows).toEqual([{ for_all: 5 }]);
  for (const one of [plan, wider])
    expect(JSON.stringify(one)).toMatch(/Index Only Scan using realties_kind .*Index Cond: \(\(?city_id/);
});

test('the same conditions are sorted where they are narrow, also once all names are taken', async () => {
  const queries = await queriesOf(async (db) => {
    const search = (txType: number, limit: number) =>
      findCards(db, { everything: false, txType, priceMax: 1, limit });
    for (let limit = 1; limit <= 50; limit += 1) await search(5, limit);
    // Most homes are to rent: by that alone an index would find nearly all.
    await search(RENT, 60);
    await search(5, 60);
  });
  const [, rentals, , others] = queries.slice(-4).map(({ text }) => text);
  expect(others).toContain('offset 0) "realties"');
  expect(rentals).not.toContain('offset 0) "realties"');
});

test('a count by what most searches name reads an index alone, one by more asks for terms', async () => {
  const countPlan = async (search: Partial<Search>) =>
    plansOf(await queriesOf((db) => countRealties(db, { everything: false, status: 0, ...search })));
  const usual = await countPlan({ regionId: ['CA59'], bedroom: 0, priceMax: 2000 });
  expect(usual).toContain('Index Only Scan using realties_facts');
  expect(await countPlan({ regionId: ['CA59'], furnished: true })).toContain('realties_by_terms');
});

const searches: Partial<Search>[] = [
  { bedroom: 4 },
  { bedroom: 1 },
  { cityId: 'CA595911606', pets: true },
  { regionId: ['CA595911606', 'CA595927690'], pets: true },
  { regionId: ['CA595927690', 'CA35'], reType: 9, priceMax: 1100 },
  { keyword: '버나비' },
  { keyword: '렌트', furnished: true, priceMax: 2400 },
  { keyword: '좋은집' },
  { reType: 9, priceMin: 2990 },
  { bedroom: 1, priceMin: 2850, priceMax: 9600 },
  { bedroom: 4, priceMin: 9800 },
  { regionId: ['CA59'], bedroom: 1, priceMax: 1100 },
  { regionId: ['CA59'], bedroom: 1, reType: 9, priceMin: 2850, priceMax: 9600 },
  { bbox: [-123.2, 49.2, -123, 49.9] },
  { bbox: [-123.2, 49.2, -123, 49.9], bedroom: 4, priceMin: 1700 },
  { reType: 9, priceMax: 1100 },
];
/** The same filters in other words. */
const meets = (row: typeof realties.$inferSelect, search: Partial<Search>): boolean => {
  const { bbox: [west, south, east, north] = [-180, -90, 180, 90], keyword = '' } = search;
  return (
    (search.cityId ?? row.cityId) === row.cityId &&
    (search.regionId?.some((id) => row.cityId.startsWith(id)) ?? true) &&
    (search.reType ?? row.reType) === row.reType &&
    (search.bedroom === undefined ||
      (search.bedroom === 4 ? row.bedroom >= 4 : row.bedroom === search.bedroom)) &&
    row.price >= (search.priceMin ?? 0) &&
    row.price <= (search.priceMax ?? row.price) &&
    row.publicLat >= south &&
    row.publicLat <= north &&
    row.publicLng >= west &&
    row.publicLng <= east &&
    row.words.includes(keyword) &&
    (search.pets === undefined || (row.pets !== null && (row.pets !== 'none') === search.pets)) &&
    (search.furnished ?? row.furnished) === row.furnished
  );
};

const orders = [
  ['id', realties.id, desc],
  ['createdDate', realties.id, asc],
  ['updatedDate', realties.updatedAt, desc],
  ['price', realties.price, asc],
  ['price', realties.price, desc],
  ['cityId', realties.cityId, asc],
] as const;

test('a search finds the same rows in the same order by every plan', async () => {
  const { db } = product.services;
  for (const [sort, column, towards] of orders) {
    const rows = await db.select().from(realties).orderBy(towards(column), desc(realties.id));
    for (const search of searches) {
      const ids = rows.filter((row) => meets(row, search)).map(({ id }) => id);
      for (const [skip, find] of [
        [0, findCards],
        [0, findSummaries],
        [12, findCards],
        [500, findSummaries],
      ] as const) {
        const order = towards === asc ? 'ASC' : 'DESC';
        const page = { sort, order, skip, limit: 5, everything: find === findSummaries } as const;
        const found = await find(db, { ...search, ...page });
        const label = JSON.stringify({ ...search, ...page });
        expect(
          found.map(({ id }) => id),
          label,
        ).toEqual(ids.slice(skip, skip + 5));
      }
    }
  }
});

test.each([
  [{}, 2000],
  [{ reType: 9 }, 2000],
  [{ regionId: ['CA59'], bedroom: 1 }, 1980],
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
