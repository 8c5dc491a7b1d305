import {
  availabilityRule,
  locationRule,
  type RealtyChange,
  type RealtyInput,
} from '@hanca/common/contract/realty-input.ts';
import { sameAddress } from '@hanca/common/home-location.ts';
import { IN_DEAL, REALTY_STATUSES } from '@hanca/common/realties.ts';
import { FACINGS } from '@hanca/common/realty-codes.ts';
import type { Executor } from '../../db/executor.ts';
import { fieldProblem } from '../../http/validate.ts';
import type { ListingTypes } from '../categories/queries.ts';
import { metresBetween } from '../geo/metres.ts';
import { cityById } from '../geo/places.ts';
import { findImageOwners } from '../images/queries.ts';
import { dayStart, LATEST_MS } from './days.ts';
import { CITY_METRES } from './point.ts';
import { optionsOf, statedOf } from './stated.ts';
import { findShownImages, type StoredRealty } from './write-queries.ts';

/** A stored listing as a whole input. */
const inputOf = (row: StoredRealty): RealtyInput => ({
  title: row.title,
  cityId: row.cityId,
  txType: row.txType,
  reType: row.reType,
  price: row.price,
  bedroom: row.bedroom,
  bathroom: row.bathroom,
  area: row.area,
  address: row.address,
  location: { lat: row.lat, lng: row.lng },
  content: row.content,
  images: row.images,
  ...statedOf(row),
  parkingFee: row.parkingFee,
  facing: FACINGS.find(({ code }) => code === row.facing)?.code ?? 0,
  buildYear: row.buildYear,
  options: optionsOf(row),
  availability: row.availability,
  availableFrom: row.availableFrom === null ? null : dayStart(row.availableFrom),
  availableDate: row.availableDate,
  minTermMonths: row.minTermMonths,
  deposit: row.deposit,
  utilities: row.utilities,
  utilitiesIncluded: row.utilitiesIncluded,
  utilitiesFee: row.utilitiesFee,
  pets: row.pets,
  smoking: row.smoking,
  laundry: row.laundry,
  storey: row.storey,
  roomKind: row.roomKind,
  bathKind: row.bathKind,
  womenOnly: row.womenOnly,
  housemates: row.housemates,
  houseRules: row.houseRules,
  phone: row.phone,
  status: REALTY_STATUSES.find(({ value }) => value === row.status)?.value ?? IN_DEAL,
});

type Place = Pick<RealtyChange, 'address' | 'location' | 'locationBy'>;

/** Staff are shown the public address and point: sent back as they were shown, they change nothing. */
const withoutShown = <C extends Place>(change: C, row: StoredRealty): C => {
  const { address, location } = change;
  return {
    ...change,
    ...(address === row.publicAddress ? { address: undefined } : {}),
    ...(location?.lat === row.publicLat && location.lng === row.publicLng ? { location: undefined } : {}),
  };
};

/** Throws Problem 400 where the address is another one and has no location, or where nobody is sure of a new one. */
const checkLocation = (change: Place, row: StoredRealty): void => {
  const { address = row.address, location } = change;
  const isMoved = location !== undefined && (location.lat !== row.lat || location.lng !== row.lng);
  if (!isMoved && sameAddress(address, row.address)) return;
  if (!location) throw fieldProblem('location', 'location.required');
  if (!locationRule(change)) throw fieldProblem('location', 'location.unsure');
};

/**
 * A stored listing with a change laid over it, as a whole input. Throws Problem 400 when the address is another one and
 * its location is not given beside it, or when the whole breaks a rule that its parts do not.
 */
export const applyChange = (
  row: StoredRealty,
  { id: _, basedOn: __, ...given }: RealtyChange,
  { byOwner }: { byOwner: boolean },
): RealtyInput => {
  const change = byOwner ? given : withoutShown(given, row);
  const { options } = change;
  checkLocation(change, row);
  const stored = inputOf(row);
  const input = {
    ...stored,
    // Utilities that cost something are not included.
    ...(change.utilitiesFee ? { utilitiesIncluded: false } : {}),
    ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)),
    ...(options ? { options: { ...stored.options, ...options } } : {}),
  };
  const isDated = ['availability', 'availableFrom'].some((name) => name in change);
  if (isDated && !availabilityRule(input)) throw fieldProblem('availableFrom', 'available.required');
  return input;
};

/** What is known of an input once its references are checked. */
export interface References {
  /** The titles of its home type and of its kind of transaction. */
  reTypeTitle: string;
  txTypeTitle: string;
}

/**
 * What the schema cannot know: that the city and both types exist, that the home lies near its city, and that the
 * pictures are the caller's own, are in a listing of theirs, where staff may have put them, or were in this listing
 * `before`. What a change leaves as it is may be older than a rule, but both types have to exist
 * still: their titles are among the words of a search. Throws Problem 400 at the field.
 */
export const checkReferences = async (
  db: Executor,
  input: RealtyInput,
  { types, callerId, before }: { types: ListingTypes; callerId: number; before?: StoredRealty },
): Promise<References> => {
  const stored = before && inputOf(before);
  const isNew = (name: keyof RealtyInput) => JSON.stringify(input[name]) !== JSON.stringify(stored?.[name]);
  const city = cityById.get(input.cityId);
  if (!city && isNew('cityId')) throw fieldProblem('cityId', 'city.unknown');
  const txTypeTitle = types.transactions.get(input.txType);
  if (txTypeTitle === undefined) throw fieldProblem('txType', 'type.unknown');
  const reTypeTitle = types.homes.get(input.reType);
  if (reTypeTitle === undefined) throw fieldProblem('reType', 'type.unknown');
  const isPlaced = isNew('cityId') || isNew('location');
  if (city && isPlaced && metresBetween(city, input.location) > CITY_METRES) {
    throw fieldProblem('location', 'location.far');
  }
  if (isNew('availableFrom') && (input.availableFrom ?? 0) > LATEST_MS) {
    throw fieldProblem('availableFrom', 'date');
  }
  const added = (input.images ?? []).filter((path) => !before?.images.includes(path));
  const owners = await findImageOwners(db, added);
  const foreign = added.filter((path) => owners.get(path) !== callerId);
  const shown = await findShownImages(db, { userId: callerId, paths: foreign });
  if (!foreign.every((path) => owners.has(path) && shown.has(path))) {
    throw fieldProblem('images', 'image.path');
  }
  return { reTypeTitle, txTypeTitle };
};
