import { and, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { changeInBatches } from './change-in-batches.ts';
import type { Executor } from './executor.ts';

/** Deletes the rows of a table for which `over` is true, as `changeInBatches` does. Out: how many. */
export const deleteInBatches = (db: Executor, table: PgTable, over: SQL | undefined): Promise<number> =>
  changeInBatches(db, table, (rows) => db.delete(table).where(and(rows, over)));
