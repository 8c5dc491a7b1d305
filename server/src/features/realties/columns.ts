import { AMENITIES } from '@hanca/common/amenities.ts';
import type { RealtyDraft } from '@hanca/common/contract/realties.ts';
import { IN_DEAL, ROOM_KINDS, titleOf } from '@hanca/common/realties.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { publicAddress } from './address.ts';
import { toDay } from './days.ts';
import type { References } from './draft.ts';
import { cityNames, provinceNames } from './place-names.ts';
import { publicPoint } from './point.ts';
import type { RealtyValues, StoredRealty } from './queries.ts';
import { termsOf, wordsOf } from './terms.ts';

/** What a listing is written for, beside what its draft says. */
interface Setting extends References {
  /** The owner, who need not be the one who changes it. */
  userId: number;
  pointKey: Buffer;
  /** The listing as it is stored, where there is one. */
  before?: StoredRealty;
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
  options: AMENITIES.map(({ code }) => code).filter((code) => draft.options?.[code] === true),
  availability: draft.availability ?? null,
  availableFrom: draft.availability === 'date' ? toDay(draft.availableFrom ?? 0) : null,
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

const pointOf = ({ location: { lat, lng } }: RealtyDraft, { before, pointKey, userId }: Setting) =>
  before && before.lat === lat && before.lng === lng
    ? { lat: before.publicLat, lng: before.publicLng }
    : publicPoint(pointKey, userId, { lat, lng });

/** A checked draft as columns: what is absent or null becomes the column's default, and what follows from it. */
export const toValues = (draft: RealtyDraft, setting: Setting): Values => {
  const columns = plainColumns(draft);
  const [cities, regions] = [cityNames(columns.cityId), provinceNames(columns.regionId)];
  const address = publicAddress(columns.address, cities, regions);
  const point = pointOf(draft, setting);
  const amenities = AMENITIES.filter(({ code }) => columns.options.includes(code));
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
    ...amenities.map(({ title }) => title),
  ]);
  return {
    ...columns,
    userId: setting.userId,
    previousPrice: previousPrice(columns.price, setting.before),
    publicAddress: address,
    publicLat: point.lat,
    publicLng: point.lng,
    terms: termsOf(columns, words),
    words,
  };
};
