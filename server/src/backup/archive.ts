import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline as connectStreams } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { localDisk } from '../features/images/local-disk.ts';
import { OperatorError } from '../operator-error.ts';

export const FORMAT = 2;

/** What an archive says of itself. */
export interface Manifest {
  format: number;
  /** When it was made, in ISO 8601. */
  created: string;
  /** The hash of the last migration, as drizzle stores it in the database. */
  schema: string;
  /** Tables that others refer to come first. */
  tables: { name: string; rows: number }[];
  /** How many image files it holds. */
  images: number;
  /** Image files that a row names and the disk did not have. */
  missing: string[];
  /** The last number of each generator that has given one, so that no id is ever given twice. */
  sequences: { name: string; value: string }[];
}

/** A line of an archive, as JSON: image files come first, then the tables with some rows a line, the manifest last. */
export type Line = { image: string; base64: string } | { table: string; rows: unknown[] } | Manifest;

/** Begins the line behind all others, which has their SHA-256. */
const CHECKSUM = 'sha256 ';

async function* withChecksum(lines: AsyncIterable<string>): AsyncGenerator<string> {
  const hash = createHash('sha256');
  for await (const line of lines) {
    hash.update(`${line}\n`);
    yield `${line}\n`;
  }
  yield `${CHECKSUM}${hash.digest('hex')}\n`;
}

/**
 * Writes lines and their checksum as gzip'd text, readable by its owner alone: it holds password hashes. It is called
 * `FILE.part` until it is whole, and removed when `lines` or the disk fails.
 * @throws OperatorError when `file` exists.
 */
export const writeArchive = async (file: string, lines: AsyncIterable<string>): Promise<void> => {
  if (existsSync(file))
    throw new OperatorError(`${file} exists already and is left as it is. Choose another name.`);
  const part = `${file}.part`;
  try {
    // Of a backup that was interrupted, or a file that somebody else would read.
    await rm(part, { force: true });
    const output = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true });
    await pipeline(withChecksum(lines), createGzip(), output);
    await rename(part, file);
    await localDisk.syncFolder(dirname(file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
};

/** The lines of gzip'd text. `readline` would also split them at U+2028, which a post may hold. */
async function* unzippedLines(file: string): AsyncGenerator<string> {
  const text = connectStreams(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8');
  let line = '';
  for await (const chunk of text) {
    const [end, ...others] = String(chunk).split('\n');
    line += end;
    for (const other of others) {
      yield line;
      line = other;
    }
  }
}

/**
 * The lines of an archive in their order, without the checksum. Only after the last one is it known that all are as
 * they were written.
 * @throws OperatorError when it is not there, cut off, damaged, altered or not an archive.
 */
export async function* readArchive(file: string): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let checksum = '';
  try {
    for await (const line of unzippedLines(file)) {
      if (line.startsWith(CHECKSUM)) {
        checksum = line;
      } else {
        hash.update(`${line}\n`);
        yield line;
      }
    }
    if (checksum !== `${CHECKSUM}${hash.digest('hex')}`)
      throw new Error('its checksum is not that of its lines');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(
      `${file} is not there, cut off, damaged or not a backup that this version reads (${reason}). Nothing was changed.`,
    );
  }
}

/** Reads a whole archive. Throws OperatorError when it is not as it was written, or of another format. */
export const verifyArchive = async (file: string): Promise<Manifest> => {
  let last = '';
  for await (const line of readArchive(file)) last = line;
  const manifest: Manifest = JSON.parse(last);
  if (manifest.format === FORMAT) return manifest;
  throw new OperatorError(
    `${file} is of format ${manifest.format}, and this version reads format ${FORMAT}. Restore it with the version that made it. Nothing was changed.`,
  );
};
