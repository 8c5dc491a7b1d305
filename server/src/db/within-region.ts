import { isProvinceId } from '@hanca/common/regions.ts';
import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * Whether a column's region lies within one: a province with its cities, whose ids begin with its own, a city alone.
 * In: an id that narrows, so not CA00. A range, for the index; it ends at the province with the next number, since
 * only digits stand in the same order in every collation.
 */
export const withinRegion = (column: AnyPgColumn, regionId: string): SQL | undefined =>
  isProvinceId(regionId)
    ? and(gte(column, regionId), lt(column, `CA${Number(regionId.slice(2)) + 1}`))
    : eq(column, regionId);
