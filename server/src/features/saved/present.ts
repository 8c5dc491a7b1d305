import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { SavedRealty } from '@hanca/common/contract/saved.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { SavedRow } from './queries.ts';

/** What is stored with a saved listing, as its member sees it. */
export const presentOwn = ({ note, savedAt, price, status, isNews }: SavedRow) => ({
  note,
  savedDate: toWireDate(savedAt),
  savedPrice: price,
  savedStatus: status,
  isNews,
});

/** Listings, each with what is stored of its saving; one that was taken out meanwhile is left out. */
export const withOwn = (listings: RealtySummary[], own: SavedRow[]): SavedRealty[] =>
  listings.flatMap((listing) => {
    const row = own.find(({ id }) => id === listing.id);
    return row ? [{ ...listing, ...presentOwn(row) }] : [];
  });
