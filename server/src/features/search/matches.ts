import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Wanted } from './read-keyword.ts';

/** What is searched for; `partial`: any of the words is enough. */
export interface Search {
  words: readonly Wanted[];
  partial: boolean;
  /** Provinces and cities in which, and for which, it is; null for everywhere. */
  within: readonly string[] | null;
}

/** All of the words, or any of them. In: what a row has for a word. */
export const allOrAny = ({ words, partial }: Search, has: (word: Wanted) => SQL | undefined) =>
  (partial ? or : and)(...words.map(has));

/** Whether something is for one of the places: in it, for its province or for the whole country. */
export const isFor = (column: SQL.Aliased | AnyPgColumn, { within }: Search): SQL | undefined => {
  if (!within) return undefined;
  const wider = [...new Set([ALL_REGIONS, ...within.map(provinceIdOf)])];
  return or(isIn(column, within), sql`${column} = any(${sql.param(wider)}::text[])`);
};

/** Whether a column's region is one of some provinces, or in them, or one of some cities. */
export const isIn = (column: SQL.Aliased | AnyPgColumn, places: readonly string[]): SQL | undefined => {
  const within = places
    .filter(isProvinceId)
    .map((id) => sql`(${column} >= ${id} and ${column} < ${`CA${Number(id.slice(2)) + 1}`})`);
  const cities = places.filter((id) => !isProvinceId(id) && id !== ALL_REGIONS);
  return or(...within, cities.length > 0 ? sql`${column} = any(${sql.param(cities)}::text[])` : undefined);
};
