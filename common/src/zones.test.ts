import { expect, test } from 'vitest';
import { shownAt } from './clocks.ts';
import { dayAt, momentShown, nextDay, startOfDay, ZONES, zoneOf } from './zones.ts';

const utc = (day: string) => Date.parse(`${day}T00:00:00Z`);
const iso = (ms: number) => new Date(ms).toISOString().slice(0, 16);

test('a day begins where the clocks of its region show midnight', () => {
  for (const [region, day, moment] of [
    ['CA596173331', '2026-07-01', '2026-07-01T07:00'],
    ['CA356167865', '2026-01-15', '2026-01-15T05:00'],
    ['CA10', '2026-01-15', '2026-01-15T03:30'],
    ['CA47', '2026-07-01', '2026-07-01T06:00'],
    // Days with a clock change, and the days after them.
    ['CA35', '2026-03-08', '2026-03-08T05:00'],
    ['CA35', '2026-03-09', '2026-03-09T04:00'],
    ['CA35', '2026-11-01', '2026-11-01T04:00'],
    ['CA35', '2026-11-02', '2026-11-02T05:00'],
    ['CA10', '2027-03-14', '2027-03-14T03:30'],
    ['CA10', '2027-03-15', '2027-03-15T02:30'],
    ['CA10', '2027-11-07', '2027-11-07T02:30'],
    ['CA10', '2027-11-08', '2027-11-08T03:30'],
    // Vancouver's last two clock changes.
    ['CA59', '2025-11-02', '2025-11-02T07:00'],
    ['CA59', '2025-11-03', '2025-11-03T08:00'],
    ['CA59', '2026-03-08', '2026-03-08T08:00'],
    ['CA59', '2026-03-09', '2026-03-09T07:00'],
    ['CA59', '2026-11-02', '2026-11-02T07:00'],
  ] as const) {
    const start = startOfDay(utc(day), zoneOf(region));
    expect(iso(start), `${region} ${day}`).toBe(moment);
    expect(dayAt(start, zoneOf(region)), `${region} ${day}`).toBe(utc(day));
    expect(nextDay(dayAt(start - 1, zoneOf(region))), `${region} ${day}`).toBe(utc(day));
  }
});

test('a time is the moment at which the clocks show it, also in the night in which they change', () => {
  for (const [zone, shown, moment] of [
    ['America/Toronto', '2027-03-14T01:59', '2027-03-14T06:59'],
    ['America/Toronto', '2027-03-14T03:00', '2027-03-14T07:00'],
    ['America/Toronto', '2027-03-14T06:59', '2027-03-14T10:59'],
    ['America/Toronto', '2027-03-14T07:00', '2027-03-14T11:00'],
    // 01:30 occurs twice that night; the first one is meant.
    ['America/Toronto', '2027-11-07T01:30', '2027-11-07T05:30'],
    ['America/Toronto', '2027-11-07T02:00', '2027-11-07T07:00'],
    ['America/Toronto', '2027-11-07T05:59', '2027-11-07T10:59'],
    ['America/St_Johns', '2027-03-14T03:00', '2027-03-14T05:30'],
    ['America/St_Johns', '2027-11-07T02:00', '2027-11-07T05:30'],
    ['America/Halifax', '2027-03-14T03:00', '2027-03-14T06:00'],
    ['America/Halifax', '2027-11-07T02:00', '2027-11-07T06:00'],
    ['America/Winnipeg', '2027-03-14T03:00', '2027-03-14T08:00'],
    ['America/Winnipeg', '2027-11-07T02:00', '2027-11-07T08:00'],
    ['America/Vancouver', '2025-11-02T02:00', '2025-11-02T10:00'],
    ['America/Vancouver', '2026-03-08T03:00', '2026-03-08T10:00'],
    ['America/Vancouver', '2026-11-01T02:00', '2026-11-01T09:00'],
    ['America/Edmonton', '2026-03-08T03:00', '2026-03-08T09:00'],
    ['America/Regina', '2027-03-14T03:00', '2027-03-14T09:00'],
  ] as const)
    expect(iso(momentShown(Date.parse(`${shown}Z`), zone)), `${zone} ${shown}`).toBe(moment);
});

test('every hour of the days around a change is shown at its moment, in every province', () => {
  for (const zone of new Set([...Object.values(ZONES), zoneOf('CA00')])) {
    for (const [change, skips] of [
      ['2026-03-08', true],
      ['2026-11-01', false],
      ['2027-03-14', true],
      ['2027-11-07', false],
    ] as const) {
      for (let hour = -24; hour < 48; hour += 1) {
        // In spring, 02:00 to 03:00 does not exist.
        if (skips && hour === 2) continue;
        const shown = utc(change) + hour * 3600_000;
        expect(iso(shownAt(momentShown(shown, zone), zone)), zone).toBe(iso(shown));
      }
    }
  }
});

test('the whole country goes by the clocks of Vancouver', () => {
  expect(zoneOf('CA00')).toBe(zoneOf('CA59'));
});
