import type { Topic } from '@hanca/common/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Database } from '../db/connect.ts';
import type { Versions } from './cache.ts';

/** Tells this process, and on PostgreSQL all others, which topics a write has changed. */
export interface Changes {
  announce(topics: readonly Topic[]): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'hanca_changes';
const RETRY_MS = 1000;

/** How often the listening connection is asked whether it is still there, and how long it may take to answer. */
const PING_EVERY_MS = 3000;
const PING_WITHIN_MS = 2000;

/** In one process, which is all that the embedded database allows. */
const localChanges = (versions: Versions): Changes => ({
  announce: async (topics) => versions.raise(topics),
  close: async () => undefined,
});

const sharedChanges = (
  url: string,
  database: Database,
  versions: Versions,
  log: FastifyBaseLogger,
): Changes => {
  let client: pg.Client | null = null;
  let closed = false;
  const timers = new Set<NodeJS.Timeout>();
  const unannounced = new Set<Topic>();
  versions.listening = false;

  const later = (work: () => Promise<void>, milliseconds: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      void work();
    }, milliseconds);
    timer.unref();
    timers.add(timer);
  };

  const lost = (lostClient: pg.Client, error?: unknown) => {
    if (client !== lostClient || closed) return;
    client = null;
    versions.listening = false;
    log.warn({ err: error }, 'changes of other processes cannot be heard; answers are not kept');
    lostClient.end().catch(() => undefined);
    later(listen, RETRY_MS);
  };

  // A connection that the network swallowed says nothing by itself.
  const ping = async (asked: pg.Client) => {
    if (client !== asked || closed) return;
    try {
      await asked.query('SELECT 1');
      later(() => ping(asked), PING_EVERY_MS);
    } catch (error) {
      lost(asked, error);
    }
  };

  const listen = async () => {
    const next = new pg.Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: PING_WITHIN_MS,
      query_timeout: PING_WITHIN_MS,
    });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => versions.raise((payload ?? '').split(',') as Topic[]));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      if (client !== next) return;
      versions.listening = true;
      later(() => ping(next), PING_EVERY_MS);
    } catch (error) {
      lost(next, error);
    }
  };
  void listen();

  /** Tells the others all that they have not been told; tries again until it could. */
  const tell = async (): Promise<void> => {
    const topics = [...unannounced];
    if (topics.length === 0 || closed) return;
    unannounced.clear();
    try {
      await database.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topics.join(',')]);
    } catch (error) {
      // The write itself is committed: its answer must say so.
      for (const topic of topics) unannounced.add(topic);
      log.error({ err: error, topics }, 'a change could not be announced to other processes yet');
      later(tell, RETRY_MS);
    }
  };

  return {
    announce: async (topics) => {
      versions.raise(topics);
      for (const topic of topics) unannounced.add(topic);
      await tell();
    },
    close: async () => {
      closed = true;
      for (const timer of timers) clearTimeout(timer);
      await client?.end();
    },
  };
};

/** Connects the versions of this process to those of the others. In: null for the embedded database, which has none. */
export const watchChanges = (
  databaseUrl: string | null,
  database: Database,
  versions: Versions,
  log: FastifyBaseLogger,
): Changes => (databaseUrl ? sharedChanges(databaseUrl, database, versions, log) : localChanges(versions));
