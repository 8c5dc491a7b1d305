import { closeSync, existsSync, fsyncSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { PglitePgConnection } from '@electric-sql/pglite/node-postgres';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { lockDataDir } from './data-dir.ts';
import type { Subscriber } from './listen.ts';

type Log = Pick<BaseLogger, 'info' | 'warn' | 'error'>;

/** PostgreSQL inside this process: one connection, so statements and transactions run one after another. */
export interface EmbeddedDatabase {
  pool: pg.Pool;
  /** LISTENs over the one connection, so each new connection of the pool listens again before it does anything else. */
  listen(channel: string, subscriber: Subscriber): () => Promise<void>;
  checkpoint(): Promise<void>;
  /** VACUUM (ANALYZE) of every table: autovacuum does not run here. */
  vacuum(): Promise<void>;
  /** The whole database as a tar for `openMemory({ from })`. */
  dump(): Promise<Blob>;
  /** How often the database asked for fsync since it was opened; 0 in memory. */
  fsyncCount(): number;
  close(): Promise<void>;
}

// A statement that waits longer than this for the one connection fails, so that a query on the pool
// inside an open transaction is an error and not a standstill.
const WAIT_FOR_CONNECTION_MS = 10_000;

// PGlite starts with -F (fsync off) and its fdatasync is a stub, hence wal_sync_method=fsync.
// Without a limit pg_wal grows by all that is written: single-user mode never checkpoints by itself.
const DURABLE_START = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...[
    'fsync=on',
    'wal_sync_method=fsync',
    'max_wal_size=128MB',
    'min_wal_size=32MB',
    'shared_buffers=32MB',
  ].flatMap((setting) => ['-c', setting]),
];

/**
 * Opens the database kept in `dir` (made when missing), locked for this process and with real fsync.
 * Throws DataDirInUse, and Error when fsync does not take effect.
 */
export const openEmbedded = async (dir: string, { log }: { log: Log }): Promise<EmbeddedDatabase> => {
  const unlock = lockDataDir(dir);
  try {
    const root = join(dir, 'postgres');
    const isNew = !existsSync(join(root, 'PG_VERSION'));
    const files = new SyncedNodeFS(root);
    const pglite = await PGlite.create({ fs: files, startParams: DURABLE_START });
    if (isNew) syncTree(root);
    await pglite.exec('CHECKPOINT');
    const { rows } = await pglite.query<{ fsync: string }>('SHOW fsync');
    if (rows[0]?.fsync !== 'on' || files.syncs === 0) {
      await pglite.close();
      throw new Error('the embedded database does not write durably: fsync did not take effect');
    }
    const database = pooled(pglite, log, () => files.syncs);
    const stopUpkeep = startUpkeep(database, log);
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

/**
 * Opens a database in memory for tests, without fsync. `from` is a tar of `dump()`:
 * loading one takes about a third of the time of making a new database.
 */
export const openMemory = async ({ log, from }: { log: Log; from?: Blob }): Promise<EmbeddedDatabase> => {
  const pglite = await PGlite.create(from ? { loadDataDir: from } : {});
  return pooled(pglite, log, () => 0);
};

/** NODEFS has no fsync callback of its own, so nothing would ever reach the disk. Tried on PGlite 0.5.16. */
class SyncedNodeFS extends NodeFS {
  syncs = 0;

  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const addFsync = (module: EmscriptenModule) => {
      module.NODEFS.stream_ops.fsync = (stream) => this.#sync(module, stream);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] } };
  }

  #sync({ NODEFS }: EmscriptenModule, stream: EmscriptenStream): number {
    this.syncs++;
    try {
      if (stream.nfd === undefined) syncPath(NODEFS.realPath(stream.node));
      else fsyncSync(stream.nfd);
      return 0;
    } catch {
      return ERRNO_IO; // PostgreSQL stops on a failed fsync, as it must.
    }
  }
}

const ERRNO_IO = 29; // EIO in WASI

type EmscriptenStream = { nfd?: number; node: object };
type EmscriptenModule = {
  NODEFS: {
    stream_ops: { fsync?: (stream: EmscriptenStream) => number };
    realPath(node: object): string;
  };
};

const syncPath = (path: string): void => {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
};

/** A new database is copied into place unsynced; later writes sync only what they touch. */
const syncTree = (root: string): void => {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name));
  }
  syncPath(root);
};

