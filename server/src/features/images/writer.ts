import { randomUUID } from 'node:crypto';
import { StorageFull } from './errors.ts';
import { type Disk, isFull } from './local-disk.ts';
import { EXTENSIONS, fileOf, folderOf, type ImageName, SUFFIXES, temporaryOf } from './names.ts';
import type { ProcessedImage } from './process.ts';

export interface Writer {
  /**
   * Writes the files of an image under temporary names, forced to the disk, calls `alone` with what gives them
   * their names, and removes what is temporary still. `now` becomes the original's time. Throws StorageFull when the
   * disk is full.
   */
  write(
    name: ImageName,
    files: ProcessedImage['files'],
    now: Date,
    alone: (giveNames: () => Promise<void>) => Promise<void>,
  ): Promise<void>;
  /** Removes the original first, then variants and alternatives. */
  removeAll(name: ImageName): Promise<void>;
}

/** What writes and removes the files of an image below `root`. */
export const createWriter = (root: string, disk: Disk): Writer => {
  /**
   * Over those that may be there already: the same picture, or one that is torn. The original comes last, so that one
   * that exists has its variants, whenever the process was killed.
   */
  const giveNames = async (name: ImageName, mark: string): Promise<void> => {
    for (const suffix of SUFFIXES) {
      // The variants' names must be on the disk before the original's, which vouches for them.
      if (suffix === '') await disk.syncFolder(folderOf(root, name));
      await disk.rename(temporaryOf(root, name, suffix, mark), fileOf(root, name, suffix, 'jpg'));
    }
    await disk.syncFolder(folderOf(root, name));
  };

  return {
    async write(name, files, now, alone) {
      const mark = randomUUID();
      try {
        await disk.makeFolder(folderOf(root, name));
        for (const suffix of SUFFIXES) await disk.write(temporaryOf(root, name, suffix, mark), files[suffix]);
        await disk.setTime(temporaryOf(root, name, '', mark), now);
        await alone(() => giveNames(name, mark));
      } catch (error) {
        for (const suffix of SUFFIXES) {
          // What cannot be removed now is swept later.
          await disk.remove(temporaryOf(root, name, suffix, mark)).catch(() => undefined);
        }
        throw isFull(error) ? new StorageFull({ cause: error }) : error;
      }
    },

    async removeAll(name) {
      for (const suffix of [...SUFFIXES].reverse()) {
        for (const extension of EXTENSIONS) await disk.remove(fileOf(root, name, suffix, extension));
      }
    },
  };
};
