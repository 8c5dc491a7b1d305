import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import type { Log } from '../db/connect.ts';
import { readArchive } from './archive.ts';
import { inTransaction, openConnection } from './connection.ts';
import { BackupError } from './errors.ts';
import { createImagePlace, type ImagePlace, isImageEntry, refuseFiles } from './image-files.ts';
import { type Manifest, tableOfPart } from './manifest.ts';
import { findSchema, type Schema, stepsTo, withMigrations } from './migrations.ts';
import { columnList, findFilledTable, findSequences, findTables, nameOf } from './tables.ts';
import { linesOf, verifyArchive } from './verify.ts';

/**
 * Fills an empty database and an empty images folder from an archive of `backup`, whichever engine it came from. The
 * whole archive is checked before anything is touched; then all of it is restored or nothing. The tables are brought
 * to the archive's schema; the server's next start brings them up to date. Out: what was restored.
 * Throws BackupError for a bad archive or a target that is not empty, and DataDirInUse.
 */
export const restore = async (config: Config, file: string, log: Log): Promise<Manifest> => {
  const manifest = await verifyArchive(file);
  const steps = await stepsTo(manifest.schema);
  const imageRoot = join(config.dataDir, 'images');
  await refuseFiles(imageRoot);
  const target = await openConnection(config, log);
  try {
    await target.session((client) => refuseUsed(client, steps));
    await withMigrations(steps, target.migrate);
    const images = await createImagePlace(imageRoot);
    try {
      await target.session((client) => inTransaction(client, '', () => fill(client, file, manifest, images)));
    } catch (error) {
      await images.abandon();
      if (!images.isPlaced()) throw error;
      // The answer to COMMIT is what failed: the rows may be stored all the same, so their images must stay.
      throw new BackupError(
        `The end of the restore was not confirmed. Empty the database and ${imageRoot}, then restore again.`,
        { cause: error },
      );
    }
    // A planner without statistics would read whole tables.
    await target.session((client) => client.query('ANALYZE'));
    return manifest;
  } finally {
    await target.close();
  }
};

/** Throws BackupError unless the database is new, or migrated no further than the archive and without a row. */
const refuseUsed = async (client: pg.ClientBase, steps: readonly Schema[]): Promise<void> => {
  await refuseRows(client);
  const schema = await findSchema(client);
  const isKnown = schema
    ? steps.some(({ hash }) => hash === schema.hash)
    : (await findTables(client)).length === 0;
  if (!isKnown) {
    throw new BackupError(
      `The target's tables are not those of the archive (${schema?.tag ?? 'made by something else'}). Restore into a new database. Nothing was changed.`,
    );
  }
};

const refuseRows = async (client: pg.ClientBase): Promise<void> => {
  const filled = await findFilledTable(client);
  if (filled) {
    throw new BackupError(
      `The target is not empty: its table ${filled} has rows. Restore into a new database. Nothing was changed.`,
    );
  }
};

const fill = async (
  client: pg.ClientBase,
  file: string,
  manifest: Manifest,
  images: ImagePlace,
): Promise<void> => {
  const columns = new Map(manifest.tables.map((table) => [table.name, columnList(table.columns)]));
  // A server that starts on the target now waits, or came first and is seen.
  await client.query(`LOCK TABLE ${[...columns.keys()].map(nameOf).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await refuseRows(client);
  for await (const { name, bytes } of readArchive(file)) {
    const table = tableOfPart(name);
    if (isImageEntry(name)) await images.write(name, bytes);
    else if (table) await insert(client, table, columns.get(table) ?? '', bytes);
  }
  await setSequences(client, manifest);
  await images.place();
};

const insert = async (
  client: pg.ClientBase,
  table: string,
  columns: string,
  bytes: Buffer,
): Promise<void> => {
  const lines = linesOf(bytes);
  const { rowCount } = await client.query(
    `INSERT INTO ${nameOf(table)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${nameOf(table)}, $1::json)`,
    [`[${lines.join(',')}]`],
  );
  if (rowCount !== lines.length)
    throw new Error(`${rowCount} of ${lines.length} rows of ${table} were stored`);
};

const setSequences = async (client: pg.ClientBase, manifest: Manifest): Promise<void> => {
  const names = new Map((await findSequences(client)).map((s) => [`${s.table}.${s.column}`, s.name]));
  for (const { table, column, value, called } of manifest.sequences) {
    const name = names.get(`${table}.${column}`);
    if (!name) throw new Error(`${table}.${column} has no number generator`);
    await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, called]);
  }
};
