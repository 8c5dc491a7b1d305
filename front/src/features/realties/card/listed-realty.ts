import type { RealtySummary } from '@hanca/common/contract/realties.ts';

// What lists show of a listing: all of it that travels with a page.

export type CardRealty = Pick<
  RealtySummary,
  | 'id'
  | 'title'
  | 'thumbnail'
  | 'cityName'
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
  | 'furnished'
  | 'utilitiesIncluded'
  | 'womenOnly'
  | 'createdDate'
  | 'status'
  | 'visible'
>;

/** A listing as a card. */
export const forCard = (realty: RealtySummary): CardRealty => ({
  id: realty.id,
  title: realty.title,
  thumbnail: realty.thumbnail,
  cityName: realty.cityName,
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
  furnished: realty.furnished,
  utilitiesIncluded: realty.utilitiesIncluded,
  womenOnly: realty.womenOnly,
  createdDate: realty.createdDate,
  status: realty.status,
  visible: realty.visible,
});

/** The same, and where the map finds it. */
export const forCardAndMap = (realty: RealtySummary) => ({ ...forCard(realty), location: realty.location });
export type MapRealty = ReturnType<typeof forCardAndMap>;
