import { count, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/** How many rows of a table meet a condition. In: also the values of its placeholders. */
export const countRows = async (
  db: Executor,
  table: PgTable,
  where: SQL | undefined,
  values: Record<string, unknown> = {},
): Promise<number> => {
  const [row] = await db.select({ n: count() }).from(table).where(where).prepare('').execute(values);
  return row?.n ?? 0;
};

/** Whether a row of a table meets a condition. */
export const hasRows = async (db: Executor, table: PgTable, where: SQL | undefined): Promise<boolean> => {
  const rows = await db.select({ one: sql`1` }).from(table).where(where).limit(1);
  return rows.length > 0;
};
