import type { WireDate } from './fields.ts';

/** By whose clocks dates are written where nobody else's are known: staff's, who live there as most readers do. */
export const TIME_ZONE = 'America/Vancouver';

/**
 * Zones that have given up the change of clocks, and by how many hours they are behind UTC since then: older browsers would be an hour
 * off all winter. Source: IANA time zone database 2026c.
 */
const UNCHANGING: Readonly<Record<string, number>> = {
  'America/Vancouver': 7,
  'America/Edmonton': 6,
  'America/Yellowknife': 6,
};

/** The zone to ask for what the clocks of one show at a moment in milliseconds: since they would have gone back at two, one that every browser knows. */
const zoneAt = (ms: number, zone: string): string => {
  const hours = UNCHANGING[zone];
  return hours && ms >= Date.UTC(2026, 10, 1, 2 + hours) ? `Etc/GMT+${hours}` : zone;
};

const clocks = new Map<string, Intl.DateTimeFormat>();

const clockOf = (zone: string): Intl.DateTimeFormat => {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('ko-KR', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
  clocks.set(zone, clock);
  return clock;
};

type Parts = Partial<Record<Intl.DateTimeFormatPartTypes, string>>;

/**
 * The numbers that the clocks of a zone show at a moment in milliseconds. Only numbers are taken from Intl: the words
 * around them differ between versions of its data.
 */
export const clockParts = (ms: number, zone: string): Parts =>
  Object.fromEntries(
    clockOf(zoneAt(ms, zone))
      .formatToParts(ms)
      .map(({ type, value }) => [type, value.replaceAll(/\D/g, '')]),
  );

const dateOf = (wire: WireDate): Date | null => (wire.time === '0' ? null : new Date(Number(wire.time)));

const formatted = ({ time }: WireDate, zone: string, words: (parts: Parts) => string): string =>
  time === '0' ? '' : words(clockParts(Number(time), zone));

/** '2026년 11월 21일'; '' for no date. */
export const longDate = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(wire, zone, ({ year, month, day }) => `${year}년 ${month}월 ${day}일`);

/** '2026.11.21'; '' for no date. */
export const shortDate = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(
    wire,
    zone,
    ({ year, month = '', day = '' }) => `${year}.${month.padStart(2, '0')}.${day.padStart(2, '0')}`,
  );

/** '2026년 11월 21일 14:05'; '' for no date. */
export const longDateTime = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(
    wire,
    zone,
    ({ year, month, day, hour, minute }) => `${year}년 ${month}월 ${day}일 ${hour}:${minute}`,
  );

/** '14:05'; '' for no date. */
export const clockTime = (wire: WireDate, zone = TIME_ZONE): string =>
  formatted(wire, zone, ({ hour, minute }) => `${hour}:${minute}`);

/** '2026년 12월 1일' of a day that is stored as its start in UTC; '' for none. */
export const calendarDay = (wire: WireDate): string => {
  const date = dateOf(wire);
  return date ? `${date.getUTCFullYear()}년 ${date.getUTCMonth() + 1}월 ${date.getUTCDate()}일` : '';
};

/** For machines: ISO 8601 in UTC; undefined for no date. */
export const isoDate = (wire: WireDate): string | undefined => dateOf(wire)?.toISOString();
