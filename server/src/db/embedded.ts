import { join } from 'node:path';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { lockDataDir } from './data-dir.ts';
import { Engine, type EngineOptions } from './embedded/engine.ts';
import { EngineSocket } from './embedded/socket.ts';
import { startUpkeep } from './embedded/upkeep.ts';
import type { Subscriber, Subscription } from './listen.ts';

/** PostgreSQL in a thread of this process: one connection, so statements and transactions run one after another. */
export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** Runs `work` on the connection, where statements and transactions may each take `withinMs`. */
  session<T>(withinMs: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  /** LISTENs over the one connection: each new session listens again before it does anything else. */
  listen(channel: string, subscriber: Subscriber): Subscription;
  checkpoint(): Promise<void>;
  /** VACUUM (ANALYZE) of every table: autovacuum does not run here. */
  vacuum(): Promise<void>;
  /** The whole database as a tar for `openMemory({ from })`. */
  dump(): Promise<Blob>;
  /** How often the database has called fsync since it was opened; 0 in memory. */
  fsyncCount(): number;
  close(): Promise<void>;
}

// A statement that waits longer than this for the one connection fails, so that a query on the pool
// inside an open transaction is an error and not a standstill.
const WAIT_FOR_CONNECTION_MS = 10_000;

/** Vacuum, checkpoint or dump of some gigabytes. */
const UPKEEP_WITHIN_MS = 5 * 60_000;

/**
 * Opens the database in `dir` (made when missing), locked for this process and with real fsync.
 * @throws DataDirInUse; OperatorError when the database cannot be opened.
 */
export const openEmbedded = async (dir: string, options: EngineOptions): Promise<EmbeddedDatabase> => {
  const unlock = lockDataDir(dir);
  try {
    const database = owning(await openEngine(join(dir, 'postgres'), options), options);
    const stopUpkeep = startUpkeep(database, options.log);
    return {
      ...database,
      async close() {
        stopUpkeep();
        try {
          await database.checkpoint();
        } finally {
          await database.close().finally(unlock);
        }
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

const openEngine = async (root: string, options: EngineOptions): Promise<Engine> => {
  try {
    return await Engine.open({ root }, options);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `The database in ${root} cannot be opened: ${reason}. Give its files to the user that runs the server, or where they are damaged move the folder away and restore a backup (npm run restore).`,
      { cause: error },
    );
  }
};

interface MemoryOptions extends EngineOptions {
  /** A tar of `dump()`: loading one takes about a third of the time of making a new database. */
  from?: Blob;
}

/** A database in memory for tests, without fsync: `pooled` connects to it, and its opener closes it. */
export const memoryEngine = ({ from, ...options }: MemoryOptions): Promise<Engine> =>
  Engine.open(from ? { dump: from } : {}, options);

/** Opens a database in memory for tests, which closing ends. */
export const openMemory = async (options: MemoryOptions): Promise<EmbeddedDatabase> =>
  owning(await memoryEngine(options), options);

/** A pool whose end is the engine's. */
const owning = (engine: Engine, options: EngineOptions): EmbeddedDatabase => {
  const database = pooled(engine, options);
  return { ...database, close: () => database.close().then(() => engine.close()) };
};

/** A node-postgres pool of one connection to the engine. Closing it leaves the engine. */
export const pooled = (engine: Engine, { log }: EngineOptions): EmbeddedDatabase => {
  const pool = new pg.Pool({
    stream: () => new EngineSocket(engine),
    ssl: false, // whatever PGSSLMODE says of other databases
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  });
  // The end of a connection is an error of its client and, while idle, of the pool: without a listener it would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.error({ err: error }, 'embedded database connection failed')),
  );
  pool.on('error', () => {});

  const session: EmbeddedDatabase['session'] = async (withinMs, work) => {
    const client = await pool.connect();
    try {
      const result = await engine.extendDeadlines(withinMs, () => work(client));
      client.release();
      return result;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return {
    pool,
    session,
    listen(channel, subscriber) {
      const unsubscribe = engine.subscribe(channel, subscriber);
      let isWanted = true;
      // The session that is open now began without this channel.
      const listenNow = (): void =>
        void pool.query(`LISTEN ${pg.escapeIdentifier(channel)}`).then(
          () => isWanted && subscriber.listening(true),
          (error) => {
            if (!isWanted || pool.ending) return;
            log.error({ err: error, channel }, 'notifications of the database cannot be received');
            listenNow();
          },
        );
      listenNow();
      return {
        // It hands on what a transaction notified before it answers the commit.
        caughtUp: async () => {},
        close: async () => {
          isWanted = false;
          unsubscribe();
        },
      };
    },
    checkpoint: () => session(UPKEEP_WITHIN_MS, async (client) => void (await client.query('CHECKPOINT'))),
    vacuum: () => session(UPKEEP_WITHIN_MS, async (client) => void (await client.query('VACUUM (ANALYZE)'))),
    dump: () =>
      session(UPKEEP_WITHIN_MS, async (client) => {
        await client.query('CHECKPOINT');
        return engine.dump();
      }),
    fsyncCount: () => engine.fsyncCount,
    close: () => pool.end(),
  };
};
