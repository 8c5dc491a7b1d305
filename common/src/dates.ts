import { shownAt } from './clocks.ts';
import type { WireDate } from './fields.ts';

/** By whose clocks dates are written where nobody else's are known: staff's, who live there as most readers do. */
export const TIME_ZONE = 'America/Vancouver';

const two = (n: number): string => String(n).padStart(2, '0');

const dayWords = (shown: Date): string =>
  `${shown.getUTCFullYear()}년 ${shown.getUTCMonth() + 1}월 ${shown.getUTCDate()}일`;

const timeWords = (shown: Date): string => `${two(shown.getUTCHours())}:${two(shown.getUTCMinutes())}`;

/** The words for what the clocks of a zone show, as if they were UTC's. */
const formatted = ({ time }: WireDate, zone: string, words: (shown: Date) => string): string =>
  time === '0' ? '' : words(new Date(shownAt(Number(time), zone)));

/** '2026년 11월 21일'; '' for no date. */
export const longDate = (wire: WireDate, zone = TIME_ZONE): string => formatted(wire, zone, dayWords);

/** '2026.11.21'; '' for no date. */
export const shortDate = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(wire, zone, (shown) =>
    [shown.getUTCFullYear(), two(shown.getUTCMonth() + 1), two(shown.getUTCDate())].join('.'),
  );

/** '2026년 11월 21일 14:05'; '' for no date. */
export const longDateTime = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(wire, zone, (shown) => `${dayWords(shown)} ${timeWords(shown)}`);

/** '14:05'; '' for no date. */
export const clockTime = (wire: WireDate, zone = TIME_ZONE): string => formatted(wire, zone, timeWords);

/** '2026년 12월 1일' of a day that is stored as its start in UTC; '' for none. */
export const calendarDay = ({ time }: WireDate): string =>
  time === '0' ? '' : dayWords(new Date(Number(time)));

/** For machines: ISO 8601 in UTC; undefined for no date. */
export const isoDate = ({ time }: WireDate): string | undefined =>
  time === '0' ? undefined : new Date(Number(time)).toISOString();
