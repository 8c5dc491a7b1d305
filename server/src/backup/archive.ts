import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { z } from 'zod';
import { localDisk } from '../features/images/local-disk.ts';
import { parseImagePath } from '../features/images/names.ts';
import { OperatorError } from '../operator-error.ts';

export interface Entry {
  name: string;
  bytes: Buffer;
}

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  created: z.iso.datetime(),
  /** The last migration: its name, and the SHA-256 of its text as drizzle stores it in the database. */
  schema: z.object({ tag: z.string(), hash: sha256 }),
  /** Tables that others refer to come first; the hash is of all lines in order. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), sha256 })),
  /** The last number of each generator, so that no id is ever given twice. */
  sequences: z.array(
    z.object({ table: z.string(), column: z.string(), value: z.string(), called: z.boolean() }),
  ),
  /** Image files, by their name in the archive. */
  files: z.array(z.object({ name: z.string(), bytes: z.int().min(0), sha256 })),
  /** Image files that a row names and the disk did not have. */
  missing: z.array(z.string()),
});

/** What an archive holds; its last entry. */
export type Manifest = z.output<typeof manifestSchema>;

/** The name of some of a table's lines: they come in parts, so that nobody ever holds a whole table. */
export const tablePart = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.ndjson`;

/** The table of an entry, or null for any other entry. */
export const tableOfPart = (name: string): string | null =>
  /^tables\/(\w+)\/\d{6,}\.ndjson$/.exec(name)?.[1] ?? null;

/** Whether an entry is an image; nothing else may become a file. */
export const isImage = (name: string): boolean => parseImagePath(`/${name}`) !== null;

export const newHash = (): Hash => createHash('sha256');

const END_OF_TAR = Buffer.alloc(1024);

const refuseExisting = (file: string): void => {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already and is left as it is. Choose another name.`);
};

/** An entry as a tar has it; `pack` ends each as if it were the last. */
const tarEntry = async ({ name, bytes }: Entry): Promise<Buffer> => {
  const tar = pack();
  tar.entry({ name, mode: 0o600 }, bytes);
  tar.finalize();
  return (await buffer(tar)).subarray(0, -END_OF_TAR.length);
};

async function* tarOf(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const entry of entries) yield await tarEntry(entry);
  yield END_OF_TAR;
}

/**
 * Writes a gzip'd tar, readable by its owner alone: it holds password hashes. It is called `FILE.part` until it is
 * whole, and removed when `entries` or the disk fails. Out: its size in bytes. Throws OperatorError when `file` exists.
 */
export const writeArchive = async (file: string, entries: AsyncIterable<Entry>): Promise<number> => {
  refuseExisting(file);
  const part = `${file}.part`;
  try {
    await pipeline(tarOf(entries), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
    refuseExisting(file);
    await rename(part, file);
    await localDisk.syncFolder(dirname(file));
    return (await stat(file)).size;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** The entries of an archive in their order. Throws OperatorError when it is cut off, damaged or not an archive. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  reading.catch(() => undefined); // ends the loop below with the same error
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) };
    await reading;
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    throw new OperatorError(
      syscall ? `${file} cannot be read: ${message}.` : `${file} is damaged or cut off (${message}).`,
    );
  }
}

/**
 * Reads a whole archive and compares all it holds with its manifest, which is returned.
 * Throws OperatorError when it is cut off, damaged, altered or of another format.
 */
export const verifyArchive = async (file: string): Promise<Manifest> => {
  const bad = (what: string) =>
    new OperatorError(`${file} cannot be restored: ${what}. Nothing was changed.`);
  const hashes = new Map<string, Hash>();
  let manifest: Manifest | null = null;
  for await (const { name, bytes } of readArchive(file)) {
    if (manifest) throw bad(`${name} comes after its manifest`);
    const table = tableOfPart(name);
    if (name === MANIFEST) {
      try {
        manifest = manifestSchema.parse(JSON.parse(bytes.toString()));
      } catch {
        throw bad('its manifest is not of a format that this version reads');
      }
    } else if (table || (isImage(name) && !hashes.has(name))) {
      hashes.set(table ?? name, (hashes.get(table ?? name) ?? newHash()).update(bytes));
    } else {
      throw bad(`${name} does not belong in it`);
    }
  }
  if (!manifest) throw bad('it ends before its manifest');
  for (const { name, sha256 } of [...manifest.tables, ...manifest.files]) {
    if ((hashes.get(name) ?? newHash()).digest('hex') !== sha256) throw bad(`${name} is not as it was saved`);
    hashes.delete(name);
  }
  for (const extra of hashes.keys()) throw bad(`${extra} is not in its manifest`);
  return manifest;
};
