import { expect, test } from 'vitest';
import { OWN_CLOCKS, shownAt } from './clocks.ts';

const HOUR_MS = 3_600_000;

/** '2026-11-21, 14:05' of each hour from before one change of the clocks until after the fourth. */
const hours = (words: (ms: number) => string): string[] => {
  const [from, to] = [Date.UTC(2026, 2, 1), Date.UTC(2027, 11, 1)];
  return Array.from({ length: (to - from) / HOUR_MS }, (_, hour) => words(from + hour * HOUR_MS));
};

const asText = (shown: number): string => new Date(shown).toISOString().slice(0, 16).replace('T', ', ');

test.each([
  'America/Vancouver',
  'America/Edmonton',
  'America/Yellowknife',
  'America/Toronto',
  'America/St_Johns',
])(
  'the clocks of %s are those of the zone data of this release, by which an older browser shows them too',
  (zone) => {
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    expect(hours((ms) => asText(shownAt(ms, zone)))).toEqual(hours((ms) => now.format(ms)));
  },
);

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
