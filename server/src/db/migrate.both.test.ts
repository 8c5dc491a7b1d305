// Runs on both engines: CREATE INDEX CONCURRENTLY.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { migrationsIn } from '../testing/migrations.ts';
import { connect, type Database, embeddedDatabase } from './connect.ts';
import { OUTSIDE_TRANSACTION } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const log = pino({ level: 'silent' });
const dir = mkdtempSync(join(tmpdir(), 'hanca-migrate-'));
afterAll(() => rmSync(dir, { recursive: true }));
const migrations = migrationsIn(dir);

const CREATE = 'CREATE TABLE homes (id int PRIMARY KEY, terms text[])';
const INDEX = `${OUTSIDE_TRANSACTION}
DROP INDEX CONCURRENTLY IF EXISTS homes_by_terms;
--> statement-breakpoint
CREATE INDEX CONCURRENTLY homes_by_terms ON homes USING gin (terms);`;

const isValid = async ({ pool }: Pick<Database, 'pool'>): Promise<boolean | undefined> => {
  const { rows } = await pool.query<{ valid: boolean }>(
    "SELECT indisvalid AS valid FROM pg_index WHERE indexrelid = to_regclass('homes_by_terms')",
  );
  return rows[0]?.valid;
};

test.runIf(process.env.ENGINE === 'embedded')(
  'an index is made by the same file on the embedded database',
  async () => {
    const database = embeddedDatabase(await openEmptyDatabase({ log }));
    await database.migrate(migrations('embedded', [CREATE, INDEX]));
    await database.migrate(migrations('again', [CREATE, INDEX]));
    expect(await isValid(database)).toBe(true);
    const { rows } = await database.pool.query('SHOW lock_timeout');
    expect(rows).toEqual([{ lock_timeout: '0' }]);
    await database.close();
  },
);

/** An index that was left behind invalid is neither used nor made again under its name. */
test('each index that is made beside the traffic is dropped first', () => {
  const texts = readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => readFileSync(join(MIGRATIONS, name), 'utf8'))
    .filter((text) => /CONCURRENTLY/i.test(text));
  for (const text of texts) {
    expect(text.startsWith(`${OUTSIDE_TRANSACTION}\n`)).toBe(true);
    for (const [, name] of text.matchAll(/CREATE (?:UNIQUE )?INDEX CONCURRENTLY ("\w+")/g)) {
      const [before] = text.split(`INDEX CONCURRENTLY ${name}`);
      expect(before).toContain(`DROP INDEX CONCURRENTLY IF EXISTS ${name};`);
    }
  }
});

describe.runIf(process.env.ENGINE === 'postgresql')('an index that is made beside the traffic', () => {
  const admin = new pg.Client(process.env.TEST_DATABASE_URL);
  let name: string;
  let database: Database;
  /** Has begun to write before the index is begun, which therefore waits for its end. */
  let writer: pg.PoolClient;
  let migrated: Promise<unknown>;

  beforeAll(() => admin.connect());
  afterAll(() => admin.end());
  beforeEach(async () => {
    name = `hanca_migrate_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`CREATE DATABASE ${name}`);
    const url = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: `/${name}` });
    database = await connect({ databaseUrl: url.href, dataDir: dir, log });
    await database.migrate(migrations(name, [CREATE]));
    // Its transaction lasts as long as the test.
    writer = await database.pool.connect();
    await writer.query('SET idle_in_transaction_session_timeout = 0');
    await writer.query("BEGIN; INSERT INTO homes VALUES (1, '{bed=2}')");
    migrated = database.migrate(migrations(`${name}-index`, [CREATE, INDEX])).then(
      () => 'done',
      (error: unknown) => error,
    );
    await expect.poll(async () => (await building()).length).toBe(1);
  });
  afterEach(async () => {
    await database.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });

  /** The connection that makes the index and waits. */
  const building = async () => {
    const { rows } = await admin.query<{ pid: number }>(
      "SELECT pid FROM pg_stat_activity WHERE datname = $1 AND wait_event_type = 'Lock' AND query LIKE '%CREATE INDEX%'",
      [name],
    );
    return rows;
  };
  const commit = async () => {
    await writer.query('COMMIT');
    writer.release(true);
  };

  test('stops neither readers nor writers', async () => {
    expect((await database.pool.query('SELECT * FROM homes')).rows).toEqual([]);
    await database.pool.query("INSERT INTO homes VALUES (2, '{bed=2}')");
    await database.pool.query("UPDATE homes SET terms = '{bed=3}' WHERE id = 2");
    expect(await building()).toHaveLength(1);
    await commit();
    expect(await migrated).toBe('done');
    const { rows } = await database.pool.query("SELECT id FROM homes WHERE terms @> '{bed=3}'");
    expect([rows, await isValid(database)]).toEqual([[{ id: 2 }], true]);
  });

  test('and was interrupted is made again', async () => {
    const [{ pid } = { pid: 0 }] = await building();
    await admin.query('SELECT pg_terminate_backend($1)', [pid]);
    expect(await migrated).toBeInstanceOf(Error);
    expect(await isValid(database)).toBe(false);
    await commit();
    await database.migrate(migrations(`${name}-again`, [CREATE, INDEX]));
    expect(await isValid(database)).toBe(true);
  });
});
