import { expect, test } from 'vitest';
import { typedAmount } from './typed-amount.ts';

test.each([
  ['1,234.50', 1234.5],
  ['1,234', 1234],
  ['1234,5', 1234.5],
  ['1,5', 1.5],
  [' $40 ', 40],
  ['0', 0],
  ['1.', 1],
  ['', null],
  ['-1', null],
  ['1e3', null],
  ['12.345', null],
  ['1,23,4', null],
  ['백', null],
  ['5001', null],
])('%j is %j', (typed, amount) => {
  expect(typedAmount(typed, 5000, 2)).toBe(amount);
});
