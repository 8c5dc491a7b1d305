interface Appointment {
  /** The same for the same appointment, so that calendars take it once. */
  uid: string;
  start: Date;
  title: string;
  place: string;
  url: string;
  /** When the file is made. */
  now: Date;
}

const HOUR_MS = 3600_000;

/** 20261124T220000Z */
const utc = (date: Date): string => date.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (character) => `\\${character}`).replaceAll(/\r\n|[\n\v\f\r]/g, '\\n');

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

/** An hour in the form of calendars (RFC 5545). */
export const calendarFile = ({ uid, start, title, place, url, now }: Appointment): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Hanca//KO',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(new Date(start.getTime() + HOUR_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    `URL:${url}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
