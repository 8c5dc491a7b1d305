import { hideExpired, takeEnding } from '../features/realties/expiry.ts';
import { endingMail } from '../features/realties/expiry-mail.ts';
import { queueMail } from '../mail/queue.ts';
import type { Services } from '../services.ts';
import type { Job } from './jobs.ts';

/** Listings at a time: a transaction stays short, also where there is but one connection. */
const HIDDEN_AT_ONCE = 500;
const TOLD_AT_ONCE = 50;

/** Queues a mail for listings that end soon, one for each. Out: how many there were. */
const tellOwners = ({ db, config }: Pick<Services, 'db' | 'config'>): Promise<number> =>
  db.transaction(async (tx) => {
    const ending = await takeEnding(tx, TOLD_AT_ONCE);
    for (const one of ending) await queueMail(tx, endingMail(one, config.publicUrl));
    return ending.length;
  });

/** Hides listings that were not renewed in time, and tells the owners of those that will be in a week. */
export const listingExpiry: Job = {
  name: 'listing-expiry',
  cron: '7 * * * *',
  run: async ({ db, config, mail, changes, log }) => {
    let hidden = 0;
    for (let n = HIDDEN_AT_ONCE; n === HIDDEN_AT_ONCE; ) {
      n = await hideExpired(db, HIDDEN_AT_ONCE);
      hidden += n;
      if (n > 0) await changes.announce(['realties']);
    }
    let told = 0;
    for (let n = TOLD_AT_ONCE; n === TOLD_AT_ONCE; ) {
      n = await tellOwners({ db, config });
      told += n;
      mail.wake();
    }
    log.info({ event: 'listings-expired', hidden, told });
  },
};
