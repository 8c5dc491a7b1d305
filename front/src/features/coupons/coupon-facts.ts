import type { Coupon } from '@hanca/common/contract/coupons.ts';
import {
  discountText,
  ENDED,
  gradeTitle,
  ISSUING,
  PERCENT,
  STOPPED,
  USED_UP,
} from '@hanca/common/coupons.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { money } from '@hanca/common/money.ts';

/** The stored paths of a coupon's pictures, the main one first, each once. */
export const picturesOf = ({ thumbnail, images }: Pick<Coupon, 'thumbnail' | 'images'>): string[] => [
  ...new Set([...(thumbnail ? [thumbnail] : []), ...splitImages(images)]),
];

/** What a card shows of a coupon: all of it that travels with a list. */
export const forCard = (coupon: Coupon) => ({
  id: coupon.id,
  title: coupon.title,
  vender: coupon.vender,
  regionId: coupon.regionId,
  regionName: coupon.regionName,
  type: coupon.type,
  discount: coupon.discount,
  maxDiscount: coupon.maxDiscount,
  minOrder: coupon.minOrder,
  totalQuantity: coupon.totalQuantity,
  issuedQuantity: coupon.issuedQuantity,
  userLevel: coupon.userLevel,
  picture: picturesOf(coupon)[0],
  startDate: coupon.startDate,
  endDate: coupon.endDate,
  status: coupon.status,
});
export type CouponSummary = ReturnType<typeof forCard>;

/** '10% 할인', without its cap. */
export const shortDiscount = (coupon: Pick<Coupon, 'type' | 'discount'>): string =>
  discountText({ ...coupon, maxDiscount: null });

/** '최대 $20'; '' where nothing limits it. */
export const capText = ({ type, maxDiscount }: Pick<Coupon, 'type' | 'maxDiscount'>): string =>
  type === PERCENT && maxDiscount ? `최대 ${money(maxDiscount)}` : '';

/** '$30 이상 주문'; '' where any order will do. */
export const minOrderText = ({ minOrder }: Pick<Coupon, 'minOrder'>): string =>
  minOrder > 0 ? `${money(minOrder)} 이상 주문` : '';

/** How many may still be had. */
export const leftOf = ({ totalQuantity, issuedQuantity }: Coupon | CouponSummary): number =>
  Math.max(0, totalQuantity - issuedQuantity);

/** '인사이더+' for those of a grade and above (decisions, settled contradictions); '' for everybody. */
export const gradeText = ({ userLevel }: Pick<Coupon, 'userLevel'>): string => {
  const grade = gradeTitle(userLevel);
  return grade ? `${grade}+` : '';
};

const OTHER_STATES: Record<number, string> = { [STOPPED]: '중지', [ENDED]: '종료', [USED_UP]: '소진' };

/** Whether, and how many of a coupon can be had, in a word or two. */
export const stateText = (coupon: Coupon | CouponSummary): string => {
  if (coupon.status === ISSUING) return `남은 수량 ${grouped(leftOf(coupon))}`;
  return OTHER_STATES[coupon.status] ?? '곧 시작';
};
