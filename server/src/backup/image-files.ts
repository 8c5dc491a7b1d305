import { readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, localDisk } from '../features/images/local-disk.ts';
import { fileOf, parseImagePath, SUFFIXES } from '../features/images/names.ts';
import { BackupError } from './errors.ts';

/** The files kept of a stored path: the original last. The WebP and AVIF are made anew at their first demand. */
export const filesOf = (imageRoot: string, path: string): { name: string; file: string }[] => {
  const name = parseImagePath(path);
  if (name?.suffix !== '') throw new Error(`the image row ${path} is not a stored path`);
  return SUFFIXES.map((suffix) => ({
    name: `${path.slice(1, -'.jpg'.length)}${suffix}.jpg`,
    file: fileOf(imageRoot, name, suffix, 'jpg'),
  }));
};

/** Whether an entry of an archive is an image; nothing else may become a file. */
export const isImageEntry = (name: string): boolean => parseImagePath(`/${name}`) !== null;

const filesBelow = async (folder: string): Promise<string[]> => {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Throws BackupError when there is a file below the images' folder. */
export const refuseFiles = async (imageRoot: string): Promise<void> => {
  const [first] = await filesBelow(imageRoot);
  if (first) {
    throw new BackupError(
      `The target is not empty: ${imageRoot} holds files (such as ${first}). Nothing was changed.`,
    );
  }
};

export interface ImagePlace {
  write(name: string, bytes: Buffer): Promise<void>;
  /** Gives the images their place in one step, for good once the rows that name them are. */
  place(): Promise<void>;
  isPlaced(): boolean;
  /** Removes them, unless they have their place. */
  abandon(): Promise<void>;
}

/** Writes images beside `imageRoot`, which must hold no file, until they are all there. */
export const createImagePlace = async (imageRoot: string): Promise<ImagePlace> => {
  const part = `${imageRoot}.part`;
  const folders = new Set<string>();
  let placed = false;
  await rm(part, { recursive: true, force: true });
  await localDisk.makeFolder(part);
  return {
    async write(name, bytes) {
      const parsed = parseImagePath(`/${name}`);
      if (!parsed) throw new Error(`${name} is not an image`);
      const file = fileOf(part, parsed, parsed.suffix, 'jpg');
      if (!folders.has(dirname(file))) await localDisk.makeFolder(dirname(file));
      folders.add(dirname(file));
      await localDisk.write(file, bytes);
    },
    async place() {
      for (const folder of folders) await localDisk.syncFolder(folder);
      await refuseFiles(imageRoot);
      await rm(imageRoot, { recursive: true, force: true });
      await rename(part, imageRoot);
      placed = true;
      await localDisk.syncFolder(dirname(imageRoot));
    },
    isPlaced: () => placed,
    abandon: () => rm(part, { recursive: true, force: true }),
  };
};
