import { expect, test } from 'vitest';
import { loweredOf, pricesOf } from './prices.ts';

const DAY_MS = 24 * 3600_000;
const NOON = Date.UTC(2026, 10, 20, 12);
const day = (n: number) => new Date(NOON + n * DAY_MS);

/** Gives a listing its prices, each on a day. Out: what is stored at the end. */
const after = (...steps: [day: number, price: number][]) =>
  steps.reduce<Parameters<typeof pricesOf>[1]>(
    (before, [n, price]) => ({ price, ...pricesOf(price, before, day(n)), updatedAt: day(n) }),
    undefined,
  );

test.each<[string, [number, number][], number | null]>([
  [
    'three days',
    [
      [0, 2000],
      [3, 1900],
    ],
    2000,
  ],
  [
    'less than that',
    [
      [0, 2000],
      [2.99, 1900],
    ],
    null,
  ],
  [
    'raised to be lowered',
    [
      [0, 2000],
      [10, 2300],
      [11, 2000],
    ],
    null,
  ],
  [
    'lowered twice',
    [
      [0, 2000],
      [5, 1900],
      [9, 1800],
    ],
    1900,
  ],
  [
    'lowered twice at once',
    [
      [0, 2000],
      [5, 1900],
      [5.1, 1800],
    ],
    2000,
  ],
  [
    'lowered and raised',
    [
      [0, 2000],
      [5, 1900],
      [6, 1950],
    ],
    null,
  ],
  [
    'the same price again',
    [
      [0, 2000],
      [5, 1900],
      [6, 1900],
    ],
    2000,
  ],
])('a price is the one before if it had stood: %s', (_, steps, previous) => {
  expect(after(...steps)?.previousPrice).toBe(previous);
});

test('of a price from before times were stored, the last change says how long it has stood', () => {
  const before = { price: 2000, previousPrice: 2500, priceSince: null, updatedAt: day(0) };
  expect(pricesOf(1900, before, day(4))).toEqual({ previousPrice: 2000, priceSince: day(4) });
  expect(pricesOf(1900, before, day(1))).toEqual({ previousPrice: null, priceSince: day(1) });
});

test('a lower price is news for thirty days from its day on', () => {
  const lowered = { price: 1900, previousPrice: 2000, priceSince: day(0) };
  const none = { previousPrice: null, lowered: null };
  expect(loweredOf(lowered, day(29.9).getTime())).toEqual({ previousPrice: 2000, lowered: day(0) });
  expect(loweredOf(lowered, day(30).getTime())).toEqual(none);
  expect(loweredOf({ ...lowered, priceSince: null }, day(1).getTime())).toEqual(none);
  expect(loweredOf({ ...lowered, price: 2000 }, day(1).getTime())).toEqual(none);
});
