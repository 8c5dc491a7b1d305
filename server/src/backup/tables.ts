import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { MIGRATIONS } from '../db/migrations.ts';
import { OperatorError } from '../operator-error.ts';
import type { Manifest } from './archive.ts';

/** One transaction reads or writes everything, pictures included. */
export const WITHIN_MS = 24 * 3600_000;

type Schema = Manifest['schema'];

/** The migrations of this version of the product, oldest first. */
export const knownSchemas = (): Schema[] => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(MIGRATIONS, 'meta/_journal.json'), 'utf8'),
  );
  const files = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return journal.entries.map(({ tag }, i) => ({ tag, hash: files[i]?.hash ?? '' }));
};

/** SQLSTATE undefined_table. */
const NO_TABLE = '42P01';

/**
 * The last migration that a database has had; one that this version does not know is called by its hash.
 * Throws OperatorError where it has had none.
 */
export const findSchema = async (client: pg.ClientBase): Promise<Schema> => {
  const { rows } = await client
    .query<{ hash: string }>('SELECT hash FROM drizzle.__drizzle_migrations ORDER BY created_at DESC LIMIT 1')
    .catch((error: { code?: unknown }) => {
      if (error.code === NO_TABLE) return { rows: [] };
      throw error;
    });
  const hash = rows[0]?.hash;
  if (!hash) throw new OperatorError('The database has tables, but they are not those of the product.');
  return knownSchemas().find((known) => known.hash === hash) ?? { tag: hash, hash };
};

export interface Table {
  name: string;
  /** Without generated columns, which the database fills itself. */
  columns: string[];
  /** The primary key as an ORDER BY that sorts alike on every server. */
  order: string;
}

/** The product's tables, those that others refer to first. Jobs are in another schema and are made anew. */
export const findTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    WITH RECURSIVE levels AS (
      SELECT oid, 0 AS level FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
      UNION SELECT f.conrelid, level + 1 FROM levels JOIN pg_constraint f ON f.confrelid = levels.oid
      WHERE f.contype = 'f' AND f.conrelid <> f.confrelid AND level < 100)
    SELECT c.relname::text AS name,
      ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END,
          ', ' ORDER BY k.n)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY k(attnum, n), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum) AS order
    FROM pg_class c JOIN levels ON levels.oid = c.oid
    GROUP BY c.oid, c.relname
    ORDER BY max(level), c.relname COLLATE "C"`);
  return rows;
};

/** A table's name as SQL. */
export const nameOf = (table: string): string => `public.${pg.escapeIdentifier(table)}`;

/** Column names as SQL. */
export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** The number generators of identity and serial columns, with their last numbers. */
export const findSequences = async (client: pg.ClientBase): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<Manifest['sequences'][number]>(`
    SELECT c.table_name::text AS table, c.column_name::text AS column,
      coalesce(s.last_value, s.start_value)::text AS value, s.last_value IS NOT NULL AS called
    FROM information_schema.columns c
    JOIN pg_sequences s ON format('%I.%I', s.schemaname, s.sequencename)
      = pg_get_serial_sequence(format('public.%I', c.table_name), c.column_name)
    WHERE c.table_schema = 'public'
    ORDER BY s.sequencename COLLATE "C"`);
  return rows;
};
