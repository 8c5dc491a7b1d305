import { COUPON_TYPES, USER_LEVELS } from '@hanca/common/coupons.ts';
import { choicesOf } from '../../core/choices.ts';
import { regionField, type TrailTitles } from '../../crud/difference.ts';

/** What the fields of a coupon are called. */
const labels = {
  title: '쿠폰 이름',
  regionId: '지역',
  bizId: '발행처',
  vender: '발행처',
  code: '쿠폰 코드',
  type: '종류',
  discount: '할인',
  maxDiscount: '최대 할인액',
  minOrder: '최소 주문 금액',
  totalQuantity: '발급 수량',
  issuedQuantity: '발급한 수량',
  perMember: '회원 한 명당',
  userLevel: '회원 등급',
  useLabel: '사용 버튼',
  issueLabel: '받기 버튼',
  content: '상세 내용',
  images: '다른 사진',
  thumbnail: '대표 사진',
  startDate: '사용 시작',
  endDate: '사용 종료',
  isActive: '발급 켜기',
} as const;

/** The same for the trail of changes, which shows what the server answered. */
export const couponTitles: TrailTitles = {
  ...labels,
  regionId: regionField,
  regionName: regionField.label,
  bizId: '발행처 ID',
  type: { label: labels.type, choices: choicesOf(COUPON_TYPES) },
  userLevel: { label: labels.userLevel, choices: choicesOf(USER_LEVELS) },
};

/** A field's name and label, as inputs want them. */
export const field = <K extends keyof typeof labels>(source: K) => ({ source, label: labels[source] });
