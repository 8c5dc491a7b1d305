import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { longDate, shortDate } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import { areaText, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING } from '@hanca/common/realty-terms.ts';
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
import { statusTitle } from './RealtyTitle.tsx';

type Fact = readonly [label: string, text: string];

const priceText = ({ price, previousPrice }: RealtyDetail): string =>
  `월 ${money(price)}${previousPrice === null ? '' : ` (전에는 ${money(previousPrice)})`}`;

const homeText = ({ reTypeTitle, roomKind }: RealtyDetail): string =>
  [reTypeTitle, titleOf(ROOM_KINDS, roomKind)].filter(Boolean).join(' · ');

const amenitiesText = ({ options }: RealtyDetail): string =>
  AMENITIES.filter(({ code }) => options[code])
    .map(({ title }) => title)
    .join(', ');

/** What staff read of a listing: labels and texts, without those that its owner left out. */
export const factsOf = (realty: RealtyDetail): Fact[] => {
  const { viewCount, expiresDate } = realty;
  const all: Fact[] = [
    ['거래 유형', realty.txTypeTitle],
    ['주택 유형', homeText(realty)],
    ['가격', priceText(realty)],
    ['상태', statusTitle(realty.status)],
    ['침실', bedroomsText(realty.bedroom)],
    ['욕실', `${realty.bathroom}개`],
    ['면적', areaText(realty.area)],
    ['주소', `${realty.address} (${realty.cityName})`],
    ['입주', availableText(realty)],
    ['최소 기간', minTermText(realty.minTermMonths)],
    ['보증금', depositText(realty)],
    ['공과금 포함', utilitiesText(realty.utilities)],
    ['주차', [parkingText(realty.parking), parkingFeeText(realty.parkingFee)].filter(Boolean).join(' · ')],
    ['가구', realty.furnished ? '포함' : ''],
    ['옵션', amenitiesText(realty)],
    ['반려동물', titleOf(PETS, realty.pets)],
    ['흡연', titleOf(SMOKING, realty.smoking)],
    ['세탁', titleOf(LAUNDRY, realty.laundry)],
    ['층', storeyText(realty.storey)],
    ['방향', titleOf(FACINGS, realty.facing)],
    ['건축년도', buildYearText(realty.buildYear)],
    ['함께 사는 사람', realty.housemates],
    ['집 규칙', realty.houseRules],
    ['올린 사람', `${realty.userName} (ID ${realty.userId}, ${shortDate(realty.userSince)} 가입)`],
    ['전화번호', realty.hasPhone ? '있음' : '없음'],
    ['등록일', longDate(realty.createdDate)],
    ['수정일', longDate(realty.updatedDate)],
    ['노출 기한', expiresDate ? longDate(expiresDate) : ''],
    ['조회', viewCount === null ? '' : `${viewCount.toLocaleString('ko-KR')}회`],
  ];
  return all.filter(([, text]) => text !== '');
};
