import type { Job } from '../../jobs/jobs.ts';
import { findOverdue, isOverdue } from './queries.ts';
import { removeAccount } from './remove.ts';

const AT_ONCE = 100;

/** Removes the accounts whose time is over. One that fails is tried again, and holds up no other. */
export const accountRemoval: Job = {
  name: 'account-removal',
  cron: '7 * * * *',
  async run({ db, log }) {
    const failures: unknown[] = [];
    for (let n = AT_ONCE; n === AT_ONCE && failures.length === 0; ) {
      const overdue = await findOverdue(db, AT_ONCE);
      n = overdue.length;
      for (const userId of overdue) {
        try {
          if (!(await isOverdue(db, userId))) continue;
          const listings = await removeAccount(db, userId);
          log.info({ event: 'account-removed', userId, listings });
        } catch (error) {
          failures.push(error);
        }
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'accounts could not be removed');
  },
};
