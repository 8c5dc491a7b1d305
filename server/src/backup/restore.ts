import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect, type Log } from '../db/connect.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { inTransaction } from '../db/transactions.ts';
import { localDisk, unlessMissing } from '../features/images/local-disk.ts';
import { fileOf, parseImagePath } from '../features/images/names.ts';
import { OperatorError } from '../operator-error.ts';
import { type Line, type Manifest, readArchive, verifyArchive } from './archive.ts';
import { findRowTriggers, findSchema, findTables, WITHIN_MS } from './tables.ts';

/**
 * Fills an empty database and an empty images folder from an archive of `backup`, whichever engine it came from. The
 * whole archive is checked before anything is touched; then all of it is restored or nothing. The tables are brought
 * to the archive's schema; the server's next start brings them up to date. Out: what was restored.
 * Throws OperatorError for a bad archive, a target that is not empty or an end that is in doubt, and DataDirInUse.
 */
export const restore = async (config: Config, file: string, log: Log): Promise<Manifest> => {
  const manifest = await verifyArchive(file);
  const known = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  const steps = known.findIndex(({ hash }) => hash === manifest.schema) + 1;
  if (steps === 0) {
    throw new OperatorError(
      `${file} has tables that are not known to this version of the product. Restore it with the version that made it, or a newer one. Nothing was changed.`,
    );
  }
  const root = join(config.dataDir, 'images');
  const part = `${root}.part`;
  await refuseFiles(root);
  const target = await connect({ ...config, log });
  try {
    await target.session(WITHIN_MS, refuseRows);
    await target.migrate(MIGRATIONS, steps);
    await rm(part, { recursive: true, force: true });
    await localDisk.makeFolder(part);
    const work = target.session(WITHIN_MS, (client) =>
      inTransaction(client, async () => {
        await fill(client, file, manifest, part);
        await refuseFiles(root);
        await rm(root, { recursive: true, force: true });
        // Last: should the disk or the COMMIT fail now, the images are there and refuse another try.
        await rename(part, root);
        await localDisk.syncFolder(config.dataDir);
      }),
    );
    await work.catch((error: unknown) => {
      if (existsSync(part)) throw error;
      log.error({ err: error }, 'the end of the restore failed');
      throw new OperatorError(
        `The images are restored, but it is not known whether the database is: empty the database and ${root}, then restore again.`,
        { cause: error },
      );
    });
    return manifest;
  } finally {
    await rm(part, { recursive: true, force: true });
    await target.close();
  }
};

const notEmpty = (what: string) => new OperatorError(`The target is not empty: ${what} Nothing was changed.`);

/** Throws OperatorError when there is a file below the images' folder. */
const refuseFiles = async (root: string): Promise<void> => {
  const entries = await unlessMissing(readdir(root, { recursive: true, withFileTypes: true }), []);
  const first = entries.find((entry) => !entry.isDirectory());
  if (first) throw notEmpty(`${root} holds files (such as ${join(first.parentPath, first.name)}).`);
};

/** Throws OperatorError when a table has rows. */
const refuseRows = async (client: pg.ClientBase): Promise<void> => {
  for (const name of await findTables(client)) {
    const { rows } = await client.query(`SELECT 1 FROM ${name} LIMIT 1`);
    if (rows.length > 0) throw notEmpty(`its table ${name} has rows. Restore into a new database.`);
  }
};

/** Stores all rows, and writes the images into the folder `part`. */
const fill = async (client: pg.ClientBase, file: string, manifest: Manifest, part: string): Promise<void> => {
  if ((await findSchema(client)) !== manifest.schema) {
    throw new OperatorError("The target's tables are newer than the archive's. Restore into a new database.");
  }
  const tables = await findTables(client);
  // A server that starts on the target now waits, or came first and is seen.
  await client.query(`LOCK TABLE ${tables.join()} IN ACCESS EXCLUSIVE MODE`);
  await refuseRows(client);
  const triggers = await findRowTriggers(client);
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`);
  for await (const json of readArchive(file)) {
    const line: Line = JSON.parse(json);
    if ('image' in line) {
      const name = parseImagePath(line.image);
      if (!name) throw new Error(`${line.image} is not the path of an image`);
      const image = fileOf(part, name, name.suffix, 'jpg');
      await localDisk.makeFolder(dirname(image));
      await localDisk.write(image, Buffer.from(line.base64, 'base64'));
      await localDisk.syncFolder(dirname(image));
    } else if ('table' in line) {
      if (!tables.includes(line.table)) throw new Error(`${line.table} is not a table of the product`);
      // From the line's own text: a number of JavaScript would not hold every number of PostgreSQL.
      const { rowCount } = await client.query(
        `INSERT INTO ${line.table} OVERRIDING SYSTEM VALUE
         SELECT * FROM json_populate_recordset(NULL::${line.table}, $1::json -> 'rows')`,
        [json],
      );
      if (rowCount !== line.rows.length) throw new Error(`not all rows of ${line.table} were stored`);
    }
  }
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`);
  for (const { name, value } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2::bigint)', [name, value]);
  }
  // A planner without statistics would read whole tables.
  await client.query(`ANALYZE ${tables.join()}`);
};
