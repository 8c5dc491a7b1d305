import { shownAt } from '@hanca/common/clocks.ts';
import { AUDIENCES, type Audience } from '@hanca/common/registrations.ts';
import { momentShown } from '@hanca/common/zones.ts';

const HOUR_MS = 3600_000;
const DAY_MS = 24 * HOUR_MS;

/** How long before an opening members are reminded, the longest first: at the same time of an earlier day, or an hour before. */
export const REMINDERS = [
  { before: 'week', days: 7, title: '등록 7일 전' },
  { before: 'day', days: 1, title: '등록 하루 전' },
  { before: 'hour', days: 0, title: '등록 1시간 전' },
] as const;
export type Before = (typeof REMINDERS)[number]['before'];

/**
 * When to remind of an opening: a week and a day before at the time that the clocks of the city show then, whether they change
 * between or not, and exactly an hour before. In and out: milliseconds.
 */
export const dueOf = (moment: number, zone: string, before: Before): number => {
  const { days } = REMINDERS.find((one) => one.before === before) ?? REMINDERS[0];
  return days === 0 ? moment - HOUR_MS : momentShown(shownAt(moment, zone) - days * DAY_MS, zone);
};

/** Until when a reminder is worth anything: the next one, or the opening itself. In and out: milliseconds. */
export const endOf = (moment: number, zone: string, before: Before): number => {
  const next = REMINDERS[REMINDERS.findIndex((one) => one.before === before) + 1];
  return next ? dueOf(moment, zone, next.before) : moment;
};

/** What is stored of the reminders of an opening: for whom, of which moment, how long before, and when. */
export const remindersOf = (moments: Record<Audience, number | null>, zone: string) =>
  AUDIENCES.flatMap(({ code }) => {
    const moment = moments[code];
    if (moment === null) return [];
    return REMINDERS.map(({ before }) => ({
      subject: `${code}:${moment}:${before}`,
      at: new Date(dueOf(moment, zone, before)).toISOString(),
    }));
  });

/** In: '12:residents:1772470800000:week'. Out: null for none of ours. */
export const readReminder = (subject: string) => {
  const [id = '', audience, moment, before] = subject.split(':');
  const forWhom = AUDIENCES.find(({ code }) => code === audience)?.code;
  const when = REMINDERS.find((one) => one.before === before);
  return /^\d{1,9}$/.test(id) && forWhom && when
    ? { id: Number(id), audience: forWhom, moment: Number(moment), ...when }
    : null;
};
