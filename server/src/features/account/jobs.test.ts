import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { idempotencyKeys } from '../../db/schema/idempotency.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { accountUpkeep } from './jobs.ts';

const MANY = 8000;
const SOME = 100;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
afterEach(() => {
  vi.restoreAllMocks();
});

/** Of every table that the job clears, as much as nobody needs any more, and one row that somebody does. */
const fill = async () => {
  const { db } = product.services;
  const { member } = product.ids;
  for (const table of [sessions, attempts, idempotencyKeys]) await db.delete(table);
  const [open] = await db
    .insert(sessions)
    .values({ userId: member, device: '', expiresAt: sql`now() + interval '1 day'` })
    .returning({ id: sessions.id });
  const [many, some] = [MANY, SOME].map((rows) => sql`generate_series(1, ${rows}::int) n`);
  await db.execute(sql`insert into refresh_tokens (hash, session_id, rotated_at)
    select 'old' || n, ${open?.id}::uuid, now() - interval '90 days' from ${many}`);
  await db.execute(sql`insert into sessions (user_id, device, expires_at)
    select ${member}::int, '', now() - interval '1 second' from ${some}`);
  await db.execute(sql`insert into attempts (key, count, until)
    select 'old' || n, 1, now() - interval '1 second' from ${many}`);
  await db.execute(sql`insert into idempotency_keys (user_id, key, fingerprint, created_at)
    select ${member}::int, 'old' || n, '', now() - interval '2 days' from ${some}`);
  await db.insert(refreshTokens).values({ hash: 'new', sessionId: open?.id ?? '' });
  await db.insert(attempts).values({ key: 'new', count: 1, until: sql`now() + interval '1 hour'` });
  await db.insert(idempotencyKeys).values({ userId: member, key: 'new', fingerprint: '' });
};

const tables = [refreshTokens, sessions, attempts, idempotencyKeys];
const count = () => Promise.all(tables.map((table) => product.services.database.db.$count(table)));

/** How many rows each deletion so far took. */
const watchDeletions = () => {
  const { pool } = product.services.database;
  const deletions: number[] = [];
  const query = pool.query.bind(pool) as (...given: unknown[]) => Promise<{ rowCount: number | null }>;
  vi.spyOn(pool, 'query').mockImplementation(async (...given: unknown[]) => {
    const result = await query(...given);
    const { text = '' } = given[0] as { text?: string };
    if (text.startsWith('delete')) deletions.push(result.rowCount ?? 0);
    return result;
  });
  return deletions;
};

test('what nobody needs any more goes, some thousand rows at a time at most', async () => {
  await fill();
  const deletions = watchDeletions();
  await accountUpkeep.run(product.services);
  expect(await count()).toEqual([1, 1, 1, 1]);
  expect(deletions.reduce((sum, rows) => sum + rows)).toBe(2 * MANY + 2 * SOME);
  expect(Math.max(...deletions)).toBeLessThan(MANY / 2);
});

test('a run that breaks off has done its part, the next does the rest', async () => {
  await fill();
  const { pool } = product.services.database;
  await pool.query(`CREATE FUNCTION stay() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RAISE 'it stays'; END$$;
    CREATE TRIGGER stays BEFORE DELETE ON attempts FOR EACH ROW WHEN (OLD.key = 'old${MANY}') EXECUTE FUNCTION stay()`);
  await expect(accountUpkeep.run(product.services)).rejects.toThrow();
  await pool.query('DROP TRIGGER stays ON attempts; DROP FUNCTION stay');
  const [tokens, , left = 0] = await count();
  expect(tokens).toBe(1);
  expect(left).toBeLessThan(MANY / 2);
  await accountUpkeep.run(product.services);
  expect(await count()).toEqual([1, 1, 1, 1]);
});
