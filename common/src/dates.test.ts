import { expect, test } from 'vitest';
import { isoDate, longDate, longDateTime, shortDate } from './dates.ts';

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
