import { expect, test } from 'vitest';
import { depositLimit, exceedsDepositLimit, hasDepositLimit } from './deposit.ts';

test('a deposit over half a month of rent is too much in British Columbia only', () => {
  const home = { regionId: 'CA59', price: 2001, deposit: 1000 };
  expect(exceedsDepositLimit(home)).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: 'CA595911606', deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: 'CA35', deposit: 2001 })).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: null })).toBe(false);
  expect(exceedsDepositLimit({ ...home, price: 0 })).toBe(false);
});

test('the limit itself may be required, of an odd rent too, and a dollar more may not', () => {
  for (const price of [2450, 2451]) {
    const home = { regionId: 'CA59', price };
    expect(depositLimit(home)).toBe(1225);
    expect(exceedsDepositLimit({ ...home, deposit: 1225 })).toBe(false);
    expect(exceedsDepositLimit({ ...home, deposit: 1226 })).toBe(true);
  }
  expect(depositLimit({ regionId: 'CA35', price: 2450 })).toBeNull();
  expect(depositLimit({ regionId: 'CA59', price: null })).toBeNull();
});

test('the rule holds in the province and its cities', () => {
  expect(['CA59', 'CA595911606', 'CA35', '', null].map(hasDepositLimit)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});