/** A node-postgres pool of one connection over `pglite`. */
const pooled = (pglite: PGlite, log: Log, fsyncCount: () => number): EmbeddedDatabase => {
  const channels = new Map<string, Subscriber>();
  pglite.onNotification((channel, payload) => channels.get(channel)?.notified(payload));
  const pool = new pg.Pool({
    Client: clientOf(pglite, () => [...channels.keys()]),
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
  });
  // A failure tells the client and, while idle, the pool: either unheard would end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.error({ err: error }, 'embedded database connection failed')),
  );
  pool.on('error', () => {});
  return {
    pool,
    listen(channel, subscriber) {
      channels.set(channel, subscriber);
      pool.query(listenStatement(channel)).then(
        () => channels.get(channel)?.listening(true),
        (error) => log.error({ err: error, channel }, 'notifications of the database cannot be received'),
      );
      return async () => {
        channels.delete(channel);
      };
    },
    fsyncCount,
    checkpoint: async () => void (await pool.query('CHECKPOINT')),
    vacuum: async () => void (await pool.query('VACUUM (ANALYZE)')),
    async dump() {
      const client = await pool.connect();
      try {
        await client.query('CHECKPOINT');
        return await pglite.dumpDataDir('none');
      } finally {
        client.release();
      }
    },
    async close() {
      await pool.end();
      await pglite.close();
    },
  };
};

const listenStatement = (channel: string): string => `LISTEN ${pg.escapeIdentifier(channel)}`;

type BindMessage = { values?: unknown[]; valueMapper: (value: unknown, index: number) => unknown };

/**
 * The pool drops its client after every failed `pool.query`, and PGlite cannot serve two callers at a time. So each
 * client gets a connection of its own that waits for the end of the one before and starts as a new session does.
 */
const clientOf = (
  pglite: PGlite,
  channels: () => string[],
): (new (
  config?: pg.ClientConfig,
) => pg.Client) => {
  let previous: Promise<void> = Promise.resolve();

  class EmbeddedConnection extends PglitePgConnection {
    readonly #ended = Promise.withResolvers<void>();
    #opening: Promise<void> = Promise.resolve();

    override async connect(port: number, host: string): Promise<void> {
      this._connecting = true;
      this.#opening = this.#open(previous, port, host);
      previous = this.#ended.promise;
      await this.#opening;
    }

    async #open(turn: Promise<void>, port: number, host: string): Promise<void> {
      await turn;
      try {
        await pglite.exec('ROLLBACK');
        await pglite.exec('DISCARD ALL');
        for (const channel of channels()) await pglite.exec(listenStatement(channel));
        await super.connect(port, host);
      } catch (error) {
        this.#ended.resolve();
        this.emit('error', error);
      }
    }

    // Drizzle gives `types` as an object of parsers, which the adapter would take for a list of type ids.
    override parse(query: { types?: unknown }): void {
      super.parse(Array.isArray(query.types) ? query : { ...query, types: undefined });
    }

    // Its writer miscounts a lone surrogate and keeps what a failing mapper left half written: either garbles
    // the messages that follow. So the values come to it mapped and well formed.
    override bind({ valueMapper, values = [], ...rest }: BindMessage): void {
      const ready = values.map((value, i) => {
        const mapped = valueMapper(value, i);
        return typeof mapped === 'string' ? mapped.toWellFormed() : mapped;
      });
      super.bind({ ...rest, values: ready });
    }

    override end(): void {
      super.end();
      this.once('end', () => this.#opening.then(this.#ended.resolve));
    }
  }

  return class EmbeddedClient extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      const overPglite = { ...config, connection: new EmbeddedConnection({ pglite }) };
      super(overPglite);
    }
  };
};

const LOOK_EVERY_MS = 30_000;
const VACUUM_EVERY_MS = 24 * 3600_000;
const FIRST_VACUUM_AFTER_MS = 5 * 60_000; // soon, for a server that is restarted every day

/** Does what PostgreSQL's background processes would: checkpoints by time and volume, a daily vacuum. */
const startUpkeep = ({ pool, vacuum }: EmbeddedDatabase, log: Log): (() => void) => {
  let vacuumAt = performance.now() + FIRST_VACUUM_AFTER_MS;
  let isBusy = false;

  const look = async (): Promise<void> => {
    if (performance.now() >= vacuumAt) {
      vacuumAt = performance.now() + VACUUM_EVERY_MS;
      await vacuum();
    }
    await checkpointWhenDue(pool);
  };

  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch((error) => log.error({ err: error }, 'upkeep of the embedded database failed'))
      .finally(() => {
        isBusy = false;
      });
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
};

/** Checkpoints when the last one is 5 minutes or 64 MB of write-ahead log ago; whether it did. */
export const checkpointWhenDue = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ isDue: boolean }>(`
    SELECT checkpoint_time < now() - interval '5 minutes'
        OR pg_current_wal_lsn() - redo_lsn > 64 * 1024 * 1024 AS "isDue"
    FROM pg_control_checkpoint()`);
  if (!rows[0]?.isDue) return false;
  await pool.query('CHECKPOINT');
  return true;
};
