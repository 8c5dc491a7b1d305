import type { RealtyDraft } from '@hanca/common/contract/realty-draft.ts';
import { IN_DEAL, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { publicAddress } from './address.ts';
import { chosenOf } from './amenities.ts';
import { toDay } from './days.ts';
import type { References } from './draft.ts';
import { cityNames, provinceNames } from './place-names.ts';
import { type Placed, pointBeside, publicPoint } from './point.ts';
import type { RealtyValues, StoredRealty } from './queries.ts';
import { termsOf, wordsOf } from './terms.ts';

/** What a listing is written for, beside what its draft says. */
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

const plainColumns = (draft: RealtyDraft) => ({
  title: draft.title,
  regionId: provinceIdOf(draft.cityId),
  cityId: draft.cityId,
  reType: draft.reType,
  txType: draft.txType,
  price: draft.price,
  bedroom: draft.bedroom,
  bathroom: draft.bathroom,
  area: draft.area,
  address: draft.address,
  lat: draft.location.lat,
  lng: draft.location.lng,
  images: draft.images ?? [],
  content: draft.content,
  furnished: draft.furnished ?? false,
  parking: draft.parking ?? 0,
  parkingFee: draft.parkingFee ?? null,
  facing: draft.facing ?? 0,
  buildYear: draft.buildYear ?? null,
  options: chosenOf(draft.options).map(({ code }) => code),
  availability: draft.availability ?? null,
  availableFrom: draft.availability === 'date' && draft.availableFrom ? toDay(draft.availableFrom) : null,
  availableDate: draft.availableDate ?? '',
  minTermMonths: draft.minTermMonths ?? null,
  deposit: draft.deposit ?? null,
  utilities: [...new Set(draft.utilities ?? [])],
  pets: draft.pets ?? null,
  smoking: draft.smoking ?? null,
  laundry: draft.laundry ?? null,
  storey: draft.storey ?? null,
  roomKind: draft.roomKind ?? null,
  housemates: draft.housemates ?? '',
  houseRules: draft.houseRules ?? '',
  phone: draft.phone ?? '',
  status: draft.status ?? IN_DEAL,
});

/** The price before it was last lowered: a rise makes it forgotten. */
const previousPrice = (price: number, before: StoredRealty | undefined): number | null => {
  if (!before || price > before.price) return null;
  return price < before.price ? before.price : before.previousPrice;
};

/** A checked draft as columns: what is absent or null becomes the column's default, and what follows from it. */
export const toValues = (draft: RealtyDraft, setting: Setting): Values => {
  const columns = plainColumns(draft);
  const [cities, regions] = [cityNames(columns.cityId), provinceNames(columns.regionId)];
  const address = publicAddress(columns.address, cities, regions);
  const { pointKey, userId, placed } = setting;
  const { location } = draft;
  const point = placed ? pointBeside(placed, location) : publicPoint(pointKey, userId, location);
  // Neither the exact address nor who it is or how to call them: what is found by is told.
  const words = wordsOf([
    columns.title,
    columns.content,
    address,
    ...cities,
    ...regions,
    setting.reTypeTitle,
    setting.txTypeTitle,
    titleOf(ROOM_KINDS, columns.roomKind),
    ...chosenOf(draft.options).map(({ title }) => title),
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
