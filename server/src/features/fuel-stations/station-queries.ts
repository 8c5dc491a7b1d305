import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { fuelStations } from '../../db/schema/fuel.ts';
import type { StationRow } from './queries.ts';

export type NewStation = typeof fuelStations.$inferInsert;

/** The oldest station at an address of a city, locked; null without one. */
export const lockSame = async (
  tx: Executor,
  { regionId, address }: Pick<StationRow, 'regionId' | 'address'>,
): Promise<StationRow | null> => {
  const [row] = await tx
    .select()
    .from(fuelStations)
    .where(and(eq(fuelStations.regionId, regionId), eq(fuelStations.address, address)))
    .orderBy(asc(fuelStations.id))
    .limit(1)
    .for('update');
  return row ?? null;
};

/** No other file is taken until the transaction ends. */
export const holdStations = (tx: Executor) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('fuel_stations', 0))`);

export const insertStation = (tx: Executor, row: NewStation) => tx.insert(fuelStations).values(row);

export const updateStation = (tx: Executor, id: number, row: NewStation) =>
  tx
    .update(fuelStations)
    .set({ ...row, updatedAt: sql`now()` })
    .where(eq(fuelStations.id, id));

/** What the trail of staff shows of all stations together. */
export const summaryOf = async (db: Executor) => {
  const [row] = await db.select({ rows: count(), changedAt: max(fuelStations.updatedAt) }).from(fuelStations);
  return { rows: row?.rows ?? 0, changedDate: { time: String(row?.changedAt?.getTime() ?? 0) } };
};
