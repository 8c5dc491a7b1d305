import type { WireDate } from './fields.ts';

/** Everybody sees the dates of one place, or a page rendered on the server would differ from the browser's. */
export const TIME_ZONE = 'America/Vancouver';

const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});
const minute = new Intl.DateTimeFormat('ko-KR', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

// Only the numbers are taken from Intl: the words around them differ between versions of its data.
const partsOf = (format: Intl.DateTimeFormat, date: Date): Parts =>
  Object.fromEntries(
    format.formatToParts(date).map(({ type, value }) => [type, value.replaceAll(/\D/g, '') || value]),
  );

const dateOf = (wire: WireDate): Date | null => (wire.time === '0' ? null : new Date(Number(wire.time)));

const formatted = (wire: WireDate, format: Intl.DateTimeFormat, words: (parts: Parts) => string): string => {
  const date = dateOf(wire);
  return date ? words(partsOf(format, date)) : '';
};

/** '2026년 11월 21일'; '' for no date. */
export const longDate = (wire: WireDate): string =>
  formatted(wire, day, ({ year, month, day: d }) => `${year}년 ${month}월 ${d}일`);

/** '2026.11.21'; '' for no date. */
export const shortDate = (wire: WireDate): string =>
  formatted(
    wire,
    day,
    ({ year, month = '', day: d = '' }) => `${year}.${month.padStart(2, '0')}.${d.padStart(2, '0')}`,
  );

/** '2026년 11월 21일 14:05'; '' for no date. */
export const longDateTime = (wire: WireDate): string =>
  formatted(
    wire,
    minute,
    ({ year, month, day: d, hour, minute: m }) => `${year}년 ${month}월 ${d}일 ${hour}:${m}`,
  );

/** '2026년 12월 1일' of a day that is stored as its start in UTC; '' for none. */
export const calendarDay = (wire: WireDate): string => {
  const date = dateOf(wire);
  return date ? `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일` : '';
};

/** For machines: ISO 8601 in UTC; undefined for no date. */
export const isoDate = (wire: WireDate): string | undefined => dateOf(wire)?.toISOString();
