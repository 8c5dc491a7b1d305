import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DataDirInUse } from './data-dir.ts';
import { isCheckpointDue } from './embedded/upkeep.ts';
import { type EmbeddedDatabase, openEmbedded, openMemory } from './embedded.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe('openEmbedded', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hanca-embedded-'));
  let database: EmbeddedDatabase;

  // Making a new database takes some seconds; the tests share one directory.
  beforeAll(async () => {
    database = await openEmbedded(dir, { log });
    await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY, text text NOT NULL)');
  }, 60_000);
  afterAll(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  test('syncs the disk for every commit', async () => {
    for (const id of [1, 2, 3]) {
      const before = database.fsyncCount();
      await database.pool.query('INSERT INTO notes VALUES ($1, $2)', [id, '한카']);
      expect(database.fsyncCount()).toBeGreaterThan(before);
    }
  });

  test('plans for a disk that does not turn', async () => {
    expect((await database.pool.query('SHOW random_page_cost')).rows).toEqual([{ random_page_cost: '1.1' }]);
  });

  test('refuses a second opener', async () => {
    await expect(openEmbedded(dir, { log })).rejects.toBeInstanceOf(DataDirInUse);
  });

  test('keeps what was written over close and open', async () => {
    await database.pool.query("INSERT INTO notes VALUES (10, '남아요')");
    await database.close();
    database = await openEmbedded(dir, { log });
    const { rows } = await database.pool.query('SELECT text FROM notes WHERE id = 10');
    expect(rows).toEqual([{ text: '남아요' }]);
  });

  test('keeps what was written when the process is killed', async () => {
    await database.close();
    const script = `
      const { openEmbedded } = await import(${JSON.stringify(new URL('./embedded.ts', import.meta.url).href)});
      const { pool } = await openEmbedded(${JSON.stringify(dir)}, { log: console });
      await pool.query("INSERT INTO notes VALUES (20, '죽어도 남아요')");
      process.stdout.write('written');
      process.stdin.resume();`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    database = await openEmbedded(dir, { log });
    const { rows } = await database.pool.query('SELECT text FROM notes WHERE id = 20');
    expect(rows).toEqual([{ text: '죽어도 남아요' }]);
  }, 20_000);

  test('checkpoints after 64 MB of write-ahead log', async () => {
    await database.checkpoint();
    expect(await isCheckpointDue(database)).toBe(false);
    for (let segment = 0; segment < 5; segment++) {
      await database.pool.query("UPDATE notes SET text = text || '.'");
      await database.pool.query('SELECT pg_switch_wal()'); // on to the next 16 MB
    }
    expect(await isCheckpointDue(database)).toBe(true);
    await database.checkpoint();
    expect(await isCheckpointDue(database)).toBe(false);
  });

  test('vacuums five minutes after the start and then daily, and stops with close', async () => {
    await database.close();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    database = await openEmbedded(dir, { log });
    const query = vi.spyOn(database.pool, 'query');
    const vacuums = async () => {
      const { rows } = await database.pool.query<{ n: number }>(
        "SELECT vacuum_count::int AS n FROM pg_stat_user_tables WHERE relname = 'notes'",
      );
      return rows[0]?.n ?? 0;
    };
    const before = await vacuums();
    const settle = async () => {
      await database.checkpoint(); // after a vacuum
      await Promise.all(query.mock.results.map(({ value }) => value));
      await new Promise(setImmediate);
    };
    const pass = async (ms: number) => {
      vi.advanceTimersByTime(ms - 30_000);
      await settle(); // a look that is still busy would swallow the next one
      vi.advanceTimersByTime(30_000);
      await settle();
    };

    await pass(4.5 * 60_000);
    expect((await vacuums()) - before).toBe(0);
    await pass(30_000);
    expect((await vacuums()) - before).toBe(1);
    await pass(23 * 3600_000);
    expect((await vacuums()) - before).toBe(1);
    await pass(3600_000);
    expect((await vacuums()) - before).toBe(2);
    expect(log.error).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(1);
    await database.close();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    database = await openEmbedded(dir, { log });
  });
});

