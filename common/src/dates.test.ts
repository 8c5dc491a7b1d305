import { expect, test } from 'vitest';
import { clockParts, isoDate, longDate, longDateTime, shortDate } from './dates.ts';

const at = (iso: string) => ({ time: String(Date.parse(iso)) });

test('a date is the one of a zone, of Vancouver where none is named, wherever the process runs', () => {
  const lateEvening = at('2025-11-21T07:30:00Z');
  expect(longDate(lateEvening)).toBe('2025년 11월 20일');
  expect(shortDate(lateEvening)).toBe('2025.11.20');
  expect(longDateTime(lateEvening)).toBe('2025년 11월 20일 23:30');
  expect(longDateTime(lateEvening, 'America/Toronto')).toBe('2025년 11월 21일 02:30');
});

test('midnight is 00 and single digits are padded in columns', () => {
  expect(longDateTime(at('2026-07-05T07:05:00Z'))).toBe('2026년 7월 5일 00:05');
  expect(shortDate(at('2026-07-05T07:05:00Z'))).toBe('2026.07.05');
});

test('no date gives no text', () => {
  expect(longDate({ time: '0' })).toBe('');
  expect(shortDate({ time: '0' })).toBe('');
  expect(isoDate({ time: '0' })).toBeUndefined();
});

test.each(['America/Vancouver', 'America/Edmonton', 'America/Yellowknife', 'America/Toronto'])(
  'the clocks of %s are those of the zone data of this release, by which an older browser shows them too',
  (zone) => {
    const now = new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      dateStyle: 'short',
      timeStyle: 'short',
      hourCycle: 'h23',
    });
    for (let ms = Date.UTC(2026, 9, 25); ms < Date.UTC(2027, 11, 1); ms += 3_600_000) {
      const { year, month = '', day = '', hour, minute } = clockParts(ms, zone);
      const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}, ${hour}:${minute}`;
      expect(text).toBe(now.format(ms));
    }
  },
);
