// Runs on both engines: the lock of migrations, LISTEN, and errors within transactions.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startCuttingProxy } from '../testing/cutting-proxy.ts';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import { migrationsIn } from '../testing/migrations.ts';
import { recordingSubscriber } from '../testing/subscriber.ts';
import { connect, type Database, embeddedDatabase } from './connect.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { listenOn } from './listen.ts';
import { EditedMigration } from './migrate.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const dir = mkdtempSync(join(tmpdir(), 'hanca-connect-'));
afterAll(() => rmSync(dir, { recursive: true }));

const migrations = migrationsIn(dir);

// Neither can run twice, so a second application would fail.
const CREATE = 'CREATE TABLE users (id int PRIMARY KEY)';
const FILL = 'INSERT INTO users VALUES (1)';

const userCount = async ({ pool }: Database): Promise<number> => {
  const { rows } = await pool.query<{ n: number }>('SELECT count(*)::int AS n FROM users');
  return rows[0]?.n ?? 0;
};

/** Statements after which a ROLLBACK fails: PGlite is opened again after an error for a full disk. */
const END_OF_THE_CONNECTION = {
  embedded: "DO $$ BEGIN RAISE 'full' USING ERRCODE = '53100'; END $$",
  postgresql: 'SELECT pg_terminate_backend(pg_backend_pid())',
} satisfies Record<Database['engine'], string>;

