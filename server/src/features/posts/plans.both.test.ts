import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { findPosts, type PostQuery } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { pool } = product.services.database;
  // Enough rows for an index to be worth its while; one in three hundred is for Yukon, few for the whole country, most for British Columbia.
  // In parts, as each is indexed for the search too.
  for (let first = 1; first < 3000; first += 150) {
    await pool.query(
      `insert into posts (user_id, title, post_type, region_id, content, content_type)
       select $1, '글 ' || n, 1, case when n % 300 = 0 then 'CA6001009' when n % 1000 = 1 then 'CA00' else 'CA5915022' end, repeat('비가 와요 ', 50), 0
       from generate_series($2::int, $2 + 149) n`,
      [product.ids.admin, first],
    );
  }
  await pool.query('analyze posts');
});
afterAll(() => product.close());

const planOf = async (search: PostQuery): Promise<string> => {
  const { pool } = product.services.database;
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await findPosts(drizzle(pool, { logger }), search);
  const plans = await Promise.all(
    statements.map(({ text, values }) => pool.query(`explain ${text}`, values)),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
};

test.each(['CA60', 'CA6001009'])(
  'the few posts for %s are found by the index of regions',
  async (regionId) => {
    expect(await planOf({ regionId })).toContain('posts_region');
  },
);

test('of a province with most posts the newest are read and no more', async () => {
  const plan = await planOf({ regionId: 'CA59' });
  expect(plan).toContain('posts_pkey');
  expect(plan).not.toContain('posts_region');
});
