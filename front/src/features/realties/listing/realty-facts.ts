import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { DEPOSIT_RULE, depositLimit, exceedsDepositLimit } from '@hanca/common/deposit.ts';
import { money } from '@hanca/common/money.ts';
import { areaText, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING } from '@hanca/common/realty-codes.ts';
import {
  availableText,
  bedroomsText,
  buildYearText,
  depositText,
  minTermText,
  parkingFeeText,
  parkingText,
  storeyText,
  utilitiesText,
} from '@hanca/common/realty-words.ts';

export interface Fact {
  title: string;
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

/** The facts of the specification's table, in its order; the garage has no value there either. */
const specifiedFacts = (realty: RealtyDetail): Fact[] => [
  { title: '침실', text: bedroomsText(realty.bedroom) },
  { title: '욕실', text: `${realty.bathroom}개` },
  { title: '주차대수', text: parkingText(realty.parking) },
  { title: '면적', text: areaInAll(realty.area) },
  { title: '방향', text: titleOf(FACINGS, realty.facing) },
  { title: '건축년도', text: buildYearText(realty.buildYear) },
  { title: '차고', text: '' },
  { title: '입주가능일자', text: availableText(realty) },
  { title: '주소', text: realty.address, wide: true },
];

/** Further facts: only what the lister has stated. */
const statedFacts = (realty: RealtyDetail): Fact[] =>
  [
    { title: '최소 기간', text: minTermText(realty.minTermMonths) },
    { title: '보증금', text: depositText(realty) },
    { title: '공과금 포함', text: utilitiesText(realty.utilities) },
    { title: '가구', text: realty.furnished ? '포함' : '' },
    { title: '반려동물', text: titleOf(PETS, realty.pets) },
    { title: '흡연', text: titleOf(SMOKING, realty.smoking) },
    { title: '세탁', text: titleOf(LAUNDRY, realty.laundry) },
    { title: '주차비', text: parkingFeeText(realty.parkingFee) },
    { title: '층', text: storeyText(realty.storey) },
    { title: '방 종류', text: titleOf(ROOM_KINDS, realty.roomKind) },
    { title: '함께 사는 사람', text: realty.housemates, wide: true },
    { title: '집 규칙', text: realty.houseRules, wide: true },
  ].filter(({ text }) => text !== '');

/** The facts of a listing: the specification's, then what its lister has said beside them. */
export const factsOf = (realty: RealtyDetail): Fact[] => [...specifiedFacts(realty), ...statedFacts(realty)];

/** Its size in a line: '침실 1개 · 욕실 1.5개 · 620 sqft'. */
export const sizeOf = ({ bedroom, bathroom, area }: RealtyDetail): string => {
  const bedrooms = bedroomsText(bedroom);
  return [bedroom === 0 ? bedrooms : `침실 ${bedrooms}`, `욕실 ${bathroom}개`, areaText(area)].join(' · ');
};

/** What to say of a deposit that is more than a landlord in British Columbia may ask; '' of any other. */
export const depositWarningOf = (realty: RealtyDetail): string => {
  const limit = depositLimit(realty);
  if (limit === null || !exceedsDepositLimit(realty)) return '';
  return `${DEPOSIT_RULE} 이 집은 ${money(limit)}까지예요. 더 달라고 하면 보내기 전에 이유를 꼭 물어보세요. 반려동물 보증금은 따로 반 달치까지 받을 수 있어요.`;
};
