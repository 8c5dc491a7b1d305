import { expect, test } from 'vitest';
import { dayAt, nextDay, startOfDay, zoneOf } from './zones.ts';

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);

test.each([
  ['CA596173331', '2026-07-01', '2026-07-01T07:00:00Z'],
  ['CA356167865', '2026-01-15', '2026-01-15T05:00:00Z'],
  ['CA10', '2026-01-15', '2026-01-15T03:30:00Z'],
  ['CA47', '2026-07-01', '2026-07-01T06:00:00Z'],
  // The days on which the clocks of Toronto change, and those after.
  ['CA35', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['CA35', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['CA35', '2026-11-01', '2026-11-01T04:00:00Z'],
  ['CA35', '2026-11-02', '2026-11-02T05:00:00Z'],
])('in %s the day %s begins at %s', (region, day, moment) => {
  const start = startOfDay(utc(day), zoneOf(region));
  expect(new Date(start).toISOString()).toBe(new Date(moment).toISOString());
  expect(dayAt(start, zoneOf(region))).toBe(utc(day));
  expect(nextDay(dayAt(start - 1, zoneOf(region)))).toBe(utc(day));
});

test('the whole country goes by the clocks of Vancouver', () => {
  expect(zoneOf('CA00')).toBe(zoneOf('CA59'));
});
