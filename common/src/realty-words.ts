import type { RealtyDetail } from './contract/realties.ts';
import { calendarDay, longDate } from './dates.ts';
import { money } from './money.ts';
import { AVAILABILITIES, titleOf } from './realties.ts';
import { BATH_KINDS, UTILITIES } from './realty-codes.ts';
import { monthlyTotal } from './realty-facts.ts';

// The facts of a listing as its page shows them and in the console; '' for what its lister left out.

/** Bedrooms: '2개', '스튜디오'. */
export const bedroomsText = (count: number): string => (count === 0 ? '스튜디오' : `${count}개`);

/** Of a fact that is there or not: '있음', '없음', or other words for them. */
export const statedText = (has: boolean | undefined, [yes, no] = ['있음', '없음']): string => {
  if (has === undefined) return '';
  return (has ? yes : no) ?? '';
};

/** Parking spaces: '1대', '없음'. */
export const parkingText = (count: number | undefined): string => {
  if (count === undefined) return '';
  return count === 0 ? '없음' : `${count}대`;
};

/** '1.5개'; where it is said whose it is '단독', of several '2개 · 단독'. */
export const bathText = ({ bathroom, bathKind }: Pick<RealtyDetail, 'bathroom' | 'bathKind'>): string =>
  [bathKind && bathroom <= 1 ? '' : `${bathroom}개`, titleOf(BATH_KINDS, bathKind)]
    .filter(Boolean)
    .join(' · ');

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

type Utilities = Pick<RealtyDetail, 'utilities' | 'utilitiesIncluded' | 'utilitiesFee'>;

/** '월세에 모두 포함', '전기, 수도 포함 · 나머지 월 약 $80', '별도'. */
export const utilitiesText = ({ utilities, utilitiesIncluded, utilitiesFee }: Utilities): string => {
  if (utilitiesIncluded) return '월세에 모두 포함';
  const included = utilities.map((code) => titleOf(UTILITIES, code)).join(', ');
  const rest = utilitiesIncluded === false ? '별도' : '';
  const fee = utilitiesFee === null ? rest : `${included ? '나머지' : '별도'} 월 약 ${money(utilitiesFee)}`;
  return [included && `${included} 포함`, fee === '별도' && included ? '나머지 별도' : fee]
    .filter(Boolean)
    .join(' · ');
};

/** The rent and the utilities: '$1,250', '약 $1,330'. */
export const totalText = (
  realty: Pick<RealtyDetail, 'price' | 'utilitiesIncluded' | 'utilitiesFee'>,
): string => {
  const total = monthlyTotal(realty);
  return total ? `${total.isAbout ? '약 ' : ''}${money(total.amount)}` : '';
};

/** A price that was lowered: '11월 20일에 $50 내림'; '' of any other. */
export const loweredText = ({
  price,
  previousPrice,
  loweredDate,
}: Pick<RealtyDetail, 'price' | 'previousPrice' | 'loweredDate'>): string =>
  previousPrice === null || loweredDate === null || previousPrice <= price
    ? ''
    : `${longDate(loweredDate).replace(/^\d+년 /, '')}에 ${money(previousPrice - price)} 내림`;
