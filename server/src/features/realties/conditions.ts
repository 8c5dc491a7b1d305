import { wantedPlaces } from '@hanca/common/areas.ts';
import type { RealtyFilter } from '@hanca/common/contract/realty-filter.ts';
import { BEDROOMS_OPEN } from '@hanca/common/realties.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { and, eq, gt, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { realties } from '../../db/schema/realties.ts';
import { toDay } from './days.ts';
import { wantedFacts, wantedPlaceTerms, wantedWords } from './search-terms.ts';

/** A filter, and how much of what it finds may be shown. */
export interface Search extends RealtyFilter {
  /** Hidden and expired listings too: for staff, and for owners among their own. */
  everything: boolean;
  /** Only listings that came after this one. */
  afterId?: number | undefined;
}

/** How a query takes a value, by the name of its condition and with its type in PostgreSQL. */
type Value = (name: string, type: string) => SQL;

/** The query is planned for the value. */
const plannedFor: Value = (name, type) => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

/** One plan does for all values: the planner does not look into subqueries. */
const plannedOnce: Value = (name, type) => sql`(select ${plannedFor(name, type)})`;

/** Each filter on the columns, exactly; each takes the value of its own name. search-terms.ts has the same for the index. */
const conditionsBy = (value: Value) => {
  const valueFor = (column: PgColumn, name: string) => value(name, column.getSQLType());
  const is = (column: PgColumn, name: string) => eq(column, valueFor(column, name));
  const atLeast = (column: PgColumn, name: string) => gte(column, valueFor(column, name));
  const atMost = (column: PgColumn, name: string) => lte(column, valueFor(column, name));
  return {
    visible: sql`${realties.visible}`,
    hidden: sql`(${realties.hiddenReason} is not null) = ${value('hidden', 'boolean')}`,
    region: is(realties.regionId, 'region'),
    city: is(realties.cityId, 'city'),
    // The provinces of several places, which the index of facts begins with.
    provinces: sql`${realties.regionId} = any(${plannedFor('provinces', 'text[]')})`,
    cities: sql`${realties.cityId} = any(${plannedFor('cities', 'text[]')})`,
    // The same array twice: no city has the id of a province.
    places: sql`(${realties.cityId} = any(${plannedFor('places', 'text[]')}) or ${realties.regionId} = any(${plannedFor('places', 'text[]')}))`,
    reType: is(realties.reType, 'reType'),
    txType: is(realties.txType, 'txType'),
    bedroom: is(realties.bedroom, 'bedroom'),
    bedroomMin: atLeast(realties.bedroom, 'bedroomMin'),
    bathroom: atLeast(realties.bathroom, 'bathroom'),
    parking: atLeast(realties.parking, 'parking'),
    priceMin: atLeast(realties.price, 'priceMin'),
    priceMax: atMost(realties.price, 'priceMax'),
    areaMin: atLeast(realties.area, 'areaMin'),
    // What is not stated is not promised.
    depositMax: atMost(realties.deposit, 'depositMax'),
    minTermMax: atMost(realties.minTermMonths, 'minTermMax'),
    stationMax: atMost(realties.stationMetres, 'stationMax'),
    furnished: sql`(${realties.furnished} or 'furnished' = any(${realties.absent})) and ${is(realties.furnished, 'furnished')}`,
    utilitiesIncluded: is(realties.utilitiesIncluded, 'utilitiesIncluded'),
    womenOnly: is(realties.womenOnly, 'womenOnly'),
    // What is not stated is neither allowed nor forbidden.
    pets: sql`(${realties.pets} <> 'none') = ${value('pets', 'boolean')}`,
    smoking: sql`(${realties.smoking} <> 'none') = ${value('smoking', 'boolean')}`,
    laundry: is(realties.laundry, 'laundry'),
    utilities: sql`${realties.utilities} @> ${value('utilities', 'text[]')}`,
    roomKind: is(realties.roomKind, 'roomKind'),
    bathKind: is(realties.bathKind, 'bathKind'),
    availableBefore: sql`(${realties.availability} = 'now' or ${realties.availableFrom} <= ${value('availableBefore', 'date')})`,
    status: is(realties.status, 'status'),
    userId: is(realties.userId, 'userId'),
    afterId: gt(realties.id, value('afterId', 'integer')),
    west: atLeast(realties.publicLng, 'west'),
    south: atLeast(realties.publicLat, 'south'),
    east: atMost(realties.publicLng, 'east'),
    north: atMost(realties.publicLat, 'north'),
    // Never planned for: for common terms the planner would read the long terms of every row.
    terms: sql`${realties.terms} @> ${plannedOnce('terms', 'text[]')}`,
    placeTerms: sql`${realties.terms} && ${plannedOnce('placeTerms', 'text[]')}`,
  };
};

