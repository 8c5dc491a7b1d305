import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { COUPON_STATES, COUPON_TYPES, discountText, USER_LEVELS } from '@hanca/common/coupons.ts';
import { shortDate } from '@hanca/common/dates.ts';
import type { CsvColumn } from '../../crud/csv.ts';

/** A grade with those above it: '인사이더+'. Everybody is no grade. */
export const gradeOf = ({ userLevel }: Coupon): string => {
  const title = USER_LEVELS.find(({ value }) => value === userLevel)?.title ?? '';
  return userLevel > 0 ? `${title}+` : title;
};

/** '정액' */
export const typeOf = ({ type }: Coupon): string =>
  COUPON_TYPES.find(({ value }) => value === type)?.title ?? '';

const stateOf = ({ status }: Coupon): string =>
  COUPON_STATES.find(({ value }) => value === status)?.title ?? '';

/** A coupon as a row of a file. */
export const exported: CsvColumn<Coupon>[] = [
  { label: 'ID', value: ({ id }) => id },
  { label: '발행처', value: ({ vender }) => vender },
  { label: '쿠폰 이름', value: ({ title }) => title },
  { label: '쿠폰 코드', value: ({ code }) => code },
  { label: '지역', value: ({ regionName }) => regionName },
  { label: '종류', value: typeOf },
  { label: '할인', value: discountText },
  { label: '총 수량', value: ({ totalQuantity }) => totalQuantity },
  { label: '발급 수량', value: ({ issuedQuantity }) => issuedQuantity },
  { label: '최소 주문', value: ({ minOrder }) => minOrder },
  { label: '회원 등급', value: gradeOf },
  { label: '상태', value: stateOf },
  { label: '사용 시작', value: ({ startDate }) => shortDate(startDate) },
  { label: '사용 종료', value: ({ endDate }) => shortDate(endDate) },
];
