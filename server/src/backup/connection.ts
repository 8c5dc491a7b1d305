import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect, type Database, type Log } from '../db/connect.ts';

export interface Connection {
  migrate: Database['migrate'];
  /** Runs `work` on one connection, whose statements may take as long as they need. */
  session<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** One transaction reads or writes everything, pictures included. */
const WITHIN_MS = 24 * 3600_000;

/** Opens the configured database of either engine. Throws DataDirInUse. */
export const openConnection = async ({ databaseUrl, dataDir }: Config, log: Log): Promise<Connection> => {
  const database = await connect({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  const { migrate, close } = database;
  return { migrate, close, session: (work) => database.session(WITHIN_MS, work) };
};

/** Runs `work` in a transaction in which values are written as text the same way on every server. */
export const inTransaction = async <T>(
  client: pg.ClientBase,
  mode: '' | 'ISOLATION LEVEL REPEATABLE READ READ ONLY',
  work: () => Promise<T>,
): Promise<T> => {
  await client.query(`BEGIN ${mode}`);
  try {
    await client.query(`
      SET LOCAL TimeZone = 'UTC';
      SET LOCAL DateStyle = 'ISO';
      SET LOCAL IntervalStyle = 'iso_8601';
      SET LOCAL extra_float_digits = 1;
      SET LOCAL bytea_output = 'hex'`);
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // The first error is the one to tell; the server undoes a transaction whose connection is gone.
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
};
