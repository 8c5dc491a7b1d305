import { shownAt } from './clocks.ts';
import { localText, zoneBlock } from './zone-block.ts';

export interface Appointment {
  /** The same for the same appointment, so that calendars take it once. */
  uid: string;
  start: Date;
  /** Default: an hour after the start. */
  end?: Date;
  /** By whose clocks it is said, as in IANA's list; else it is said in UTC. */
  zone?: string;
  title: string;
  place: string;
  url: string;
  /** When the file is made. */
  now: Date;
  /** When what it says was last changed, default now: calendars that have an earlier state take this one. */
  changed?: Date;
  cancelled?: boolean;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** 20261124T220000Z */
const utc = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** Some programs take every line break of Unicode for the end of a line; what else controls something has no place in it. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** Before the start. */
const reminder = (before: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'DESCRIPTION:한카',
  `TRIGGER:-${before}`,
  'END:VALARM',
];

const bytes = new TextEncoder();

/** Lines of at most 75 bytes, those that go on begin with a space (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let length = 0;
  let text = '';
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > 74) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += size;
  }
  return text;
};

/**
 * DTSTART or DTEND: by the clocks of its zone, else in UTC, as in the hour that clocks show twice in autumn: programs do not agree on
 * which of the two is meant.
 */
const at = (name: string, date: Date, zone: string | undefined): string => {
  const moment = Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS;
  const shown = zone === undefined ? 0 : shownAt(moment, zone);
  const isTwice =
    zone !== undefined && [-HOUR_MS, HOUR_MS].some((by) => shownAt(moment + by, zone) === shown);
  return zone === undefined || isTwice ? `${name}:${utc(date)}` : `${name};TZID=${zone}:${localText(shown)}`;
};

const eventOf = ({
  uid,
  start,
  end = new Date(start.getTime() + HOUR_MS),
  zone,
  title,
  place,
  url,
  now,
  changed = now,
  cancelled = false,
}: Appointment): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now)}`,
  at('DTSTART', start, zone),
  at('DTEND', end, zone),
  `SUMMARY:${escaped(title)}`,
  `LOCATION:${escaped(place)}`,
  `URL:${url}`,
  // Minutes: a 32-bit number that grows.
  `SEQUENCE:${Math.floor(changed.getTime() / MINUTE_MS)}`,
  `LAST-MODIFIED:${utc(changed)}`,
  ...(cancelled ? ['STATUS:CANCELLED'] : ['P1D', 'PT1H'].flatMap(reminder)),
  'END:VEVENT',
];

/** What calendars have to know of the zones of some appointments. */
const zonesOf = (appointments: readonly Appointment[]): string[] =>
  [...Map.groupBy(appointments, ({ zone }) => zone)].flatMap(([zone, some]) => {
    if (zone === undefined) return [];
    const times = some.flatMap(({ start, end = start }) => [start.getTime(), end.getTime()]);
    return zoneBlock(zone, Math.min(...times), Math.max(...times));
  });

/**
 * Appointments in the form of calendars (RFC 5545), which remind of each a day and an hour before. In: also what a calendar that is read
 * again and again is called.
 */
export const calendarOf = (appointments: readonly Appointment[], name?: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanca//KO',
    ...(name === undefined
      ? []
      : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT6H']),
    ...zonesOf(appointments),
    ...appointments.flatMap(eventOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

/** Something with a time, an hour or so, as a file of its own. */
export const calendarFile = (appointment: Appointment): string => calendarOf([appointment]);
