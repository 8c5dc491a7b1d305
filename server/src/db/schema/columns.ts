import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, type ExtraConfigColumn, index, integer, timestamp } from 'drizzle-orm/pg-core';

export const id = () => integer('id').primaryKey().generatedAlwaysAsIdentity();
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
export const created = () => moment('created_at').notNull().defaultNow();

/** Indexes for lists in the order of a column. The id comes last, so that a page far down is found in the index alone. */
export const orders = (table: string, id: ExtraConfigColumn, ...columns: ExtraConfigColumn[]) =>
  columns.map((column) => index(`${table}_by_${column.name}`).on(column, id));

/** The stored paths of the pictures that stand in some texts, also those of which a variant does, as their index has them. */
export const picturePaths = (...texts: AnyPgColumn[]): SQL<string[]> =>
  sql`picture_paths(${sql.join(texts, sql` || ' ' || `)})`;
