import type { Job } from '../../jobs/jobs.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { BEST_TIMES_MINUTES, queueBestTimes } from './best-times.ts';
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

/** Queues on an evening what members are told of the next day. */
export const borderBestTimes = () => stateClock('border-best-times', queueBestTimes, BEST_TIMES_MINUTES);
