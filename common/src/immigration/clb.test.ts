import { expect, test } from 'vitest';
import { ABILITIES, levelOf, TESTS, testTables } from './clb.ts';

test('results have the levels of the published tables, also just below one', () => {
  const ielts = (results: readonly number[]) =>
    ABILITIES.map((ability, at) => levelOf('ielts', ability, results[at] ?? 0));
  expect(ielts([8, 7, 7, 7])).toEqual([9, 9, 9, 9]);
  expect(ielts([7.5, 6.5, 6.5, 6])).toEqual([8, 8, 8, 7]);
  expect(levelOf('ielts', 'listening', 7)).toBe(7);
  expect(levelOf('ielts', 'listening', 4)).toBe(0);
  expect(levelOf('ielts', 'reading', 4.5)).toBe(5);
  expect(levelOf('celpip', 'writing', 12)).toBe(10);
  expect(levelOf('celpip', 'writing', 3)).toBe(0);
  expect(levelOf('pte', 'writing', 89)).toBe(9);
  expect([433, 434].map((result) => levelOf('tef', 'reading', result))).toEqual([6, 7]);
  expect([455, 456].map((result) => levelOf('tef', 'speaking', result))).toEqual([6, 7]);
  expect([427, 428].map((result) => levelOf('tef', 'writing', result))).toEqual([6, 7]);
  expect([457, 458].map((result) => levelOf('tcf', 'listening', result))).toEqual([6, 7]);
  expect([9, 10, 20].map((result) => levelOf('tcf', 'speaking', result))).toEqual([6, 7, 10]);
});

test('every level begins above the one before, within what the test gives', () => {
  for (const name of TESTS)
    for (const ability of ABILITIES) {
      const { least, range } = testTables[name];
      const sorted = [...new Set(least[ability])].sort((a, b) => a - b);
      expect(least[ability]).toEqual(sorted);
      expect(sorted.at(-1)).toBeLessThanOrEqual(range[ability].max);
    }
});
