import { expect, test } from 'vitest';
import { depositLimit, depositRule, exceedsDepositLimit } from './deposit.ts';

const condo = { txType: 2, reType: 2 };
const [BC, ONTARIO, ALBERTA, QUEBEC] = ['CA59', 'CA35', 'CA48', 'CA24'];

test('a deposit over half a month of rent is too much in British Columbia, over a month in Ontario and Alberta', () => {
  const home = { ...condo, regionId: BC, price: 2001, deposit: 1000 };
  expect(exceedsDepositLimit(home)).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: 'CA595911606', deposit: 1001 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: ONTARIO, deposit: 2001 })).toBe(false);
  expect(exceedsDepositLimit({ ...home, regionId: ONTARIO, deposit: 2002 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: ALBERTA, deposit: 2001 })).toBe(false);
  expect(exceedsDepositLimit({ ...home, regionId: ALBERTA, deposit: 2002 })).toBe(true);
  expect(exceedsDepositLimit({ ...home, regionId: QUEBEC, deposit: 9999 })).toBe(false);
  expect(exceedsDepositLimit({ ...home, deposit: null })).toBe(false);
  expect(exceedsDepositLimit({ ...home, price: 0 })).toBe(false);
});

test('the limit itself may be required, of an odd rent too, and a dollar more may not', () => {
  for (const price of [2450, 2451]) {
    const home = { ...condo, regionId: BC, price };
    expect(depositLimit(home)).toBe(1225);
    expect(exceedsDepositLimit({ ...home, deposit: 1225 })).toBe(false);
    expect(exceedsDepositLimit({ ...home, deposit: 1226 })).toBe(true);
  }
  expect(depositLimit({ ...condo, regionId: QUEBEC, price: 2450 })).toBeNull();
  expect(depositLimit({ ...condo, regionId: BC, price: null })).toBeNull();
});

test('the rule holds in the province and its cities, for homes to rent, with its exception for rooms', () => {
  const rule = (regionId: string | null, txType = 2, reType = 2) =>
    depositRule({ regionId, txType, reType })?.text.slice(0, 4);
  const regions = [BC, 'CA595911606', ONTARIO, ALBERTA, QUEBEC, '', null];
  expect(regions.map((regionId) => rule(regionId ?? null))).toEqual([
    ...['BC주에', 'BC주에', '온타리오', '앨버타주'],
    ...[undefined, undefined, undefined],
  ]);
  // No home type yet, a shop, a business.
  expect([rule('CA59', 2, 0), rule('CA59', 2, 11), rule('CA59', 5, 2)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  const unless = (reType: number) => depositRule({ ...condo, regionId: 'CA59', reType })?.unless;
  expect([unless(9), unless(10)]).toEqual(Array(2).fill(expect.stringContaining('주인과 함께 쓰면')));
  expect(unless(2)).toBe('');
});
