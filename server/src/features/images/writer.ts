import { randomUUID } from 'node:crypto';
import { StorageFull } from './errors.ts';
import { type Disk, isFull } from './local-disk.ts';
import { EXTENSIONS, fileOf, folderOf, type ImageName, SUFFIXES, temporaryOf } from './names.ts';
import type { ProcessedImage } from './process.ts';

export interface Writer {
  /**
   * Unless the original is there, writes the three files of an image under temporary names, then renames them,
   * the original last, each step forced to the disk: an original that exists has its variants, whenever the
   * process was killed. `now` becomes its time. Throws StorageFull when the disk is full; after any error nothing
   * of the image is left.
   */
  keep(name: ImageName, image: ProcessedImage, now: Date): Promise<void>;
  /** Removes the original first, then variants and alternatives; false if there was no original. */
  removeAll(name: ImageName): Promise<boolean>;
}

/** What writes and removes the files of an image below `root`; one call at a time for each image. */
export const createWriter = (root: string, disk: Disk): Writer => {
  const keep = async (name: ImageName, image: ProcessedImage, now: Date): Promise<void> => {
    const bytes = { _small: image.small, _600: image.tall, '': image.original };
    const mark = randomUUID();
    const written: string[] = [];
    try {
      // Stored before: the grace starts anew, or a sweep could take it before its row is written.
      if (await disk.setTime(fileOf(root, name, '', 'jpg'), now)) return;
      await disk.makeFolder(folderOf(root, name));
      for (const suffix of SUFFIXES) {
        const temporary = temporaryOf(root, name, suffix, mark);
        written.push(temporary);
        await disk.write(temporary, bytes[suffix]);
      }
      await disk.setTime(temporaryOf(root, name, '', mark), now);
      for (const suffix of SUFFIXES) {
        // The variants' names must be on the disk before the original's, which vouches for them.
        if (suffix === '') await disk.syncFolder(folderOf(root, name));
        const file = fileOf(root, name, suffix, 'jpg');
        written.push(file);
        await disk.rename(temporaryOf(root, name, suffix, mark), file);
      }
      await disk.syncFolder(folderOf(root, name));
    } catch (error) {
      const left: unknown[] = [];
      // The original first, here too.
      for (const file of written.reverse()) await disk.remove(file).catch((reason) => left.push(reason));
      const cause =
        left.length > 0 ? new AggregateError([error, ...left], 'an image is half written') : error;
      throw isFull(error) ? new StorageFull({ cause }) : cause;
    }
  };

  const removeAll = async (name: ImageName): Promise<boolean> => {
    let had = false;
    for (const suffix of [...SUFFIXES].reverse()) {
      for (const extension of EXTENSIONS) {
        const removed = await disk.remove(fileOf(root, name, suffix, extension));
        if (suffix === '' && extension === 'jpg') had = removed;
      }
    }
    return had;
  };

  return { keep, removeAll };
};
