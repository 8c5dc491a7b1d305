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
const RECONNECT_MS = 1000;

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
  let timer: NodeJS.Timeout | null = null;
  let closed = false;
  versions.listening = false;

  const lost = (lostClient: pg.Client, error?: Error) => {
    if (client !== lostClient || closed) return;
    client = null;
    versions.listening = false;
    log.warn({ err: error }, 'changes of other processes cannot be heard; answers are not kept');
    lostClient.end().catch(() => undefined);
    timer = setTimeout(() => void listen(), RECONNECT_MS);
    timer.unref();
  };

  const listen = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 2000 });
    client = next;
    next.on('error', (error) => lost(next, error));
    next.on('end', () => lost(next));
    next.on('notification', ({ payload }) => versions.raise((payload ?? '').split(',') as Topic[]));
    try {
      await next.connect();
      await next.query(`LISTEN ${CHANNEL}`);
      if (client === next) versions.listening = true;
    } catch (error) {
      lost(next, error instanceof Error ? error : undefined);
    }
  };
  void listen();

  return {
    announce: async (topics) => {
      versions.raise(topics);
      try {
        await database.pool.query('SELECT pg_notify($1, $2)', [CHANNEL, topics.join(',')]);
      } catch (error) {
        // The write itself is committed: the answer must say so.
        log.error({ err: error, topics }, 'a change could not be announced to other processes');
      }
    },
    close: async () => {
      closed = true;
      if (timer) clearTimeout(timer);
      await client?.end();
    },
  };
};

export const watchChanges = (
  databaseUrl: string | null,
  database: Database,
  versions: Versions,
  log: FastifyBaseLogger,
): Changes => (databaseUrl ? sharedChanges(databaseUrl, database, versions, log) : localChanges(versions));
