import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect, type Log } from '../db/connect.ts';
import { inTransaction } from '../db/transactions.ts';
import { unlessMissing } from '../features/images/local-disk.ts';
import { SUFFIXES } from '../features/images/names.ts';
import { OperatorError } from '../operator-error.ts';
import {
  type Entry,
  FORMAT,
  isImage,
  MANIFEST,
  type Manifest,
  newHash,
  tablePart,
  writeArchive,
} from './archive.ts';
import { columnList, findSchema, findSequences, findTables, nameOf, WITHIN_MS } from './tables.ts';

/** Rows fetched at once: a post's row can be over half a megabyte. */
const BATCH = 100;

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes the database and the images to one archive that either engine can restore: a gzip'd tar of the images'
 * files, the tables as lines of JSON, and a manifest with their SHA-256. All rows are of one moment. On PostgreSQL the
 * server may run meanwhile; the embedded database is open to one process, so the server must be stopped.
 *
 * Not in it: `token-secret` (a restored server makes a new one: access tokens of at most 15 minutes end, refresh tokens
 * go on), mails in `outbox`, waiting jobs, and the WebP and AVIF of images, which are made again.
 * Out: the bytes of the archive, and its manifest.
 * Throws OperatorError, and DataDirInUse naming the process that holds the embedded database.
 */
export const backup = async (
  config: Config,
  file: string,
  log: Log,
): Promise<{ bytes: number; manifest: Manifest }> => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
    throw new OperatorError(`There is nothing to back up: DATA_DIR ${config.dataDir} holds no database.`);
  }
  const source = await connect({ ...config, log });
  try {
    return await source.session(WITHIN_MS, (client) =>
      inTransaction(
        client,
        async () => {
          // Every server then writes values the same way.
          await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL extra_float_digits = 1`);
          if ((await findTables(client)).length === 0) {
            throw new OperatorError('There is nothing to back up: the database has no tables.');
          }
          const schema = await findSchema(client);
          const found = { tables: [], sequences: [], files: [], missing: [] };
          const manifest: Manifest = { format: FORMAT, created: new Date().toISOString(), schema, ...found };
          const bytes = await writeArchive(file, entriesOf(client, config.dataDir, manifest));
          return { bytes, manifest };
        },
        ONE_MOMENT,
      ),
    );
  } finally {
    await source.close();
  }
};

/** Everything that is saved, which is written into the manifest on the way. */
async function* entriesOf(client: pg.ClientBase, dataDir: string, manifest: Manifest): AsyncGenerator<Entry> {
  // First, so that a restore has them before the rows that name them.
  yield* imagesOf(client, dataDir, manifest);
  for (const { name, columns, order } of await findTables(client)) {
    const hash = newHash();
    let rows = 0;
    let part = 0;
    // PostgreSQL itself writes each row as JSON: exact for every type, and read back by `json_populate_recordset`.
    const row = `(SELECT row_to_json(r) FROM (SELECT ${columnList(columns)}) r)::text`;
    const query = `SELECT ${row} AS line FROM ${nameOf(name)} ORDER BY ${order}`;
    for await (const batch of fetchAll<{ line: string }>(client, query)) {
      // A line break can only be white space inside a value of type json.
      const bytes = Buffer.from(batch.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join(''));
      hash.update(bytes);
      rows += batch.length;
      part += 1;
      yield { name: tablePart(name, part), bytes };
    }
    manifest.tables.push({ name, columns, rows, sha256: hash.digest('hex') });
  }
  // Last: a generator does not belong to the moment of the rows, and must never be behind them.
  manifest.sequences = await findSequences(client);
  yield { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) };
}

/** The JPEGs of every row, the original last; the WebP and AVIF are made anew at their first demand. */
async function* imagesOf(client: pg.ClientBase, dataDir: string, manifest: Manifest): AsyncGenerator<Entry> {
  const query = 'SELECT path FROM public.images ORDER BY path COLLATE "C"';
  for await (const rows of fetchAll<{ path: string }>(client, query)) {
    for (const name of rows.flatMap(({ path }) =>
      SUFFIXES.map((suffix) => `${path.slice(1, -'.jpg'.length)}${suffix}.jpg`),
    )) {
      if (!isImage(name)) throw new Error(`the image row of ${name} is not a stored path`);
      const bytes = await unlessMissing(readFile(join(dataDir, name)), null);
      if (!bytes) {
        manifest.missing.push(name);
        continue;
      }
      manifest.files.push({ name, bytes: bytes.length, sha256: newHash().update(bytes).digest('hex') });
      yield { name, bytes };
    }
  }
}

/** The rows of a query, some at a time. */
async function* fetchAll<Row extends pg.QueryResultRow>(client: pg.ClientBase, query: string) {
  await client.query(`DECLARE backup_rows NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${BATCH} FROM backup_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await client.query('CLOSE backup_rows');
}
