import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Appointment, calendarFile, calendarOf } from './calendar-file.ts';

const at = (start: string, zone: string): Appointment => ({
  uid: `${start}-${zone}@hanca`,
  start: new Date(start),
  zone,
  title: '수영 등록; 시작, 하나\n둘',
  place: '버나비',
  url: 'https://hanca.example/recreation/1',
  now: new Date('2026-11-22T01:02:03Z'),
});

/** The moments at which another program reads the appointments of a file, by its own zones. */
const momentsOf = (text: string): string[] => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = new Map(
    calendar
      .getAllSubcomponents('vtimezone')
      .map((block) => [String(block.getFirstPropertyValue('tzid')), new ICAL.Timezone(block)]),
  );
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const start = event.getFirstProperty('dtstart');
    const value = start?.getFirstValue();
    if (!(value instanceof ICAL.Time)) throw new Error('no time');
    const zone = zones.get(String(start?.getParameter('tzid')));
    if (zone) value.zone = zone;
    return value.toJSDate().toISOString();
  });
};

test.each([
  // The hour before and after the clocks change, in spring and in autumn of 2026.
  ['America/Vancouver', '2026-03-08T09:00:00.000Z', '2026-03-08T10:00:00.000Z'],
  ['America/Toronto', '2026-03-08T06:00:00.000Z', '2026-03-08T07:00:00.000Z'],
  ['America/St_Johns', '2026-03-08T04:30:00.000Z', '2026-03-08T05:30:00.000Z'],
  ['America/Toronto', '2026-11-01T04:00:00.000Z', '2026-11-01T07:00:00.000Z'],
  ['America/St_Johns', '2026-11-01T03:30:00.000Z', '2026-11-01T06:30:00.000Z'],
  ['America/Vancouver', '2026-07-01T17:00:00.000Z', '2027-01-12T18:00:00.000Z'],
  ['America/Regina', '2026-03-08T10:00:00.000Z', '2026-11-01T07:00:00.000Z'],
])('another calendar reads the moments that were meant: %s at %s and %s', (zone, before, after) => {
  expect(momentsOf(calendarOf([at(before, zone), at(after, zone)], '한카'))).toEqual([before, after]);
  expect(momentsOf(calendarFile(at(after, zone)))).toEqual([after]);
});

test('several zones stand in one file, each once, and reading and writing it changes nothing', () => {
  const all = ['America/Vancouver', 'America/Toronto', 'America/Vancouver'].map((zone, n) =>
    at(`2027-0${n + 2}-12T18:00:00.000Z`, zone),
  );
  const text = calendarOf(all, '한카');
  expect(momentsOf(text)).toEqual(all.map(({ start }) => start.toISOString()));
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(2);
  const read = ICAL.parse(text);
  expect(ICAL.parse(ICAL.stringify(read))).toEqual(read);
  const [event] = new ICAL.Component(read).getAllSubcomponents('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe('수영 등록; 시작, 하나\n둘');
  expect(event?.getAllSubcomponents('valarm')).toHaveLength(2);
});
