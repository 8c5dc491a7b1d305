import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../config.ts';
import { connect, type Log } from '../db/connect.ts';
import { inTransaction } from '../db/transactions.ts';
import { unlessMissing } from '../features/images/local-disk.ts';
import { parseImagePath, SUFFIXES } from '../features/images/names.ts';
import { OperatorError } from '../operator-error.ts';
import { FORMAT, type Manifest, writeArchive } from './archive.ts';
import { findSchema, findTables, WITHIN_MS } from './tables.ts';

/** Rows fetched at once: a post's row can be over a megabyte, of which a backup and a restore hold several copies. */
const BATCH = 20;

const ONE_MOMENT = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

/**
 * Writes the database and the images to one archive that either engine can restore: gzip'd lines of JSON. All rows are
 * of one moment. On PostgreSQL the server may run meanwhile; the embedded database is open to one process, so the
 * server must be stopped.
 *
 * Not in it: `token-secret` (a restored server makes a new one: access tokens of at most 15 minutes end, refresh tokens
 * go on), mails in `outbox`, waiting jobs, and the WebP and AVIF of images, which are made again.
 * Out: what was saved. Throws OperatorError, and DataDirInUse naming the process that holds the embedded database.
 */
export const backup = async (config: Config, file: string, log: Log): Promise<Manifest> => {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'postgres/PG_VERSION'))) {
    throw new OperatorError(`There is nothing to back up: DATA_DIR ${config.dataDir} holds no database.`);
  }
  const source = await connect({ ...config, log });
  const work = async (client: pg.ClientBase): Promise<Manifest> => {
    const found = { tables: [], images: 0, missing: [], sequences: [] };
    const schema = await findSchema(client);
    const manifest = { format: FORMAT, created: new Date().toISOString(), schema, ...found };
    await writeArchive(file, linesOf(client, config.dataDir, manifest));
    return manifest;
  };
  try {
    return await source.session(WITHIN_MS, (client) => inTransaction(client, () => work(client), ONE_MOMENT));
  } finally {
    await source.close();
  }
};

/** Everything that is saved, which is counted in the manifest on the way. */
async function* linesOf(client: pg.ClientBase, dataDir: string, manifest: Manifest): AsyncGenerator<string> {
  yield* imagesOf(client, dataDir, manifest);
  // Every server then writes values the same way, and all digits of them.
  await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL extra_float_digits = 1`);
  for (const name of await findTables(client)) {
    const table = { name, rows: 0 };
    manifest.tables.push(table);
    // PostgreSQL itself writes each row as JSON: exact for every type, and read back by `json_populate_recordset`.
    const query = `SELECT row_to_json(t.*)::text AS row FROM ${name} t`;
    for await (const batch of fetchAll<{ row: string }>(client, query)) {
      table.rows += batch.length;
      const rows = batch.map(({ row }) => row).join();
      // A line break can only be white space inside a value of type json.
      yield `{"table":${JSON.stringify(name)},"rows":[${rows.replaceAll('\n', ' ')}]}`;
    }
  }
  // Last: a generator does not belong to the moment of the rows, and must never be behind them.
  const sequences = await client.query<Manifest['sequences'][number]>(
    `SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences
     WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename COLLATE "C"`,
  );
  manifest.sequences = sequences.rows;
  yield JSON.stringify(manifest);
}

/** The JPEGs of every row, the original last; the WebP and AVIF are made anew at their first demand. */
async function* imagesOf(client: pg.ClientBase, dataDir: string, manifest: Manifest): AsyncGenerator<string> {
  for await (const rows of fetchAll<{ path: string }>(client, 'SELECT path FROM images')) {
    for (const image of rows.flatMap(({ path }) =>
      SUFFIXES.map((suffix) => `${path.slice(0, -'.jpg'.length)}${suffix}.jpg`),
    )) {
      if (!parseImagePath(image)) throw new Error(`the image row of ${image} is not a stored path`);
      const base64 = await unlessMissing(readFile(join(dataDir, image), 'base64'), null);
      if (base64 === null) {
        manifest.missing.push(image);
        continue;
      }
      manifest.images += 1;
      yield JSON.stringify({ image, base64 });
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
