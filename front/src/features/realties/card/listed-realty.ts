import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { walkMinutes } from '@hanca/common/walking.ts';

// What lists show of a listing: all of it that travels with a page.

/** What a card says of a listing itself. */
export type CardFacts = Pick<
  RealtySummary,
  | 'id'
  | 'title'
  | 'thumbnail'
  | 'reTypeTitle'
  | 'price'
  | 'previousPrice'
  | 'loweredDate'
  | 'bedroom'
  | 'bathroom'
  | 'bathKind'
  | 'area'
  | 'roomKind'
  | 'availability'
  | 'createdDate'
  | 'status'
  | 'visible'
>;

export interface CardRealty extends CardFacts {
  /** The city; above it, on a line of its own, the station that it is near: '메트로타운역 약 4분'. */
  where: string;
  /** What decides, in words: made here, so that a page that arrives rendered needs no code for them. */
  marks: string[];
}

const whereOf = ({ cityName, station }: RealtySummary): string =>
  station ? `${station.name} 약 ${walkMinutes(station.metres)}분\n${cityName}` : cityName;

const marksOf = ({ furnished, utilitiesIncluded, womenOnly, unconfirmed }: RealtySummary): string[] => [
  ...(furnished ? ['가구'] : []),
  ...(utilitiesIncluded ? ['공과금 포함'] : []),
  ...(womenOnly ? ['여성 전용'] : []),
  ...(unconfirmed ? ['확인되지 않음'] : []),
];

/** A listing as a card. */
export const forCard = (realty: RealtySummary): CardRealty => ({
  id: realty.id,
  title: realty.title,
  thumbnail: realty.thumbnail,
  where: whereOf(realty),
  reTypeTitle: realty.reTypeTitle,
  price: realty.price,
  previousPrice: realty.previousPrice,
  loweredDate: realty.loweredDate,
  bedroom: realty.bedroom,
  bathroom: realty.bathroom,
  bathKind: realty.bathKind,
  area: realty.area,
  roomKind: realty.roomKind,
  availability: realty.availability,
  marks: marksOf(realty),
  createdDate: realty.createdDate,
  status: realty.status,
  visible: realty.visible,
});

/** The same, and where the map finds it. */
export const forCardAndMap = (realty: RealtySummary) => ({ ...forCard(realty), location: realty.location });
export type MapRealty = ReturnType<typeof forCardAndMap>;
