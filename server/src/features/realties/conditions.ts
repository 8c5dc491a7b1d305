import type { RealtyFilter } from '@hanca/common/contract/realties.ts';
import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { ALL_REGIONS, isProvinceId } from '@hanca/common/regions.ts';
import { and, arrayContains, between, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { realties } from '../../db/schema/realties.ts';
import { toDay } from './days.ts';
import { wantedFacts, wantedWords } from './terms.ts';

/** A filter with whose eyes it looks. */
export interface Search extends RealtyFilter {
  /** Also what not everybody sees: for staff, and for owners among their own. */
  everything: boolean;
}

type Conditions = (SQL | undefined)[];

/** Within a province or a city; the empty id and CA00 ask for nothing. */
export const place = (id: string | undefined): SQL | undefined => {
  if (!id || id === ALL_REGIONS) return undefined;
  return isProvinceId(id) ? eq(realties.regionId, id) : eq(realties.cityId, id);
};

const bedrooms = (wanted: number): SQL | undefined => {
  if (wanted < 0) return undefined;
  return wanted >= BEDROOMS_OPEN ? gte(realties.bedroom, wanted) : eq(realties.bedroom, wanted);
};

/** What is not stated is neither allowed nor forbidden. */
const allowed = (column: typeof realties.pets | typeof realties.smoking, yes: boolean | undefined) => {
  if (yes === undefined) return undefined;
  return yes ? sql`${column} <> 'none'` : sql`${column} = 'none'`;
};

/** Within a box of the map. */
export const inBox = ({ bbox }: RealtyFilter): Conditions => {
  if (!bbox) return [];
  const [west, south, east, north] = bbox;
  return [between(realties.publicLat, south, north), between(realties.publicLng, west, east)];
};

const hiddenIs = (hidden: boolean): SQL =>
  hidden ? sql`${realties.hiddenReason} is not null` : sql`${realties.hiddenReason} is null`;

/** All that a filter asks of a row but its words, column by column: quickly told of a row that is at hand. */
const columnConditions = (filter: RealtyFilter): Conditions => [
  place(filter.regionId),
  place(filter.cityId),
  filter.reType ? eq(realties.reType, filter.reType) : undefined,
  filter.txType ? eq(realties.txType, filter.txType) : undefined,
  bedrooms(filter.bedroom ?? -1),
  filter.bathroom ? gte(realties.bathroom, filter.bathroom) : undefined,
  filter.parking ? gte(realties.parking, filter.parking) : undefined,
  filter.priceMin ? gte(realties.price, filter.priceMin) : undefined,
  filter.priceMax === undefined ? undefined : lte(realties.price, filter.priceMax),
  filter.areaMin ? gte(realties.area, filter.areaMin) : undefined,
  // What is not stated is not promised.
  filter.depositMax === undefined ? undefined : lte(realties.deposit, filter.depositMax),
  filter.minTermMax === undefined ? undefined : lte(realties.minTermMonths, filter.minTermMax),
  filter.furnished === undefined ? undefined : eq(realties.furnished, filter.furnished),
  allowed(realties.pets, filter.pets),
  allowed(realties.smoking, filter.smoking),
  filter.laundry ? eq(realties.laundry, filter.laundry) : undefined,
  filter.utilities?.length ? arrayContains(realties.utilities, filter.utilities) : undefined,
  filter.roomKind ? eq(realties.roomKind, filter.roomKind) : undefined,
  filter.availableBefore === undefined
    ? undefined
    : sql`(${realties.availability} = 'now' or ${realties.availableFrom} <= ${toDay(filter.availableBefore)}::date)`,
  filter.status === undefined || filter.status < 0 ? undefined : eq(realties.status, filter.status),
  filter.userId === undefined ? undefined : eq(realties.userId, filter.userId),
  ...inBox(filter),
];

const visibility = ({ everything, hidden }: Search, visible: SQL): Conditions =>
  everything ? [hidden === undefined ? undefined : hiddenIs(hidden)] : [visible];

/** Not LIKE: it has no wildcards to be escaped, and the planner takes it for less of a miracle. */
const holds = (word: string): SQL => sql`position(${word} in ${realties.words}) > 0`;

/** Words of one and two letters are terms themselves. */
const isLong = (word: string) => [...word].length > 2;

const nothing = sql`false`;

/** As a row tells it that is at hand: its terms are long and costly to read row by row. */
export const byRow = (search: Search): SQL | undefined => {
  const wanted = search.keyword ? wantedWords(search.keyword) : { words: [] };
  if (!wanted) return nothing;
  return and(
    ...visibility(search, sql`${realties.visible}`),
    ...columnConditions(search),
    ...wanted.words.map(holds),
  );
};

/** The terms that a search asks for, none without facts and keyword; null where nothing can be found. */
export const wantedTerms = (search: Search): string[] | null => {
  const wanted = search.keyword ? wantedWords(search.keyword) : { terms: [] };
  return wanted && [...wantedFacts(search), ...wanted.terms];
};

/** As the index of terms tells it, by which a rare combination is found at once. */
export const byTerms = (search: Search, terms: string[]): SQL | undefined => {
  const { words } = (search.keyword && wantedWords(search.keyword)) || { words: [] };
  // In the order in which a row is asked where it is: its terms last.
  return and(
    ...visibility(search, sql`${realties.visible}`),
    ...columnConditions(search),
    ...words.filter(isLong).map(holds),
    arrayContains(realties.terms, terms),
  );
};

/** For all of many: without a keyword no terms are read. */
export const allOf = (search: Search): SQL | undefined =>
  and(...visibility(search, sql`${realties.visible}`), ...columnConditions(search));

/**
 * For all rows of a keyword, where `onlyByIndex` holds: `visible` is written so that no index but that of terms fits.
 * Null where nothing can be found.
 */
export const allOfKeyword = (search: Search, keyword: string): SQL | null => {
  const words = wantedWords(keyword);
  if (!words) return null;
  const conditions = and(
    arrayContains(realties.terms, words.terms),
    ...visibility(search, sql`coalesce(${realties.visible}, false)`),
    ...columnConditions(search),
    ...words.words.filter(isLong).map(holds),
  );
  return conditions ?? null;
};

/**
 * Until the end of a transaction rows come from bitmaps of indexes alone. The planner does not know what it costs to
 * read the terms of every row, and would do so for a common word.
 */
export const onlyByIndex = sql`select set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true)`;
