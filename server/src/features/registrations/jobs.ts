import { isDeepStrictEqual } from 'node:util';
import type { Job } from '../../jobs/jobs.ts';
import { stateClock } from '../../jobs/state-clock.ts';
import { announceOpened, findComing, lockRegistration, type RegistrationRow, setDerived } from './queries.ts';
import { columnsOf } from './times.ts';

/** Announces what has opened since the last run. */
export const registrationClock = () => stateClock('registration-clock', announceOpened);

/** Whether the moments of an opening are what its fields say. */
const isRight = (row: RegistrationRow): boolean => {
  const { zone, residentsDate, opensDate, reminders } = row;
  return isDeepStrictEqual(columnsOf(row), { zone, reminders, residentsDate, opensDate });
};

/** Reckons the moments of openings to come anew: what clocks show changes when a province decides so and the server learns of it. */
export const registrationMoments: Job = {
  name: 'registration-moments',
  cron: '20 * * * *',
  async run({ db }) {
    for (const row of await findComing(db)) {
      if (isRight(row)) continue;
      await db.transaction(async (tx) => {
        // Staff may have changed it since it was read: what they wrote counts.
        const now = await lockRegistration(tx, row.id);
        if (now && !isRight(now)) await setDerived(tx, now.id, columnsOf(now));
      });
    }
  },
};
