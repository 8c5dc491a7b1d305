import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { crsGrids } from '../../db/schema/crs-grids.ts';

/** More changes than a program sees. */
const GRIDS_MAX = 100;

/** All of them, the newest first. */
export const findGrids = (db: Executor) => {
  const { validFrom, url, grid } = crsGrids;
  return db
    .select({ from: validFrom, source: url, grid })
    .from(crsGrids)
    .orderBy(desc(validFrom))
    .limit(GRIDS_MAX);
};

/** Whether another grid holds from the same day on. */
export const hasGridFrom = async (db: Executor, validFrom: string, but = 0): Promise<boolean> => {
  const rows = await db
    .select({ id: crsGrids.id })
    .from(crsGrids)
    .where(and(eq(crsGrids.validFrom, validFrom), ne(crsGrids.id, but)));
  return rows.length > 0;
};
