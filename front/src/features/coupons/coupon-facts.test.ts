import { ENDED, STOPPED, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { expect, test } from 'vitest';
import { sampleCoupon } from '../../testing/sample-coupon.ts';
import {
  capText,
  gradeText,
  leftOf,
  minOrderText,
  picturesOf,
  shortDiscount,
  stateText,
} from './coupon-facts.ts';

test('what a coupon gives, in words', () => {
  expect(shortDiscount(sampleCoupon)).toBe('10% 할인');
  expect(capText(sampleCoupon)).toBe('최대 $20');
  expect(shortDiscount({ type: 1, discount: 1200 })).toBe('$1,200 할인');
  expect(capText({ type: 1, maxDiscount: 20 })).toBe('');
  expect(minOrderText({ minOrder: 1500 })).toBe('$1,500 이상 주문');
  expect(minOrderText({ minOrder: 0 })).toBe('');
  expect(gradeText({ userLevel: 3 })).toBe('하이소셜+');
  expect(gradeText({ userLevel: 0 })).toBe('');
});

test('how many are left, or why none can be had', () => {
  expect(stateText(sampleCoupon)).toBe('남은 수량 12');
  expect(stateText({ ...sampleCoupon, status: WAITING })).toBe('곧 시작');
  expect(stateText({ ...sampleCoupon, status: USED_UP })).toBe('소진');
  expect(stateText({ ...sampleCoupon, status: ENDED })).toBe('종료');
  expect(stateText({ ...sampleCoupon, status: STOPPED })).toBe('중지');
  expect(leftOf({ ...sampleCoupon, issuedQuantity: 51 })).toBe(0);
});

test('the main picture comes first, and each once', () => {
  expect(picturesOf({ thumbnail: '/a.jpg', images: '/b.jpg,/a.jpg' })).toEqual(['/a.jpg', '/b.jpg']);
  expect(picturesOf({ thumbnail: '', images: '' })).toEqual([]);
});
