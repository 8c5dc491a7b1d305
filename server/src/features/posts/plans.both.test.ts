import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { countPosts, findPosts } from './queries.ts';

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

/** The plans of the statements that a query sends. */
const plansOf = async (query: (db: Executor) => Promise<unknown>): Promise<string> => {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const client = await product.services.database.pool.connect();
  try {
    await query(drizzle(client, { logger }));
    // What is asked is whether an index can answer, not what a plan costs where all rows are few.
    await client.query('set enable_seqscan = off');
    const plans: string[] = [];
    for (const { text, values } of statements) {
      const { rows } = await client.query(`explain ${text}`, values);
      plans.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return plans.join('\n');
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
};

test.each(['CA60', 'CA6001009'])(
  'the few posts for %s are found by the index of regions',
  async (regionId) => {
    expect(await plansOf((db) => countPosts(db, { regionId }))).toContain('posts_region');
  },
);

test('of a province with most posts the newest are read and no more', async () => {
  const plan = await plansOf((db) => findPosts(db, { regionId: 'CA59' }));
  expect(plan).toContain('posts_pkey');
  expect(plan).not.toContain('posts_region');
});
