import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { type EmbeddedDatabase, openEmbedded } from './embedded.ts';
import { listenOn, type Subscriber } from './listen.ts';
import { applyMigrations } from './migrate.ts';
import { drizzleOver } from './transactions.ts';

type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

export interface Database {
  pool: pg.Pool;
  db: NodePgDatabase;
  engine: 'embedded' | 'postgresql';
  /** Whether the database answers within 2 s and takes writes. Never throws. */
  isReady(): Promise<boolean>;
  /**
   * Applies the migrations of `folder` not applied yet; waits while another process does so.
   * @throws EditedMigration, see applyMigrations.
   */
  migrate(folder: string): Promise<void>;
  /**
   * LISTENs to `channel`, and again whenever the connection it listens on was lost.
   * @returns Ends the listening. Nothing is received afterwards.
   */
  listen(channel: string, subscriber: Subscriber): () => Promise<void>;
  close(): Promise<void>;
}

interface ConnectOptions {
  /** A postgres:// address; without one the embedded database in `dataDir` is opened. */
  databaseUrl: string | undefined;
  dataDir: string;
  log: Log;
}

// Errors instead of hanging when the network or the server stalls; measured with a cutting proxy.
const POOL_SETTINGS = {
  max: 10,
  keepAlive: true,
  connectionTimeoutMillis: 2000,
  query_timeout: 2500,
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 5000,
} satisfies pg.PoolConfig;

const READY_WITHIN_MS = 2000;

// Any constant does, as long as nothing else in the database locks on it.
const MIGRATION_LOCK = 4_126_770;

/** Opens the database. Throws DataDirInUse when another process holds `dataDir`; does not wait for a PostgreSQL. */
export const connect = async ({ databaseUrl, dataDir, log }: ConnectOptions): Promise<Database> => {
  if (databaseUrl) return connectPostgresql(databaseUrl, log);
  return embeddedDatabase(await openEmbedded(dataDir, { log }));
};

/** The database that `openEmbedded` or `openMemory` opened: a pool of one connection. */
export const embeddedDatabase = ({
  pool,
  listen,
  close,
}: Pick<EmbeddedDatabase, 'pool' | 'listen' | 'close'>): Database => ({
  pool,
  db: drizzleOver(pool),
  engine: 'embedded',
  isReady: readiness(pool),
  async migrate(folder) {
    const client = await pool.connect();
    try {
      // Over this very client: there is no second one to take. The directory lock keeps other processes out.
      await applyMigrations(client, folder);
    } finally {
      client.release();
    }
  },
  listen,
  close,
});

const connectPostgresql = (connectionString: string, log: Log): Database => {
  const pool = new pg.Pool({ connectionString, ...POOL_SETTINGS });
  // A cut connection tells its client and, while idle, the pool: either unheard would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  );
  pool.on('error', () => {});
  return {
    pool,
    db: drizzleOver(pool),
    engine: 'postgresql',
    isReady: readiness(pool),
    async migrate(folder) {
      // Not from the pool: a migration, or the wait for one, may take longer than a request may.
      const client = new pg.Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5000 });
      client.on('error', (error) => log.error({ err: error }, 'migration connection lost'));
      await client.connect();
      try {
        // Held until this connection ends.
        await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
        await applyMigrations(client, folder, () =>
          log.warn('a migration waits for a table that others use; it is tried again'),
        );
      } finally {
        await client.end();
      }
    },
    listen: (channel, subscriber) => listenOn(connectionString, channel, subscriber, log),
    close: () => pool.end(),
  };
};

const takesWrites = async (pool: pg.Pool): Promise<boolean> => {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), READY_WITHIN_MS);
  const answer = pool.query<{ transaction_read_only: string }>('SHOW transaction_read_only').then(
    ({ rows }) => rows[0]?.transaction_read_only === 'off',
    () => false,
  );
  try {
    return await Promise.race([answer, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};

/** Looks once for all who want to know at the same moment: they wait for no slot, and need a connection. */
const readiness = (pool: pg.Pool): (() => Promise<boolean>) => {
  let running: Promise<boolean> | null = null;
  return () => {
    running ??= takesWrites(pool).finally(() => {
      running = null;
    });
    return running;
  };
};
