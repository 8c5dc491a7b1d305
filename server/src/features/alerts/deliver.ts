import type { MailTime } from '../../db/schema/alerts.ts';
import { mailMember } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { alertNews } from './mail.ts';
import { findWaiting, markMailed, showThings, takeWaiting, type Waiting } from './notifications.ts';
import { topics } from './topics/all.ts';
import { unsubscribeAlertUrl, unsubscribeUrl } from './unsubscribe.ts';

const MEMBERS_AT_ONCE = 100;

/** Quiet hours and a mail server that was down can make something old that lasts for minutes only. */
const isNews = ({ topic, subject, createdAt }: Waiting): boolean => {
  const { lasts = Number.POSITIVE_INFINITY, isOver } = topics[topic];
  return Date.now() - createdAt.getTime() <= lasts * 60_000 && !isOver?.(subject);
};

/**
 * Queues a mail for a member of what waits for it, and marks that in the same transaction: what is cut off between has done neither.
 * Out: whether there was something that can still be seen.
 */
const mailNews = (services: Services, userId: number, mode: MailTime): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, userId, mode);
    if (waiting.length === 0) return false;
    await markMailed(
      tx,
      waiting.map(({ id }) => id),
    );
    const shown = await showThings(tx, waiting);
    const thingsOf = (some: Waiting[]) =>
      some.filter(isNews).flatMap(({ topic, subject }) => shown.get(`${topic}:${subject}`) ?? []);
    const found = [...Map.groupBy(waiting, ({ alertId }) => alertId).values()].flatMap((some) => {
      const [first] = some;
      const things = thingsOf(some);
      return first && things.length > 0
        ? [{ ...first, things, unsubscribeUrl: unsubscribeAlertUrl(services, first.alertId) }]
        : [];
    });
    if (found.length === 0) return false;
    const { publicUrl } = services.config;
    const unsubscribeAllUrl = unsubscribeUrl(services, userId);
    await mailMember(tx, services, userId, alertNews(found, { publicUrl, unsubscribeAllUrl }));
    return true;
  });

/** Mails each member once what waits for a mail of this mode. Throws what failed, once all others are mailed. */
export const deliver = async (services: Services, mode: MailTime): Promise<void> => {
  const failures: unknown[] = [];
  let mailed = 0;
  for (let after = 0, n = MEMBERS_AT_ONCE; n === MEMBERS_AT_ONCE && !services.stopping.aborted; ) {
    const members = await findWaiting(services.db, mode, { after, most: MEMBERS_AT_ONCE });
    n = members.length;
    after = members.at(-1) ?? after;
    for (const member of members) {
      try {
        if (await mailNews(services, member, mode)) mailed += 1;
      } catch (error) {
        failures.push(error);
      }
    }
  }
  if (mailed > 0) services.log.info({ event: 'alerts-mailed', mode, mailed });
  if (failures.length > 0) throw new AggregateError(failures, 'not all members were mailed');
};
