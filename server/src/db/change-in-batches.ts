import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/** Of 8 kB each: at most some thousand rows, which are read and deleted within milliseconds. */
const PAGES_AT_ONCE = 20;

/**
 * Changes a table some pages of its file at a time: no statement grows with the table, whatever its keys and indexes are.
 * Each commits on its own, so that what a stopped run has changed stays changed. A row that changes meanwhile may be left
 * to the next run.
 * @param change changes those of the given rows that it is for
 * @returns how many
 */
export const changeInBatches = async (
  db: Executor,
  table: PgTable,
  change: (rows: SQL) => Promise<{ rowCount: number | null }>,
): Promise<number> => {
  const name = getTableName(table);
  const size = await db.execute<{ pages: number }>(
    sql`select (pg_relation_size(${name}::regclass) / current_setting('block_size')::int)::int as pages`,
  );
  const pages = size.rows[0]?.pages ?? 0;
  let changed = 0;
  for (let page = 0; page < pages; page += PAGES_AT_ONCE) {
    const [from, to] = [`(${page},0)`, `(${page + PAGES_AT_ONCE},0)`];
    const { rowCount } = await change(sql`ctid >= ${from}::tid and ctid < ${to}::tid`);
    changed += rowCount ?? 0;
  }
  return changed;
};
