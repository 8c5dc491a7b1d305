import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { areaText, REALTY_STATUSES, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import {
  availableText,
  bathText,
  depositText,
  minTermText,
  statedText,
  totalText,
  utilitiesText,
} from '@hanca/common/realty-words.ts';
import { distanceText } from '../../realties/listing/near.ts';

/** A fact of each home, '' where it is not said, and whether the homes that can be seen differ in it. */
export interface ComparedRow {
  title: string;
  texts: string[];
  differs: boolean;
}

/** In the lister's own words, of which no two are the same. */
const OWN_WORDS = new Set(['함께 사는 사람', '집 규칙']);

/** What decides between homes, in the order in which people ask; each says nothing of a home that cannot be seen. */
const FACTS: readonly (readonly [title: string, textOf: (realty: RealtyDetail) => string])[] = [
  ['월 합계', (realty) => totalText(realty) && `${totalText(realty)} (공과금까지)`],
  ['월세', ({ price }) => money(price)],
  ['보증금', depositText],
  ['입주 가능일', availableText],
  ['최소 기간', ({ minTermMonths }) => minTermText(minTermMonths)],
  ['집', ({ reTypeTitle, roomKind }) => titleOf(ROOM_KINDS, roomKind) || reTypeTitle],
  ['욕실', bathText],
  ['공과금', utilitiesText],
  ['가구', ({ furnished }) => statedText(furnished, ['포함', '없음'])],
  ['함께 사는 사람', ({ housemates }) => housemates],
  ['여성 전용', ({ womenOnly }) => statedText(womenOnly, ['예', '아니요'])],
  ['집 규칙', ({ houseRules }) => houseRules],
  ['가까운 역', ({ station }) => (station ? `${station.name} ${distanceText(station.metres)}` : '')],
  ['면적', ({ area }) => areaText(area)],
  ['동네', ({ cityName }) => cityName],
  ['상태', ({ status }) => REALTY_STATUSES.find(({ value }) => value === status)?.title ?? ''],
];

/** Homes fact by fact, without those of which none says anything. In: null for one that cannot be seen. */
export const rowsOf = (homes: readonly (RealtyDetail | null)[]): ComparedRow[] => {
  const seen = homes.filter((home) => home !== null);
  return FACTS.map(([title, textOf]) => ({
    title,
    texts: homes.map((home) => home && textOf(home)).map((text) => text ?? ''),
    differs: !OWN_WORDS.has(title) && new Set(seen.map(textOf)).size > 1,
  })).filter(({ texts }) => texts.some(Boolean));
};
