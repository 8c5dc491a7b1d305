import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack } from 'tar-stream';
import { localDisk } from '../features/images/local-disk.ts';
import { BackupError } from './errors.ts';

export interface ArchiveWriter {
  add(name: string, bytes: Buffer): Promise<void>;
  /** Forces the archive to the disk and gives it its name. Out: its size in bytes. */
  finish(): Promise<number>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/**
 * Starts a gzip'd tar, readable by its owner alone: it holds password hashes. Until it is finished it is called
 * `FILE.part`. Throws BackupError when `file` exists.
 */
export const createArchive = (file: string): ArchiveWriter => {
  if (existsSync(file))
    throw new BackupError(`${file} exists already and is left as it is. Choose another name.`);
  const part = `${file}.part`;
  const tar = pack();
  const written = pipeline(tar, createGzip(), createWriteStream(part, { mode: 0o600, flush: true }));
  let failed: ((error: unknown) => void) | null = null;
  written.catch((error) => failed?.(error));

  return {
    async add(name, bytes) {
      if (tar.destroyed) return written;
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      // A full disk ends the stream, after which no entry is ever called back.
      failed = reject;
      const entry = tar.entry({ name, mode: 0o600 }, bytes, (error) => (error ? reject(error) : resolve()));
      entry.on('error', reject);
      await promise;
    },
    async finish() {
      tar.finalize();
      await written;
      if (existsSync(file)) throw new BackupError(`${file} was made meanwhile and is left as it is.`);
      await rename(part, file);
      await localDisk.syncFolder(dirname(file));
      return (await localDisk.look(file))?.bytes ?? 0;
    },
    async abandon() {
      tar.destroy();
      await written.catch(() => undefined);
      await rm(part, { force: true });
    },
  };
};

export interface Entry {
  name: string;
  bytes: Buffer;
}

/** The entries of an archive in their order. Throws BackupError when it is cut off, damaged or not an archive. */
export async function* readArchive(file: string): AsyncGenerator<Entry> {
  const handle = await open(file).catch((error: Error) => {
    throw new BackupError(`${file} cannot be read: ${error.message}.`);
  });
  await handle.close();
  const entries = extract();
  const reading = pipeline(createReadStream(file), createGunzip(), entries);
  reading.catch(() => undefined); // ends the loop below with the same error
  try {
    for await (const entry of entries) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry as AsyncIterable<Buffer>) chunks.push(chunk);
      yield { name: entry.header.name, bytes: Buffer.concat(chunks) };
    }
    await reading;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new BackupError(`${file} is damaged or cut off (${reason}).`);
  }
}
