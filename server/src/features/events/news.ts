// What those are told who have joined an event: in the notification centre, by mail and by push.

import { eventTime } from '@hanca/common/event-times.ts';
import { eventPath } from '@hanca/common/public-paths.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { notifications } from '../../db/schema/alerts.ts';
import { events } from '../../db/schema/events.ts';
import { oneLine } from '../../mail/plain-text.ts';
import { mailMember } from '../../mail/to-member.ts';
import { pushMember } from '../../push/queue.ts';
import type { Services } from '../../services.ts';
import { findJoinedUsers } from './queries.ts';

const NEWS = {
  cancelled: { title: '행사가 취소됐어요', line: '이 행사는 열리지 않아요.' },
  restored: { title: '행사가 다시 열려요', line: '취소됐던 행사가 다시 열려요. 신청은 그대로 있어요.' },
  moved: { title: '행사 일정이 바뀌었어요', line: '갈 수 없게 됐다면 신청을 취소해 주세요.' },
} as const;
type NewsKind = keyof typeof NEWS;

type EventRow = typeof events.$inferSelect;

/** What has changed of an event for those who come; null for nothing. */
const newsOf = (before: EventRow, after: EventRow): NewsKind | null => {
  if (before.cancelled !== after.cancelled) return after.cancelled ? 'cancelled' : 'restored';
  const isSame = (['startDate', 'endDate'] as const).every(
    (name) => before[name].getTime() === after[name].getTime(),
  );
  return isSame && before.place === after.place ? null : 'moved';
};

/**
 * Tells those who have joined an event that it is cancelled, is to take place after all, or when and where it is now; in the
 * transaction that changes it. Of one that is over nobody is told.
 */
export const tellChange = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  before: EventRow,
  after: EventRow,
): Promise<void> => {
  const kind = newsOf(before, after);
  if (kind === null || after.endDate.getTime() <= Date.now()) return;
  const { id, regionId, startDate, endDate } = after;
  const { title, line } = NEWS[kind];
  const path = eventPath(id);
  const name = oneLine(after.title);
  const time = eventTime(regionId, startDate.getTime(), endDate.getTime());
  const lines = [`${name}: ${title}.`, '', `일시: ${time}`, `장소: ${oneLine(after.place)}`, '', line];
  const subject = `${kind}:${id}:${Date.now()}`;
  // In the order of their ids, as each counts the mails of its recipient.
  for (const userId of await findJoinedUsers(tx, id)) {
    await tx.insert(notifications).values({ userId, topic: 'events', subject });
    await mailMember(tx, services, userId, {
      subject: `[한카] ${title}`,
      lines: [...lines, '', absoluteUrl(services.config, path)],
      timely: true,
    });
    await pushMember(tx, services, userId, { title, body: name, path, urgent: false, until: endDate });
  }
};

const isKind = (text: string): text is NewsKind => Object.hasOwn(NEWS, text);

/** How the notification centre names what happened, by subject: 'moved:12:1795400000000'. */
export const showNews = async (db: Executor, subjects: readonly string[]) => {
  const news = subjects.flatMap((subject) => {
    const [kind = '', id = ''] = subject.split(':');
    return isKind(kind) && /^\d{1,9}$/.test(id) ? [{ subject, kind, id: Number(id) }] : [];
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