export type Condition = keyof ReturnType<typeof conditionsBy> | `word${number}`;

const allConditionsBy = (value: Value) => {
  const byName = conditionsBy(value);
  const conditionOf = (name: Condition): SQL =>
    name in byName
      ? byName[name as keyof typeof byName]
      : // Not LIKE, whose wildcards would have to be escaped.
        sql`position(${value(name, 'text')} in ${realties.words}) > 0`;
  return (names: readonly Condition[]): SQL | undefined => and(...names.map(conditionOf));
};

/** What rows have to meet, in a query that is planned for its values; undefined for nothing. */
export const conditionsPlannedFor = allConditionsBy(plannedFor);

/** The same in a query that is planned once for all values. */
export const conditionsPlannedOnce = allConditionsBy(plannedOnce);

/** Where it looks, as one place or as several; null where nothing can be. */
const placesOf = (filter: RealtyFilter): Partial<Record<Condition, unknown>> | null => {
  const places = wantedPlaces(filter);
  if (!places) return {};
  const [one] = places;
  if (!one) return null;
  if (places.length === 1) return { [isProvinceId(one) ? 'region' : 'city']: one };
  return {
    provinces: [...new Set(places.map(provinceIdOf))],
    [places.some(isProvinceId) ? 'places' : 'cities']: places,
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
    stationMax: filter.stationMax,
    furnished: filter.furnished,
    utilitiesIncluded: filter.utilitiesIncluded,
    womenOnly: filter.womenOnly,
    pets: filter.pets,
    smoking: filter.smoking,
    laundry: filter.laundry,
    utilities: utilities.length > 0 ? utilities : undefined,
    roomKind: filter.roomKind,
    bathKind: filter.bathKind,
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
  'provinces',
  'cities',
  'places',
  'reType',
  'txType',
  'status',
  'bedroom',
  'bedroomMin',
  'priceMin',
  'priceMax',
  'areaMin',
]);

/** The conditions of a search by name, which are the shape of its query, and their values. */
export interface Conditions {
  /** For rows that are read anyway, by their columns alone. */
  inRow: Condition[];
  /** The same for an index by which rare rows are found: with the terms, unless all are facts. */
  inIndex: Condition[];
  /** Whether the terms are narrowed at all: then an index finds few enough to be sorted. */
  isNarrow: boolean;
  /** Whether one plan by an index does for all values: by facts alone, and no cities, which may be large or small. */
  isPlannedOnce: boolean;
  /** Whether the index of facts has all matches side by side: by facts alone, among them a province, exact bedrooms and a price. */
  isSideBySide: boolean;
  values: Record<string, unknown>;
}

/** Words of one and two letters are terms themselves. */
const isLong = (word: string) => [...word].length > 2;

/** The conditions of a search, or null where nothing can be found: its keyword has neither letters nor digits, or its places no place in common. */
export const conditionsOf = (search: Search): Conditions | null => {
  const wanted = search.keyword ? wantedWords(search.keyword) : { terms: [], words: [] };
  const places = placesOf(search);
  if (!wanted || !places) return null;
  const placeTerms = wantedPlaceTerms(search);
  const terms = [...wantedFacts(search), ...wanted.terms];
  const columns = Object.entries({
    ...(search.everything ? { hidden: search.hidden } : { visible: true }),
    ...places,
    ...filterValues(search),
    afterId: search.afterId,
  }).filter(([, one]) => one !== undefined);
  const words = wanted.words.map((word, index): [Condition, string] => [`word${index}`, word]);
  const names = columns.map(([name]) => name as Condition);
  const nameOf = ([name]: [Condition, string]) => name;
  const inRow = [...names, ...words.map(nameOf)];
  const isNarrow = terms.length > 0 || placeTerms.length > 0;
  const isByCity = inRow.some((name) => name === 'city' || name === 'provinces');
  const isByFacts = !search.everything && inRow.every((name) => factsOfIndex.has(name));
  const isPriced = inRow.some((name) => name === 'priceMin' || name === 'priceMax');
  return {
    inRow,
    inIndex: [
      ...names,
      ...words.filter(([, word]) => isLong(word)).map(nameOf),
      ...(terms.length > 0 && !isByFacts ? (['terms'] as const) : []),
      ...(placeTerms.length > 0 && !isByFacts ? (['placeTerms'] as const) : []),
    ],
    isNarrow,
    isPlannedOnce: isByFacts && !isByCity,
    isSideBySide: isByFacts && isPriced && inRow.includes('region') && inRow.includes('bedroom'),
    values: { ...Object.fromEntries([...columns, ...words]), terms, placeTerms },
  };
};
