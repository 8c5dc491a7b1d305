import { expect, test } from 'vitest';
import { exemptionAfter, returnSums } from './rules.ts';

test.each([
  [0, 0],
  [23.9, 0],
  [24, 200],
  [47.9, 200],
  [48, 800],
  [200, 800],
])('after %d hours %d dollars are free', (hours, amount) => {
  expect(exemptionAfter(hours).amount).toBe(amount);
});

test('of a trip of a day everything is taxed', () => {
  expect(returnSums(6, [100, 0])).toMatchObject({ taxed: 100, least: 5, most: 12, spent: 100 });
});

test('above 200 dollars after a day all of it is taxed, after two days what is above 800', () => {
  expect(returnSums(30, [200])).toMatchObject({ taxed: 0, most: 0 });
  expect(returnSums(30, [200.01])).toMatchObject({ taxed: 200.01, least: 10, most: 24 });
  expect(returnSums(50, [800])).toMatchObject({ taxed: 0 });
  expect(returnSums(50, [950])).toMatchObject({ taxed: 150, least: 7.5, most: 18 });
});

test('nobody uses the exemption of another, and cents add up', () => {
  expect(returnSums(48, [900, 100])).toMatchObject({ spent: 1000, taxed: 100 });
  expect(returnSums(0, [0.1, 0.2])).toMatchObject({ spent: 0.3, taxed: 0.3 });
  expect(returnSums(24, [150, 250]).people).toEqual([
    { spent: 150, taxed: 0 },
    { spent: 250, taxed: 250 },
  ]);
});
