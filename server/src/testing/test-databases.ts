// The databases of test products. To make one takes longer than most tests, so a worker has its databases back in the state
// of the template, product after product, and makes another where two products run at once or a test has changed the schema.
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { pino } from 'pino';
import { connect, type Database, embeddedDatabase } from '../db/connect.ts';
import { memoryEngine, pooled } from '../db/embedded.ts';
import type { Template, Templates } from './templates.ts';

const log = pino({ level: 'silent' });

const WITHIN_MS = 60_000;

/** A database and how a product gets to it. */
interface Made {
  /** On PostgreSQL. */
  url: string | null;
  open(url: string | null): Promise<Database>;
  /** Ends what an earlier product has left connected. */
  disconnectOthers(client: pg.ClientBase): Promise<unknown>;
  remove(): Promise<void>;
  /** Of the schema as it was made. */
  shape: string;
}

const idle: Made[] = [];

/** All tables but those of the system, and of what is remembered. */
const TABLES = `SELECT c.oid::regclass AS name, c.oid
  FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
  WHERE c.relkind = 'r' AND n.nspname !~ '^pg_' AND n.nspname NOT IN ('information_schema', 'template')`;

/** Remembers the rows and sequences that the template has. */
const REMEMBER = `CREATE SCHEMA template;
CREATE TABLE template.sequences AS
  SELECT format('%I.%I', schemaname, sequencename)::regclass AS name, last_value, start_value FROM pg_sequences;
CREATE TABLE template.filled (name regclass, columns text, copy text);
DO $$ DECLARE t record; has_rows boolean; BEGIN
  FOR t IN ${TABLES} LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', t.name) INTO has_rows;
    IF has_rows THEN
      EXECUTE format('CREATE TABLE template.t%s AS TABLE %s', t.oid, t.name);
      INSERT INTO template.filled
        SELECT t.name, string_agg(quote_ident(attname), ', ' ORDER BY attnum), format('template.t%s', t.oid)
        FROM pg_attribute WHERE attrelid = t.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '';
    END IF;
  END LOOP;
END $$`;

/**
 * Brings rows and sequences back; triggers and references stay silent. Few rows are deleted, since truncating a table and
 * its indexes makes new files of all.
 */
const RESTORE = `DO $$ DECLARE t record; has_rows boolean; BEGIN
  PERFORM set_config('session_replication_role', 'replica', true);
  FOR t IN ${TABLES} LOOP
    EXECUTE format('SELECT EXISTS (SELECT FROM %s)', t.name) INTO has_rows;
    IF pg_relation_size(t.name) > 100000 THEN EXECUTE format('TRUNCATE %s CASCADE', t.name);
    ELSIF has_rows THEN EXECUTE format('DELETE FROM %s', t.name);
    END IF;
  END LOOP;
  FOR t IN SELECT * FROM template.filled LOOP
    EXECUTE format('INSERT INTO %s (%s) OVERRIDING SYSTEM VALUE SELECT %2$s FROM %s', t.name, t.columns, t.copy);
  END LOOP;
  PERFORM setval(name, coalesce(last_value, start_value), last_value IS NOT NULL) FROM template.sequences;
END $$`;

/** Changes with every change of columns, indexes, constraints, triggers, functions and settings. */
const SHAPE = `SELECT concat_ws(' ', ${[
  'pg_attribute',
  'pg_index',
  'pg_constraint',
  'pg_trigger',
  'pg_proc',
  'pg_db_role_setting',
]
  .map((catalog) => `(SELECT (count(*), sum(xmin::text::bigint))::text FROM ${catalog})`)
  .join(', ')}) AS shape`;

const readShape = async (client: pg.ClientBase): Promise<string> =>
  (await client.query<{ shape: string }>(SHAPE)).rows[0]?.shape ?? '';

const makeEmbedded = async (dump: string): Promise<Omit<Made, 'shape'>> => {
  const engine = await memoryEngine({ log, from: new Blob([await readFile(dump)]) });
  return {
    url: null,
    open: async () => embeddedDatabase(pooled(engine, { log })),
    // Nothing else writes the log out of memory.
    disconnectOthers: (client) => client.query('CHECKPOINT'),
    remove: () => engine.close(),
  };
};

const makePostgresql = async (template: Templates['postgresql']): Promise<Omit<Made, 'shape'>> => {
  const name = `${template.prefix}${randomUUID().slice(0, 8)}`;
  const asAdmin = async (statement: string) => {
    const admin = new pg.Client(template.server);
    await admin.connect();
    await admin.query(statement).finally(() => admin.end());
  };
  await asAdmin(`CREATE DATABASE ${name} TEMPLATE ${template.name}`);
  const others = 'datname = current_database() AND pid <> pg_backend_pid()';
  return {
    url: Object.assign(new URL(template.server), { pathname: `/${name}` }).href,
    open: (url) => connect({ databaseUrl: url, dataDir: '', log }),
    disconnectOthers: (client) =>
      client.query(`SELECT pg_terminate_backend(pid, ${WITHIN_MS}) FROM pg_stat_activity WHERE ${others}`),
    remove: () => asAdmin(`DROP DATABASE ${name} WITH (FORCE)`),
  };
};

const within = async <T>(
  made: Omit<Made, 'shape'>,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> => {
  const database = await made.open(made.url);
  return database.session(WITHIN_MS, work).finally(() => database.close());
};

const make = async (template: Template): Promise<Made> => {
  const made = await ('dump' in template ? makeEmbedded(template.dump) : makePostgresql(template));
  const shape = await within(made, async (client) => {
    await client.query(REMEMBER);
    return readShape(client);
  });
  return { ...made, shape };
};

/** One that is in the state of the template again; null where a test has changed its schema. */
const restored = async (): Promise<Made | null> => {
  const made = idle.pop();
  if (!made) return null;
  const isAsMade = await within(made, async (client) => {
    await made.disconnectOthers(client);
    if ((await readShape(client)) !== made.shape) return false;
    await client.query(RESTORE);
    return true;
  });
  if (isAsMade) return made;
  await made.remove();
  return null;
};

/**
 * A database in the state of the template, for one product, which gives it back by closing it. In: the template; another
 * address to open it at on PostgreSQL, as of a proxy.
 */
export const takeDatabase = async (
  template: Template,
  urlOf: (url: string) => Promise<string> = async (url) => url,
): Promise<{ database: Database; url: string | null }> => {
  const made = (await restored()) ?? (await make(template));
  const url = made.url && (await urlOf(made.url));
  const database = await made.open(url);
  const close = async () => {
    await database.close();
    idle.push(made);
  };
  return { database: { ...database, close }, url };
};
