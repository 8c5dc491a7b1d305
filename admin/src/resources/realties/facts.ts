import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { longDate } from '@hanca/common/dates.ts';
import { grouped } from '@hanca/common/grouped.ts';
import { listerTexts } from '@hanca/common/listers.ts';
import { money } from '@hanca/common/money.ts';
import { areaText, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { FACINGS, LAUNDRY, PETS, SMOKING } from '@hanca/common/realty-codes.ts';
import {
  availableText,
  bathText,
  bedroomsText,
  buildYearText,
  depositText,
  loweredText,
  minTermText,
  parkingFeeText,
  parkingText,
  statedText,
  storeyText,
  utilitiesText,
} from '@hanca/common/realty-words.ts';
import { fieldTitle } from '../../core/described.ts';
import { statusTitle } from './RealtyTitle.tsx';

type Fact = readonly [label: string, text: string];

const priceText = (realty: RealtyDetail): string =>
  [`월 ${money(realty.price)}`, loweredText(realty)].filter(Boolean).join(' · ');

const homeText = ({ reTypeTitle, roomKind }: RealtyDetail): string =>
  [reTypeTitle, titleOf(ROOM_KINDS, roomKind)].filter(Boolean).join(' · ');

/** 'TV, 욕조 · 인터넷 없음'. */
const amenitiesText = ({ options }: RealtyDetail): string => {
  const titles = (has: boolean) =>
    AMENITIES.filter(({ code }) => options[code] === has)
      .map(({ title }) => title)
      .join(', ');
  return [titles(true), titles(false) && `${titles(false)} 없음`].filter(Boolean).join(' · ');
};

/** What staff read of a listing: labels and texts, without those that its owner left out. */
export const factsOf = (realty: RealtyDetail): Fact[] => {
  const { viewCount, expiresDate } = realty;
  const all: [field: string, text: string][] = [
    ['txType', realty.txTypeTitle],
    ['reType', homeText(realty)],
    ['price', priceText(realty)],
    ['status', statusTitle(realty.status)],
    ['bedroom', bedroomsText(realty.bedroom)],
    ['bathroom', bathText(realty)],
    ['area', areaText(realty.area)],
    ['address', `${realty.address} (${realty.cityName})`],
    ['availability', availableText(realty)],
    ['minTermMonths', minTermText(realty.minTermMonths)],
    ['deposit', depositText(realty)],
    ['utilities', utilitiesText(realty)],
    ['parking', [parkingText(realty.parking), parkingFeeText(realty.parkingFee)].filter(Boolean).join(' · ')],
    ['furnished', statedText(realty.furnished, ['포함', '없음'])],
    ['options', amenitiesText(realty)],
    ['pets', titleOf(PETS, realty.pets)],
    ['smoking', titleOf(SMOKING, realty.smoking)],
    ['laundry', titleOf(LAUNDRY, realty.laundry)],
    ['storey', storeyText(realty.storey)],
    ['facing', titleOf(FACINGS, realty.facing)],
    ['buildYear', buildYearText(realty.buildYear)],
    ['womenOnly', statedText(realty.womenOnly, ['예', '아니요'])],
    ['housemates', realty.housemates],
    ['houseRules', realty.houseRules],
    ['userName', `${realty.userName} (ID ${realty.userId}, ${listerTexts(realty.lister).join(', ')})`],
    ['phone', realty.hasPhone ? '있음' : '없음'],
    ['createdDate', longDate(realty.createdDate)],
    ['updatedDate', longDate(realty.updatedDate)],
    ['expiresDate', expiresDate ? longDate(expiresDate) : ''],
    ['viewCount', viewCount === null ? '' : `${grouped(viewCount)}회`],
  ];
  return all.filter(([, text]) => text !== '').map(([field, text]) => [fieldTitle('realties', field), text]);
};