/** What both engines owe; `open` gives two accesses to one new database. */
const behavesLikeADatabase = (open: () => Promise<[Database, Database]>) => {
  // In a group of its own, so that other tests open no database that they do not use.
  describe('like any database', () => {
    let first: Database;
    let second: Database;
    beforeEach(async () => {
      [first, second] = await open();
    }, 60_000);

    test('migrates once, also when called twice at once', async () => {
      const folder = migrations('both', [CREATE, FILL]);
      await Promise.all([first.migrate(folder), second.migrate(folder), first.migrate(folder)]);
      await first.migrate(folder);
      expect(await userCount(second)).toBe(1);
    });

    test('a failing migration leaves nothing of itself', async () => {
      const folder = migrations('failing', [CREATE, `${FILL}; SELECT 1 / 0`]);
      await expect(first.migrate(folder)).rejects.toMatchObject({ code: '22012' });
      expect(await userCount(first)).toBe(0);
      await first.migrate(migrations('mended', [CREATE, FILL]));
      expect(await userCount(first)).toBe(1);
    });

    test('a subscriber receives in the order of commits, also after a failing statement', async () => {
      await first.migrate(migrations('listening', [CREATE, FILL]));
      const { subscriber, next } = recordingSubscriber();
      const notified = vi.spyOn(subscriber, 'notified');
      const subscription = first.listen('News', subscriber);
      expect(await next()).toBe('listening');
      await expect(second.pool.query(FILL)).rejects.toMatchObject({
        code: '23505',
        constraint: 'users_pkey',
      });
      await second.pool.query(`NOTIFY "News", '새 글'`);
      expect(await next()).toBe('새 글');
      await second.db.transaction(async (tx) => {
        await tx.execute(`NOTIFY "News", 'first'`);
        await tx.execute(`NOTIFY "News", 'second'`);
      });
      expect([await next(), await next()]).toEqual(['first', 'second']);
      for (let n = 0; n < 100; n += 1) {
        await second.pool.query(`NOTIFY "News", '${n}'`);
        await subscription.caughtUp();
        expect(notified).toHaveBeenLastCalledWith(String(n));
      }
      await subscription.close();
    });

    test('a migration that was edited after it was applied is refused', async () => {
      await first.migrate(migrations('before', [CREATE, FILL]));
      const edited = migrations('edited', [`${CREATE}; SELECT 1`, FILL]);
      await expect(first.migrate(edited)).rejects.toThrow(EditedMigration);
      // A process of the version before, beside one of the version after.
      await first.migrate(migrations('older', [CREATE]));
    });

    test('a transaction fails with its first error, and its connection is not used again', async () => {
      const failing = first.db.transaction(async (tx) => {
        await tx.execute(END_OF_THE_CONNECTION[first.engine]).catch(() => undefined);
        throw new Error('the first one');
      });
      await expect(failing).rejects.toThrow('the first one');
      expect((await first.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    });

    test('is ready, runs drizzle transactions, and is not ready once closed', async () => {
      await first.migrate(migrations('ready', [CREATE]));
      expect(await first.isReady()).toBe(true);
      const undone = first.db.transaction(async (tx) => {
        await tx.execute(FILL);
        tx.rollback();
      });
      await expect(undone).rejects.toThrow('Rollback');
      await first.db.transaction((tx) => tx.execute('INSERT INTO users VALUES (2), (3)'));
      expect(await userCount(first)).toBe(2);
      await first.close();
      expect(await first.isReady()).toBe(false);
    });
  });
};

describe.runIf(process.env.ENGINE === 'embedded')('embedded', () => {
  // Opening one takes a second: the tests share it, each with an empty schema.
  let memory: EmbeddedDatabase | undefined;
  const close = async () => {
    const closing = memory;
    memory = undefined;
    await closing?.close();
  };
  const openMemory = async (): Promise<Database> => {
    memory ??= await openEmptyDatabase({ log });
    await memory.pool.query(
      'DROP SCHEMA public CASCADE; CREATE SCHEMA public; DROP SCHEMA IF EXISTS drizzle CASCADE',
    );
    return embeddedDatabase({ ...memory, close });
  };
  afterAll(close);

  behavesLikeADatabase(async () => {
    const database = await openMemory();
    return [database, database];
  });

  test('is not ready while a transaction keeps the connection for more than 2 s', async () => {
    const database = await openMemory();
    const client = await database.pool.connect();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const ready = database.isReady();
    vi.advanceTimersByTime(2000);
    expect(await ready).toBe(false);
    vi.useRealTimers();
    client.release();
  });
});

describe.runIf(process.env.ENGINE === 'postgresql')('postgresql', () => {
  const admin = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: 1 });
  let opened: Database[] = [];
  let number = 0;

  const open = async (): Promise<[Database, Database]> => {
    const name = `hanca_connect_${process.pid}_${++number}`;
    await admin.query(`CREATE DATABASE ${name}`);
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = name;
    const options = { databaseUrl: url.href, dataDir: join(dir, 'unused'), log };
    const pair: [Database, Database] = [await connect(options), await connect(options)];
    opened = pair;
    return pair;
  };

  afterEach(async () => {
    await Promise.all(opened.map(({ pool, close }) => (pool.ended ? undefined : close())));
    await admin.query(`DROP DATABASE hanca_connect_${process.pid}_${number}`);
  });
  afterAll(() => admin.end());

  behavesLikeADatabase(open);

  test('a statement may take 2 s, a migration longer', async () => {
    const [database] = await open();
    expect(database.engine).toBe('postgresql');
    const read = "SELECT setting::int AS ms FROM pg_settings WHERE name = 'statement_timeout'";
    expect((await database.pool.query(read)).rows).toEqual([{ ms: 2_000 }]);
    await database.migrate(migrations('slow', [`CREATE TABLE limits AS ${read}`]));
    expect((await database.pool.query('SELECT ms FROM limits')).rows).toEqual([{ ms: 3_600_000 }]);
  });

  test('plans for a disk that does not turn, beside the options that its address names', async () => {
    await open();
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `hanca_connect_${process.pid}_${number}`;
    url.searchParams.set('options', '-c geqo=off');
    const database = await connect({ databaseUrl: url.href, dataDir: '', log });
    opened.push(database);
    expect((await database.pool.query('SHOW random_page_cost')).rows).toEqual([{ random_page_cost: '1.1' }]);
    expect((await database.pool.query('SHOW geqo')).rows).toEqual([{ geqo: 'off' }]);
  });

  test('who waits to migrate holds nothing that a migration waits for', async () => {
    const [database] = await open();
    const name = `hanca_connect_${process.pid}_${number}`;
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = name;
    const holder = new pg.Client(url.href);
    await holder.connect();
    await holder.query('SELECT pg_advisory_lock(4126770)');
    const migrated = database.migrate(migrations('waiting', [CREATE, FILL]));
    const waiting = () =>
      holder.query<{ state: string; wait_event: string }>(
        "SELECT state, wait_event FROM pg_stat_activity WHERE datname = $1 AND query LIKE '%advisory_lock(%' AND pid <> pg_backend_pid()",
        [name],
      );
    await expect
      .poll(async () => (await waiting()).rows)
      .toMatchObject([{ state: 'idle', wait_event: 'ClientRead' }]);
    await holder.end();
    await migrated;
    expect(await userCount(database)).toBe(1);
  });

  test('a primary that became read-only is not ready, and its connections are replaced', async () => {
    const [database] = await open();
    const { pool } = database;
    await database.migrate(migrations('read-only', [CREATE]));
    // Two connections to what is no primary any more; a third leads to the new one.
    const old = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of old) await client.query('SET default_transaction_read_only = on');
    const [idle, writer] = old;
    idle?.release();
    expect(await database.isReady()).toBe(false);
    await expect(writer?.query(FILL)).rejects.toMatchObject({ code: '25006' });
    writer?.release();
    await Promise.all(Array.from({ length: 4 }, (_, n) => pool.query('INSERT INTO users VALUES ($1)', [n])));
    expect(await database.isReady()).toBe(true);
    expect(await userCount(database)).toBe(4);
  });

  test('a listening connection that is cut or freezes is noticed and opened again', async () => {
    const [database] = await open();
    const name = `hanca_connect_${process.pid}_${number}`;
    const proxy = await startCuttingProxy(
      Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), { pathname: name }).href,
    );
    const { subscriber, next } = recordingSubscriber();
    const subscription = listenOn(proxy.url, 'news', subscriber, log);
    expect(await next()).toBe('listening');
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND query LIKE 'LISTEN%'",
      [name],
    );
    expect([await next(), await next()]).toEqual(['lost', 'listening']);
    await proxy.set('silent');
    expect(await next()).toBe('lost');
    await proxy.set('ok');
    expect(await next()).toBe('listening');
    await database.pool.query("NOTIFY news, 'again'");
    expect(await next()).toBe('again');
    await subscription.close();
    await proxy.close();
  });

  test('a migration that waits for a slow reader stops no other reader', async () => {
    const [database] = await open();
    await database.migrate(migrations('table', [CREATE]));
    const slow = await database.pool.connect();
    await slow.query('BEGIN; SELECT * FROM users');
    log.warn.mockClear();
    const waits = Promise.withResolvers<void>();
    log.warn.mockImplementation(() => waits.resolve());
    const migrated = database.migrate(
      migrations('column', [CREATE, 'ALTER TABLE users ADD COLUMN name text']),
    );
    await waits.promise;
    expect(await userCount(database)).toBe(0);
    await slow.query('COMMIT');
    slow.release();
    await migrated;
    expect(await database.pool.query('SELECT name FROM users')).toMatchObject({ rows: [] });
    log.warn.mockReset();
  });

  test.each(['idle', 'in a transaction'])(
    'a connection cut while %s is logged and replaced',
    async (state) => {
      log.warn.mockClear();
      const [database] = await open();
      const client = await database.pool.connect();
      const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
      const cut = new Promise((resolve) => client.once('end', resolve));
      if (state === 'idle') client.release();
      else await client.query('BEGIN');
      await admin.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await cut;
      if (state !== 'idle') client.release();
      expect(log.warn).toHaveBeenCalledWith(expect.anything(), 'database connection lost');
      expect(await database.isReady()).toBe(true);
    },
  );
});

test('an address where nothing listens is not ready, and does not stop the process', async () => {
  const database = await connect({ databaseUrl: 'postgres://x@127.0.0.1:1/x', dataDir: dir, log });
  expect(await database.isReady()).toBe(false);
  await database.close();
});
