import type { Grade } from '@hanca/common/energy.ts';
import { and, asc, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { gasAverages } from '../../db/schema/energy.ts';
import type { StoredAverage } from './nrcan.ts';

/** Adds averages to the history; that of the week in progress changes until it is over. */
export const storeAverages = async (db: Executor, rows: readonly StoredAverage[]): Promise<void> => {
  // A row can be written once by a statement.
  const each = [...new Map(rows.map((row) => [`${row.regionId} ${row.grade} ${row.week}`, row])).values()];
  await db
    .insert(gasAverages)
    .values(each)
    .onConflictDoUpdate({
      target: [gasAverages.regionId, gasAverages.grade, gasAverages.week],
      set: { cents: sql`excluded.cents` },
    });
};

/** The averages of a grade since a day, the oldest first. In: the day as YYYY-MM-DD. */
export const findAverages = (db: Executor, grade: Grade, since: string): Promise<StoredAverage[]> =>
  db
    .select()
    .from(gasAverages)
    .where(and(eq(gasAverages.grade, grade), gte(gasAverages.week, since)))
    .orderBy(asc(gasAverages.week));
