// Runs on both engines: EXPLAIN of the queue's statements.
import { drizzle } from 'drizzle-orm/node-postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { countKinds, findQueue } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { pool } = product.services.database;
  const { admin, member, other } = product.ids;
  // Thousands that are decided, and few that wait, as where staff do their work.
  // In parts, as each is indexed for the search too.
  for (let first = 1; first < 2000; first += 500) {
    await pool.query(
      `insert into posts (user_id, title, post_type, region_id, content, content_type, by_member, status)
       select $1, '글 ' || n, 1, 'CA59', '비가 와요', 0, true, case when n % 500 = 0 then 2 else 0 end
       from generate_series($2::int, $2 + 499) n`,
      [member, first],
    );
  }
  await pool.query(
    `insert into reports (post_id, user_id, reason, status)
     select id, $1::int, 'scam', case when id % 400 = 0 then 0 else 1 end from posts
     union all select id, $2::int, 'gone', 1 from posts`,
    [other, admin],
  );
  await pool.query(
    `with people as (
       insert into users (email, name) select n || '@example.org', '회원' from generate_series(1, 400) n returning id
     )
     insert into strikes (user_id, measure, suspended, title, reason, appealed_at, answered_at)
     select (select min(id) from people) + n % 400, 'hidden', false, '글', '광고예요', case when n % 50 = 0 then now() end, case when n % 100 = 0 then now() end
     from generate_series(1, 4000) n`,
  );
  await pool.query('analyze posts, reports, strikes, users');
});
afterAll(() => product.close());

const planOf = async (search: (db: Executor) => Promise<unknown>): Promise<string> => {
  const { pool } = product.services.database;
  const statements: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void statements.push({ text, values }) };
  await search(drizzle(pool, { logger }));
  expect(statements).toHaveLength(1);
  const plans = await Promise.all(
    statements.map(({ text, values }) => pool.query(`explain ${text}`, values)),
  );
  return plans.flatMap(({ rows }) => rows.map((row) => row['QUERY PLAN'])).join('\n');
};

/** What waits is found by its indexes, however much was decided before. */
const expectIndexes = (plan: string) => {
  expect(plan).toContain('reports_status');
  expect(plan).toContain('posts_waiting');
  expect(plan).toContain('strikes_appealed');
  expect(plan).not.toMatch(/Seq Scan on (?:reports|posts|strikes)/);
};

test('a page of the queue reads what waits and its records, by one statement', async () => {
  expectIndexes(await planOf((db) => findQueue(db, { limit: 10 })));
});

test('so does what is counted of each kind', async () => {
  expectIndexes(await planOf((db) => countKinds(db)));
});

test('of one kind no other table is walked', async () => {
  const plan = await planOf((db) => countKinds(db, { kind: 'post' }));
  expect(plan).toContain('posts_waiting');
  expect(plan).not.toContain('strikes');
});
