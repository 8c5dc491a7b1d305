import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { DEAL_DONE } from '@hanca/common/realties.ts';
import { loweredText } from '@hanca/common/realty-words.ts';
import { walkMinutes } from '@hanca/common/walking.ts';
import { factsText } from './card-facts.ts';

// What lists show of a listing: all of it that travels with a page. Its words are made here, so that a page that arrives rendered
// needs no code for them.

export interface CardTag {
  text: string;
  /** Of no weight, or of a price that fell. */
  tone?: 'quiet' | 'cheaper';
}

export interface CardRealty
  extends Pick<
    RealtySummary,
    'id' | 'title' | 'thumbnail' | 'reTypeTitle' | 'price' | 'createdDate' | 'status'
  > {
  /** The city; above it, on a line of its own, the station that it is near: '메트로타운역 약 4분'. */
  where: string;
  /** What the home is like: '2베드 · 1배스 · 850 sqft'. */
  facts: string;
  /** What decides; missing where there is nothing of that. */
  tags?: CardTag[];
}

const whereOf = ({ cityName, station }: RealtySummary): string =>
  station ? `${station.name} 약 ${walkMinutes(station.metres)}분\n${cityName}` : cityName;

const quiet = (text: string): CardTag => ({ text, tone: 'quiet' });

/**
 * What decides about a listing that can still be had, where its lister says it. To its owner and staff, who alone are shown
 * it, that others are not.
 */
const tagsOf = (realty: RealtySummary): CardTag[] => {
  const { availability, furnished, utilitiesIncluded, womenOnly, unconfirmed, status, visible } = realty;
  if (!visible) return [{ text: '비공개' }];
  if (status === DEAL_DONE) return [];
  const lowered = loweredText(realty);
  return [
    ...(lowered ? [{ text: lowered, tone: 'cheaper' as const }] : []),
    ...(availability === 'now' ? [{ text: '즉시 입주' }] : []),
    ...(furnished ? [quiet('가구')] : []),
    ...(utilitiesIncluded ? [quiet('공과금 포함')] : []),
    ...(womenOnly ? [quiet('여성 전용')] : []),
    ...(unconfirmed ? [quiet('확인되지 않음')] : []),
  ];
};

/** A listing as a card. */
export const forCard = (realty: RealtySummary): CardRealty => {
  const tags = tagsOf(realty);
  return {
    id: realty.id,
    title: realty.title,
    thumbnail: realty.thumbnail,
    where: whereOf(realty),
    reTypeTitle: realty.reTypeTitle,
    price: realty.price,
    facts: factsText(realty),
    createdDate: realty.createdDate,
    status: realty.status,
    ...(tags.length > 0 ? { tags } : {}),
  };
};

/** The same, and where the map finds it. */
export const forCardAndMap = (realty: RealtySummary) => ({ ...forCard(realty), location: realty.location });
export type MapRealty = ReturnType<typeof forCardAndMap>;
