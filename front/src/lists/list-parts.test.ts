import { expect, test } from 'vitest';
import { partsOf, sumOf } from './list-parts.ts';

test.each([
  ['the first page of one list', [30, 5], 0, 12, [[0, 0, 12]]],
  [
    'a page over the end of a list',
    [5, 0, 4],
    0,
    12,
    [
      [0, 0, 5],
      [2, 0, 4],
    ],
  ],
  [
    'a page that starts within a list',
    [14, 20],
    12,
    12,
    [
      [0, 12, 2],
      [1, 0, 10],
    ],
  ],
  ['a page in the last list only', [14, 20], 24, 12, [[1, 10, 10]]],
  ['past the end', [5, 4], 12, 12, []],
  ['nothing at all', [0, 0], 0, 12, []],
] as const)('%s', (_, counts, skip, limit, parts) => {
  expect(partsOf(counts, skip, limit).map((part) => [part.index, part.skip, part.limit])).toEqual(parts);
});

test('the sum of none is none', () => {
  expect(sumOf([])).toBe(0);
  expect(sumOf([3, 0, 4])).toBe(7);
});
