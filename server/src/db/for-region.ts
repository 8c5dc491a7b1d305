import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { cityAround, membersOf } from '@hanca/common/areas.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { and, eq, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A region and all that contain it, the nearest first: a part of a city, the city, its province, the whole country. */
export const containingRegions = (regionId: string): string[] => [
  ...new Set([regionId, cityAround(regionId) ?? regionId, provinceIdOf(regionId), ALL_REGIONS]),
];

/**
 * Whether a column's region lies within a province: the province itself or one of its cities, whose ids begin with
 * its own. A range, for the index; it ends at the province with the next number, since only digits have the same
 * order in every collation.
 */
const withinProvince = (column: AnyPgColumn, provinceId: string): SQL | undefined =>
  and(gte(column, provinceId), lt(column, `CA${Number(provinceId.slice(2)) + 1}`));

/**
 * Whether something is for a region, by the column of the region it was written for: for the region itself, for a
 * place within it, or for one that contains it. In: a province, an area or a city; CA00 narrows nothing.
 */
export const forRegion = (column: AnyPgColumn, regionId: string): SQL | undefined =>
  isProvinceId(regionId)
    ? or(withinProvince(column, regionId), eq(column, ALL_REGIONS))
    : inArray(column, [...new Set([...membersOf([regionId]), ...containingRegions(regionId)])]);
