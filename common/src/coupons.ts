import { grouped } from './grouped.ts';

/** How a coupon takes something off: dollars or percent (specification, coupon). */
export const FIXED = 1;
export const PERCENT = 2;

export const COUPON_TYPES = [
  { value: FIXED, title: '정액' },
  { value: PERCENT, title: '정률' },
] as const;

/** The grades of members, which staff set; a coupon of a grade is for those of it and above. */
export const USER_LEVELS = [
  { value: 0, title: '전체' },
  { value: 1, title: '인사이더' },
  { value: 2, title: '플레이어' },
  { value: 3, title: '하이소셜' },
  { value: 4, title: '마스터' },
  { value: 5, title: '레전드' },
] as const;

/** The grades as fields of the contract take them. */
export const LEVELS = USER_LEVELS.map(({ value }) => value);

/** What a grade is called; null for 0, which is none, and for what is no grade. */
export const gradeTitle = (level: number): string | null =>
  (level > 0 && USER_LEVELS.find(({ value }) => value === level)?.title) || null;

/** What members call a grade: that of 0 is the one everybody begins with. */
export const ownGradeTitle = (level: number): string => gradeTitle(level) ?? '기본';

/** What a grade gives, in a sentence. */
export const gradeGives = (level: number): string =>
  gradeTitle(level)
    ? '이 등급과 그 아래 등급의 쿠폰을 받을 수 있어요.'
    : '등급이 정해지지 않은 쿠폰을 받을 수 있어요.';

/** The state of a coupon; it follows from its switch, its dates and how many are left. */
export const WAITING = 0;
export const ISSUING = 1;
export const STOPPED = 2;
export const ENDED = 3;
export const USED_UP = 4;

export const COUPON_STATES = [
  { value: WAITING, title: '대기' },
  { value: ISSUING, title: '발급 중' },
  { value: STOPPED, title: '중지' },
  { value: ENDED, title: '종료' },
  { value: USED_UP, title: '소진' },
] as const;

/** The texts of the buttons of a new coupon (specification, states). */
export const USE_LABEL = '쿠폰 사용(직원용)';
export const ISSUE_LABEL = '쿠폰 받기';

interface Dated {
  isActive: boolean;
  /** Milliseconds. */
  start: number;
  end: number;
  total: number;
  issued: number;
}

/** The state of a coupon at a moment (milliseconds): ended, used up, stopped or waiting, else issuing. */
export const couponState = ({ isActive, start, end, total, issued }: Dated, now: number): number => {
  if (end <= now) return ENDED;
  if (total > 0 && issued >= total) return USED_UP;
  if (!isActive || total === 0) return issued > 0 ? STOPPED : WAITING;
  return start > now ? WAITING : ISSUING;
};

/** What a coupon takes off, in words: '$5 할인', '10% 할인 (최대 $20)'. Amounts in CAD. */
export const discountText = ({
  type,
  discount,
  maxDiscount,
}: {
  type: number;
  discount: number;
  maxDiscount: number | null;
}): string =>
  type === PERCENT
    ? `${discount}% 할인${maxDiscount ? ` (최대 $${grouped(maxDiscount)})` : ''}`
    : `$${grouped(discount)} 할인`;
