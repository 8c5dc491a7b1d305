import { PRICE_HOURS } from '@hanca/common/fuel-stations.ts';
import { FUEL_PRICE_DAYS } from '@hanca/common/retention.ts';
import { and, desc, eq, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import { deleteInBatches } from '../../db/delete-in-batches.ts';
import type { Executor } from '../../db/executor.ts';
import { CHANNEL } from '../../db/schema/announced.ts';
import { fuelPrices, fuelStations } from '../../db/schema/fuel.ts';

const shownFor = sql`make_interval(hours => ${PRICE_HOURS}::int)`;

const findOwn = (db: Executor, where: SQL | undefined) => {
  const { id, stationId, grade, kind, cents, seenDate } = fuelPrices;
  return db
    .select({ id, stationId, grade, kind, cents, seenDate, station: fuelStations.title })
    .from(fuelPrices)
    .innerJoin(fuelStations, eq(fuelStations.id, stationId))
    .where(where)
    .orderBy(desc(seenDate), desc(id))
    .limit(100);
};
export type OwnRow = Awaited<ReturnType<typeof findOwn>>[number];

/** What a member reported that is not too old, newest first. */
export const findReports = (db: Executor, userId: number): Promise<OwnRow[]> =>
  findOwn(db, and(eq(fuelPrices.userId, userId), gt(fuelPrices.seenDate, sql`now() - ${shownFor}`)));

export const findReport = async (db: Executor, id: number): Promise<OwnRow | null> => {
  const [row] = await findOwn(db, eq(fuelPrices.id, id));
  return row ?? null;
};

type Report = Pick<typeof fuelPrices.$inferInsert, 'stationId' | 'grade' | 'kind' | 'cents' | 'userId'>;

/** Stores what a member saw now, in place of what they saw of the same before. Out: its id. */
export const putReport = async (db: Executor, report: Report): Promise<number> => {
  const now = sql`now()`;
  const [row] = await db
    .insert(fuelPrices)
    .values({ ...report, seenDate: now, byMember: true })
    .onConflictDoUpdate({
      target: [fuelPrices.userId, fuelPrices.stationId, fuelPrices.grade, fuelPrices.kind],
      targetWhere: sql`user_id is not null`,
      set: { cents: report.cents, seenDate: now, updatedAt: now },
    })
    .returning({ id: fuelPrices.id });
  if (!row) throw new Error('a report was not stored');
  return row.id;
};

/** Out: whether it was theirs. */
export const deleteReport = async (db: Executor, id: number, userId: number): Promise<boolean> => {
  const { rowCount } = await db
    .delete(fuelPrices)
    .where(and(eq(fuelPrices.id, id), eq(fuelPrices.userId, userId)));
  return (rowCount ?? 0) > 0;
};

/** Announces prices that have become too old since a moment, as the triggers announce changes of their rows. */
export const announcePassed = async (db: Executor, since: Date): Promise<void> => {
  const { id, stationId, seenDate } = fuelPrices;
  const tags = sql`'fuel_prices,fuel_prices:' || ${id} || ',fuel_prices@station:' || ${stationId}`;
  await db
    .select({ announced: sql`pg_notify(${CHANNEL}, ${tags})` })
    .from(fuelPrices)
    .where(
      and(
        gt(seenDate, sql`${since.toISOString()}::timestamptz - ${shownFor}`),
        lte(seenDate, sql`now() - ${shownFor}`),
      ),
    );
};

export const deleteOldPrices = (db: Executor): Promise<number> =>
  deleteInBatches(
    db,
    fuelPrices,
    lt(fuelPrices.seenDate, sql`now() - make_interval(days => ${FUEL_PRICE_DAYS}::int)`),
  );
