import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { depositLimit, depositRule, exceedsDepositLimit } from '@hanca/common/deposit.ts';
import { money } from '@hanca/common/money.ts';
import { areaText, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { BATH_KINDS, FACINGS, LAUNDRY, PETS, SMOKING } from '@hanca/common/realty-codes.ts';
import { type Fact as FactName, factsInOrder, isRoom } from '@hanca/common/realty-facts.ts';
import {
  availableText,
  bathText,
  bedroomsText,
  buildYearText,
  depositText,
  minTermText,
  parkingFeeText,
  parkingText,
  statedText,
  storeyText,
  totalText,
  utilitiesText,
} from '@hanca/common/realty-words.ts';

export interface Fact {
  title: string;
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

/** What each fact says; '' for what the lister left out. */
const factTexts = (realty: RealtyDetail): Record<FactName, Fact> => ({
  roomKind: { title: '방 종류', text: titleOf(ROOM_KINDS, realty.roomKind) },
  bedroom: { title: '침실', text: bedroomsText(realty.bedroom) },
  bath: { title: '욕실', text: bathText(realty) },
  parking: { title: '주차', text: parkingText(realty.parking) },
  area: { title: '면적', text: areaInAll(realty.area) },
  facing: { title: '방향', text: titleOf(FACINGS, realty.facing) },
  buildYear: { title: '건축 연도', text: buildYearText(realty.buildYear) },
  available: { title: '입주 가능일', text: availableText(realty) },
  address: { title: '주소', text: realty.address, wide: true },
  minTerm: { title: '최소 기간', text: minTermText(realty.minTermMonths) },
  deposit: { title: '보증금', text: depositText(realty) },
  utilities: { title: '공과금', text: utilitiesText(realty) },
  total: { title: '월 합계', text: totalText(realty) && `${totalText(realty)} (월세+공과금)` },
  furnished: { title: '가구', text: statedText(realty.furnished, ['포함', '없음']) },
  womenOnly: { title: '여성 전용', text: statedText(realty.womenOnly, ['예', '아니요']) },
  pets: { title: '반려동물', text: titleOf(PETS, realty.pets) },
  smoking: { title: '흡연', text: titleOf(SMOKING, realty.smoking) },
  laundry: { title: '세탁', text: titleOf(LAUNDRY, realty.laundry) },
  parkingFee: { title: '주차비', text: parkingFeeText(realty.parkingFee) },
  storey: { title: '층', text: storeyText(realty.storey) },
  housemates: { title: '함께 사는 사람', text: realty.housemates, wide: true },
  houseRules: { title: '집 규칙', text: realty.houseRules, wide: true },
});

/** The facts that the lister has said, in the order of its kind of home. */
export const factsOf = (realty: RealtyDetail): Fact[] => {
  const texts = factTexts(realty);
  return factsInOrder(realty.reType)
    .map((name) => texts[name])
    .filter(({ text }) => text !== '');
};

/** Its size in a line: '침실 1개 · 욕실 1.5개 · 620 sqft'; of a room '마스터룸 · 욕실 단독 · 165 sqft'. */
export const sizeOf = ({ reType, roomKind, bathKind, bedroom, bathroom, area }: RealtyDetail): string => {
  const bedrooms = bedroomsText(bedroom);
  const bath = `욕실 ${titleOf(BATH_KINDS, bathKind) || `${bathroom}개`}`;
  if (isRoom(reType))
    return [titleOf(ROOM_KINDS, roomKind), bath, areaText(area)].filter(Boolean).join(' · ');
  return [bedroom === 0 ? bedrooms : `침실 ${bedrooms}`, `욕실 ${bathroom}개`, areaText(area)].join(' · ');
};

/** What to say of a deposit that is more than a landlord of the province may ask; '' of any other. */
export const depositWarningOf = (realty: RealtyDetail): string => {
  const [rule, limit] = [depositRule(realty), depositLimit(realty)];
  if (!rule || limit === null || !exceedsDepositLimit(realty)) return '';
  const { text, others, unless } = rule;
  return `${text} 이 집은 ${money(limit)}까지예요. 더 달라고 하면 보내기 전에 이유를 꼭 물어보세요. ${others} ${unless}`.trim();
};
