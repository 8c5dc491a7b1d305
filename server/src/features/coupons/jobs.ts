import type { Job } from '../../jobs/jobs.ts';
import { announceStates } from './queries.ts';

const MINUTE_MS = 60_000;

/** How far a first run looks back: further than another process that did this until now can have been away. */
const FIRST_LOOK_MS = 60 * MINUTE_MS;

/** By how much the clock of this process may differ from the database's. */
const SLACK_MS = MINUTE_MS;

/** Announces the coupons that began or ended since the last run: no row changes when they do. */
export const couponClock = (): Job => {
  let lookedAt: number | null = null;
  return {
    name: 'coupon-clock',
    cron: '* * * * *',
    run: async ({ db }) => {
      const now = Date.now();
      const since = lookedAt === null ? now - FIRST_LOOK_MS : lookedAt - SLACK_MS;
      await announceStates(db, new Date(since));
      lookedAt = now;
    },
  };
};
