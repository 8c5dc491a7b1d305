// What those are told who have joined an event: at once in the notification centre, and then by mail and by push.

import { eventTime } from '@hanca/common/event-times.ts';
import { eventPath } from '@hanca/common/public-paths.ts';
import { and, asc, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { notifications } from '../../db/schema/alerts.ts';
import { eventJoins, events } from '../../db/schema/events.ts';
import { queueNow } from '../../jobs/jobs.ts';
import { oneLine } from '../../mail/plain-text.ts';
import { newsSubject, readNewsSubject, tellMember } from '../../push/member-news.ts';
import type { Services } from '../../services.ts';

/** The job that tells them. */
export const EVENT_NEWS = 'event-news';

const AT_ONCE = 100;

const NEWS = {
  cancelled: { title: '행사가 취소됐어요', line: '이 행사는 열리지 않아요.' },
  restored: { title: '행사가 다시 열려요', line: '취소됐던 행사가 다시 열려요. 신청은 그대로 있어요.' },
  moved: { title: '행사 일정이 바뀌었어요', line: '갈 수 없게 됐다면 신청을 취소해 주세요.' },
} as const;
type NewsKind = keyof typeof NEWS;

type EventRow = typeof events.$inferSelect;

/** What has changed of an event for those who come; null for nothing. */
const newsOf = (before: EventRow, after: EventRow): NewsKind | null => {
  if (after.cancelled) return before.cancelled ? null : 'cancelled';
  if (before.cancelled) return 'restored';
  const isSame = (['startDate', 'endDate'] as const).every(
    (name) => before[name].getTime() === after[name].getTime(),
  );
  return isSame && before.place === after.place ? null : 'moved';
};

/**
 * Notes for those who have joined an event that it is cancelled, is to take place after all, or when and where it is now; in the
 * transaction that changes it. They may be thousands: a job tells them. Of one that is over nobody is told.
 */
export const noteChange = async (
  tx: Executor,
  { jobs }: Pick<Services, 'jobs'>,
  before: EventRow,
  after: EventRow,
): Promise<void> => {
  const kind = newsOf(before, after);
  if (kind === null || after.endDate.getTime() <= Date.now()) return;
  const { id } = after;
  const subject = newsSubject(kind, id);
  await tx.execute(sql`
    insert into ${notifications} (user_id, topic, subject, mail)
    select ${eventJoins.userId}, 'events', ${subject}, 'instant' from ${eventJoins} where ${eventJoins.eventId} = ${id}
    on conflict do nothing`);
  await queueNow(jobs, tx, EVENT_NEWS);
};

/** Of what has happened to events, what its member was not told yet. */
const isWaiting = and(eq(notifications.topic, 'events'), isNotNull(notifications.mail));

/** Tells a member one thing, and marks that in the same transaction: what is cut off between has done neither. */
const tellOne = (services: Services, id: number): Promise<void> =>
  services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(notifications)
      .set({ mail: null })
      .where(and(eq(notifications.id, id), isWaiting))
      .returning({ userId: notifications.userId, subject: notifications.subject });
    const read = row && readNewsSubject(row.subject, NEWS);
    if (!read) return;
    const [event] = await tx.select().from(events).where(eq(events.id, read.id));
    // What has changed again since is told by what came after it; what is over is no news, as after a standstill.
    const isOver = !event || event.endDate.getTime() <= Date.now();
    if (isOver || event.cancelled !== (read.kind === 'cancelled')) return;
    const { startDate, endDate, regionId, place } = event;
    const { title, line } = NEWS[read.kind];
    const time = eventTime(regionId, startDate.getTime(), endDate.getTime());
    await tellMember(tx, services, row.userId, {
      title,
      name: oneLine(event.title),
      lines: [`일시: ${time}`, `장소: ${oneLine(place)}`, '', line],
      path: eventPath(read.id),
      begins: startDate,
      ends: endDate,
    });
  });

/** Tells all who were not told yet, one after the other. Throws what failed, once all others are told. */
export const tellJoined = async (services: Services): Promise<void> => {
  const failures: unknown[] = [];
  for (let after = 0, n = AT_ONCE; n === AT_ONCE && !services.stopping.aborted; ) {
    const rows = await services.db
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(isWaiting, gt(notifications.id, after)))
      .orderBy(asc(notifications.id))
      .limit(AT_ONCE);
    n = rows.length;
    after = rows.at(-1)?.id ?? after;
    for (const { id } of rows) await tellOne(services, id).catch((error) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not all who have joined an event were told');
};

/** How the notification centre names what happened, by subject. */
export const showNews = async (db: Executor, subjects: readonly string[]) => {
  const news = subjects.flatMap((subject) => {
    const read = readNewsSubject(subject, NEWS);
    return read ? [{ subject, ...read }] : [];
  });
  const ids = news.map(({ id }) => id);
  const rows = await db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(inArray(events.id, ids));
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return new Map(
    news.flatMap(({ subject, kind, id }) => {
      const title = titles.get(id);
      return title
        ? [[subject, { title: `${NEWS[kind].title} · ${title}`, href: eventPath(id) }] as const]
        : [];
    }),
  );
};
