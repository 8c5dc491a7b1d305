import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/connect.ts';
import { CHANNEL } from '../db/schema/announced.ts';
import type { Versions } from './versions.ts';

/** What the database announces, as this process receives it (docs/decisions/0003-cached-answers.md). */
export interface Changes {
  /**
   * Resolves when everything that was committed before the call has been received, so that the caller of a write
   * reads it everywhere in this process; at the latest after a second, when every cached answer is dropped instead.
   */
  caughtUp(): Promise<void>;
  close(): Promise<void>;
}

/** Drops what has changed from the cache from now on. */
export const watchChanges = (
  database: Database,
  { versions, log }: { versions: Versions; log: FastifyBaseLogger },
): Changes => {
  const subscription = database.listen(CHANNEL, {
    notified: (payload) => versions.raise(payload.split(',')),
    listening: (isListening) => {
      versions.listening = isListening;
    },
  });
  return {
    async caughtUp() {
      if (!versions.listening) return;
      try {
        await subscription.caughtUp();
      } catch (error) {
        log.warn({ err: error }, 'cached answers are dropped: it is not known whether they hold');
        versions.raiseAll();
      }
    },
    close: () => subscription.close(),
  };
};
