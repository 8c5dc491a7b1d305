// Runs on both engines: the triggers' functions in PL/pgSQL, and pg_notify.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { storedRealty } from '../testing/stored-realty.ts';
import type { Subscription } from './listen.ts';
import { announced, announcementOf, unannounced } from './schema/announced.ts';

let product: TestProduct;
let subscription: Subscription;
/** What was announced since the start of a test, one transaction's tags in one list. */
let received: string[][] = [];
beforeAll(async () => {
  product = await startProduct();
  const ready = Promise.withResolvers<void>();
  subscription = product.services.database.listen('hanca_changes', {
    notified: (payload) => received.push(payload.split(',').sort()),
    listening: () => ready.resolve(),
  });
  await ready.promise;
});
afterAll(async () => {
  await subscription.close();
  await product.close();
});
beforeEach(async () => {
  await receivedSoFar();
  received = [];
});

const run = (text: string, values: unknown[] = []) => product.services.database.pool.query(text, values);

/** Notifications come in the order of commits: once a last one is here, so are all before. */
const receivedSoFar = async (): Promise<string[][]> => {
  const end = `end-${Math.random()}`;
  await run("SELECT pg_notify('hanca_changes', $1)", [end]);
  await expect.poll(() => received.some(([tag]) => tag === end)).toBe(true);
  return received.filter(([tag]) => tag !== end);
};

describe('the triggers', () => {
  test('every table is announced or named as one that no cached answer reads', async () => {
    const folder = join(import.meta.dirname, 'schema');
    const modules = await Promise.all(readdirSync(folder).map((file) => import(join(folder, file))));
    const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
    const listed = [...announced.map(({ table }) => table), ...unannounced];
    expect(new Set(listed.map(getTableName)).size).toBe(listed.length);
    expect([...new Set(tables.map(getTableName))].sort()).toEqual(listed.map(getTableName).sort());
  });

  test('are in the migrations as they follow from the list (npm run migration)', async () => {
    const { rows } = await run(
      "SELECT p.proname AS name, p.prosrc AS source FROM pg_proc p WHERE p.proname LIKE 'announce\\_%' ORDER BY 1",
    );
    const sources = announced.map((entry) => {
      const [name, source] =
        announcementOf(entry)[0]
          ?.split(/ FUNCTION |\(\) RETURNS .*?\$\$|\$\$;$/s)
          .slice(1) ?? [];
      return { name, source };
    });
    expect(rows).toEqual(sources.sort((a, b) => ((a.name ?? '') < (b.name ?? '') ? -1 : 1)));
    const triggers = await run(
      "SELECT tgrelid::regclass::text AS name, count(*)::int AS count FROM pg_trigger WHERE tgname LIKE 'announce\\_%' GROUP BY 1 ORDER BY 1",
    );
    expect(triggers.rows).toEqual(announced.map(({ table }) => ({ name: getTableName(table), count: 4 })));
  });
});

const listOf = (city: string) => [`realties@city:${city}`, `realties@region:${city.slice(0, 4)}`];

describe('a listing announces', () => {
  test('itself and the lists that it comes to', async () => {
    const id = await storedRealty(product);
    expect(await receivedSoFar()).toEqual([
      ['realties', ...listOf('CA595911606'), `realties:${id}`, `realties@user:${product.ids.member}`].sort(),
    ]);
  });

  test('the lists that it leaves, too', async () => {
    const id = await storedRealty(product);
    await receivedSoFar();
    received = [];
    await run('UPDATE realties SET city_id = $1, region_id = $2 WHERE id = $3', ['CA3520005', 'CA35', id]);
    const lists = [...listOf('CA595911606'), ...listOf('CA3520005')];
    expect(await receivedSoFar()).toEqual([
      ['realties', ...lists, `realties:${id}`, `realties@user:${product.ids.member}`].sort(),
    ]);
    received = [];
    await run('DELETE FROM realties WHERE id = $1', [id]);
    expect((await receivedSoFar()).flat()).toContain(`realties:${id}`);
  });

  test('nothing of what only its owner and staff see, nor of how often it was looked at', async () => {
    const id = await storedRealty(product);
    await receivedSoFar();
    received = [];
    await run(
      "UPDATE realties SET expires_at = now(), address = 'x', lat = 50, hidden_reason = 'x' WHERE id = $1",
      [id],
    );
    await run('UPDATE realties SET title = title WHERE id = $1', [id]);
    await run('INSERT INTO realty_views (realty_id, count) VALUES ($1, 1)', [id]);
    expect(await receivedSoFar()).toEqual([]);
  });

  test('nothing when its transaction is rolled back, and once what it does twice', async () => {
    const id = await storedRealty(product);
    await receivedSoFar();
    received = [];
    const change = `UPDATE realties SET title = title || '!' WHERE id = ${id}`;
    await run(`BEGIN; ${change}; ROLLBACK`);
    await run(`BEGIN; ${change}; ${change}; COMMIT`);
    expect(await receivedSoFar()).toHaveLength(1);
  });
});

test('fifty rows of a statement are announced one by one, more as the whole table', async () => {
  const insert = (count: number) =>
    run(
      `INSERT INTO notices (title, region_id, content) SELECT 'n', 'CA59', 'n' FROM generate_series(1, ${count}) RETURNING id`,
    );
  const { rows } = await insert(50);
  expect(await receivedSoFar()).toEqual([['notices', ...rows.map(({ id }) => `notices:${id}`)].sort()]);
  received = [];
  await insert(51);
  await run('TRUNCATE notices');
  expect(await receivedSoFar()).toEqual([
    ['notices', 'notices:*'],
    ['notices', 'notices:*'],
  ]);
});

test('what does not fit into a notification is announced as the whole table', async () => {
  await storedRealty(product, { cityId: 'CA59'.padEnd(8000, '1') });
  expect(await receivedSoFar()).toEqual([['realties', 'realties:*']]);
});

test('a name reaches what shows it; signing in, and 1,000 renewals of sessions, reach nothing', async () => {
  const { member } = product.ids;
  await run("UPDATE users SET name = '새 이름' WHERE id = $1", [member]);
  expect(await receivedSoFar()).toEqual([['users', `users:${member}`]]);
  received = [];
  // A statement has two seconds on the embedded database.
  for (let turn = 0; turn < 20; turn++)
    await run(`DO $$ BEGIN FOR n IN 1..50 LOOP
      UPDATE users SET seen_at = clock_timestamp() WHERE id = ${member};
      UPDATE sessions SET used_at = clock_timestamp(), expires_at = now() + interval '30 days' WHERE user_id = ${member};
    END LOOP; END $$`);
  expect(await receivedSoFar()).toEqual([]);
});
