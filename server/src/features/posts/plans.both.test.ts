// Runs on both engines: the plans of lists of posts by region, words and views.
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
  for (let first = 1; first < 3000; first += 100) {
    await pool.query(
      `insert into posts (user_id, title, post_type, region_id, content, content_type)
       select $1, '글 ' || n, 1, case when n % 300 = 0 then 'CA6001009' when n % 1000 = 1 then 'CA00' else 'CA5915022' end, '비가 와요', 0
       from generate_series($2::int, $2 + 99) n`,
      [product.ids.admin, first],
    );
  }
  await pool.query('analyze posts, post_views');
});
afterAll(() => product.close());

/** The plans of the statements that a query sends; without sequential scans, whether an index can answer, however few the rows. */
const plansOf = async (
  query: (db: Executor) => Promise<unknown>,
  { seqscan }: { seqscan: 'on' | 'off' },
): Promise<string> => {
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  const client = await product.services.database.pool.connect();
  try {
    await query(drizzle(client, { logger }));
    await client.query(`set enable_seqscan = ${seqscan}`);
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

test.each(['CA60', 'CA6001009'])('the index of regions tells which posts are for %s', async (regionId) => {
  const plan = await plansOf((db) => countPosts(db, { regionId }), { seqscan: 'off' });
  // A condition of the index: as a mere filter, all of it would be read.
  expect(plan).toMatch(/posts_region.*\n *Index Cond: .*region_id/);
});

test('of a province with most posts the newest are read and no more', async () => {
  const plan = await plansOf((db) => findPosts(db, { regionId: 'CA59' }), { seqscan: 'on' });
  expect(plan).toContain('posts_pkey');
  expect(plan).not.toContain('posts_region');
});

test('a word is found by an index, to count and to list', async () => {
  const words = { keyword: '글 2999' };
  for (const query of [
    (db: Executor) => countPosts(db, words),
    (db: Executor) => findPosts(db, { ...words, sort: 'viewCount' }),
  ]) {
    expect(await plansOf(query, { seqscan: 'on' })).toMatch(/Bitmap Index Scan on posts_by_words/);
  }
  expect(await findPosts(product.services.db, words)).toMatchObject([{ title: '글 2999' }]);
  expect(await countPosts(product.services.db, { keyword: '글 !?' }), 'signs are looked for too').toBe(0);
});

test('the most read are listed by the index of views, the unread too', async () => {
  const { pool } = product.services.database;
  await pool.query('update post_views set count = 3 where post_id = (select min(id) from posts)');
  await pool.query('analyze post_views');
  const listed = await findPosts(product.services.db, { sort: 'viewCount', limit: 2 });
  expect(listed.map(({ title }) => title)).toEqual(['글 1', '글 3000']);
  const plan = await plansOf((db) => findPosts(db, { sort: 'viewCount', limit: 2 }), { seqscan: 'on' });
  expect(plan).toContain('Scan Backward using post_views_order');
});
