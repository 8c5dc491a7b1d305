import type { Endpoint, Group } from '@hanca/common/endpoint.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { crudTable, type Fields, type RecordTable } from '../db/crud-table.ts';
import type { Executor } from '../db/executor.ts';
import type { Services } from '../services.ts';
import { refuseOlder } from './based-on.ts';
import { found } from './problems.ts';
import type { Served } from './serve.ts';

const VERBS = ['list', 'count', 'get', 'create', 'update', 'remove'] as const;

/** A group of the contract as `crud` makes it, or one of the same verbs. */
type CrudGroup = Group & Record<(typeof VERBS)[number], Endpoint> & { create: { body: z.ZodObject } };

/** A table that has a column for every field of the group. */
type TableOf<G extends CrudGroup> = RecordTable & {
  [K in keyof z.output<G['create']['body']>]-?: AnyPgColumn;
};

/** What one resource needs beyond the rest. */
interface CrudHooks {
  /** What the schema cannot know of a whole record, new or changed. Throws Problem. */
  check?: (record: Fields & { id?: number }, db: Executor) => Promise<void>;
  /** Columns that follow from the fields of a whole record, and what they are: dates in milliseconds. */
  derived?: { columns: readonly string[]; of: (record: Fields) => Fields };
  /** Once a record has changed, in the same transaction. */
  changed?: (
    tx: Executor,
    services: Pick<Services, 'config' | 'jobs'>,
    before: Fields,
    after: Fields,
  ) => Promise<void>;
  /** Before a record is deleted. Throws Problem where it must stay. */
  beforeRemove?: (record: Fields, db: Executor) => Promise<void>;
}

/** A row as it is answered: dates on the wire, the rest as it is; fields of the reply's schema only get through. */
const present = ({ createdAt, updatedAt, ...row }: Fields): Fields => ({
  ...Object.fromEntries(
    Object.entries(row).map(([key, value]) => [key, value instanceof Date ? toWireDate(value) : value]),
  ),
  createdDate: toWireDate(createdAt as Date),
  updatedDate: toWireDate(updatedAt as Date),
});

/**
 * The handlers of a resource that staff maintain: every verb on one table. In: its group of the contract, its table, and
 * what is particular about it. Out: for the list in app.ts.
 */
export const serveCrud = <G extends CrudGroup>(
  group: G,
  table: TableOf<G>,
  hooks: CrudHooks = {},
): Served[] => {
  const records = crudTable(table, {
    written: [...Object.keys(group.create.body.shape), ...(hooks.derived?.columns ?? [])],
    filters: Object.keys(group.count.query?.shape ?? {}),
    searched: group.list.search ?? [],
  });

  const withDerived = (fields: Fields, record: Fields): Fields => ({
    ...fields,
    ...hooks.derived?.of(record),
  });

  const handlers: Record<(typeof VERBS)[number], Served['handler']> = {
    list: async ({ db, query }) =>
      (await records.list(db, { ...group.list.order, ...(query as Fields) })).map(present),

    count: ({ db, query }) => records.count(db, query as Fields),

    get: async ({ db, params }) => present(found(await records.find(db, (params as Fields).id))),

    create: ({ db, body }) =>
      db.transaction(async (tx) => {
        const input = body as Fields;
        await hooks.check?.(input, tx);
        return present(found(await records.find(tx, await records.insert(tx, withDerived(input, input)))));
      }),

    update: ({ body, ...services }) =>
      services.db.transaction(async (tx) => {
        const { id, basedOn, ...change } = body as Fields;
        const row = found(await records.lock(tx, id));
        refuseOlder(basedOn as number | undefined, row.updatedAt as Date);
        const whole = { ...row, ...change, id: Number(id) };
        await hooks.check?.(whole, tx);
        await records.update(tx, id, withDerived(change, whole));
        const after = found(await records.find(tx, id));
        await hooks.changed?.(tx, services, row, after);
        return present(after);
      }),

    remove: ({ db, params }) =>
      db.transaction(async (tx) => {
        const { id } = params as Fields;
        const row = found(await records.lock(tx, id));
        await hooks.beforeRemove?.(row, tx);
        await records.remove(tx, id);
      }),
  };
  return VERBS.map((verb) => ({ endpoint: group[verb], handler: handlers[verb] }));
};
