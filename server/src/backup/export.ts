import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../db/connect.ts';
import { isMissing, localDisk } from '../features/images/local-disk.ts';
import { type ArchiveWriter, createArchive } from './archive.ts';
import { inTransaction, openConnection } from './connection.ts';
import { BackupError } from './errors.ts';
import { filesOf } from './image-files.ts';
import { FORMAT, MANIFEST, type Manifest, newHash, tablePart } from './manifest.ts';
import { findSchema } from './migrations.ts';
import { columnList, findSequences, findTables, nameOf, type Table } from './tables.ts';

/** Rows fetched at once: a post's row can be over half a megabyte. */
const BATCH = 100;

export interface BackupReport {
  /** Of the archive. */
  bytes: number;
  manifest: Manifest;
}

/**
 * Writes the database and the images to one archive that either engine can restore: a gzip'd tar of the images'
 * files, the tables as lines of JSON, and a manifest with their SHA-256. All rows are of one moment. On PostgreSQL the
 * server may run meanwhile; the embedded database is open to one process, so the server must be stopped.
 *
 * Not in it: `token-secret` (a restored server makes a new one: access tokens of at most 15 minutes end, refresh tokens
 * go on), mails in `outbox`, waiting jobs, and the WebP and AVIF of images, which are made again.
 * Throws BackupError, and DataDirInUse naming the process that holds the embedded database.
 */
export const backup = async (config: Config, file: string, log: Log): Promise<BackupReport> => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
    throw new BackupError(`There is nothing to back up: DATA_DIR ${config.dataDir} holds no database.`);
  }
  const source = await openConnection(config, log);
  try {
    return await source.session((client) =>
      inTransaction(client, 'ISOLATION LEVEL REPEATABLE READ READ ONLY', async () => {
        const schema = await findSchema(client);
        if (!schema) throw new BackupError('There is nothing to back up: the database has no tables.');
        const archive = createArchive(file);
        try {
          const manifest = await fill(archive, client, schema, join(config.dataDir, 'images'));
          return { manifest, bytes: await archive.finish() };
        } catch (error) {
          await archive.abandon();
          throw error;
        }
      }),
    );
  } finally {
    await source.close();
  }
};

const fill = async (
  archive: ArchiveWriter,
  client: pg.ClientBase,
  schema: Manifest['schema'],
  imageRoot: string,
): Promise<Manifest> => {
  const created = new Date().toISOString();
  // First, so that a restore has them before the rows that name them.
  const images = await addImages(archive, client, imageRoot);
  const tables = [];
  for (const table of await findTables(client)) tables.push(await addTable(archive, client, table));
  // Last: a generator does not belong to the moment of the rows, and must never stand before them.
  const sequences = await readSequences(client);
  const manifest = { format: FORMAT, created, schema, tables, sequences, ...images } satisfies Manifest;
  await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
  return manifest;
};

/** The rows of a query, some at a time. */
async function* fetchAll<Row extends pg.QueryResultRow>(
  client: pg.ClientBase,
  query: string,
): AsyncGenerator<Row[]> {
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${BATCH} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE backup_rows');
}

const addImages = async (archive: ArchiveWriter, client: pg.ClientBase, imageRoot: string) => {
  const files: Manifest['files'] = [];
  const missing: string[] = [];
  const query = 'SELECT path FROM public.images ORDER BY path COLLATE "C"';
  for await (const rows of fetchAll<{ path: string }>(client, query)) {
    for (const { name, file } of rows.flatMap(({ path }) => filesOf(imageRoot, path))) {
      const bytes = await readIfThere(file);
      if (!bytes) {
        missing.push(name);
        continue;
      }
      await archive.add(name, bytes);
      files.push({ name, bytes: bytes.length, sha256: newHash().update(bytes).digest('hex') });
    }
  }
  return { files, missing };
};

const readIfThere = async (file: string): Promise<Buffer | null> => {
  try {
    return await localDisk.read(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** PostgreSQL itself writes each row as JSON: exact for every type, and read back by `json_populate_recordset`. */
const addTable = async (archive: ArchiveWriter, client: pg.ClientBase, { name, columns, order }: Table) => {
  const hash = newHash();
  let rows = 0;
  let part = 0;
  const row = `(SELECT row_to_json(r) FROM (SELECT ${columnList(columns)}) r)::text`;
  const query = `SELECT ${row} AS line FROM ${nameOf(name)} ORDER BY ${order}`;
  for await (const batch of fetchAll<{ line: string }>(client, query)) {
    // A line break can only be white space inside a value of type json.
    const bytes = Buffer.from(batch.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join(''));
    hash.update(bytes);
    rows += batch.length;
    part += 1;
    await archive.add(tablePart(name, part), bytes);
  }
  return { name, columns, rows, sha256: hash.digest('hex') };
};

const readSequences = async (client: pg.ClientBase): Promise<Manifest['sequences']> => {
  const sequences: Manifest['sequences'] = [];
  for (const { table, column, name } of await findSequences(client)) {
    const { rows } = await client.query<{ value: string; called: boolean }>(
      `SELECT last_value::text AS value, is_called AS called FROM ${name}`,
    );
    if (rows[0]) sequences.push({ table, column, ...rows[0] });
  }
  return sequences;
};
