import { expect, test } from 'vitest';
import { fromWire, toWire } from './wire-date.ts';

test('what is shown is what was stored, to the minute', () => {
  const stored = { time: String(new Date(2026, 10, 3, 9, 5).getTime()) };
  expect(fromWire(stored)).toBe('2026-11-03T09:05');
  expect(toWire('2026-11-03T09:05')).toEqual(stored);
});

test('no date is empty', () => {
  expect(fromWire({ time: '0' })).toBe('');
  expect(fromWire(undefined)).toBe('');
  expect(toWire('')).toBeNull();
});
