import type { Job } from '../../jobs/jobs.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { findCards } from '../realties/search.ts';
import { filterOf } from './criteria.ts';
import { type Found, homesNews, SHOWN_MAX } from './mail.ts';
import { findWaiting, movePosition, takeDaily } from './queries.ts';
import { unsubscribeUrl } from './unsubscribe.ts';

const MEMBERS_AT_ONCE = 100;

/**
 * Queues a mail for a member with new homes of all their alerts, their own left out. The alerts move past what is mailed in the
 * same transaction: what is cut off between has done neither. Out: whether there was news.
 */
const mailNews = (services: Services, userId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const found: Found[] = [];
    for (const { id, criteria, position } of await takeDaily(tx, userId)) {
      const filter = filterOf(criteria);
      if (!filter) continue;
      const search = { ...filter, everything: false, afterId: position };
      // Newest first; of those that are not shown the mail says that there are more.
      const rows = await findCards(tx, { ...search, limit: SHOWN_MAX + 1 });
      const [newest] = rows;
      if (!newest) continue;
      await movePosition(tx, id, newest.id);
      const homes = rows.filter((home) => home.userId !== userId);
      if (homes.length > 0) found.push({ criteria, homes });
    }
    if (found.length === 0) return false;
    const { publicUrl } = services.config;
    await mailMember(tx, services, userId, homesNews(found, publicUrl, unsubscribeUrl(services, userId)));
    return true;
  });

/** Mails members once a day what is new in the searches of their alerts. A member that fails holds up no other. */
export const realtyAlerts: Job = {
  name: 'realty-alerts',
  cron: '0 8 * * *',
  timeZone: 'America/Vancouver',
  async run(services) {
    const failures: unknown[] = [];
    let mailed = 0;
    for (let after = 0, n = MEMBERS_AT_ONCE; n === MEMBERS_AT_ONCE && !services.stopping.aborted; ) {
      const members = await findWaiting(services.db, after, MEMBERS_AT_ONCE);
      n = members.length;
      after = members.at(-1) ?? after;
      for (const member of members) {
        try {
          if (await mailNews(services, member)) mailed += 1;
        } catch (error) {
          failures.push(error);
        }
      }
    }
    services.log.info({ event: 'alerts-mailed', mailed });
    if (failures.length > 0) throw new AggregateError(failures, 'alerts were not all seen to');
  },
};
