import { expect, test } from 'vitest';
import { couponState, discountText, ENDED, ISSUING, STOPPED, USED_UP, WAITING } from './coupons.ts';

const now = 1000;
const coupon = { isActive: true, start: 0, end: 2000, total: 10, issued: 3 };

test.each([
  [ISSUING, {}],
  [WAITING, { start: 1001 }],
  [WAITING, { isActive: false, issued: 0 }],
  [WAITING, { total: 0, issued: 0 }],
  [STOPPED, { isActive: false }],
  [ENDED, { end: 1000 }],
  [ENDED, { end: 1000, issued: 10 }],
  [USED_UP, { issued: 10 }],
  [USED_UP, { issued: 10, isActive: false }],
])('state %i: %o', (state, change) => {
  expect(couponState({ ...coupon, ...change }, now)).toBe(state);
});

test('a discount is written in dollars or percent', () => {
  expect(discountText({ type: 1, discount: 1500, maxDiscount: null })).toBe('$1,500 할인');
  expect(discountText({ type: 2, discount: 10, maxDiscount: null })).toBe('10% 할인');
  expect(discountText({ type: 2, discount: 10, maxDiscount: 20 })).toBe('10% 할인 (최대 $20)');
});
