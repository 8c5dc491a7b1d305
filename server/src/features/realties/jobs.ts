import type { Job } from '../../jobs/jobs.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { forgetLowered, hideExpired, takeEnding } from './expiry.ts';
import { endingNews } from './expiry-mail.ts';
import { markUnconfirmed } from './inquiry.ts';
import { refreshListers } from './listers.ts';
import { measureStations } from './measure.ts';

/** Listings at a time: every index of a changed one is written anew, its terms too, at about 5 ms each. */
const CHANGED_AT_ONCE = 50;

/** Changes all, some at a time. Out: how many. */
const all = async (change: (most: number) => Promise<number>): Promise<number> => {
  let changed = 0;
  for (let n = CHANGED_AT_ONCE; n === CHANGED_AT_ONCE; ) {
    n = await change(CHANGED_AT_ONCE);
    changed += n;
  }
  return changed;
};

/** Queues a mail for listings that end soon, one for each. Out: how many there were. */
const mailOwners = (services: Services, most: number): Promise<number> =>
  services.db.transaction(async (tx) => {
    const ending = await takeEnding(tx, most);
    // Two of these that run at once then count the mails of the same owners in the same order.
    ending.sort((a, b) => a.userId - b.userId);
    for (const one of ending)
      await mailMember(tx, services, one.userId, endingNews(one, services.config.publicUrl));
    return ending.length;
  });

/** Finds stations for listings that have none yet: of a version before, or whose stations were taken back by a migration. */
export const stationMeasuring: Job = {
  name: 'station-measuring',
  cron: '27 * * * *',
  run: async ({ db, stopping }) => {
    let afterId: number | null = 0;
    while (afterId !== null && !stopping.aborted) {
      afterId = await measureStations(db, { afterId, most: CHANGED_AT_ONCE });
    }
  },
};

/**
 * Hides listings that were not renewed in time, mails the owners of those that will be in a week, ends the marks of
 * prices that were lowered, and marks homes whose listers did not say whether they can still be had. None waits for the others
 * to succeed.
 */
export const listingExpiry: Job = {
  name: 'listing-expiry',
  cron: '7 * * * *',
  run: async (services) => {
    const { db } = services;
    const ends = await Promise.allSettled([
      all((most) => hideExpired(db, most)),
      all((most) => mailOwners(services, most)),
      all((most) => forgetLowered(db, most)),
      all((most) => markUnconfirmed(db, most)),
    ]);
    const [hidden, mailed, unmarked, unconfirmed] = ends.map((end) =>
      end.status === 'fulfilled' ? end.value : null,
    );
    services.log.info({ event: 'listings-expired', hidden, mailed, unmarked, unconfirmed });
    const failures = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason] : []));
    if (failures.length > 0) throw new AggregateError(failures, 'expired listings were not all seen to');
  },
};

/** Listers at a time: above 50 changed rows of a statement every page about a listing would be made anew. */
const LISTERS_AT_ONCE = 50;

/** Finds out once a day what everybody reads of listers: how soon they usually answer, and how many homes found somebody. */
export const listerFacts: Job = {
  name: 'lister-facts',
  cron: '37 9 * * *',
  run: async ({ db, stopping }) => {
    let last: number | null = 0;
    while (last !== null && !stopping.aborted) last = await refreshListers(db, last, LISTERS_AT_ONCE);
  },
};
