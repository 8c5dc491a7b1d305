export interface Appointment {
  /** The same for the same appointment, so that calendars take it once. */
  uid: string;
  start: Date;
  /** Default: an hour after the start. */
  end?: Date;
  title: string;
  place: string;
  url: string;
  /** When the file is made. */
  now: Date;
  /** When what it says was last changed, default now: calendars that have an earlier state take this one. */
  changed?: Date;
  cancelled?: boolean;
}

const HOUR_MS = 3600_000;

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

/** Something with a time, an hour or so, in the form of calendars (RFC 5545); they remind of it a day and an hour before. */
export const calendarFile = ({
  uid,
  start,
  end = new Date(start.getTime() + HOUR_MS),
  title,
  place,
  url,
  now,
  changed = now,
  cancelled = false,
}: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanca//KO',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    // Minutes: a 32-bit number that grows.
    `SEQUENCE:${Math.floor(changed.getTime() / 60_000)}`,
    `LAST-MODIFIED:${utc(changed)}`,
    ...(cancelled ? ['STATUS:CANCELLED'] : ['P1D', 'PT1H'].flatMap(reminder)),
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
