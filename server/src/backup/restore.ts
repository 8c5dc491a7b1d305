import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect, type Log } from '../db/connect.ts';
import { MIGRATIONS } from '../db/migrations.ts';
import { inTransaction } from '../db/transactions.ts';
import { localDisk, unlessMissing } from '../features/images/local-disk.ts';
import { OperatorError } from '../operator-error.ts';
import { isImage, type Manifest, readArchive, tableOfPart, verifyArchive } from './archive.ts';
import { columnList, findSchema, findTables, knownSchemas, nameOf, WITHIN_MS } from './tables.ts';

/**
 * Fills an empty database and an empty images folder from an archive of `backup`, whichever engine it came from. The
 * whole archive is checked before anything is touched; then all of it is restored or nothing. The tables are brought
 * to the archive's schema; the server's next start brings them up to date. Out: what was restored.
 * Throws OperatorError for a bad archive, a target that is not empty or an end that is in doubt, and DataDirInUse.
 */
export const restore = async (config: Config, file: string, log: Log): Promise<Manifest> => {
  const manifest = await verifyArchive(file);
  const known = knownSchemas();
  const steps = known.findIndex(({ hash }) => hash === manifest.schema.hash) + 1;
  if (steps === 0) {
    throw new OperatorError(
      `The archive's schema ${manifest.schema.tag} is not known to this version of the product (its newest is ${known.at(-1)?.tag}). Restore it with the version that made it, or a newer one.`,
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
    let hasImages = false;
    const work = target.session(WITHIN_MS, (client) =>
      inTransaction(client, async () => {
        await fill(client, file, manifest, part);
        await refuseFiles(root);
        await rm(root, { recursive: true, force: true });
        await rename(part, root);
        // Last: should the disk or the COMMIT fail now, the images are there and refuse another try.
        hasImages = true;
        await localDisk.syncFolder(config.dataDir);
      }),
    );
    await work.catch((error: unknown) => {
      if (!hasImages) throw error;
      log.error({ err: error }, 'the end of the restore failed');
      throw new OperatorError(
        `The images are restored, but it is not known whether the database is: empty the database and ${root}, then restore again.`,
        { cause: error },
      );
    });
    // A planner without statistics would read whole tables.
    await target
      .session(WITHIN_MS, (client) => client.query('ANALYZE'))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'all is restored, but ANALYZE failed: run it on the database'),
      );
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
  for (const { name } of await findTables(client)) {
    const { rows } = await client.query(`SELECT 1 FROM ${nameOf(name)} LIMIT 1`);
    if (rows.length > 0) throw notEmpty(`its table ${name} has rows. Restore into a new database.`);
  }
};

/** Stores all rows, and writes the images into the folder `part`. */
const fill = async (client: pg.ClientBase, file: string, manifest: Manifest, part: string): Promise<void> => {
  if ((await findSchema(client)).hash !== manifest.schema.hash) {
    throw new OperatorError("The target's tables are newer than the archive's. Restore into a new database.");
  }
  const columns = new Map(manifest.tables.map((table) => [table.name, columnList(table.columns)]));
  // A server that starts on the target now waits, or came first and is seen.
  await client.query(`LOCK TABLE ${[...columns.keys()].map(nameOf).join(', ')} IN ACCESS EXCLUSIVE MODE`);
  await refuseRows(client);
  const folders = new Set<string>();
  for await (const { name, bytes } of readArchive(file)) {
    const table = tableOfPart(name);
    if (table) await insert(client, table, columns.get(table) ?? '', bytes);
    if (!isImage(name)) continue;
    const image = join(part, name.slice('images/'.length));
    await localDisk.makeFolder(dirname(image));
    await localDisk.write(image, bytes);
    folders.add(dirname(image));
  }
  for (const folder of folders) await localDisk.syncFolder(folder);
  for (const { table, column, value, called } of manifest.sequences) {
    const { rows } = await client.query<{ number: string | null }>(
      'SELECT setval(pg_get_serial_sequence($1, $2)::regclass, $3::bigint, $4) AS number',
      [nameOf(table), column, value, called],
    );
    if (!rows[0]?.number) throw new Error(`${table}.${column} has no number generator`);
  }
};

const insert = async (client: pg.ClientBase, table: string, columns: string, lines: Buffer) => {
  const rows = lines.toString().split('\n').slice(0, -1);
  const { rowCount } = await client.query(
    `INSERT INTO ${nameOf(table)} (${columns}) OVERRIDING SYSTEM VALUE
     SELECT ${columns} FROM json_populate_recordset(NULL::${nameOf(table)}, $1::json)`,
    [`[${rows.join(',')}]`],
  );
  if (rowCount !== rows.length) throw new Error(`${rowCount} of ${rows.length} rows of ${table} were stored`);
};