describe('the pool over one connection', () => {
  let database: EmbeddedDatabase;
  let empty: Blob;

  beforeAll(async () => {
    const template = await openMemory({ log });
    await template.pool.query('CREATE TABLE prices (id bigint PRIMARY KEY, amount numeric(10, 2))');
    empty = await template.dump();
    await template.close();
  }, 60_000);
  beforeEach(async () => {
    database = await openMemory({ log, from: empty });
  });
  afterEach(() => database.close());

  test('gives values as node-postgres does', async () => {
    const { rows } = await database.pool.query(
      `SELECT $1::bigint AS big, $2::numeric AS num, $3::timestamptz AS at, $4::jsonb AS json, $5::text[] AS texts,
              $6::int AS int, $7::boolean AS bool, $8::bytea AS bytes, $9::text AS nothing`,
      [
        '9007199254740993',
        '1.50',
        new Date('2026-01-02T03:04:05.678Z'),
        { 이름: '한카' },
        ['가', 'a "b", c'],
        7,
        true,
        Buffer.from([0, 255]),
        null,
      ],
    );
    expect(rows).toEqual([
      {
        big: '9007199254740993',
        num: '1.50',
        at: new Date('2026-01-02T03:04:05.678Z'),
        json: { 이름: '한카' },
        texts: ['가', 'a "b", c'],
        int: 7,
        bool: true,
        bytes: Buffer.from([0, 255]),
        nothing: null,
      },
    ]);
  });

  test('failing and succeeding queries at once all get their own answer', async () => {
    await database.pool.query('INSERT INTO prices VALUES (0, 1)');
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) =>
        database.pool.query('INSERT INTO prices VALUES ($1, 2) RETURNING id', [i % 2 ? 0 : i + 1]),
      ),
    );
    answers.forEach((answer, i) => {
      if (i % 2) expect(answer).toMatchObject({ reason: { code: '23505', constraint: 'prices_pkey' } });
      else expect(answer).toMatchObject({ value: { rows: [{ id: String(i + 1) }] } });
    });
    expect(log.error).not.toHaveBeenCalled();
  });

  test('values that cannot be sent fail alone', async () => {
    const loop: { self?: object } = {};
    loop.self = loop;
    const answers = await Promise.allSettled([
      database.pool.query('SELECT $1::jsonb', [loop]),
      database.pool.query('SELECT $1::text AS text, $2::text AS next', ['한\udc00', '글']),
      database.pool.query('SELECT $1::text', ['\0']),
      database.pool.query({ text: 'SELECT $1::text AS text', values: [undefined] }),
    ]);
    expect(answers).toMatchObject([
      { reason: { message: expect.stringContaining('circular') } },
      { value: { rows: [{ text: '한\ufffd', next: '글' }] } },
      { reason: { code: '22021' } },
      { value: { rows: [{ text: null }] } },
    ]);
  });

  test('a second taker waits for the first one to finish its transaction', async () => {
    const first = await database.pool.connect();
    await first.query('BEGIN');
    await first.query('INSERT INTO prices VALUES (1, 1)');
    const counted = database.pool.query('SELECT count(*)::int AS n FROM prices');
    await first.query('ROLLBACK');
    first.release();
    expect((await counted).rows).toEqual([{ n: 0 }]);
  });

  test('a client thrown away in a transaction leaves nothing behind', async () => {
    const client = await database.pool.connect();
    await client.query("SET search_path = pg_catalog; SET statement_timeout = '1s'");
    await client.query('BEGIN');
    await client.query('INSERT INTO public.prices VALUES (1, 1)');
    client.release(true);
    const { rows } = await database.pool.query(
      `SELECT (SELECT count(*)::int FROM prices) AS n, current_setting('statement_timeout') AS timeout`,
    );
    expect(rows).toEqual([{ n: 0, timeout: '0' }]);
  });

  test('a client thrown away with a query on its way does not disturb the next one', async () => {
    for (let id = 0; id < 20; id++) {
      const client = await database.pool.connect();
      client.query('INSERT INTO prices VALUES ($1, $2) RETURNING *', [id, 2], () => {});
      client.release(true);
      const { rows } = await database.pool.query('SELECT $1::int AS id', [id]);
      expect(rows).toEqual([{ id }]);
    }
  });

  test('a query on the pool inside a transaction fails in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = await database.pool.connect();
    const nested = expect(database.pool.query('SELECT 1')).rejects.toThrow('timeout exceeded');
    vi.advanceTimersByTime(10_000);
    await nested;
    client.release();
    vi.useRealTimers();
    expect((await database.pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
  });

  test('passes notifications to the listening client', async () => {
    const client = await database.pool.connect();
    const received = new Promise((resolve) => client.on('notification', resolve));
    await client.query('LISTEN news');
    await client.query("NOTIFY news, '새 글'");
    expect(await received).toMatchObject({ channel: 'news', payload: '새 글' });
    client.release();
  });
});
