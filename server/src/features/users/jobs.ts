import type { Job } from '../../jobs/jobs.ts';
import { markReservedNames } from './queries.ts';

const NAMES_AT_ONCE = 500;

/** Marks members whose names are reserved by the rules of today. Staff see them in a list; no name is changed. */
export const nameCheck: Job = {
  name: 'name-check',
  cron: '20 9 * * *',
  run: async ({ db, stopping }) => {
    let last: number | null = 0;
    while (last !== null && !stopping.aborted) last = await markReservedNames(db, last, NAMES_AT_ONCE);
  },
};
