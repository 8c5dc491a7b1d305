import { asc, desc, inArray, type Placeholder, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from './executor.ts';

/** The paging part of a list's query, as the contract's `paging` gives it. */
export interface Paging<Field extends string> {
  skip?: number | undefined;
  limit?: number | undefined;
  sort?: Field | undefined;
  order?: 'ASC' | 'DESC' | undefined;
}

/** The order of the query; without one the given default. */
export const direction = (query: Pick<Paging<string>, 'order'>, otherwise: 'ASC' | 'DESC') =>
  (query.order ?? otherwise) === 'ASC' ? asc : desc;

/** The order of a list: by the query's field, else by id, the newest first; of equals by id in the same direction. */
export const orderOf = <Field extends string>(
  query: Paging<Field>,
  columns: Record<Field | 'id', AnyPgColumn>,
): SQL[] => {
  const towards = direction(query, 'DESC');
  const { sort = 'id' } = query;
  return sort === 'id' ? [towards(columns.id)] : [towards(columns[sort]), towards(columns.id)];
};

interface Page {
  where: SQL | undefined;
  order: SQL[];
  skip?: number | Placeholder | undefined;
  limit: number | Placeholder;
}

/** The condition of being on a page, found by ids alone: what is skipped is neither read nor joined. */
export const onPage = (
  db: Executor,
  table: PgTable & { id: AnyPgColumn },
  { where, order, skip = 0, limit }: Page,
): SQL =>
  inArray(
    table.id,
    db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(where)
      .orderBy(...order)
      .limit(limit)
      .offset(skip),
  );
