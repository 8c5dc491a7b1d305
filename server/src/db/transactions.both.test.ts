// Runs with the embedded engine, which is open there: BEGIN and ROLLBACK that fail on its one connection.
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openEmptyDatabase } from '../testing/empty-database.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import { prepared } from './prepared.ts';
import { drizzleOver } from './transactions.ts';

// One that is lost to a pool of one connection would be missed by the next statement.
describe.runIf(process.env.ENGINE === 'embedded')('a transaction', () => {
  let memory: EmbeddedDatabase;
  beforeAll(async () => {
    memory = await openEmptyDatabase({ log: pino({ level: 'silent' }) });
    await memory.pool.query('CREATE TABLE things (id integer)');
  });
  afterAll(() => memory.close());

  const LOST = new Error('Connection terminated unexpectedly');

  /** The pool, whose next connection fails at a statement that begins like this. */
  const failingAt = ({ pool }: EmbeddedDatabase, start: string): pg.Pool => {
    const connect = pool.connect.bind(pool) as () => Promise<pg.PoolClient>;
    vi.spyOn(pool, 'connect').mockImplementationOnce(async () => {
      const client = await connect();
      const query = client.query.bind(client) as (given: { text: string }) => Promise<unknown>;
      vi.spyOn(client, 'query').mockImplementation((async (given: { text: string }) => {
        if (given.text.startsWith(start)) throw LOST;
        return query(given);
      }) as typeof client.query);
      return client;
    });
    return pool;
  };

  test('a BEGIN that fails keeps no connection', async () => {
    const db = drizzleOver(failingAt(memory, 'begin'));
    await expect(db.transaction(async () => 'done')).rejects.toMatchObject({ cause: LOST });
    await expect(db.transaction(async () => 'done')).resolves.toBe('done');
  });

  test('a ROLLBACK that fails hides no error, and its connection is not used again', async () => {
    const db = drizzleOver(failingAt(memory, 'rollback'));
    const work = db.transaction(async (tx) => {
      await tx.execute('INSERT INTO things VALUES (1)');
      throw new Error('the work failed');
    });
    await expect(work).rejects.toThrow('the work failed');
    expect((await memory.pool.query('SELECT * FROM things')).rowCount).toBe(0);
  });

  test('a query is built once for all transactions of a connection', async () => {
    const db = drizzleOver(memory.pool);
    const build = vi.fn((name: string) => ({ name }));
    for (let n = 0; n < 3; n += 1) await db.transaction(async (tx) => prepared(tx, 'things.list', build));
    expect(build).toHaveBeenCalledTimes(1);
  });
});
