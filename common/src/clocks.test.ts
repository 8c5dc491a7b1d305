import { expect, test } from 'vitest';
import { OWN_CLOCKS, shownAt } from './clocks.ts';

const HOUR_MS = 3_600_000;

/** The days around the changes of the clocks in 2026 and 2027, and one in the middle of each season. */
const DAYS = ['2026-03-08', '2026-07-01', '2026-11-01', '2027-01-15', '2027-03-14', '2027-11-07'];

/** '2026-11-21, 14:05' of each hour of these days, the ones before and after. */
const hours = (words: (ms: number) => string): string[] =>
  DAYS.flatMap((day) =>
    Array.from({ length: 72 }, (_, hour) => words(Date.parse(day) + (hour - 24) * HOUR_MS)),
  );

const asText = (shown: number): string => new Date(shown).toISOString().slice(0, 16).replace('T', ', ');

const ZONES = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Yellowknife',
  'America/Toronto',
  'America/St_Johns',
];

test('shows the clocks of the zone data of this release, by which an older browser shows them too', () => {
  for (const zone of ZONES) {
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    expect(
      hours((ms) => asText(shownAt(ms, zone))),
      zone,
    ).toEqual(hours((ms) => now.format(ms)));
  }
});

test('one’s own clocks are those of the machine', () => {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(hours((ms) => asText(shownAt(ms, OWN_CLOCKS)))).toEqual(hours((ms) => asText(shownAt(ms, own))));
});

test('seconds are left out', () => {
  const moment = Date.parse('2026-11-21T07:30:59.999Z');
  expect(asText(shownAt(moment, 'America/Vancouver'))).toBe('2026-11-21, 00:30');
  for (const zone of ['America/Vancouver', 'America/Toronto', OWN_CLOCKS]) {
    expect(shownAt(moment, zone) % 60_000).toBe(0);
  }
});
