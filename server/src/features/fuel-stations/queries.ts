import {
  CONFIRMED_BY,
  PRICE_HOURS,
  type PriceKind,
  SAME_CENTS,
  type StationGrade,
} from '@hanca/common/fuel-stations.ts';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { forRegion } from '../../db/for-region.ts';
import { fuelPrices, fuelStations } from '../../db/schema/fuel.ts';

export type StationRow = typeof fuelStations.$inferSelect;

/** A price that is believed. */
export interface ShownPrice {
  stationId: number;
  grade: StationGrade;
  kind: PriceKind;
  /** Per litre. */
  cents: number;
  seenDate: Date;
  byMember: boolean;
  /** Members who say so; 0 of staff. */
  members: number;
}

/** More than a province has; a list is sorted in memory. */
const STATIONS_MAX = 5000;

export const findStations = (
  db: Executor,
  { regionId, everyone }: { regionId?: string | undefined; everyone?: boolean | undefined },
): Promise<StationRow[]> =>
  db
    .select()
    .from(fuelStations)
    .where(
      and(
        regionId === undefined ? undefined : forRegion(fuelStations.regionId, regionId),
        everyone ? eq(fuelStations.membership, false) : undefined,
      ),
    )
    .orderBy(fuelStations.title, fuelStations.id)
    .limit(STATIONS_MAX);

export const findStation = async (db: Executor, id: number): Promise<StationRow | null> => {
  const [row] = await db.select().from(fuelStations).where(eq(fuelStations.id, id));
  return row ?? null;
};

/**
 * Of each station, grade and kind the newest price that is believed: what staff say, and what members say of whom another one
 * has seen about the same. Members who are suspended or leaving do not count, nor what is older than a day.
 */
export const findPrices = async (db: Executor, stationIds?: readonly number[]): Promise<ShownPrice[]> => {
  if (stationIds?.length === 0) return [];
  const only: SQL = stationIds ? inArray(fuelPrices.stationId, [...stationIds]) : sql`true`;
  const { rows } = await db.execute<{
    station_id: number;
    grade: StationGrade;
    kind: PriceKind;
    cents: number;
    seen: string;
    by_member: boolean;
    members: string;
  }>(sql`
    WITH live AS (
      SELECT fuel_prices.* FROM fuel_prices LEFT JOIN users ON users.id = fuel_prices.user_id
      WHERE ${only} AND fuel_prices.seen_at > now() - make_interval(hours => ${PRICE_HOURS}::int)
        AND (users.id IS NULL OR NOT users.suspended AND users.delete_at IS NULL
          AND coalesce(users.suspended_until, '-infinity') < now())
    ), counted AS (
      -- A member has one price of each; in tenths, which are not exact in binary.
      SELECT live.*, CASE WHEN by_member THEN count(*) FILTER (WHERE by_member) OVER (
        PARTITION BY station_id, grade, kind ORDER BY round(cents * 10)
        RANGE BETWEEN ${SAME_CENTS * 10}::float8 PRECEDING AND ${SAME_CENTS * 10}::float8 FOLLOWING
      ) ELSE 0 END AS members
      FROM live
    )
    SELECT DISTINCT ON (station_id, grade, kind) station_id, grade, kind, cents, by_member, members,
      (extract(epoch FROM seen_at) * 1000)::bigint::text AS seen
    FROM counted WHERE NOT by_member OR members >= ${CONFIRMED_BY}::int
    ORDER BY station_id, grade, kind, seen_at DESC, id DESC`);
  return rows.map(({ station_id: stationId, grade, kind, cents, seen, by_member: byMember, members }) => ({
    ...{ stationId, grade, kind, cents, byMember },
    seenDate: new Date(Number(seen)),
    members: Number(members),
  }));
};
