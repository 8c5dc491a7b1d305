import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { calendarDay } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import {
  AVAILABILITIES,
  exceedsDepositLimit,
  FACINGS,
  LAUNDRY,
  PETS,
  ROOM_KINDS,
  SMOKING,
  titleOf,
  UTILITIES,
} from '@hanca/common/realties.ts';
import { areaText } from './words.ts';

export interface Fact {
  term: string;
  /** '' where it is not stated. */
  text: string;
  /** Takes a line of its own. */
  wide?: boolean;
}

const SQUARE_METRES = 0.092903;
const PYEONG_SQUARE_METRES = 3.305785;

/** '850 sqft (79㎡ · 23.9평)'. In: square feet. */
const areaInAll = (sqft: number): string => {
  const metres = sqft * SQUARE_METRES;
  const pyeong = metres / PYEONG_SQUARE_METRES;
  return `${areaText(sqft)} (${Math.round(metres)}㎡ · ${pyeong.toFixed(1)}평)`;
};

/** Bedrooms in words: '2개', '스튜디오'. */
const bedrooms = (count: number): string => (count === 0 ? '스튜디오' : `${count}개`);

/** From when, and the lister's own words to it: '2026년 12월 1일 · 조율할 수 있어요'. */
const available = ({
  availability,
  availableFrom,
  availableDate,
}: Pick<RealtyDetail, 'availability' | 'availableFrom' | 'availableDate'>): string => {
  const from = availability === 'date' ? calendarDay(availableFrom) : titleOf(AVAILABILITIES, availability);
  return [from, availableDate].filter(Boolean).join(' · ');
};

/** '$1,175 (반 달치)', '없음'; '' where it is not stated. In: CAD. */
const depositText = ({ deposit, price }: Pick<RealtyDetail, 'deposit' | 'price'>): string => {
  if (deposit === null) return '';
  if (deposit === 0) return '없음';
  // Listers round half of an odd price either way.
  if (Math.abs(deposit * 2 - price) <= 1) return `${money(deposit)} (반 달치)`;
  return deposit === price ? `${money(deposit)} (한 달치)` : money(deposit);
};

const storeyText = (storey: number | null): string => {
  if (storey === null) return '';
  if (storey === 0) return '그라운드층';
  return storey < 0 ? `지하 ${-storey}층` : `${storey}층`;
};

const feeText = (fee: number | null): string => {
  if (fee === null) return '';
  return fee === 0 ? '무료' : `월 ${money(fee)}`;
};

/** The facts of the specification's table, in its order; the garage has no value there either. */
const specifiedFacts = (realty: RealtyDetail): Fact[] => [
  { term: '침실', text: bedrooms(realty.bedroom) },
  { term: '욕실', text: `${realty.bathroom}개` },
  { term: '주차대수', text: realty.parking === 0 ? '없음' : `${realty.parking}대` },
  { term: '면적', text: areaInAll(realty.area) },
  { term: '방향', text: titleOf(FACINGS, realty.facing) },
  { term: '건축년도', text: realty.buildYear === null ? '' : `${realty.buildYear}년` },
  { term: '차고', text: '' },
  { term: '입주가능일자', text: available(realty) },
  { term: '주소', text: realty.address, wide: true },
];

/** What renters ask for beside it: only what the lister has stated. */
const statedFacts = (realty: RealtyDetail): Fact[] =>
  [
    { term: '최소 기간', text: realty.minTermMonths === null ? '' : `${realty.minTermMonths}개월` },
    { term: '보증금', text: depositText(realty) },
    { term: '공과금 포함', text: realty.utilities.map((code) => titleOf(UTILITIES, code)).join(', ') },
    { term: '가구', text: realty.furnished ? '포함' : '' },
    { term: '반려동물', text: titleOf(PETS, realty.pets) },
    { term: '흡연', text: titleOf(SMOKING, realty.smoking) },
    { term: '세탁', text: titleOf(LAUNDRY, realty.laundry) },
    { term: '주차비', text: feeText(realty.parkingFee) },
    { term: '층', text: storeyText(realty.storey) },
    { term: '방 종류', text: titleOf(ROOM_KINDS, realty.roomKind) },
    { term: '함께 사는 사람', text: realty.housemates, wide: true },
    { term: '집 규칙', text: realty.houseRules, wide: true },
  ].filter(({ text }) => text !== '');

/** The facts of a listing: the specification's, then what its lister has said beside them. */
export const factsOf = (realty: RealtyDetail): Fact[] => [...specifiedFacts(realty), ...statedFacts(realty)];

/** Its size in a line: '침실 1개 · 욕실 1.5개 · 620 sqft'. */
export const sizeOf = ({ bedroom, bathroom, area }: RealtyDetail): string =>
  [bedroom === 0 ? bedrooms(0) : `침실 ${bedrooms(bedroom)}`, `욕실 ${bathroom}개`, areaText(area)].join(
    ' · ',
  );

/** What to say of a deposit that is more than a landlord in British Columbia may ask; '' of any other. */
export const depositWarningOf = (realty: RealtyDetail): string =>
  exceedsDepositLimit(realty)
    ? `BC주에서 집주인이 받을 수 있는 보증금은 월세의 반, 이 집은 ${money(realty.price / 2)}까지예요. 더 달라고 하면 보내기 전에 이유를 꼭 물어보세요. 반려동물 보증금은 따로 반 달치까지 받을 수 있어요.`
    : '';
