import { expect, test } from 'vitest';
import { dollars, fullPrice } from './golf.ts';

const parts = { fee: 68, cartFee: 22, bookingFee: 2.5, taxPercent: 5 };

test('the full price has fee, booking fee and tax, with a cart and without', () => {
  expect(fullPrice(parts)).toEqual({ walking: 74.03, riding: 97.13 });
  expect(fullPrice({ ...parts, taxPercent: 0 })).toEqual({ walking: 70.5, riding: 92.5 });
});

test('what is not known is not made up', () => {
  expect(fullPrice({ ...parts, fee: null })).toBeNull();
  expect(fullPrice({ ...parts, taxPercent: null })).toBeNull();
  expect(fullPrice({ ...parts, cartFee: null })?.riding).toBeNull();
  expect(fullPrice({ ...parts, bookingFee: null })?.walking).toBe(71.4);
});

test.each([
  [68, '$68'],
  [71.4, '$71.40'],
  [0, '$0'],
])('%d: %s', (amount, text) => expect(dollars(amount)).toBe(text));
