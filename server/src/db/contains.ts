import { ilike, like, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a text column holds exactly what somebody typed; `%`, `_` and `\` mean themselves. */
export const containsExactly = (column: AnyPgColumn, typed: string): SQL => like(column, patternOf(typed));

/** The same in upper or lower case. Hangul has none, and to look for exactly what was typed takes a fraction of the time. */
export const contains = (column: AnyPgColumn, typed: string): SQL =>
  typed.toLowerCase() === typed.toUpperCase()
    ? containsExactly(column, typed)
    : ilike(column, patternOf(typed));

const patternOf = (typed: string): string => `%${typed.replaceAll(/[\\%_]/g, '\\$&')}%`;
