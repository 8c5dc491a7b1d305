import { expect, test } from 'vitest';
import { readBands, routeOf } from './pnp.ts';

test('bands are read as they are published, the highest first', () => {
  expect(readBands('150+ 9\n140-149: 67\n\n 130 ~ 139 1,170 ')).toEqual([
    { from: 150, to: null, people: 9 },
    { from: 140, to: 149, people: 67 },
    { from: 130, to: 139, people: 1170 },
  ]);
});

test.each([
  ['nothing', ''],
  ['a gap', '150+ 9\n130-139 67'],
  ['the wrong order', '130-139 67\n140-149 9'],
  ['a second open end', '150+ 9\n140+ 9'],
  ['from above to', '149-140 9'],
  ['no number of people', '150+ <5'],
  ['words', '150점 이상 9명'],
])('%s is no pool', (_, text) => {
  expect(readBands(text)).toBeNull();
});

test('points come before a wage, and neither is a route of its own', () => {
  expect(routeOf({ minScore: 138, minWage: null })).toBe('points');
  expect(routeOf({ minScore: 138, minWage: 70 })).toBe('points');
  expect(routeOf({ minScore: null, minWage: 70 })).toBe('wage');
  expect(routeOf({ minScore: null, minWage: null })).toBe('other');
});
