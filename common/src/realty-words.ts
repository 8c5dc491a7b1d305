import type { RealtyDetail } from './contract/realties.ts';
import { calendarDay } from './dates.ts';
import { money } from './money.ts';
import { AVAILABILITIES, titleOf } from './realties.ts';
import { UTILITIES } from './realty-codes.ts';

// The facts of a listing as its page shows them and in the console; '' for what its lister left out.

/** Bedrooms: '2개', '스튜디오'. */
export const bedroomsText = (count: number): string => (count === 0 ? '스튜디오' : `${count}개`);

/** Parking spaces: '1대', '없음'. */
export const parkingText = (count: number): string => (count === 0 ? '없음' : `${count}대`);

/** What parking costs a month: '월 $50', '무료'. In: CAD. */
export const parkingFeeText = (fee: number | null): string => {
  if (fee === null) return '';
  return fee === 0 ? '무료' : `월 ${money(fee)}`;
};

/** From when, and the lister's own words to it: '2026년 12월 1일 · 조율할 수 있어요'. */
export const availableText = ({
  availability,
  availableFrom,
  availableDate,
}: Pick<RealtyDetail, 'availability' | 'availableFrom' | 'availableDate'>): string => {
  const from = availability === 'date' ? calendarDay(availableFrom) : titleOf(AVAILABILITIES, availability);
  return [from, availableDate].filter(Boolean).join(' · ');
};

/** '$1,175 (반 달치)', '없음'. In: CAD. */
export const depositText = ({ deposit, price }: Pick<RealtyDetail, 'deposit' | 'price'>): string => {
  if (deposit === null) return '';
  if (deposit === 0) return '없음';
  // Listers round half of an odd price either way.
  if (Math.abs(deposit * 2 - price) <= 1) return `${money(deposit)} (반 달치)`;
  return deposit === price ? `${money(deposit)} (한 달치)` : money(deposit);
};

/** '3층', '그라운드층', '지하 1층'. */
export const storeyText = (storey: number | null): string => {
  if (storey === null) return '';
  if (storey === 0) return '그라운드층';
  return storey < 0 ? `지하 ${-storey}층` : `${storey}층`;
};

/** '6개월'. */
export const minTermText = (months: number | null): string => (months === null ? '' : `${months}개월`);

/** '2015년'. */
export const buildYearText = (year: number | null): string => (year === null ? '' : `${year}년`);

/** What the rent includes: '전기, 수도'. */
export const utilitiesText = (codes: RealtyDetail['utilities']): string =>
  codes.map((code) => titleOf(UTILITIES, code)).join(', ');
