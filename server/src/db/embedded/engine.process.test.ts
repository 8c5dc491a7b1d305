import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { toProblem } from '../../http/errors.ts';
import { openEmptyDatabase } from '../../testing/empty-database.ts';
import { recordingSubscriber } from '../../testing/subscriber.ts';
import { fillDataDir } from '../../testing/templates.ts';
import { type EmbeddedDatabase, openEmbedded } from '../embedded.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

/** Takes hours. */
const RUNAWAY = 'SELECT count(*) FROM generate_series(1, 1000000000000) n WHERE n < 0';

/** What PostgreSQL answers when its disk is full, after which PGlite must be opened again. */
const DISK_FULL = "DO $$ BEGIN RAISE 'full' USING ERRCODE = '53100'; END $$";

afterEach(() => {
  vi.useRealTimers();
});

describe('the embedded database', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hanca-engine-'));
  let database: EmbeddedDatabase;

  // The tests share one.
  beforeAll(async () => {
    await fillDataDir(dir);
    database = await openEmbedded(dir, { log });
    await database.pool.query('CREATE TABLE notes (id int PRIMARY KEY)');
  });
  beforeEach(() => database.pool.query('TRUNCATE notes'));
  afterAll(async () => {
    await database.close();
    rmSync(dir, { recursive: true });
  });

  const noteIds = async (): Promise<number[]> => {
    const { rows } = await database.pool.query<{ id: number }>('SELECT id FROM notes ORDER BY id');
    return rows.map(({ id }) => id);
  };

  test('a statement that runs away fails, while the process goes on and nothing stored is lost', async () => {
    const { subscriber, next } = recordingSubscriber();
    const subscription = database.listen('news', subscriber);
    expect(await next()).toBe('listening');
    await database.pool.query('INSERT INTO notes VALUES (1), (2)');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let error: unknown;
    const failed = database.pool.query(RUNAWAY).catch((reason) => {
      error = reason;
    });
    // The process turns while the statement runs, whose deadline comes after 2 s.
    let turns = 0;
    for (; error === undefined; turns += 1) {
      await new Promise(setImmediate);
      vi.advanceTimersByTime(10);
    }
    await failed;
    vi.useRealTimers();
    expect(turns).toBeGreaterThanOrEqual(200);
    expect(toProblem(error)).toMatchObject({ statusCode: 503, retryAfter: 1 });
    expect(await noteIds()).toEqual([1, 2]);
    expect([await next(), await next()]).toEqual(['lost', 'listening']);
    await database.pool.query("NOTIFY news, 'again'");
    expect(await next()).toBe('again');
    await subscription.close();
  });

  test('a session names its own deadline', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = database.session(60_000, (client) => client.query('SELECT pg_sleep(0.1)'));
    let rowCount: number | null | undefined;
    const answered = slow.then((answer) => {
      rowCount = answer.rowCount;
    });
    for (let ms = 0; rowCount === undefined && ms < 50_000; ms += 10) {
      await new Promise(setImmediate);
      vi.advanceTimersByTime(10);
    }
    await answered;
    expect(rowCount).toBe(1);
  });

  test('a transaction that is left open ends after 5 s, with nothing of it stored', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const client = await database.pool.connect();
    const ended = new Promise<Error>((resolve) => client.once('error', resolve));
    await client.query('BEGIN');
    vi.advanceTimersByTime(4000);
    await client.query('INSERT INTO notes VALUES (1)');
    vi.advanceTimersByTime(1000);
    expect(toProblem(await ended)).toMatchObject({ statusCode: 503 });
    client.release(true);
    expect(await noteIds()).toEqual([]);
    // Whoever comes next has time of their own.
    await database.pool.query('INSERT INTO notes VALUES (2)');
    vi.advanceTimersByTime(10_000);
    expect(await noteIds()).toEqual([2]);
  });

  test('answers of every size arrive whole', async () => {
    const sizes = [0, 1, 1000, 1_000_000, 3_000_000];
    for (const size of sizes) {
      const { rows } = await database.pool.query('SELECT repeat($1, $2) AS text', ['x', size]);
      expect(rows[0].text.length).toBe(size);
    }
  });
});

test('a full disk fails the statement and opens the database again; the third time in a minute gives up', async () => {
  const giveUp = vi.fn();
  const { pool, close } = await openEmptyDatabase({ log, giveUp });
  vi.useFakeTimers({ toFake: ['performance'] });
  const fail = () => expect(pool.query(DISK_FULL)).rejects.toMatchObject({ code: '53100' });
  for (const after of [0, 30_000, 31_000, 1000]) {
    vi.advanceTimersByTime(after);
    expect((await pool.query('SELECT 1 AS one')).rows).toEqual([{ one: 1 }]);
    expect(giveUp).not.toHaveBeenCalled();
    await fail();
  }
  await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '08006' });
  expect(giveUp).toHaveBeenCalledOnce();
  await close().catch(() => undefined); // it is closed already
});
