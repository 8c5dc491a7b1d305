import type pg from 'pg';
import { OperatorError } from '../operator-error.ts';

/** One transaction reads or writes everything, pictures included. */
export const WITHIN_MS = 24 * 3600_000;

/** SQLSTATE undefined_table. */
const NO_TABLE = '42P01';

/** The hash of the last migration that a database has had. Throws OperatorError where it has had none. */
export const findSchema = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client
    .query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1')
    .catch((error: { code?: unknown }) => {
      if (error.code === NO_TABLE) return { rows: [] };
      throw error;
    });
  if (rows[0]) return rows[0].hash;
  throw new OperatorError('The database does not hold the tables of the product.');
};

/** The product's tables as SQL, those that others refer to first. Jobs are in another schema and are made anew. */
export const findTables = async (client: pg.ClientBase): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    WITH RECURSIVE levels AS (
      SELECT oid, 0 AS level FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      UNION SELECT f.conrelid, level + 1 FROM levels JOIN pg_constraint f ON f.confrelid = levels.oid
      WHERE f.contype = 'f' AND f.conrelid <> f.confrelid AND level < 100)
    SELECT quote_ident(relname) AS name FROM pg_class JOIN levels USING (oid)
    GROUP BY relname ORDER BY max(level), relname COLLATE "C"`);
  return rows.map(({ name }) => name);
};

/** The triggers for each row, as SQL: they queue what is to be done about new rows. An archive holds what still waits. */
export const findRowTriggers = async (client: pg.ClientBase): Promise<{ table: string; name: string }[]> => {
  const { rows } = await client.query<{ table: string; name: string }>(`
    SELECT quote_ident(relname) AS table, quote_ident(tgname) AS name
    FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal AND tgtype & 1 = 1
    ORDER BY 1, 2`);
  return rows;
};
