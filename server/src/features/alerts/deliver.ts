import { TOPIC_TITLES } from '@hanca/common/alerts.ts';
import type { Executor } from '../../db/executor.ts';
import type { MailTime } from '../../db/schema/alerts.ts';
import { mailMember } from '../../mail/to-member.ts';
import { pushMember } from '../../push/queue.ts';
import type { Services } from '../../services.ts';
import { alertNews, countsOf, type Found } from './mail.ts';
import {
  findWaiting,
  findZones,
  markTold,
  type Round,
  showThings,
  takeWaiting,
  type Waiting,
  type Way,
} from './notifications.ts';
import { topics } from './topics/all.ts';
import { unsubscribeAlertUrl, unsubscribeUrl } from './unsubscribe.ts';

const MEMBERS_AT_ONCE = 100;

/** Minutes for which a push waits for a browser that is off. */
const PUSH_MINUTES = 24 * 60;

/** Until when something is news that is found now, milliseconds; quiet hours and a mail server that was down can make something old. */
const endOf = ({ topic, subject, createdAt }: Waiting): number => {
  const { lasts = Number.POSITIVE_INFINITY, endsAt } = topics[topic];
  const minutes = typeof lasts === 'function' ? lasts(subject) : lasts;
  return Math.min(createdAt.getTime() + minutes * 60_000, endsAt?.(subject) ?? Number.POSITIVE_INFINITY);
};

/** What can still be seen of what waited, by alert. */
const foundOf = async (tx: Executor, services: Services, waiting: Waiting[]): Promise<Found[]> => {
  const news = waiting.filter((one) => Date.now() < endOf(one));
  const shown = await showThings(tx, news);
  return [...Map.groupBy(news, ({ alertId }) => alertId).values()].flatMap((some) => {
    const things = some.flatMap(({ topic, subject }) => shown.get(`${topic}:${subject}`) ?? []);
    const [first] = some;
    return first && things.length > 0
      ? [{ ...first, things, unsubscribeUrl: unsubscribeAlertUrl(services, first.alertId) }]
      : [];
  });
};

interface Telling {
  tx: Executor;
  services: Services;
  userId: number;
  mode: MailTime;
  waiting: Waiting[];
  found: Found[];
}

const tellBy: Record<Way, (telling: Telling) => Promise<unknown>> = {
  mail: ({ tx, services, userId, found }) => {
    const { publicUrl } = services.config;
    const unsubscribeAllUrl = unsubscribeUrl(services, userId);
    const news = alertNews(found, { publicUrl, unsubscribeAllUrl });
    // What lasts some minutes or hours alone.
    const timely = found.every(({ topic }) => topics[topic].lasts !== undefined);
    return mailMember(tx, services, userId, { ...news, timely });
  },

  push: ({ tx, services, userId, mode, waiting, found }) => {
    const [first, ...others] = found.flatMap(({ topic, things }) =>
      things.map((thing) => ({ topic, ...thing })),
    );
    const latest = Date.now() + PUSH_MINUTES * 60_000;
    const until = new Date(Math.min(latest, Math.max(...waiting.map(endOf))));
    return pushMember(tx, services, userId, {
      ...(first && others.length === 0
        ? { title: TOPIC_TITLES[first.topic].title, body: first.title, path: first.href }
        : { title: '한카 알림', body: countsOf(found), path: '/mypage/notifications' }),
      urgent: mode === 'urgent',
      until,
    });
  },
};

/**
 * Queues a mail or a push for a member of what waits for it, and marks that in the same transaction: what is cut off between has
 * done neither. Out: whether there was something that can still be seen.
 */
const tell = (services: Services, way: Way, mode: MailTime, userId: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const waiting = await takeWaiting(tx, userId, way, mode);
    if (waiting.length === 0) return false;
    await markTold(
      tx,
      way,
      waiting.map(({ id }) => id),
    );
    const found = await foundOf(tx, services, waiting);
    if (found.length === 0) return false;
    await tellBy[way]({ tx, services, userId, mode, waiting, found });
    return true;
  });

/** The members for whom something waits and is due, some at a time. */
async function* waitingMembers({ db, stopping }: Services, round: Round): AsyncGenerator<number> {
  for (const zone of await findZones(db, round)) {
    for (let after = 0, n = MEMBERS_AT_ONCE; n === MEMBERS_AT_ONCE && !stopping.aborted; ) {
      const members = await findWaiting(db, round, { zone, after, most: MEMBERS_AT_ONCE });
      n = members.length;
      after = members.at(-1) ?? after;
      yield* members;
    }
  }
}

/** Tells each member once, by one way, what waits for this time. Throws what failed, once all others are told. */
const deliverBy = async (services: Services, round: Round): Promise<void> => {
  const { way, mode } = round;
  const failures: unknown[] = [];
  let told = 0;
  for await (const member of waitingMembers(services, round)) {
    try {
      if (await tell(services, way, mode, member)) told += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (told > 0) services.log.info({ event: 'alerts-told', way, mode, told });
  if (failures.length > 0) throw new AggregateError(failures, 'not all members were told');
};

/**
 * Tells each member by mail and by push what waits for this time. Throws what failed, once all others are told.
 * @param now - By which it is morning, or a quiet hour, in the zone of a member; milliseconds.
 */
export const deliver = async (services: Services, mode: MailTime, now = Date.now()): Promise<void> => {
  // One after the other: both lock the same rows.
  try {
    await deliverBy(services, { way: 'push', mode, now });
  } finally {
    await deliverBy(services, { way: 'mail', mode, now });
  }
};
