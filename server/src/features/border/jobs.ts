import type { Job } from '../../jobs/jobs.ts';
import { deleteOldWaits } from './queries.ts';

/** Deletes waits that are too old to say what is usual. */
export const borderUpkeep: Job = {
  name: 'border-upkeep',
  cron: '40 9 * * *',
  run: async ({ db }) => {
    await deleteOldWaits(db);
  },
};
