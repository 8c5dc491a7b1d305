import { and, ilike, like, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

// position() takes a third of the time that LIKE does; of LIKE the planner knows how rare it is. It asks in this order.

/** Whether a text column holds exactly what somebody typed; `%`, `_` and `\` mean themselves. */
export const containsExactly = (column: AnyPgColumn, typed: string): SQL | undefined =>
  and(sql`position(${typed} in ${column}) > 0`, like(column, patternOf(typed)));

/** The same in upper or lower case. Hangul has none, and to look for it as it stands takes a fraction of the time. */
export const contains = (column: AnyPgColumn, typed: string): SQL | undefined =>
  typed.toLowerCase() === typed.toUpperCase()
    ? containsExactly(column, typed)
    : and(sql`position(lower(${typed}) in lower(${column})) > 0`, ilike(column, patternOf(typed)));

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
