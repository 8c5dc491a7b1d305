import type { RealtyInput } from '@hanca/common/contract/realty-input.ts';
import { HOME_TYPES_PID, TRANSACTION_TYPES_PID } from '@hanca/common/realties.ts';
import { getTableColumns, sql } from 'drizzle-orm';
import { realties } from '../server/src/db/schema/realties.ts';
import { categorySeed } from '../server/src/features/categories/seed.ts';
import { toValues } from '../server/src/features/realties/columns.ts';
import type { Services } from '../server/src/services.ts';
import { makeListing } from './realty-inputs.ts';

/** Rows of one statement, some 6 kB each. */
const CHUNK = 500;
const LISTINGS_OF_ONE = 5;

type Row = Record<string, unknown>;

const titleOf = (pid: number, value: number) =>
  categorySeed.find((category) => category.pid === pid && category.value === value)?.title ?? '';

/** Out: the first id and the number of the owners. */
const fillOwners = async ({ db }: Pick<Services, 'db'>, count: number) => {
  const owners = Math.max(1, Math.ceil(count / LISTINGS_OF_ONE));
  const { rows } = await db.execute<{ id: number }>(
    sql`insert into users (email, name, verified_at)
      select 'owner' || n || '@example.org', '집주인' || n, now() from generate_series(0, ${owners - 1}::int) as n
      returning id`,
  );
  return { first: Math.min(...rows.map(({ id }) => id)), owners };
};

/** The columns that the table has, which may be that of a version before. */
const findColumns = async ({ db }: Pick<Services, 'db'>) => {
  const { rows } = await db.execute<{ name: string }>(
    sql`select column_name as name from information_schema.columns where table_name = 'realties'`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** Runs something without the indexes of terms and pictures, which are faster made at once than row by row. */
const withoutSlowIndexes = async ({ db }: Pick<Services, 'db'>, run: () => Promise<void>) => {
  const { rows } = await db.execute<{ name: string; made: string }>(
    sql`select indexname as name, indexdef as made from pg_indexes where tablename = 'realties' and indexdef like '% gin %'`,
  );
  for (const { name } of rows) await db.execute(sql`drop index ${sql.identifier(name)}`);
  await run();
  for (const { made } of rows) await db.execute(sql.raw(made));
};

/** Writes rows as JSON: to bind each value by itself takes longer than all the rest. */
const insertRows = async ({ db }: Pick<Services, 'db'>, rows: readonly Row[], known: Set<string>) => {
  const columns: Record<string, { name: string }> = getTableColumns(realties);
  const names = sql.join(
    Object.keys(rows[0] ?? {})
      .map((key) => columns[key]?.name ?? key)
      .filter((name) => known.has(name))
      .map((name) => sql.identifier(name)),
    sql`, `,
  );
  const named = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [columns[key]?.name ?? key, value])),
  );
  await db.execute(
    sql`insert into realties (${names}) select ${names} from json_populate_recordset(null::realties, ${JSON.stringify(named)})`,
  );
};

/** The columns of a listing, as the API makes them of an input. */
export const valuesOf = (input: RealtyInput, owner: { userId: number; pointKey: Buffer }) =>
  toValues(input, {
    ...owner,
    reTypeTitle: titleOf(HOME_TYPES_PID, input.reType),
    txTypeTitle: titleOf(TRANSACTION_TYPES_PID, input.txType),
  });

/**
 * Writes `count` listings as the API would store them, and their owners, into a database without listings; the same for
 * the same seed and day. `asStored` changes a row before it is written. Does then what the database would do in its own time: a vacuum, and statistics.
 */
export const fillRealties = async (
  { db, pointKey }: Pick<Services, 'db' | 'pointKey'>,
  count: number,
  { seed = 1, asStored = (row) => row }: { seed?: number; asStored?: (row: Row) => Row } = {},
): Promise<void> => {
  const { first, owners } = await fillOwners({ db }, count);
  const now = Date.now();
  const rowOf = (number: number) => {
    const { input, ...made } = makeListing(number, count, seed, now);
    const values = valuesOf(input, { userId: first + (number % owners), pointKey });
    const visible = made.hiddenReason === null && made.expiresAt.getTime() > now;
    return asStored({ ...values, ...made, updatedAt: made.createdAt, visible });
  };
  const known = await findColumns({ db });
  await withoutSlowIndexes({ db }, async () => {
    for (let at = 0; at < count; at += CHUNK) {
      const length = Math.min(CHUNK, count - at);
      await insertRows(
        { db },
        Array.from({ length }, (_, i) => rowOf(at + i)),
        known,
      );
    }
  });
  await db.execute(sql`vacuum analyze`);
};
