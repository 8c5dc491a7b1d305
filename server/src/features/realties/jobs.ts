import type { Job } from '../../jobs/jobs.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { hideExpired, takeEnding } from './expiry.ts';
import { endingNews } from './expiry-mail.ts';

/** Listings at a time: every index of a hidden one is written anew, its terms too, at about 5 ms each. */
const HIDDEN_AT_ONCE = 50;
const MAILED_AT_ONCE = 50;

/** Out: how many were hidden. */
const hideAll = async ({ db }: Services): Promise<number> => {
  let hidden = 0;
  for (let n = HIDDEN_AT_ONCE; n === HIDDEN_AT_ONCE; ) {
    n = await hideExpired(db, HIDDEN_AT_ONCE);
    hidden += n;
  }
  return hidden;
};

/** Queues a mail for listings that end soon, one for each. Out: how many there were. */
const mailOwners = (services: Services): Promise<number> =>
  services.db.transaction(async (tx) => {
    const ending = await takeEnding(tx, MAILED_AT_ONCE);
    // Two of these that run at once then count the mails of the same owners in the same order.
    ending.sort((a, b) => a.userId - b.userId);
    for (const one of ending)
      await mailMember(tx, services, one.userId, endingNews(one, services.config.publicUrl));
    return ending.length;
  });

/** Out: how many mails were queued. */
const mailAll = async (services: Services): Promise<number> => {
  let mailed = 0;
  for (let n = MAILED_AT_ONCE; n === MAILED_AT_ONCE; ) {
    n = await mailOwners(services);
    mailed += n;
  }
  return mailed;
};

/**
 * Hides listings that were not renewed in time, and mails the owners of those that will be in a week. Neither waits for
 * the other to succeed.
 */
export const listingExpiry: Job = {
  name: 'listing-expiry',
  cron: '7 * * * *',
  run: async (services) => {
    const ends = await Promise.allSettled([hideAll(services), mailAll(services)]);
    const [hidden, mailed] = ends.map((end) => (end.status === 'fulfilled' ? end.value : null));
    services.log.info({ event: 'listings-expired', hidden, mailed });
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'expired listings were not all seen to');
  },
};
