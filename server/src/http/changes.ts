import type { Topic } from '@hanca/common/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import type { Versions } from './cache.ts';

/** Tells this process, and on PostgreSQL all others, which topics a write has changed. */
export interface Changes {
  announce(topics: readonly Topic[]): Promise<void>;
  close(): Promise<void>;
}

const CHANNEL = 'hanca_changes';
const RETRY_MS = 1000;

/** In one process, which is all that the embedded database allows. */
const localChanges = (versions: Versions): Changes => ({
  announce: async (topics) => versions.raise(topics),
  close: async () => undefined,
});

const sharedChanges = (database: Database, versions: Versions, log: FastifyBaseLogger): Changes => {
  let retry: NodeJS.Timeout | undefined;
  let closed = false;
  const unannounced = new Set<Topic>();
  versions.listening = false;
  const stopListening = database.listen(CHANNEL, {
    notified: (payload) => versions.raise(payload.split(',') as Topic[]),
    listening: (isListening) => {
      versions.listening = isListening;
    },
  });

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
      retry = setTimeout(tell, RETRY_MS).unref();
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
      clearTimeout(retry);
      await stopListening();
    },
  };
};

/** Connects the versions of this process to those of the others on the same PostgreSQL. */
export const watchChanges = (database: Database, versions: Versions, log: FastifyBaseLogger): Changes =>
  database.engine === 'postgresql' ? sharedChanges(database, versions, log) : localChanges(versions);
