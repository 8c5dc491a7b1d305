import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Database, Log } from './connect.ts';
import { listenOn } from './listen.ts';
import { applyMigrations } from './migrate.ts';
import { readiness } from './ready.ts';
import { RANDOM_PAGE_COST } from './settings.ts';
import { drizzleOver } from './transactions.ts';

// Errors instead of hanging when the network or the server stalls; measured with a cutting proxy.
const POOL_SETTINGS = {
  max: 10,
  keepAlive: true,
  connectionTimeoutMillis: 2000,
  query_timeout: 2500,
  statement_timeout: 2000,
  idle_in_transaction_session_timeout: 5000,
  // Not among the options of the connection, which an address or PGOPTIONS may name, and some poolers refuse.
  onConnect: async (client) => {
    await client.query(`SET ${RANDOM_PAGE_COST}`);
  },
} satisfies pg.PoolConfig;

/** Migrations of a large table rewrite it. */
const MIGRATE_WITHIN_MS = 3600_000;

// Any constant does, as long as nothing else in the database locks on it.
const MIGRATION_LOCK = 4_126_770;
const RETRY_LOCK_MS = 250;

/** The database at a postgres:// address. Does not wait for it. */
export const connectPostgresql = (connectionString: string, log: Log): Database => {
  const pool = new pg.Pool({ connectionString, ...POOL_SETTINGS });
  // A cut connection is an error of its client and, while idle, of the pool: without a listener it would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'database connection lost')),
  );
  pool.on('error', () => {});
  dropWhenReadOnly(pool);

  const session: Database['session'] = async (withinMs, work) => {
    const client = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      statement_timeout: withinMs,
      idle_in_transaction_session_timeout: withinMs,
    });
    client.on('error', (error) => log.error({ err: error }, 'database connection lost'));
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    pool,
    db: drizzleOver(pool),
    engine: 'postgresql',
    isReady: readiness(pool),
    session,
    migrate: (folder, steps) =>
      session(MIGRATE_WITHIN_MS, async (client) => {
        await lockMigrations(client);
        await applyMigrations(client, folder, {
          steps,
          onWait: () => log.warn('a migration waits for a table that others use; it is tried again'),
        });
      }),
    listen: (channel, subscriber) => listenOn(connectionString, channel, subscriber, log),
    close: () => pool.end(),
  };
};

/**
 * Waits for its turn to migrate, which lasts until the connection ends. It tries again and again, because a statement that
 * waits holds a snapshot, and a migration may have to wait for that.
 */
const lockMigrations = async (client: pg.ClientBase): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    await pause(RETRY_LOCK_MS);
  }
};

/** SQLSTATE read_only_sql_transaction. */
const READ_ONLY = '25006';

/**
 * Replaces all connections once a server refuses to write: after a failover they still lead to the old primary.
 * Idle ones end at once, others when they are given back.
 */
const dropWhenReadOnly = (pool: pg.Pool): void => {
  const idle = new Set<pg.PoolClient>();
  let current = new WeakSet<pg.PoolClient>();
  pool.on('connect', (client) => {
    current.add(client);
    connectionOf(client).on('errorMessage', ({ code }: { code?: string }) => {
      if (code !== READ_ONLY || !current.has(client)) return;
      current = new WeakSet();
      // As if each had lost its connection: the pool removes it at once.
      for (const each of idle) each.emit('error', new Error('the server does not take writes any more'));
    });
  });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('remove', (client) => idle.delete(client));
  pool.on('release', (_error, client) => {
    if (current.has(client)) idle.add(client);
    else void client.end();
  });
};

/** Every error of the server is an event of the connection; the client's own events leave out those of queries. */
const connectionOf = (client: pg.PoolClient): pg.Connection =>
  (client as pg.PoolClient & { connection: pg.Connection }).connection;
