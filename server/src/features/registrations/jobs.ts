import { isDeepStrictEqual } from 'node:util';
import type { Job } from '../../jobs/jobs.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { announceOpened, findComing, setDerived } from './queries.ts';
import { columnsOf } from './times.ts';

/** Announces what has opened since the last run. */
export const registrationClock = () => stateClock('registration-clock', announceOpened);

/** Reckons the moments of openings to come anew: what clocks show changes when a province decides so and the server learns of it. */
export const registrationMoments: Job = {
  name: 'registration-moments',
  cron: '20 * * * *',
  async run({ db }) {
    for (const row of await findComing(db)) {
      const derived = columnsOf(row);
      const { zone, residentsDate, opensDate, reminders } = row;
      if (!isDeepStrictEqual(derived, { zone, reminders, residentsDate, opensDate }))
        await setDerived(db, row.id, derived);
    }
  },
};
