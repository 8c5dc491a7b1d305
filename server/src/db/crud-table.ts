import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { and, eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { contains } from './contains.ts';
import type { Executor } from './executor.ts';
import { forRegion } from './for-region.ts';
import { onPage, orderOf, type Paging } from './paging.ts';
import { literal, offset, prepared, preparedPage } from './prepared.ts';
import { countRows } from './rows.ts';

/** A table of records with a number and two times. */
export type RecordTable = PgTable & Record<'id' | 'createdAt' | 'updatedAt', AnyPgColumn>;

export type Fields = Record<string, unknown>;

/** Names of the fields that are written, that filter by an equal value, and that a keyword looks into. */
interface FieldNames {
  written: readonly string[];
  filters: readonly string[];
  searched: readonly string[];
}

/** Whether a filter's value narrows a list: nothing, 0 as a number, -1 and CA00 do not. */
const narrows = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== 0 && value !== -1 && value !== ALL_REGIONS;

/** The queries of a resource of one table; a list of a region holds all that is for it. */
export const crudTable = (table: RecordTable, { written, filters, searched }: FieldNames) => {
  const name = getTableName(table);
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const { id, createdAt, updatedAt } = table;
  const sortColumns = { ...columns, id, createdDate: createdAt, updatedDate: updatedAt };
  const filterNames = filters.filter((name) => columns[name]);

  /** The filters that hold by an equal value. */
  const filtersOf = (query: Fields): Fields =>
    Object.fromEntries(
      filterNames.flatMap((name) =>
        name !== 'regionId' && narrows(query[name]) ? [[name, query[name]]] : [],
      ),
    );

  /** The filters that many records may match or none. */
  const searchOf = ({ regionId, keyword }: Fields): SQL | undefined => {
    const region = filterNames.includes('regionId') && narrows(regionId) ? columns.regionId : undefined;
    return and(
      region && forRegion(region, String(regionId)),
      typeof keyword === 'string' && keyword !== ''
        ? or(...searched.flatMap((name) => columns[name] ?? []).map((column) => contains(column, keyword)))
        : undefined,
    );
  };

  const where = (query: Fields): SQL | undefined =>
    and(
      ...Object.keys(filtersOf(query)).map((name) => sql`${columns[name]} = ${sql.placeholder(name)}`),
      searchOf(query),
    );

  /** Values as columns: dates become dates, and null the default where a column cannot be null. */
  const toRow = (values: Fields): Fields =>
    Object.fromEntries(
      written.flatMap((name) => {
        const given = values[name];
        const column = columns[name];
        if (given === undefined || !column) return [];
        const date = given ? new Date(Number(given)) : null;
        const value = column.dataType === 'date' ? date : given;
        return [[name, value === null && column.notNull ? sql`default` : value]];
      }),
    );

  const select = (db: Executor) => db.select(columns).from(table as PgTable);
  const byId = eq(id, sql.placeholder('id'));

  return {
    list: (db: Executor, query: Paging<string> & Fields): Promise<Fields[]> => {
      const { skip = 0, limit = 10 } = query;
      const order = orderOf(query, sortColumns);
      const shape = { ...query, filters: filtersOf(query), search: searchOf(query), skip, limit };
      const page = { where: where(query), order, skip: offset(skip), limit: literal(limit) };
      return preparedPage(db, `${name}.list`, shape, (prepareAs) =>
        select(db)
          .where(onPage(db, table, page))
          .orderBy(...order)
          .prepare(prepareAs),
      );
    },

    count: (db: Executor, query: Fields): Promise<number> =>
      countRows(db, table, where(query), filtersOf(query)),

    find: async (db: Executor, recordId: unknown): Promise<Fields | null> => {
      const query = prepared(db, `${name}.get`, (prepareAs) => select(db).where(byId).prepare(prepareAs));
      const [row] = await query.execute({ id: recordId });
      return row ?? null;
    },

    /** The record, locked until the transaction ends. */
    lock: async (tx: Executor, recordId: unknown): Promise<Fields | null> => {
      const [row] = await select(tx).where(byId).for('update').prepare('').execute({ id: recordId });
      return row ?? null;
    },

    insert: async (tx: Executor, input: Fields): Promise<unknown> => {
      const [row] = await tx
        .insert(table)
        .values(toRow(input) as never)
        .returning({ id });
      return row?.id;
    },

    update: async (tx: Executor, recordId: unknown, change: Fields): Promise<void> => {
      const values = { ...toRow(change), updatedAt: sql`now()` };
      await tx
        .update(table)
        .set(values as never)
        .where(eq(id, recordId));
    },

    remove: async (tx: Executor, recordId: unknown): Promise<void> => {
      await tx.delete(table).where(eq(id, recordId));
    },
  };
};
