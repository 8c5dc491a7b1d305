import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import { IN_DEAL, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { publicAddress } from './address.ts';
import { toDay } from './days.ts';
import type { References } from './input.ts';
import { cityNames, provinceNames } from './place-names.ts';
import { type Placed, pointBeside, publicPoint } from './point.ts';
import { pricesOf } from './prices.ts';
import { termsOf, wordsOf } from './search-terms.ts';
import { chosenOf, statedColumns } from './stated.ts';
import { stationFacts } from './stations.ts';
import type { RealtyValues, StoredRealty } from './write-queries.ts';

/** What a listing is written for, beside what its input says. */
interface Setting extends References {
  /** The owner, who need not be the one who changes it. */
  userId: number;
  pointKey: Buffer;
  /** The listing as it is stored, where there is one. */
  before?: StoredRealty;
  /** The same home as its owner has placed it already, in this listing or in another. */
  placed?: Placed | null;
  /** By default this moment. */
  now?: Date;
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
  ...statedColumns(input),
  parkingFee: input.parkingFee ?? null,
  facing: input.facing ?? 0,
  buildYear: input.buildYear ?? null,
  availability: input.availability ?? null,
  availableFrom: input.availability === 'date' && input.availableFrom ? toDay(input.availableFrom) : null,
  availableDate: input.availableDate ?? '',
  minTermMonths: input.minTermMonths ?? null,
  deposit: input.deposit ?? null,
  utilities: [...new Set(input.utilities ?? [])],
  // Who says what they come to says that the rent does not include them.
  utilitiesIncluded: input.utilitiesIncluded ?? (input.utilitiesFee ? false : null),
  utilitiesFee: input.utilitiesIncluded ? null : (input.utilitiesFee ?? null),
  pets: input.pets ?? null,
  smoking: input.smoking ?? null,
  laundry: input.laundry ?? null,
  storey: input.storey ?? null,
  roomKind: input.roomKind ?? null,
  bathKind: input.bathKind ?? null,
  womenOnly: input.womenOnly ?? null,
  housemates: input.housemates ?? '',
  houseRules: input.houseRules ?? '',
  phone: input.phone ?? '',
  status: input.status ?? IN_DEAL,
});

/** A checked input as columns: what is absent or null becomes the column's default, and what follows from it. */
export const toValues = (input: RealtyInput, setting: Setting): Values => {
  const columns = plainColumns(input);
  const [cities, regions] = [cityNames(columns.cityId), provinceNames(columns.regionId)];
  const address = publicAddress(columns.address, cities, regions);
  const { pointKey, userId, placed } = setting;
  const { location } = input;
  const point = placed ? pointBeside(placed, location) : publicPoint(pointKey, userId, location);
  const { stationMetres, stationNames } = stationFacts(point);
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
    ...stationNames,
  ]);
  return {
    ...columns,
    userId,
    ...pricesOf(columns.price, setting.before, setting.now ?? new Date()),
    publicAddress: address,
    publicLat: point.lat,
    publicLng: point.lng,
    stationMetres,
    terms: termsOf({ ...columns, stationMetres }, words),
    words,
  };
};
