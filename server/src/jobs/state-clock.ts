import type { Executor } from '../db/executor.ts';
import type { Job } from './jobs.ts';

const MINUTE_MS = 60_000;

/** How far a first run looks back: further than another process that did this until now can have been away. */
const FIRST_LOOK_MINUTES = 60;

/** By how much the clock of this process may differ from the database's. */
const SLACK_MS = MINUTE_MS;

/**
 * In: announces the records whose state has changed since a moment by the passing of time, which changes no row; and how far a
 * first run looks back, in minutes, where it would still be of use after all have stood still for longer.
 */
export const stateClock = (
  name: string,
  announce: (db: Executor, since: Date) => Promise<void>,
  firstLookMinutes: number = FIRST_LOOK_MINUTES,
): Job => {
  let lookedAt: number | null = null;
  return {
    name,
    cron: '* * * * *',
    run: async ({ db }) => {
      const now = Date.now();
      const since = lookedAt === null ? now - firstLookMinutes * MINUTE_MS : lookedAt - SLACK_MS;
      await announce(db, new Date(since));
      lookedAt = now;
    },
  };
};
