import { expect, test } from 'vitest';
import { buildYears, exceedsDepositLimit, FACINGS, PETS, titleOf } from './realties.ts';

test('a deposit over half a month of rent is too much in British Columbia only', () => {
  const home = { regionId: 'CA59', price: 2001, deposit: 1000 };
  expect(exceedsDepositLimit(home)).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: 'CA595911606', deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: 'CA35', deposit: 2001 })).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: null })).toBe(false);
  expect(exceedsDepositLimit({ ...home, price: 0 })).toBe(false);
});

test('the last thirty years can be chosen', () => {
  const years = buildYears(new Date('2026-11-21'));
  expect(years).toHaveLength(30);
  expect([years[0], years[29]]).toEqual([2026, 1997]);
});

test('codes have titles, and what is no code has none', () => {
  expect(titleOf(PETS, 'negotiable')).toBe('협의');
  expect(titleOf(FACINGS, 8)).toBe('남서향');
  expect(titleOf(PETS, null)).toBe('');
});
