import type { Coupon, OwnClaim } from '@hanca/common/contract/coupons.ts';
import { ISSUING } from '@hanca/common/coupons.ts';

const PHOTO = `/images/coupon/2026/11/${'1'.padStart(32, '0')}.jpg`;

/** A coupon with everything, as a visitor gets it, to be changed where a test is about it. */
export const sampleCoupon: Coupon = {
  id: 5,
  title: '김장 배추 한 박스 할인',
  regionId: 'CA59',
  regionName: '브리티시컬럼비아',
  bizId: 2,
  vender: '한아름마켓 버나비',
  type: 2,
  dcType: 2,
  discount: 10,
  maxDiscount: 20,
  minOrder: 30,
  totalQuantity: 50,
  issuedQuantity: 38,
  perMember: 1,
  userLevel: 1,
  useLabel: '쿠폰 사용(직원용)',
  issueLabel: '쿠폰 받기',
  content: '배추를 살 때 써요.\n<b>태그가 아니에요</b>',
  images: '',
  thumbnail: PHOTO,
  // 2026-11-19 and 2026-12-11 in Vancouver
  startDate: { time: '1795132800000' },
  endDate: { time: '1797033600000' },
  expiredDate: { time: '1797033600000' },
  isActive: true,
  status: ISSUING,
  createdDate: { time: '1795000000000' },
  updatedDate: { time: '1795000000000' },
};

/** A coupon of the caller. */
export const sampleClaim = (
  id: number,
  change: Partial<OwnClaim> = {},
  coupon: Partial<Coupon> = {},
): OwnClaim => ({
  id,
  couponId: sampleCoupon.id,
  code: `KIMJANG-${id}`,
  claimedDate: { time: '1795200000000' },
  usedDate: { time: '0' },
  coupon: { ...sampleCoupon, title: `쿠폰 ${id}`, ...coupon },
  ...change,
});
