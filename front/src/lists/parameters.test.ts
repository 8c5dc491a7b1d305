import { expect, test } from 'vitest';
import { calendarDay } from './parameters.ts';

test.each([
  ['2026-11-24', '2026-11-24'],
  ['2026-02-30', ''],
  ['2026-13-01', ''],
  ['20261124', ''],
  ['1999-01-01', ''],
])('the day %s is read as %s', (text, read) => expect(calendarDay(text)).toBe(read));
