import type { RealtySummary } from '@hanca/common/contract/realties.ts';

// What lists show of a listing: all of it that travels with a page.

/** A listing as a card. */
export const forCard = (realty: RealtySummary) => ({
  id: realty.id,
  title: realty.title,
  thumbnail: realty.thumbnail,
  cityName: realty.cityName,
  reTypeTitle: realty.reTypeTitle,
  price: realty.price,
  previousPrice: realty.previousPrice,
  bedroom: realty.bedroom,
  bathroom: realty.bathroom,
  area: realty.area,
  roomKind: realty.roomKind,
  availability: realty.availability,
  status: realty.status,
  visible: realty.visible,
});
export type CardRealty = ReturnType<typeof forCard>;

/** The same, and where the map finds it. */
export const forCardAndMap = (realty: RealtySummary) => ({ ...forCard(realty), location: realty.location });
export type MapRealty = ReturnType<typeof forCardAndMap>;
