import { randomUUID } from 'node:crypto';
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

/** Begins a notification that announces no change: it comes back to who sent it, after all that was committed before. */
const MARK = '!';
const MARKED_WITHIN_MS = 1000;

/** Drops what has changed from the cache from now on. */
export const watchChanges = (
  database: Database,
  { versions, log }: { versions: Versions; log: FastifyBaseLogger },
): Changes => {
  const marks = new Map<string, () => void>();
  const stopListening = database.listen(CHANNEL, {
    notified: (payload) => {
      if (payload.startsWith(MARK)) return marks.get(payload)?.();
      versions.raise(payload.split(','));
    },
    listening: (isListening) => {
      versions.listening = isListening;
    },
  });

  /** Sends a mark and waits for it. */
  const passMark = async (): Promise<void> => {
    const mark = MARK + randomUUID();
    const { promise: received, resolve, reject } = Promise.withResolvers<void>();
    marks.set(mark, resolve);
    const timer = setTimeout(() => reject(new Error('changes are received late')), MARKED_WITHIN_MS);
    // It says nothing that a crash could lose, so it need not wait for the disk.
    const sent = database.pool.query({
      name: 'changes.mark',
      text: "SELECT set_config('synchronous_commit', 'off', true), pg_notify($1, $2)",
      values: [CHANNEL, mark],
    });
    try {
      await Promise.all([sent, received]);
    } catch (error) {
      log.warn({ err: error }, 'cached answers are dropped: it is not known whether they hold');
      versions.raiseAll();
    } finally {
      clearTimeout(timer);
      marks.delete(mark);
    }
  };

  let passing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;

  return {
    caughtUp: () => {
      // The embedded database announces over its one connection, before it answers the commit.
      if (database.engine === 'embedded' || !versions.listening) return Promise.resolve();
      // One mark at a time: whoever comes while it is under way shares the next.
      next ??= passing.then(() => {
        next = null;
        passing = passMark();
        return passing;
      });
      return next;
    },
    close: stopListening,
  };
};
