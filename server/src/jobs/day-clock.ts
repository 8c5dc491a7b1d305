import { dayAt, ZONES } from '@hanca/common/zones.ts';
import type { Executor } from '../db/executor.ts';
import type { Job } from './jobs.ts';
import { stateClock } from './state-clock.ts';

const zones = ['America/Vancouver', ...new Set(Object.values(ZONES))];

/** In: announces what is another when a day has begun; done for the day of any clocks of the country. */
export const dayClock = (name: string, announce: (db: Executor) => Promise<void>): Job =>
  stateClock(name, async (db, since) => {
    const now = Date.now();
    if (zones.some((zone) => dayAt(since.getTime(), zone) !== dayAt(now, zone))) await announce(db);
  });
