import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import type { LocationWay } from '@hanca/common/home-location.ts';
import { RENT } from '@hanca/common/realties.ts';

/** Decimal degrees. */
export interface Position {
  lat: number;
  lng: number;
}

/** The values of the rental form, as typed and as a draft has them. An object type: fields are found by name. */
export type RealtyValues = {
  /** Stored paths, the first is the thumbnail. */
  images: string[];
  title: string;
  regionId: string;
  cityId: string;
  txType: string;
  reType: string;
  roomKind: string;
  bathKind: string;
  womenOnly: string;
  price: string;
  deposit: string;
  minTermMonths: string;
  utilities: string[];
  utilitiesIncluded: string;
  utilitiesFee: string;
  availability: string;
  /** YYYY-MM-DD. */
  availableFrom: string;
  availableDate: string;
  /** 'true', 'false', or '' where nothing is said; so are the other facts of this kind. */
  furnished: string;
  pets: string;
  smoking: string;
  bedroom: string;
  bathroom: string;
  parking: string;
  parkingFee: string;
  /** Square feet. */
  area: string;
  buildYear: string;
  facing: string;
  storey: string;
  laundry: string;
  options: string[];
  /** Amenities that are said not to be there. */
  absent: string[];
  address: string;
  /** The position of the pin. */
  location: Position | null;
  /** How the lister is sure of it; '' for not yet. */
  locationBy: '' | LocationWay;
  housemates: string;
  houseRules: string;
  phone: string;
  content: string;
};

export type FieldName = keyof RealtyValues;

/** Fields of one kind of value. */
type FieldsOf<T> = { [N in FieldName]: RealtyValues[N] extends T ? N : never }[FieldName];
export type TextName = FieldsOf<string>;
export type ListName = Exclude<FieldsOf<string[]>, 'images'>;

export const emptyValues: RealtyValues = {
  reType: '',
  txType: String(RENT),
  roomKind: '',
  bathKind: '',
  womenOnly: '',
  regionId: '',
  cityId: '',
  address: '',
  location: null,
  locationBy: '',
  images: [],
  furnished: '',
  housemates: '',
  houseRules: '',
  bedroom: '',
  bathroom: '',
  area: '',
  laundry: '',
  parking: '',
  parkingFee: '',
  buildYear: '',
  facing: '',
  storey: '',
  options: [],
  absent: [],
  price: '',
  deposit: '',
  utilitiesIncluded: '',
  utilities: [],
  utilitiesFee: '',
  availability: '',
  availableFrom: '',
  availableDate: '',
  minTermMonths: '',
  pets: '',
  smoking: '',
  title: '',
  content: '',
  phone: '',
};

const typed = (value: number | string | boolean | null | undefined): string =>
  value === null || value === undefined ? '' : String(value);

/** The amenities that are said to be there, or said not to be. */
const amenities = ({ options }: RealtyDetail, has: boolean): string[] =>
  Object.entries(options).flatMap(([code, value]) => (value === has ? [code] : []));

/** A stored listing as its owner reads it, as the form shows it. */
export const valuesOf = (listing: RealtyDetail): RealtyValues => ({
  images: listing.images,
  title: listing.title,
  regionId: listing.regionId,
  cityId: listing.cityId,
  txType: typed(listing.txType),
  reType: typed(listing.reType),
  roomKind: typed(listing.roomKind),
  bathKind: typed(listing.bathKind),
  womenOnly: typed(listing.womenOnly),
  price: typed(listing.price),
  deposit: typed(listing.deposit),
  minTermMonths: typed(listing.minTermMonths),
  utilities: listing.utilities,
  utilitiesIncluded: typed(listing.utilitiesIncluded),
  utilitiesFee: typed(listing.utilitiesFee),
  availability: typed(listing.availability),
  availableFrom:
    listing.availableFrom.time === '0'
      ? ''
      : new Date(Number(listing.availableFrom.time)).toISOString().slice(0, 10),
  availableDate: listing.availableDate,
  furnished: typed(listing.furnished),
  pets: typed(listing.pets),
  smoking: typed(listing.smoking),
  bedroom: typed(listing.bedroom),
  bathroom: typed(listing.bathroom),
  parking: typed(listing.parking),
  parkingFee: typed(listing.parkingFee),
  area: typed(listing.area),
  buildYear: typed(listing.buildYear),
  facing: listing.facing === 0 ? '' : typed(listing.facing),
  storey: typed(listing.storey),
  laundry: typed(listing.laundry),
  options: amenities(listing, true),
  absent: amenities(listing, false),
  address: listing.address,
  location: listing.location,
  // Of what is stored its lister has been.
  locationBy: 'pin',
  housemates: listing.housemates,
  houseRules: listing.houseRules,
  phone: typed(listing.phone),
  content: listing.content,
});

/** In the order of the form. */
export const fieldNames = Object.keys(emptyValues) as FieldName[];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whether two forms say the same. */
export const sameValues = (a: RealtyValues, b: RealtyValues): boolean =>
  fieldNames.every((name) => same(a[name], b[name]));

/** Fields that mean something together only. */
const together: FieldName[][] = [
  ['regionId', 'cityId'],
  ['availability', 'availableFrom'],
  ['utilitiesIncluded', 'utilitiesFee'],
  ['options', 'absent'],
  ['address', 'location', 'locationBy'],
];

/** `mine` made on `base`, laid over what is stored now: what I did not touch is as it is stored. */
export const laidOver = (stored: RealtyValues, base: RealtyValues, mine: RealtyValues): RealtyValues => {
  const touched = (name: FieldName) =>
    (together.find((names) => names.includes(name)) ?? [name]).some((one) => !same(base[one], mine[one]));
  const changed = fieldNames.filter(touched).map((name) => [name, mine[name]]);
  return { ...stored, ...Object.fromEntries(changed) };
};
