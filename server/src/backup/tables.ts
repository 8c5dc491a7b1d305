import pg from 'pg';

export interface Table {
  name: string;
  /** Without generated columns, which the database fills itself. */
  columns: string[];
  /** The primary key as an ORDER BY that sorts alike on every server. */
  order: string;
  /** Tables that its foreign keys name, itself left out. */
  refersTo: string[];
}

/** The product's tables, referred-to ones first. Jobs are kept in another schema and are made anew. */
export const findTables = async (client: pg.ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(`
    SELECT c.relname::text AS name,
      ARRAY(
        SELECT a.attname::text FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        ORDER BY a.attnum) AS columns,
      (SELECT string_agg(quote_ident(a.attname) || CASE WHEN a.attcollation <> 0 THEN ' COLLATE "C"' ELSE '' END,
          ', ' ORDER BY k.n)
        FROM pg_index i, unnest(i.indkey) WITH ORDINALITY k(attnum, n), pg_attribute a
        WHERE i.indrelid = c.oid AND i.indisprimary AND a.attrelid = c.oid AND a.attnum = k.attnum) AS order,
      ARRAY(
        SELECT DISTINCT r.relname::text FROM pg_constraint f JOIN pg_class r ON r.oid = f.confrelid
        WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid) AS "refersTo"
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    ORDER BY c.relname COLLATE "C"`);
  for (const { name, order } of rows) if (!order) throw new Error(`table ${name} has no primary key`);
  return inReferenceOrder(rows);
};

const inReferenceOrder = (tables: Table[]): Table[] => {
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const next = tables.filter((t) => !ordered.has(t.name) && t.refersTo.every((name) => ordered.has(name)));
    if (next.length === 0) throw new Error('the foreign keys of some tables go in a circle');
    for (const table of next) ordered.set(table.name, table);
  }
  return [...ordered.values()];
};

/** A table's name as SQL. */
export const nameOf = (table: string): string => `public.${pg.escapeIdentifier(table)}`;

/** Column names as SQL. */
export const columnList = (columns: readonly string[]): string => columns.map(pg.escapeIdentifier).join(', ');

/** The first table that has a row, or null. */
export const findFilledTable = async (client: pg.ClientBase): Promise<string | null> => {
  for (const { name } of await findTables(client)) {
    const { rows } = await client.query(`SELECT 1 FROM ${nameOf(name)} LIMIT 1`);
    if (rows.length > 0) return name;
  }
  return null;
};

export interface Sequence {
  table: string;
  column: string;
  /** Its name as SQL. */
  name: string;
}

/** The number generators of identity and serial columns. */
export const findSequences = async (client: pg.ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<Sequence>(`
    SELECT c.relname::text AS table, a.attname::text AS column, s.name
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped,
    LATERAL (SELECT pg_get_serial_sequence(format('public.%I', c.relname), a.attname) AS name) s
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND s.name IS NOT NULL
    ORDER BY s.name COLLATE "C"`);
  return rows;
};
