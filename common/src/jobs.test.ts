import { expect, test } from 'vitest';
import { wageText } from './jobs.ts';

test.each([
  ['hour', 17.4, 21.05, '시급 $17.40–21.05'],
  ['hour', 21, 24, '시급 $21–24'],
  ['hour', 17.999, 1999.996, '시급 $18–2,000'],
  ['year', 52_000, null, '연봉 $52,000'],
  ['hour', null, null, ''],
] as const)('the wage by the %s from %s to %s is said as %s', (wageUnit, wageMin, wageMax, words) => {
  expect(wageText({ wageUnit, wageMin, wageMax })).toBe(words);
});
