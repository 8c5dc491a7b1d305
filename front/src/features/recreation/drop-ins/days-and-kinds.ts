import { DROP_IN_KINDS } from '@hanca/common/drop-ins.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';

/** Whose clocks the page goes by. */
export const TORONTO = 'America/Toronto';

export const kindInKorean = (kind: string): string =>
  DROP_IN_KINDS.find(({ code }) => code === kind)?.title ?? '';

const DAY_MS = 24 * 3600_000;

/** The day so many days later. In and out: '2026-11-25'. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** '오늘', '내일', '11월 27일 (금)' */
export const dayTitle = (day: string, today: string): string => {
  if (day === today) return '오늘';
  return day === daysLater(today, 1) ? '내일' : dayOfWeekText(day);
};
