import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { ALL_REGIONS } from '@hanca/common/regions.ts';
import { and, count, eq, getTableColumns, getTableName, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { contains } from '../db/contains.ts';
import type { Executor } from '../db/executor.ts';
import { forRegion } from '../db/for-region.ts';
import { onPage, orderOf, type Paging } from '../db/paging.ts';
import { literal, offset, prepared, preparedPage } from '../db/prepared.ts';
import { refuseOlder } from './based-on.ts';
import { Problem } from './problems.ts';
import type { Served } from './serve.ts';

const VERBS = ['list', 'count', 'get', 'create', 'update', 'remove'] as const;

/** A group of the contract as `crud` makes it, or one of the same verbs. */
type CrudGroup = Group & Record<(typeof VERBS)[number], Endpoint> & { create: { body: z.ZodObject } };

/** A table that has a column for every field of the group. */
type TableOf<G extends CrudGroup> = PgTable &
  Record<'id' | 'createdAt' | 'updatedAt', AnyPgColumn> & {
    [K in keyof z.output<G['create']['body']>]-?: AnyPgColumn;
  };

type Fields = Record<string, unknown>;

/** What one resource needs beyond the rest. */
interface CrudHooks {
  /** What the schema cannot know of a whole record, new or changed. Throws Problem. */
  check?: (record: Fields & { id?: number }, db: Executor) => Promise<void>;
  /** Before a record is deleted. Throws Problem where it must stay. */
  beforeRemove?: (record: Fields, db: Executor) => Promise<void>;
}

/** Whether a filter's value narrows a list: nothing, 0 as a number, -1 and CA00 do not. */
const narrows = (value: unknown): boolean =>
  value !== undefined && value !== '' && value !== 0 && value !== -1 && value !== ALL_REGIONS;

/** A row as it is told: dates on the wire, the rest as it is; fields of the reply's schema only get through. */
const present = ({ createdAt, updatedAt, ...row }: Fields): Fields => ({
  ...Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? toWireDate(value) : value]),
  ),
  createdDate: toWireDate(createdAt as Date),
  updatedDate: toWireDate(updatedAt as Date),
});

/**
 * The handlers of a resource that staff keep: every verb on one table. In: its group of the contract, its table, and
 * what is particular about it. Lists of a region hold all that is for it. Out: for the list in app.ts.
 */
export const serveCrud = <G extends CrudGroup>(
  group: G,
  table: TableOf<G>,
  hooks: CrudHooks = {},
): Served[] => {
  const name = getTableName(table);
  const columns: Record<string, AnyPgColumn> = getTableColumns(table);
  const written = Object.keys(group.create.body.shape);
  const { createdAt, updatedAt, id } = table;
  const sortColumns: Record<string, AnyPgColumn> & { id: AnyPgColumn } = {
    ...columns,
    id,
    createdDate: createdAt,
    updatedDate: updatedAt,
  };
  const filterNames = Object.keys(group.count.query?.shape ?? {}).filter((name) => columns[name]);

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
    const searched = (group.list.search ?? []).flatMap((name) => columns[name] ?? []);
    return and(
      region && forRegion(region, String(regionId)),
      typeof keyword === 'string' && keyword !== ''
        ? or(...searched.map((column) => contains(column, keyword)))
        : undefined,
    );
  };

  const where = (query: Fields): SQL | undefined =>
    and(
      ...Object.keys(filtersOf(query)).map((name) => sql`${columns[name]} = ${sql.placeholder(name)}`),
      searchOf(query),
    );

  /** A draft's values as columns: dates become dates, and null the default where a column cannot be null. */
  const toRow = (draft: Fields): Fields =>
    Object.fromEntries(
      written.flatMap((name) => {
        const given = draft[name];
        const column = columns[name];
        if (given === undefined || !column) return [];
        const date = given ? new Date(Number(given)) : null;
        const value = column.dataType === 'date' ? date : given;
        return [[name, value === null && column.notNull ? sql`default` : value]];
      }),
    );

  const find = async (db: Executor, recordId: unknown, locked = false): Promise<Fields> => {
    const select = () =>
      db
        .select(columns)
        .from(table as PgTable)
        .where(eq(id, sql.placeholder('id')));
    const query = locked
      ? select().for('update').prepare('')
      : prepared(db, `${name}.get`, (prepareAs) => select().prepare(prepareAs));
    const [row] = await query.execute({ id: recordId });
    if (!row) throw new Problem('not-found');
    return row;
  };

  const handlers: Record<(typeof VERBS)[number], Served['handler']> = {
    list: async ({ db, query }) => {
      const asked = { ...group.list.order, ...(query as Paging<string> & Fields) };
      const { skip = 0, limit = 10 } = asked;
      const order = orderOf(asked, sortColumns);
      const listed = { ...asked, filters: filtersOf(asked), search: searchOf(asked), skip, limit };
      const page = { where: where(asked), order, skip: offset(skip), limit: literal(limit) };
      const rows = await preparedPage(db, `${name}.list`, listed, (prepareAs) =>
        db
          .select(columns)
          .from(table as PgTable)
          .where(onPage(db, table, page))
          .orderBy(...order)
          .prepare(prepareAs),
      );
      return rows.map(present);
    },

    count: async ({ db, query }) => {
      const [row] = await db
        .select({ n: count() })
        .from(table as PgTable)
        .where(where(query as Fields))
        .prepare('')
        .execute(filtersOf(query as Fields));
      return row?.n ?? 0;
    },

    get: async ({ db, params }) => present(await find(db, (params as Fields).id)),

    create: ({ db, body }) =>
      db.transaction(async (tx) => {
        const draft = body as Fields;
        await hooks.check?.(draft, tx);
        const [row] = await tx
          .insert(table)
          .values(toRow(draft) as never)
          .returning({ id });
        return present(await find(tx, row?.id));
      }),

    update: ({ db, body }) =>
      db.transaction(async (tx) => {
        const { id: recordId, basedOn, ...change } = body as Fields;
        const row = await find(tx, recordId, true);
        refuseOlder(basedOn as number | undefined, row.updatedAt as Date);
        await hooks.check?.({ ...row, ...change, id: Number(recordId) }, tx);
        await tx
          .update(table)
          .set({ ...toRow(change), updatedAt: sql`now()` } as never)
          .where(eq(id, recordId));
        return present(await find(tx, recordId));
      }),

    remove: ({ db, params }) =>
      db.transaction(async (tx) => {
        const { id: recordId } = params as Fields;
        const row = await find(tx, recordId, true);
        await hooks.beforeRemove?.(row, tx);
        await tx.delete(table).where(eq(id, recordId));
      }),
  };
  return VERBS.map((verb) => ({ endpoint: group[verb], handler: handlers[verb] }));
};
