import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import { IN_DEAL, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { publicAddress } from './address.ts';
import { chosenOf } from './amenities.ts';
import { toDay } from './days.ts';
import type { References } from './input.ts';
import { cityNames, provinceNames } from './place-names.ts';
import { type Placed, pointBeside, publicPoint } from './point.ts';
import type { RealtyValues, StoredRealty } from './queries.ts';
import { termsOf, wordsOf } from './search-terms.ts';

/** What a listing is written for, beside what its input says. */
interface Setting extends References {
  /** The owner, who need not be the one who changes it. */
  userId: number;
  pointKey: Buffer;
  /** The listing as it is stored, where there is one. */
  before?: StoredRealty;
  /** The same home as its owner has placed it already, in this listing or in another. */
  placed?: Placed | null;
}

type Values = Omit<RealtyValues, 'expiresAt' | 'expiryTold' | 'hiddenReason' | 'visible'>;

const plainColumns = (input: RealtyInput) => ({
  title: input.title,
  regionId: provinceIdOf(input.cityId),
  cityId: input.cityId,
  reType: input.reType,
  txType: input.txType,
  price: input.price,
  bedroom: input.bedroom,
  bathroom: input.bathroom,
  area: input.area,
  address: input.address,
  lat: input.location.lat,
  lng: input.location.lng,
  images: input.images ?? [],
  content: input.content,
  furnished: input.furnished ?? false,
  parking: input.parking ?? 0,
  parkingFee: input.parkingFee ?? null,
  facing: input.facing ?? 0,
  buildYear: input.buildYear ?? null,
  options: chosenOf(input.options).map(({ code }) => code),
  availability: input.availability ?? null,
  availableFrom: input.availability === 'date' && input.availableFrom ? toDay(input.availableFrom) : null,
  availableDate: input.availableDate ?? '',
  minTermMonths: input.minTermMonths ?? null,
  deposit: input.deposit ?? null,
  utilities: [...new Set(input.utilities ?? [])],
  pets: input.pets ?? null,
  smoking: input.smoking ?? null,
  laundry: input.laundry ?? null,
  storey: input.storey ?? null,
  roomKind: input.roomKind ?? null,
  housemates: input.housemates ?? '',
  houseRules: input.houseRules ?? '',
  phone: input.phone ?? '',
  status: input.status ?? IN_DEAL,
});

/** The price before it was last lowered: a rise makes it forgotten. */
const previousPrice = (price: number, before: StoredRealty | undefined): number | null => {
  if (!before || price > before.price) return null;
  return price < before.price ? before.price : before.previousPrice;
};

/** A checked input as columns: what is absent or null becomes the column's default, and what follows from it. */
export const toValues = (input: RealtyInput, setting: Setting): Values => {
  const columns = plainColumns(input);
  const [cities, regions] = [cityNames(columns.cityId), provinceNames(columns.regionId)];
  const address = publicAddress(columns.address, cities, regions);
  const { pointKey, userId, placed } = setting;
  const { location } = input;
  const point = placed ? pointBeside(placed, location) : publicPoint(pointKey, userId, location);
  // Neither the exact address nor the owner's name or phone number: who can search for it can find it out.
  const words = wordsOf([
    columns.title,
    columns.content,
    address,
    ...cities,
    ...regions,
    setting.reTypeTitle,
    setting.txTypeTitle,
    titleOf(ROOM_KINDS, columns.roomKind),
    ...chosenOf(input.options).map(({ title }) => title),
  ]);
  return {
    ...columns,
    userId,
    previousPrice: previousPrice(columns.price, setting.before),
    publicAddress: address,
    publicLat: point.lat,
    publicLng: point.lng,
    terms: termsOf(columns, words),
    words,
  };
};
