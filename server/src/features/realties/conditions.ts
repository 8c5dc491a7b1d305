import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { ALL_REGIONS, isProvinceId } from '@hanca/common/regions.ts';
import { and, arrayContains, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { realties } from '../../db/schema/realties.ts';
import { toDay } from './days.ts';
import { wantedFacts, wantedWords } from './terms.ts';

/** A filter, and how much of what it finds may be shown. */
export interface Search extends RealtyFilter {
  /** Hidden and expired listings too: for staff, and for owners among their own. */
  everything: boolean;
}

const value = sql.placeholder;

/** Each filter on the columns, exactly; each takes the value of its own name. terms.ts has the same for the index. */
const conditionByName = {
  visible: sql`${realties.visible}`,
  hidden: sql`(${realties.hiddenReason} is not null) = ${value('hidden')}`,
  region: eq(realties.regionId, value('region')),
  city: eq(realties.cityId, value('city')),
  // Either id of a place may be a province or a city.
  cityOfRegion: eq(realties.cityId, value('cityOfRegion')),
  regionOfCity: eq(realties.regionId, value('regionOfCity')),
  reType: eq(realties.reType, value('reType')),
  txType: eq(realties.txType, value('txType')),
  bedroom: eq(realties.bedroom, value('bedroom')),
  bedroomMin: gte(realties.bedroom, value('bedroomMin')),
  bathroom: gte(realties.bathroom, value('bathroom')),
  parking: gte(realties.parking, value('parking')),
  priceMin: gte(realties.price, value('priceMin')),
  priceMax: lte(realties.price, value('priceMax')),
  areaMin: gte(realties.area, value('areaMin')),
  // What is not stated is not promised.
  depositMax: lte(realties.deposit, value('depositMax')),
  minTermMax: lte(realties.minTermMonths, value('minTermMax')),
  furnished: eq(realties.furnished, value('furnished')),
  // What is not stated is neither allowed nor forbidden.
  pets: sql`(${realties.pets} <> 'none') = ${value('pets')}`,
  smoking: sql`(${realties.smoking} <> 'none') = ${value('smoking')}`,
  laundry: eq(realties.laundry, value('laundry')),
  utilities: arrayContains(realties.utilities, value('utilities')),
  roomKind: eq(realties.roomKind, value('roomKind')),
  availableBefore: sql`(${realties.availability} = 'now' or ${realties.availableFrom} <= ${value('availableBefore')}::date)`,
  status: eq(realties.status, value('status')),
  userId: eq(realties.userId, value('userId')),
  west: gte(realties.publicLng, value('west')),
  south: gte(realties.publicLat, value('south')),
  east: lte(realties.publicLng, value('east')),
  north: lte(realties.publicLat, value('north')),
  // A subquery, whose value the planner does not know: it would read the long terms of every row for a common one.
  terms: sql`${realties.terms} @> (select ${value('terms')}::text[])`,
};
export type Condition = keyof typeof conditionByName | `word${number}`;

const conditionOf = (name: Condition): SQL =>
  name in conditionByName
    ? conditionByName[name as keyof typeof conditionByName]
    : // Not LIKE, whose wildcards would have to be escaped.
      sql`position(${value(name)} in ${realties.words}) > 0`;

/** What rows have to meet; undefined for nothing. */
export const all = (names: readonly Condition[]): SQL | undefined => and(...names.map(conditionOf));

const placesOf = ({ regionId, cityId }: RealtyFilter): Partial<Record<Condition, unknown>> => {
  const narrows = (id: string | undefined): id is string =>
    id !== undefined && id !== '' && id !== ALL_REGIONS;
  return {
    ...(narrows(regionId) ? { [isProvinceId(regionId) ? 'region' : 'cityOfRegion']: regionId } : {}),
    ...(narrows(cityId) ? { [isProvinceId(cityId) ? 'regionOfCity' : 'city']: cityId } : {}),
  };
};

const boxOf = ({ bbox }: RealtyFilter) => {
  if (!bbox) return {};
  const [west, south, east, north] = bbox;
  return { west, south, east, north };
};

/** The values of a filter by their conditions; what is undefined narrows nothing. */
const filterValues = (filter: RealtyFilter): Partial<Record<Condition, unknown>> => {
  const { bedroom = -1, status = -1, utilities = [], availableBefore } = filter;
  return {
    ...placesOf(filter),
    reType: filter.reType || undefined,
    txType: filter.txType || undefined,
    [bedroom >= BEDROOMS_OPEN ? 'bedroomMin' : 'bedroom']: bedroom < 0 ? undefined : bedroom,
    bathroom: filter.bathroom || undefined,
    parking: filter.parking || undefined,
    priceMin: filter.priceMin || undefined,
    priceMax: filter.priceMax,
    areaMin: filter.areaMin || undefined,
    depositMax: filter.depositMax,
    minTermMax: filter.minTermMax,
    furnished: filter.furnished,
    pets: filter.pets,
    smoking: filter.smoking,
    laundry: filter.laundry,
    utilities: utilities.length > 0 ? utilities : undefined,
    roomKind: filter.roomKind,
    availableBefore: availableBefore === undefined ? undefined : toDay(availableBefore),
    status: status < 0 ? undefined : status,
    userId: filter.userId,
    ...boxOf(filter),
  };
};

/** What the index of facts meets by itself, without a listing being read. */
const factsOfIndex = new Set<Condition>([
  'visible',
  'region',
  'city',
  'cityOfRegion',
  'regionOfCity',
  'reType',
  'txType',
  'status',
  'bedroom',
  'bedroomMin',
  'priceMin',
  'priceMax',
]);

/** The conditions of a search by name, which are the shape of its query, and their values. */
export interface Conditions {
  /** For rows that are read anyway, by their columns alone. */
  inRow: Condition[];
  /** The same for an index by which rare rows are found: with the terms, unless all are facts. */
  inIndex: Condition[];
  /** Whether the terms are narrowed at all: then an index finds few enough to be sorted. */
  isNarrow: boolean;
  values: Record<string, unknown>;
}

/** Words of one and two letters are terms themselves. */
const isLong = (word: string) => [...word].length > 2;

/** The conditions of a search, or null where nothing can be found: its keyword has neither letters nor digits. */
export const conditionsOf = (search: Search): Conditions | null => {
  const wanted = search.keyword ? wantedWords(search.keyword) : { terms: [], words: [] };
  if (!wanted) return null;
  const terms = [...wantedFacts(search), ...wanted.terms];
  const columns = Object.entries({
    ...(search.everything ? { hidden: search.hidden } : { visible: true }),
    ...filterValues(search),
  }).filter(([, one]) => one !== undefined);
  const words = wanted.words.map((word, index): [Condition, string] => [`word${index}`, word]);
  const names = columns.map(([name]) => name as Condition);
  const nameOf = ([name]: [Condition, string]) => name;
  const inRow = [...names, ...words.map(nameOf)];
  const isNarrow = terms.length > 0;
  const isByFacts = !search.everything && inRow.every((name) => factsOfIndex.has(name));
  return {
    inRow,
    inIndex: [
      ...names,
      ...words.filter(([, word]) => isLong(word)).map(nameOf),
      ...(isNarrow && !isByFacts ? (['terms'] as const) : []),
    ],
    isNarrow,
    values: { ...Object.fromEntries([...columns, ...words]), terms },
  };
};
