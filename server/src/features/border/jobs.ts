import type { Job } from '../../jobs/jobs.ts';
import { announceHolidays } from './holidays.ts';
import { deleteOldWaits } from './queries.ts';

/** Deletes waits that are too old to say what is usual. */
export const borderUpkeep: Job = {
  name: 'border-upkeep',
  cron: '40 9 * * *',
  run: async ({ db }) => {
    await deleteOldWaits(db);
  },
};

/** Lets pages name the holidays of the days ahead, which are others tomorrow. */
export const borderHolidays: Job = {
  name: 'border-holidays',
  cron: '1 * * * *',
  run: ({ db }) => announceHolidays(db),
};
