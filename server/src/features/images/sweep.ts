import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { IMAGE_TARGETS } from '@hanca/common/images.ts';
import type { Executor } from '../../db/executor.ts';
import { type Disk, unlessMissing } from './local-disk.ts';
import { withPictureLocked } from './lock.ts';
import { fileOf, hashOfFile, type ImageName, isTemporary, pathOf } from './names.ts';
import { findStoredImages } from './queries.ts';

export interface Swept {
  /** The stored paths that are gone. */
  removed: string[];
  /** How many files of interrupted writes are gone. */
  leftovers: number;
}

interface Shelf {
  root: string;
  disk: Disk;
  db: Executor;
  removeAll: (name: ImageName) => Promise<void>;
}

const BATCH = 500;

/** One pass over every month folder; see ImageStore.sweep. Files whose names are not the store's are left alone. */
export const sweepImages = async (shelf: Shelf, olderThan: Date): Promise<Swept> => {
  const swept: Swept = { removed: [], leftovers: 0 };
  for await (const folder of monthFolders(shelf.root)) {
    const files = await list(join(shelf.root, ...folder));
    swept.leftovers += await removeTemporaries(shelf, folder, files.filter(isTemporary), olderThan);
    const old: ImageName[] = [];
    for (const [hash, members] of Map.groupBy(files, hashOfFile)) {
      if (!hash) continue;
      const name: ImageName = { folder, hash, suffix: '' };
      if (await isOld(shelf, name, members, olderThan)) old.push(name);
    }
    for (let start = 0; start < old.length; start += BATCH) {
      const names = old.slice(start, start + BATCH);
      const stored = await findStoredImages(shelf.db, names.map(pathOf));
      for (const name of names) {
        const path = pathOf(name);
        if (stored.has(path)) continue;
        const removed = await withPictureLocked(shelf.db, path, async (tx) => {
          // The same picture may have been uploaded again since it was looked at.
          if ((await findStoredImages(tx, [path])).has(path)) return false;
          if (!(await isOld(shelf, name, [], olderThan))) return false;
          await shelf.removeAll(name);
          return true;
        });
        if (removed) swept.removed.push(path);
      }
    }
  }
  return swept;
};

async function* monthFolders(root: string): AsyncGenerator<ImageName['folder']> {
  for (const target of IMAGE_TARGETS) {
    for (const year of (await list(join(root, target))).filter((name) => /^[0-9]{4}$/.test(name))) {
      const months = await list(join(root, target, year));
      for (const month of months.filter((name) => /^(?:0[1-9]|1[0-2])$/.test(name))) {
        yield [target, year, month];
      }
    }
  }
}

const list = async (folder: string): Promise<string[]> => (await unlessMissing(readdir(folder), [])).sort();

/** By the original's time; without an original (a write broke off) by the latest of the members. */
const isOld = async ({ root, disk }: Shelf, name: ImageName, members: string[], olderThan: Date) => {
  const original = await disk.look(fileOf(root, name, '', 'jpg'));
  if (original) return original.changed < olderThan;
  for (const member of members) {
    const found = await disk.look(join(root, ...name.folder, member));
    if (found && found.changed >= olderThan) return false;
  }
  return true;
};

const removeTemporaries = async (
  { root, disk }: Shelf,
  folder: string[],
  files: string[],
  olderThan: Date,
): Promise<number> => {
  let removed = 0;
  for (const file of files) {
    const found = await disk.look(join(root, ...folder, file));
    if (found && found.changed < olderThan && (await disk.remove(join(root, ...folder, file)))) removed += 1;
  }
  return removed;
};
