import { expect, test } from 'vitest';
import { dueOf, endOf, readReminder, remindersOf } from './reminders.ts';
import { momentOf, momentsOf } from './times.ts';

const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString().slice(0, 16));

/** Openings two days after the clocks changed, and what stood a week, a day and an hour before. */
test.each([
  // The last two changes of Vancouver: British Columbia has none after March 2026.
  ['America/Vancouver', '2025-03-10 10:00', '2025-03-10T17:00', '2025-03-03T18:00', '2025-03-09T17:00'],
  ['America/Vancouver', '2025-11-02 10:00', '2025-11-02T18:00', '2025-10-26T17:00', '2025-11-01T17:00'],
  ['America/Vancouver', '2026-11-02 10:00', '2026-11-02T17:00', '2026-10-26T17:00', '2026-11-01T17:00'],
  ['America/Toronto', '2027-03-14 07:00', '2027-03-14T11:00', '2027-03-07T12:00', '2027-03-13T12:00'],
  ['America/Toronto', '2027-11-08 07:00', '2027-11-08T12:00', '2027-11-01T11:00', '2027-11-07T12:00'],
  // In the night of the change, and the day after it.
  ['America/Toronto', '2027-03-14 03:30', '2027-03-14T07:30', '2027-03-07T08:30', '2027-03-13T08:30'],
  ['America/Toronto', '2027-03-15 03:30', '2027-03-15T07:30', '2027-03-08T08:30', '2027-03-14T07:30'],
  ['America/Toronto', '2027-11-08 03:30', '2027-11-08T08:30', '2027-11-01T07:30', '2027-11-07T08:30'],
  ['America/St_Johns', '2027-03-15 08:00', '2027-03-15T10:30', '2027-03-08T11:30', '2027-03-14T10:30'],
  ['America/St_Johns', '2027-11-07 08:00', '2027-11-07T11:30', '2027-10-31T10:30', '2027-11-06T10:30'],
])('in %s what opens %s is reminded of at the same time of earlier days', (zone, time, opens, week, day) => {
  const moment = momentOf(time, zone) ?? 0;
  expect(iso(moment)).toBe(opens);
  expect([dueOf(moment, zone, 'week'), dueOf(moment, zone, 'day')].map(iso)).toEqual([week, day]);
  expect(moment - dueOf(moment, zone, 'hour')).toBe(3600_000);
});

test('an hour before is an hour before, also where the clocks change within it', () => {
  const zone = 'America/Toronto';
  expect(iso(dueOf(momentOf('2027-03-14 03:30', zone) ?? 0, zone, 'hour'))).toBe('2027-03-14T06:30');
  expect(momentOf('2027-03-14 02:30', zone)).toBeNull();
});

test('a reminder is worth something until the next one', () => {
  const [zone, moment] = ['America/Toronto', Date.parse('2027-03-16T14:00Z')];
  expect(endOf(moment, zone, 'week')).toBe(dueOf(moment, zone, 'day'));
  expect(endOf(moment, zone, 'hour')).toBe(moment);
});

test('reminders are of both openings, and none of what is expected', () => {
  const fields = {
    regionId: 'CA356167865',
    residentsTime: '2027-03-02 10:00',
    opensTime: '2027-03-09 10:00',
  };
  const { reminders } = momentsOf(fields);
  expect(reminders.map(({ subject }) => subject.replace(/:\d+:/, ' '))).toEqual([
    'residents week',
    'residents day',
    'residents hour',
    'everyone week',
    'everyone day',
    'everyone hour',
  ]);
  expect(readReminder(`12:${reminders[0]?.subject}`)).toMatchObject({
    id: 12,
    audience: 'residents',
    moment: Date.parse('2027-03-02T15:00Z'),
    before: 'week',
  });
  for (const wrong of ['', '12', 'x:residents:1:week', '12:nobody:1:week', '12:residents:1:month'])
    expect(readReminder(wrong)).toBeNull();
  expect(momentsOf({ ...fields, expected: true }).reminders).toEqual([]);
  expect(remindersOf({ residents: null, everyone: 0 }, 'UTC')).toHaveLength(3);
});
