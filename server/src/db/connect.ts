// The database, the same on either engine: postgresql.ts, or embedded.ts with PGlite in a thread (embedded/) and a lock on the
// folder (data-dir.ts). schema/ has the tables and what announces their changes, migrations/ their history, applied by
// migrate.ts; a new one is written by `npm run migration`. For queries: transactions.ts, prepared.ts (built and planned once),
// paging.ts, crud-table.ts, contains.ts, for-region.ts. listen.ts receives announcements, disk.ts watches the free space.

import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { BaseLogger } from 'pino';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import type { Subscriber, Subscription } from './listen.ts';
import { applyMigrations } from './migrate.ts';
import { connectPostgresql } from './postgresql.ts';
import { readiness } from './ready.ts';
import { drizzleOver } from './transactions.ts';

export type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface Database {
  /** Of connections whose statements end after 2 s and whose transactions end after 5 s without one. */
  pool: pg.Pool;
  db: NodePgDatabase;
  engine: 'embedded' | 'postgresql';
  /** Whether the database answers within 2 s and can be written to. Never throws. */
  isReady(): Promise<boolean>;
  /**
   * Runs `work` on a connection whose statements and transactions may each take `withinMs`.
   * On the embedded database everybody else waits meanwhile.
   */
  session<T>(withinMs: number, work: (client: pg.Client | pg.PoolClient) => Promise<T>): Promise<T>;
  /**
   * Applies the migrations of `folder` not applied yet, or of its first `steps`; waits while another process does so.
   * @throws EditedMigration, see applyMigrations.
   */
  migrate(folder: string, steps?: number): Promise<void>;
  /** LISTENs to `channel`, and again whenever the connection it listens on was lost. */
  listen(channel: string, subscriber: Subscriber): Subscription;
  close(): Promise<void>;
}

interface ConnectOptions {
  /** A postgres:// address; without one the embedded database in `dataDir` is opened. */
  databaseUrl: string | null | undefined;
  dataDir: string;
  log: Log;
}

/** A migration of the embedded database; a statement that takes longer has run away. */
const MIGRATE_WITHIN_MS = 10 * 60_000;

/** Opens the database. Throws DataDirInUse when another process holds `dataDir`; does not wait for a PostgreSQL. */
export const connect = async ({ databaseUrl, dataDir, log }: ConnectOptions): Promise<Database> => {
  if (databaseUrl) return connectPostgresql(databaseUrl, log);
  return embeddedDatabase(await openEmbedded(dataDir, { log }));
};

/** The database that `openEmbedded` or `openMemory` opened: a pool of one connection. */
export const embeddedDatabase = ({
  pool,
  session,
  listen,
  close,
}: Pick<EmbeddedDatabase, 'pool' | 'session' | 'listen' | 'close'>): Database => ({
  pool,
  db: drizzleOver(pool),
  engine: 'embedded',
  isReady: readiness(pool),
  session,
  // The lock of the data folder shuts other processes out.
  migrate: (folder, steps) =>
    session(MIGRATE_WITHIN_MS, (client) => applyMigrations(client, folder, { steps })),
  listen,
  close,
});
