import { shortDate } from '../dates.ts';

// Days of the calendar as YYYY-MM-DD, without hours and zones: they compare as texts.

const numbers = (day: string): [year: number, month: number, date: number] => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
};

const written = (date: Date): string => date.toISOString().slice(0, 10);

/** Whether a text is a day that there is. */
export const isDay = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && written(date) === text;
};

/** The same day some years later; of a leap day the 1st of March. */
export const yearsLater = (day: string, years: number): string => {
  const [year, month, date] = numbers(day);
  return written(new Date(Date.UTC(year + years, month - 1, date)));
};

/** The last day of the month that comes so many months later. */
export const monthEnd = (day: string, months: number): string => {
  const [year, month] = numbers(day);
  return written(new Date(Date.UTC(year, month + months, 0)));
};

/** The same day some months later; of a month that has no such day its last. */
export const monthsLater = (day: string, months: number): string => {
  const [year, month, date] = numbers(day);
  const end = monthEnd(day, months);
  const later = written(new Date(Date.UTC(year, month - 1 + months, date)));
  return later < end ? later : end;
};

/** Whole months from one day to another; 0 where that is no later. */
export const monthsBetween = (from: string, to: string): number => {
  const [year, month, date] = numbers(from);
  const [toYear, toMonth, toDate] = numbers(to);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDate < date ? 1 : 0));
};

/** The age in full years. */
export const ageOn = (birthDay: string, day: string): number => Math.floor(monthsBetween(birthDay, day) / 12);

/** The day that Vancouver's calendar shows at a moment. In: milliseconds since 1970. */
export const dayOf = (ms: number): string => shortDate({ time: String(ms) }).replaceAll('.', '-');

/** '2026년 12월 31일'. */
export const dayText = (day: string): string => {
  const [year, month, date] = numbers(day);
  return `${year}년 ${month}월 ${date}일`;
};

/** '2026년 12월'. */
export const monthText = (day: string): string => {
  const [year, month] = numbers(day);
  return `${year}년 ${month}월`;
};
