import { ALERT_TOPICS, type NotificationTopic } from '@hanca/common/alerts.ts';
import { shownAt } from '@hanca/common/clocks.ts';
import { NOTIFICATION_DAYS } from '@hanca/common/retention.ts';
import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { alertPreferences, alerts, type MailTime, notifications } from '../../db/schema/alerts.ts';
import { users } from '../../db/schema/users.ts';
import { showNews as showEventNews } from '../events/news.ts';
import { showNews as showJoinNews } from '../golf-joins/news.ts';
import { lastMorning, memberZone } from './clocks.ts';
import { isReached } from './reached.ts';
import { topics } from './topics/all.ts';
import type { Shown, Topic } from './topics/topic.ts';

type StoredNotification = Pick<
  typeof notifications.$inferSelect,
  'id' | 'topic' | 'subject' | 'readAt' | 'createdAt'
>;

const ofMember = (userId: number) => eq(notifications.userId, userId);
const isUnread = isNull(notifications.readAt);

/** Of one member, the newest first. */
export const findNotifications = (
  db: Executor,
  userId: number,
  { skip = 0, limit = 20 }: { skip?: number | undefined; limit?: number | undefined },
): Promise<StoredNotification[]> => {
  const { id, topic, subject, readAt, createdAt } = notifications;
  return db
    .select({ id, topic, subject, readAt, createdAt })
    .from(notifications)
    .where(ofMember(userId))
    .orderBy(desc(id))
    .offset(skip)
    .limit(limit);
};

export const countNotifications = (db: Executor, userId: number): Promise<number> =>
  countRows(db, notifications, ofMember(userId));

export const countUnreadNotifications = (db: Executor, userId: number): Promise<number> =>
  countRows(db, notifications, and(ofMember(userId), isUnread));

/** In: which, else all. */
export const markRead = async (db: Executor, userId: number, ids?: number[]): Promise<void> => {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(and(ofMember(userId), isUnread, ids && inArray(notifications.id, ids)));
};

/** What shows the notifications of each topic, also of those that no alert can be about. */
const shows: Record<NotificationTopic, Pick<Topic, 'show'>> = {
  ...topics,
  golf_joins: { show: showJoinNews },
  events: { show: showEventNews },
};

/** How what was found is named, by `topic:subject`; what nobody can see any more is left out. */
export const showThings = async (
  db: Executor,
  rows: readonly { topic: NotificationTopic; subject: string }[],
): Promise<Map<string, Shown>> => {
  const shown = new Map<string, Shown>();
  for (const [topic, some] of Map.groupBy(rows, (row) => row.topic)) {
    const found = await shows[topic]?.show(
      db,
      some.map(({ subject }) => subject),
    );
    for (const [subject, one] of found ?? []) shown.set(`${topic}:${subject}`, one);
  }
  return shown;
};

export const deleteOldNotifications = (db: Executor): Promise<number> =>
  deleteInBatches(
    db,
    notifications,
    lt(notifications.createdAt, sql`now() - make_interval(days => ${NOTIFICATION_DAYS})`),
  );

/** What waits longer is no news any more: its member could not be told. */
const isNews = gt(notifications.createdAt, sql`now() - interval '2 days'`);

/** The ways by which a member is told beside the site: columns of what waits for them, and the channels of alerts. */
const WAYS = {
  mail: { column: notifications.mail, channel: 'email' },
  push: { column: notifications.push, channel: 'push' },
} as const;
export type Way = keyof typeof WAYS;

/** What is to be told by a way at a time, of alerts that are still on and still tell by it. */
const isWaiting = (way: Way, mode: MailTime) =>
  and(
    eq(WAYS[way].column, mode),
    inArray(notifications.topic, [...ALERT_TOPICS]),
    isNews,
    eq(alerts.paused, false),
    arrayContains(alerts.channels, [WAYS[way].channel]),
  );

const { quietFrom, quietTo } = alertPreferences;

/** Whether an hour is one in which a member wants to be told of nothing at once; quiet hours may go over midnight. */
const isQuiet = (hour: number): SQL => sql`(${quietFrom} is not null and case when ${quietFrom} <= ${quietTo}
  then ${hour}::int >= ${quietFrom} and ${hour}::int < ${quietTo}
  else ${hour}::int >= ${quietFrom} or ${hour}::int < ${quietTo} end)`;

/** One run over all members. Their clocks are read by our own zone data: a database may have older ones. */
export interface Round {
  way: Way;
  mode: MailTime;
  /** Milliseconds. */
  now: number;
}

/** What may go out by now to members of a zone: the daily mail holds what came before the morning. */
const isOfRound = ({ way, mode, now }: Round, zone: string): SQL | undefined =>
  and(
    isWaiting(way, mode),
    mode === 'daily' ? lt(notifications.createdAt, new Date(lastMorning(now, zone))) : undefined,
  );

/** Whether members of a zone may be told at once, unless it is urgent or the daily mail. */
const isAwake = ({ mode, now }: Round, zone: string): SQL | undefined =>
  mode === 'urgent' || mode === 'daily'
    ? undefined
    : sql`not ${isQuiet(new Date(shownAt(now, zone)).getUTCHours())}`;

/** Members for whom something waits, each once, so that the zone of each is looked up once. */
const membersFor = (db: Executor, waiting: SQL | undefined) =>
  db
    .selectDistinctOn([notifications.userId], { id: notifications.userId })
    .from(notifications)
    .innerJoin(alerts, eq(alerts.id, notifications.alertId))
    .where(waiting);

/** The zones of all members for whom something waits. */
export const findZones = async (db: Executor, { way, mode }: Round): Promise<string[]> => {
  const rows = await db
    .selectDistinctOn([memberZone], { zone: memberZone })
    .from(users)
    .leftJoin(alertPreferences, eq(alertPreferences.userId, users.id))
    .where(and(isReached, inArray(users.id, membersFor(db, isWaiting(way, mode)))));
  return rows.map(({ zone }) => zone);
};

/** Members of a zone with ids above one, in order, for whom something waits and who can be told now. */
export const findWaiting = async (
  db: Executor,
  round: Round,
  { zone, after, most }: { zone: string; after: number; most: number },
): Promise<number[]> => {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .leftJoin(alertPreferences, eq(alertPreferences.userId, users.id))
    .where(
      and(
        gt(users.id, after),
        isReached,
        inArray(users.id, membersFor(db, isOfRound(round, zone))),
        isAwake(round, zone),
        eq(memberZone, zone),
      ),
    )
    .orderBy(asc(users.id))
    .limit(most);
  return rows.map(({ id }) => id);
};

/** What waits for a member, newest first, locked with its alerts; none where another process has them. */
export const takeWaiting = (tx: Executor, userId: number, way: Way, mode: MailTime) =>
  tx
    .select({
      id: notifications.id,
      topic: alerts.topic,
      subject: notifications.subject,
      alertId: alerts.id,
      criteria: alerts.criteria,
      createdAt: notifications.createdAt,
    })
    .from(notifications)
    .innerJoin(alerts, eq(alerts.id, notifications.alertId))
    .where(and(ofMember(userId), isWaiting(way, mode)))
    .orderBy(asc(alerts.id), desc(notifications.id))
    .for('update', { skipLocked: true });

export type Waiting = Awaited<ReturnType<typeof takeWaiting>>[number];

/** Marks that a mail or a push with these is queued, or that there is none to be. */
export const markTold = async (tx: Executor, way: Way, ids: number[]): Promise<void> => {
  await tx
    .update(notifications)
    .set({ [way]: null })
    .where(inArray(notifications.id, ids));
};
