import { mkdir, open, readFile, rename, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether an error of the file system says that the file or folder is not there. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether an error of the file system says that the disk or the quota is full. */
export const isFull = (error: unknown): boolean => codeOf(error) === 'ENOSPC' || codeOf(error) === 'EDQUOT';

/** The steps on the file system that a store is made of; a test can make each of them fail. */
export interface Disk {
  /** Makes the folder and those above it, and makes them last. */
  makeFolder(folder: string): Promise<void>;
  /** Writes a new file and forces its bytes to the disk. */
  write(file: string, bytes: Buffer): Promise<void>;
  read(file: string): Promise<Buffer>;
  rename(from: string, to: string): Promise<void>;
  /** Forces the names in a folder to the disk. */
  syncFolder(folder: string): Promise<void>;
  /** Sets the time of the last change; false when there is no such file. */
  setTime(file: string, time: Date): Promise<boolean>;
  /** Bytes and time of the last change of a regular file; null when there is none. */
  look(file: string): Promise<{ bytes: number; changed: Date } | null>;
  /** Removes a file; false when there is none. */
  remove(file: string): Promise<boolean>;
}

/** Out: what the step gives, or `missing` when the file or folder is not there. */
export const unlessMissing = async <T, U>(step: Promise<T>, missing: U): Promise<T | U> => {
  try {
    return await step;
  } catch (error) {
    if (isMissing(error)) return missing;
    throw error;
  }
};

const syncFolder = async (folder: string): Promise<void> => {
  // Windows opens no folders; its file system journals names by itself.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

export const localDisk: Disk = {
  async makeFolder(folder) {
    const first = await mkdir(folder, { recursive: true, mode: 0o700 });
    if (first === undefined) return;
    const above = resolve(dirname(first));
    for (let made = resolve(folder); made !== above; made = dirname(made)) await syncFolder(dirname(made));
  },
  async write(file, bytes) {
    await writeFile(file, bytes, { flag: 'wx', mode: 0o600, flush: true });
  },
  read: (file) => readFile(file),
  rename,
  syncFolder,
  async setTime(file, time) {
    return unlessMissing(
      utimes(file, time, time).then(() => true),
      false,
    );
  },
  async look(file) {
    const found = await unlessMissing(stat(file), null);
    return found?.isFile() ? { bytes: found.size, changed: found.mtime } : null;
  },
  async remove(file) {
    return unlessMissing(
      unlink(file).then(() => true),
      false,
    );
  },
};
