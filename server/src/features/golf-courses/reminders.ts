import { zoneOf } from '@hanca/common/zones.ts';
import type { Executor } from '../../db/executor.ts';
import { bookingOpens } from './day.ts';
import { type CourseRow, dropPlayedDays, findCourse, findWantedDays, queueReminder } from './queries.ts';

const HOUR_MS = 3600_000;

/** How long before bookings open members are told, the longest first, and until when after that moment it is worth anything. */
export const REMINDERS = [
  { before: 'hour', titleAt: (clock: string) => `예약이 ${clock}에 열려요`, aheadMs: HOUR_MS, worthMs: 0 },
  { before: 'open', titleAt: () => '예약이 열렸어요', aheadMs: 0, worthMs: 6 * HOUR_MS },
] as const;

/** When bookings of a day open at a course, milliseconds; null where that is not known. In: the day as '2026-11-24'. */
export const openingOf = (row: CourseRow, day: string): number | null =>
  bookingOpens(Date.parse(day), row, zoneOf(row.regionId))?.moment ?? null;

/** How long after it is due the longest of them is worth anything. */
export const WORTH_MINUTES = Math.max(...REMINDERS.map(({ aheadMs, worthMs }) => aheadMs + worthMs)) / 60_000;

/** In: '12:2026-11-24:1795400000000:open'. Out: null for none of ours. */
export const readReminder = (subject: string) => {
  const [id = '', day = '', moment, before] = subject.split(':');
  const when = REMINDERS.find((one) => one.before === before);
  return /^\d{1,9}$/.test(id) && /^\d{4}-\d\d-\d\d$/.test(day) && when
    ? { id: Number(id), day, moment: Number(moment), ...when }
    : null;
};

/**
 * Queues the reminders that have become due since a moment, for the days that members want to play, and ends alerts of days
 * that are over. What is queued twice is told once.
 */
export const queueReminders = async (db: Executor, since: Date): Promise<void> => {
  await dropPlayedDays(db);
  const now = Date.now();
  for (const { courseId, day } of await findWantedDays(db)) {
    const row = await findCourse(db, courseId);
    const moment = row && openingOf(row, day);
    if (moment === null) continue;
    for (const { before, aheadMs } of REMINDERS) {
      const due = moment - aheadMs;
      if (due > since.getTime() && due <= now)
        await queueReminder(db, `${courseId}:${day}:${moment}:${before}`, new Date(due));
    }
  }
};
