import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { realtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { canonicalPlaces, PLACES_MAX } from '@hanca/common/places.ts';
import { AMOUNT_MAX, BEDROOMS_OPEN, IN_DEAL, RENT, ROOM_KINDS } from '@hanca/common/realties.ts';
import { BATH_KINDS, LAUNDRY, UTILITIES } from '@hanca/common/realty-codes.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import type { z } from 'zod';
import type { Call } from '../../../deps.ts';
import { page, type Reader, readParameters, typed, whole } from '../../../lists/parameters.ts';
import { FILTERS } from '../../../paths.ts';
import { compact, PAGE_SIZE, type RealtySearch, type SearchName } from './search-parameters.ts';

const KEYWORD_MAX = 100;

/** Provinces, areas and cities, separated by commas. */
const places: Reader = (text) =>
  canonicalPlaces(text.split(',').filter((id) => /^CA\d{2,12}$/.test(id) && isProvinceId(provinceIdOf(id))))
    .slice(0, PLACES_MAX)
    .join(',');

const oneOf =
  (...codes: readonly string[]): Reader =>
  (text) =>
    codes.includes(text) ? text : '';

const codesOf = <C extends string>(table: readonly { readonly code: C }[]): C[] =>
  table.map(({ code }) => code);

const flag: Reader = (text) => ({ true: 'true', 1: 'true', false: 'false', 0: 'false' })[text] ?? '';

const day: Reader = (text) => {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : null;
  return date && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : '';
};

/** west, south, east, north in degrees. */
export type Box = [west: number, south: number, east: number, north: number];

/** The area of an address; null where there is none. */
export const readBox = (text: string | undefined): Box | null => {
  const sides = (text ?? '')
    .split(',')
    .map((side) => (/^-?\d{1,3}(\.\d+)?$/.test(side) ? Number(side) : NaN));
  const [west = NaN, south = NaN, east = NaN, north = NaN] = sides;
  // Written so that NaN fails.
  const makesSense =
    west >= -180 && west < east && east <= 180 && south >= -90 && south < north && north <= 90;
  return makesSense && sides.length === 4 ? [west, south, east, north] : null;
};

/** An area as in an address: 4 decimals, some 10 m. */
export const writeBox = (box: Box): string => box.map((side) => String(Number(side.toFixed(4)))).join(',');

const bbox: Reader = (text) => {
  const box = readBox(text);
  return box && readBox(writeBox(box)) ? writeBox(box) : '';
};

const readers = {
  /** Provinces, areas and cities, any of which a home may be in. */
  regionId: places,
  reType: whole(1, 999),
  /** Missing: rentals; 0: all. */
  txType: (text) => (text === String(RENT) ? '' : whole(0, 999)(text)),
  bedroom: whole(0, BEDROOMS_OPEN),
  bathroom: whole(1, 20),
  priceMin: whole(1, AMOUNT_MAX),
  priceMax: whole(1, AMOUNT_MAX),
  areaMin: whole(1, AMOUNT_MAX),
  availableBefore: day,
  pets: flag,
  furnished: flag,
  utilities: (text) => {
    const codes = text.split(',');
    return codesOf(UTILITIES)
      .filter((code) => codes.includes(code))
      .join(',');
  },
  utilitiesIncluded: oneOf('true'),
  laundry: oneOf(...codesOf(LAUNDRY)),
  parking: whole(1, 20),
  smoking: flag,
  roomKind: oneOf(...codesOf(ROOM_KINDS)),
  bathKind: oneOf(...codesOf(BATH_KINDS)),
  womenOnly: oneOf('true'),
  minTermMax: whole(1, 60),
  depositMax: whole(0, AMOUNT_MAX),
  stationMax: whole(1, 5000),
  keyword: typed(KEYWORD_MAX),
  /** Whose listings. */
  userId: (text) => (/^[1-9]\d{0,8}$/.test(text) ? text : ''),
  bbox,
  /** Missing: those that can still be had; -1: all. */
  status: oneOf('-1', '1', '2'),
  /** Missing: newest first. */
  sort: oneOf('price-up', 'price-down'),
  page,
  /** On phones: the map instead of the list. */
  view: oneOf('map'),
} satisfies Record<SearchName, Reader>;

/** The parameters of a search's address, in one order, and the one that opens the panel of its filters. */
export const searchParameters: Record<string, Reader> = {
  ...readers,
  // Becomes a place before it is read.
  cityId: () => '',
  [FILTERS]: oneOf('open'),
};

/** Parameters with the one city of an earlier address, which stood alone or beside its province, as the place that they name. */
export const inPlaces = (given: URLSearchParams): URLSearchParams => {
  const city = places(given.get('cityId') ?? '');
  const region = places(given.getAll('regionId').join(','));
  if (!city || (region && region !== provinceIdOf(city))) return given;
  const params = new URLSearchParams(given);
  params.set('regionId', city);
  return params;
};

/** Reads a search; what makes no sense is left out. */
export const readSearch = (params: URLSearchParams): RealtySearch => {
  const read = readParameters(readers, inPlaces(params));
  const turned = read.priceMin && read.priceMax && Number(read.priceMin) > Number(read.priceMax);
  return compact({
    ...read,
    ...(turned ? { priceMin: read.priceMax, priceMax: read.priceMin } : {}),
  });
};

/** The filters of a search, as the API takes them. */
export type RealtyFilterQuery = z.input<typeof realtyFilter>;

const flagOf = (text: string | undefined): boolean | undefined => (text ? text === 'true' : undefined);

const codeOf = <C extends string>(
  table: readonly { readonly code: C }[],
  text: string | undefined,
): C | undefined => table.find(({ code }) => code === text)?.code;

/** The filters of a search for the API. */
export const filterOf = (search: RealtySearch): RealtyFilterQuery => ({
  regionId: search.regionId,
  reType: search.reType,
  txType: search.txType ?? RENT,
  bedroom: search.bedroom,
  bathroom: search.bathroom,
  priceMin: search.priceMin,
  priceMax: search.priceMax,
  areaMin: search.areaMin,
  depositMax: search.depositMax,
  minTermMax: search.minTermMax,
  stationMax: search.stationMax,
  furnished: flagOf(search.furnished),
  pets: flagOf(search.pets),
  smoking: flagOf(search.smoking),
  parking: search.parking,
  laundry: codeOf(LAUNDRY, search.laundry),
  utilities: search.utilities,
  utilitiesIncluded: flagOf(search.utilitiesIncluded),
  roomKind: codeOf(ROOM_KINDS, search.roomKind),
  bathKind: codeOf(BATH_KINDS, search.bathKind),
  womenOnly: flagOf(search.womenOnly),
  availableBefore: search.availableBefore,
  keyword: search.keyword,
  userId: search.userId,
  bbox: search.bbox,
  status: search.status ?? IN_DEAL,
});

const orders = {
  'price-up': { sort: 'price', order: 'ASC' },
  'price-down': { sort: 'price', order: 'DESC' },
} as const;

const orderOf = (sort: string | undefined) =>
  sort === 'price-up' || sort === 'price-down' ? orders[sort] : {};

/** The listings of one page of a search. */
export const listRealties = (call: Call, search: RealtySearch): Promise<RealtySummary[]> => {
  const skip = (Number(search.page ?? 1) - 1) * PAGE_SIZE;
  const query = { ...filterOf(search), ...orderOf(search.sort), skip, limit: PAGE_SIZE };
  return call((client) => client.realties.list({ query }));
};

/** How many listings a search finds. */
export const countRealties = (call: Call, search: RealtySearch, signal?: AbortSignal): Promise<number> =>
  call((client) => client.realties.count({ query: filterOf(search) }, signal ? { signal } : undefined));
