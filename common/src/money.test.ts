import { expect, test } from 'vitest';
import { money } from './money.ts';

test('an amount is shown in dollars without decimals', () => {
  expect(money(2450)).toBe('$2,450');
  expect(money(0)).toBe('$0');
  expect(money(-1234.5)).toBe('-$1,235');
});
