// Runs with the embedded engine, which is open there: statements and transactions that share its one connection.
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import type { EmbeddedDatabase } from './embedded.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

describe.runIf(process.env.ENGINE === 'embedded')('the pool over one connection', () => {
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    database = await openEmptyDatabase({ log });
    await database.pool.query('CREATE TABLE prices (id bigint PRIMARY KEY, amount numeric(10, 2))');
  }, 60_000);
  beforeEach(() => database.pool.query('TRUNCATE prices'));
  afterAll(() => database.close());

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
