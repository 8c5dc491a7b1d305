import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { calendarDay, longDate, shortDate } from '@hanca/common/dates.ts';
import { money } from '@hanca/common/money.ts';
import {
  AVAILABILITIES,
  FACINGS,
  LAUNDRY,
  PETS,
  ROOM_KINDS,
  SMOKING,
  titleOf,
  UTILITIES,
} from '@hanca/common/realties.ts';
import { statusTitle } from './RealtyTitle.tsx';

type Fact = readonly [label: string, text: string];

const amount = (cad: number | null): string => (cad === null ? '' : money(cad));

const priceText = ({ price, previousPrice }: RealtyDetail): string =>
  `월 ${money(price)}${previousPrice === null ? '' : ` (전에는 ${money(previousPrice)})`}`;

const homeText = ({ reTypeTitle, roomKind }: RealtyDetail): string =>
  [reTypeTitle, titleOf(ROOM_KINDS, roomKind)].filter(Boolean).join(' · ');

const availableText = ({ availability, availableFrom, availableDate }: RealtyDetail): string => {
  const from = availability === 'date' ? calendarDay(availableFrom) : titleOf(AVAILABILITIES, availability);
  return [from, availableDate].filter(Boolean).join(' · ');
};

const parkingText = ({ parking, parkingFee }: RealtyDetail): string =>
  [`${parking}대`, parkingFee ? `월 ${money(parkingFee)}` : ''].filter(Boolean).join(' · ');

const utilitiesText = ({ utilities }: RealtyDetail): string =>
  utilities.map((code) => titleOf(UTILITIES, code)).join(', ');

const amenitiesText = ({ options }: RealtyDetail): string =>
  AMENITIES.filter(({ code }) => options[code])
    .map(({ title }) => title)
    .join(', ');

/** What staff read of a listing: labels and texts, without those that its owner left out. */
export const factsOf = (realty: RealtyDetail): Fact[] => {
  const { viewCount, expiresDate, minTermMonths, storey, buildYear } = realty;
  const all: Fact[] = [
    ['거래 유형', realty.txTypeTitle],
    ['주택 유형', homeText(realty)],
    ['가격', priceText(realty)],
    ['상태', statusTitle(realty.status)],
    ['침실', `${realty.bedroom}개`],
    ['욕실', `${realty.bathroom}개`],
    ['면적', `${realty.area.toLocaleString('en-CA')} sqft`],
    ['주소', `${realty.address} (${realty.cityName})`],
    ['입주', availableText(realty)],
    ['최소 계약', minTermMonths === null ? '' : `${minTermMonths}개월`],
    ['보증금', amount(realty.deposit)],
    ['포함된 공과금', utilitiesText(realty)],
    ['주차', parkingText(realty)],
    ['가구', realty.furnished ? '있음' : '없음'],
    ['옵션', amenitiesText(realty)],
    ['반려동물', titleOf(PETS, realty.pets)],
    ['흡연', titleOf(SMOKING, realty.smoking)],
    ['세탁', titleOf(LAUNDRY, realty.laundry)],
    ['층', storey === null ? '' : `${storey}층`],
    ['방향', titleOf(FACINGS, realty.facing)],
    ['건축년도', buildYear === null ? '' : `${buildYear}년`],
    ['함께 사는 사람', realty.housemates],
    ['집의 규칙', realty.houseRules],
    ['올린 사람', `${realty.userName} (ID ${realty.userId}, ${shortDate(realty.userSince)} 가입)`],
    ['전화번호', realty.hasPhone ? '있음' : '없음'],
    ['등록일', longDate(realty.createdDate)],
    ['수정일', longDate(realty.updatedDate)],
    ['노출 기한', expiresDate ? longDate(expiresDate) : ''],
    ['조회', viewCount === null ? '' : `${viewCount.toLocaleString('ko-KR')}회`],
  ];
  return all.filter(([, text]) => text !== '');
};
