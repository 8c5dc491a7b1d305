import { FILTERS, paths } from '../../../paths.ts';

/** Listings of a page: fills rows of two, three and four. */
export const PAGE_SIZE = 24;

/** The parameters of an address of the search. */
export type SearchName =
  | 'regionId'
  | 'cityId'
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

/** The parameters of a search's address; a city's province goes without saying. */
export const writeSearch = (search: RealtySearch): RealtySearch =>
  compact({ ...search, regionId: search.cityId ? undefined : search.regionId });

/** Opens the panel of the filters. */
export const OPENED = { [FILTERS]: 'open' };

/** Whether an address opens the panel of the filters. */
export const wantsPanel = (params: URLSearchParams): boolean => params.get(FILTERS) === OPENED[FILTERS];

/** The address of a search. */
export const searchHref = (search: RealtySearch, more: Record<string, string> = {}): string =>
  paths.realties({ ...writeSearch(search), ...more });

/** The same search without some of its filters, from its first page. */
export const without = (search: RealtySearch, ...dropped: SearchName[]): RealtySearch =>
  compact({ ...search, ...Object.fromEntries(['page', ...dropped].map((name) => [name, undefined])) });

/** A search that replaces another one: an area of the map does not outlive its region or city. */
export const inPlaceOf = (before: RealtySearch, next: RealtySearch): RealtySearch => {
  const moved = next.regionId !== before.regionId || next.cityId !== before.cityId;
  return moved && next.bbox === before.bbox ? without(next, 'bbox') : next;
};

/** The search with a change, from its first page. */
export const changed = (search: RealtySearch, change: RealtySearch): RealtySearch =>
  inPlaceOf(search, compact({ ...without(search), ...change }));
