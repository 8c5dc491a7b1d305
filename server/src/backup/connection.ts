import pg from 'pg';
import type { BaseLogger } from 'pino';
import type { Config } from '../config.ts';
import { connect, type Database } from '../db/connect.ts';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface Connection {
  migrate: Database['migrate'];
  /** Runs `work` on one connection, whose statements may take as long as they need. */
  session<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the configured database of either engine. Throws DataDirInUse. */
export const openConnection = async ({ databaseUrl, dataDir }: Config, log: Log): Promise<Connection> => {
  const { pool, migrate, close } = await connect({ databaseUrl: databaseUrl ?? undefined, dataDir, log });
  const embedded: Connection['session'] = async (work) => {
    const client = await pool.connect();
    try {
      return await work(client);
    } finally {
      client.release();
    }
  };
  const postgresql = (connectionString: string): Connection['session'] => {
    return async (work) => {
      // Not from the pool, whose statements end after 2 s.
      const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
      client.on('error', (error) => log.error({ err: error }, 'database connection lost'));
      await client.connect();
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    };
  };
  return { migrate, close, session: databaseUrl ? postgresql(databaseUrl) : embedded };
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
      SET LOCAL statement_timeout = 0;
      SET LOCAL idle_in_transaction_session_timeout = 0;
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
