import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { SUFFIXES } from '../features/images/names.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';
import { findTables } from './tables.ts';

const log = pino({ level: 'silent' });
const IMAGE = `/images/post/2025/11/${'ab'.repeat(16)}`;

/** A value of each type, as text: hard to carry over where the type has such values. */
const VALUES: Record<string, string> = {
  int2: '1',
  int4: '1',
  int8: '9007199254740993',
  float4: '0.1',
  float8: '0.30000000000000004',
  numeric: '1.5',
  bool: 'true',
  text: 'tab\t"quote" \\ {brace},\r\n가나다 👩‍👩‍👧 \u2028 \u0001 NULL',
  uuid: '00000000-0000-4000-8000-000000000001',
  date: '2027-03-14',
  timestamptz: '2024-03-10T10:00:00.000007Z',
  jsonb: '{"exact": 12345678901234567890.12345678901234567890, "text": "\\u0001\\n", "none": null}',
  bytea: '\\x000a225c80ff',
};

/** Of columns whose values have a form. */
const OF_FORM: Record<string, string> = { 'images.path': `${IMAGE}.jpg`, 'users.email': 'a@example.org' };

interface Column {
  name: string;
  type: string;
  sequence: string | null;
  /** What the column refers to, as a query. */
  reference: string | null;
}

/** The columns of a table, from the database itself. */
const COLUMNS = `
  SELECT quote_ident(a.attname) AS name, t.typname AS type,
    pg_get_serial_sequence($1, a.attname) AS sequence,
    (SELECT format('SELECT %I FROM %s LIMIT 1', r.attname, f.confrelid::regclass)
     FROM pg_constraint f JOIN pg_attribute r ON r.attrelid = f.confrelid
       AND r.attnum = f.confkey[array_position(f.conkey, a.attnum)]
     WHERE f.contype = 'f' AND f.conrelid = a.attrelid AND a.attnum = ANY (f.conkey) LIMIT 1) AS reference
  FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
  WHERE a.attrelid = $1::regclass AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum`;

/** Queries for the state of the product's triggers, constraints, indexes and sequences. */
const STATES = {
  triggers: `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
    WHERE relnamespace = 'public'::regnamespace AND NOT tgisinternal`,
  'triggers of references': `SELECT tgrelid::regclass::text, conname, tgtype, tgenabled
    FROM pg_trigger JOIN pg_constraint ON pg_constraint.oid = tgconstraint
    WHERE connamespace = 'public'::regnamespace AND tgisinternal`,
  constraints: `SELECT conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE connamespace = 'public'::regnamespace`,
  indexes: `SELECT indexrelid::regclass::text, indisvalid, indisready, indislive
    FROM pg_index JOIN pg_class ON pg_class.oid = indrelid WHERE relnamespace = 'public'::regnamespace`,
  sequences: `SELECT * FROM pg_sequences WHERE schemaname = 'public'`,
};

const valueFor = (table: string, { name, type, sequence, reference }: Column): string => {
  if (sequence) return `nextval('${sequence}')`;
  if (reference) return `(${reference})`;
  const isArray = type.startsWith('_');
  const value = OF_FORM[`${table}.${name}`] ?? VALUES[isArray ? type.slice(1) : type];
  if (value === undefined) throw new Error(`no value for ${table}.${name} of type ${type}`);
  const literal = pg.escapeLiteral(value);
  return isArray ? `ARRAY[${literal}]::${type.slice(1)}[]` : `${literal}::${type}`;
};

/** Stores a row with a value in every column into every table that has none. */
const fillTables = async (client: pg.Client): Promise<void> => {
  // No trigger adds rows or changes values.
  await client.query('SET session_replication_role = replica');
  for (const table of await findTables(client)) {
    if ((await client.query(`SELECT 1 FROM ${table} LIMIT 1`)).rowCount) continue;
    const { rows } = await client.query<Column>(COLUMNS, [table]);
    const names = rows.map(({ name }) => name);
    const values = rows.map((column) => valueFor(table, column));
    await client.query(`INSERT INTO ${table} (${names}) OVERRIDING SYSTEM VALUE VALUES (${values})`);
  }
};

describe.runIf(process.env.ENGINE === 'postgresql')('a backup of PostgreSQL', () => {
  const template = inject('templates').postgresql;
  const names = ['source', 'target'].map((which) => `${template?.prefix}round_trip_${which}`);
  const urlOf = (name = '') => Object.assign(new URL(template?.server ?? ''), { pathname: `/${name}` }).href;
  const admin = new pg.Client(template?.server);
  let root: string;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'hanca-round-trip-'));
    await admin.connect();
    for (const name of names) await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template?.name}`);
  });
  afterAll(async () => {
    for (const name of names) await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.end();
    await rm(root, { recursive: true, force: true });
  });

  const withClient = async <T>(
    name: string | undefined,
    work: (client: pg.Client) => Promise<T>,
  ): Promise<T> => {
    const client = new pg.Client(urlOf(name));
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const contentsOf = (name: string | undefined) =>
    withClient(name, async (client) => {
      const contents: Record<string, unknown[]> = {};
      for (const table of await findTables(client)) {
        const { rows } = await client.query<{ row: string }>(
          `SELECT t::text AS row FROM ${table} t ORDER BY 1`,
        );
        contents[table] = rows.map(({ row }) => row);
      }
      return contents;
    });

  const statesOf = (name: string | undefined) =>
    withClient(name, async (client) => {
      const states: Record<string, string[]> = {};
      for (const [kind, query] of Object.entries(STATES)) {
        const { rows } = await client.query<{ row: string }>(
          `SELECT t::text AS row FROM (${query}) t ORDER BY 1`,
        );
        states[kind] = rows.map(({ row }) => row);
      }
      return states;
    });

  test('restores every table, sequence and image as it was, with triggers and constraints in force', async () => {
    const [source, target] = names.map((name) =>
      readConfig({
        DATA_DIR: join(root, name),
        DATABASE_URL: urlOf(name),
        ADMIN_PASSWORD: 'the first admin password',
      }),
    ) as [Config, Config];
    await withClient(names[0], fillTables);
    await withClient(names[1], async (client) => {
      await client.query(`TRUNCATE ${await findTables(client)}`);
    });
    const images = SUFFIXES.map((suffix) => `${IMAGE}${suffix}.jpg`);
    for (const image of images) {
      await mkdir(dirname(join(source.dataDir, image)), { recursive: true });
      await writeFile(join(source.dataDir, image), image);
    }

    const saved = await backup(source, join(root, 'saved.gz'), log);
    await restore(target, join(root, 'saved.gz'), log);
    const contents = await contentsOf(names[0]);
    const empty = Object.entries(contents).filter(([, rows]) => rows.length === 0);
    expect(empty, 'tables without a row').toEqual([]);
    expect(await contentsOf(names[1])).toEqual(contents);
    for (const image of images) expect(await readFile(join(target.dataDir, image), 'utf8')).toBe(image);
    const states = await statesOf(names[0]);
    for (const [kind, rows] of Object.entries(states)) expect(rows, kind).not.toEqual([]);
    expect(await statesOf(names[1])).toEqual(states);
    const again = await backup(target, join(root, 'again.gz'), log);
    expect(again).toEqual({ ...saved, created: again.created });
    expect([saved.images, saved.missing]).toEqual([images.length, []]);
  });
});
