import { FILTERS, paths } from '../../../paths.ts';

/** Listings of a page: fills rows of two, three and four. */
export const PAGE_SIZE = 24;

/** The parameters of an address of the search. */
export type SearchName =
  | 'regionId'
  | 'reType'
  | 'txType'
  | 'bedroom'
  | 'bathroom'
  | 'priceMin'
  | 'priceMax'
  | 'areaMin'
  | 'availableBefore'
  | 'pets'
  | 'furnished'
  | 'utilities'
  | 'utilitiesIncluded'
  | 'laundry'
  | 'parking'
  | 'smoking'
  | 'roomKind'
  | 'bathKind'
  | 'womenOnly'
  | 'minTermMax'
  | 'depositMax'
  | 'stationMax'
  | 'keyword'
  | 'userId'
  | 'bbox'
  | 'status'
  | 'sort'
  | 'page'
  | 'view';

/** The filters of a search by parameters of its address; those it does not have are missing. */
export type RealtySearch = Partial<Record<SearchName, string>>;

/** A search without what is empty. */
export const compact = (search: Partial<Record<SearchName, string | undefined>>): RealtySearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value));

/** The provinces, areas and cities that a search looks in; none for the whole country. */
export const placesOf = ({ regionId }: RealtySearch): string[] => regionId?.split(',') ?? [];

/** The city that a search looks in alone. */
export const cityOf = ({ regionId = '' }: RealtySearch): string | undefined =>
  /^CA\d{8,}$/.test(regionId) ? regionId : undefined;

/** Opens the panel of the filters. */
export const OPENED = { [FILTERS]: 'open' };

/** Whether an address opens the panel of the filters. */
export const wantsPanel = (params: URLSearchParams): boolean => params.get(FILTERS) === OPENED[FILTERS];

/** The address of a search. */
export const searchHref = (search: RealtySearch, more: Record<string, string> = {}): string =>
  paths.realties({ ...compact(search), ...more });

/** The same search without some of its filters, from its first page. */
export const without = (search: RealtySearch, ...dropped: SearchName[]): RealtySearch =>
  compact({ ...search, ...Object.fromEntries(['page', ...dropped].map((name) => [name, undefined])) });

/** A search that replaces another one: an area of the map does not outlive its places. */
export const inPlaceOf = (before: RealtySearch, next: RealtySearch): RealtySearch =>
  next.regionId !== before.regionId && next.bbox === before.bbox ? without(next, 'bbox') : next;

/** The search with a change, from its first page. */
export const changed = (search: RealtySearch, change: RealtySearch): RealtySearch =>
  inPlaceOf(search, compact({ ...without(search), ...change }));

/** A filter of a search, in words. */
export interface Chip {
  /** The parameters that go when it is dropped. */
  names: SearchName[];
  title: string;
  /** The other places of a search, which stay when this one is dropped. */
  places?: string;
}

/** The search without a filter. */
export const withoutChip = (search: RealtySearch, { names, places }: Chip): RealtySearch =>
  compact({ ...without(search, ...names), ...(places ? { regionId: places } : {}) });
