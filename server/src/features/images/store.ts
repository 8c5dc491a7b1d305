import { createHmac, randomUUID } from 'node:crypto';
import type { ImageTarget } from '@hanca/common/images.ts';
import type { Executor } from '../../db/executor.ts';
import { chooseFormat } from './accept.ts';
import { ImageQueueFull } from './errors.ts';
import { type Disk, localDisk } from './local-disk.ts';
import { withPictureLocked } from './lock.ts';
import {
  type Extension,
  fileOf,
  folderOf,
  type ImageName,
  nameImage,
  parseImagePath,
  pathOf,
  temporaryOf,
} from './names.ts';
import { encodeAs, makeVariant, type ProcessedImage } from './process.ts';
import { insertImage } from './queries.ts';
import { type Swept, sweepImages } from './sweep.ts';
import { lookWhole } from './whole.ts';
import { createWriter } from './writer.ts';

/** A file to answer with. It never changes under its path: cache it for good, with `Vary: Accept`. */
interface OpenedImage {
  /** Absolute path on the disk. */
  file: string;
  type: 'image/jpeg' | 'image/webp' | 'image/avif';
  /** Strong, with its quotes; another for each format. */
  etag: string;
  bytes: number;
}

export interface ImageStore {
  /**
   * Stores an image with its row and answers when it would survive a power cut. The hash is keyed, of the user and the
   * picture: one user's same picture in the same month and target is stored once. `now` dates the path (UTC) and the
   * grace of the sweep, which begins anew with each time that it is stored. After an error there is no new row, and
   * what there is of the files is swept. Throws StorageFull when the disk is full. Out: the stored path.
   */
  save(target: ImageTarget, userId: number, image: ProcessedImage, now: Date): Promise<string>;
  /**
   * Lets the original of a picture be made at the first demand for it or for a variant, where the disk has none. In: a
   * stored path whose row is there, and what makes the JPEG; it is called again after it threw. Forgotten when this
   * process ends.
   */
  makeLater(path: string, make: () => Promise<Buffer>): void;
  /**
   * Finds the file for a request path (not percent-decoded again) and an Accept header. Null unless the path is
   * exactly that of a stored image or a variant. Makes the WebP or AVIF at its first demand; while that cannot be
   * done the JPEG is answered. A file that is torn is none: a variant is made anew from the original. Throws
   * ImageQueueFull when that has to wait.
   */
  open(path: string, accept: string): Promise<OpenedImage | null>;
  /** Removes images without a row that were saved before then, and what interrupted writes left before then. */
  sweep(olderThan: Date): Promise<Swept>;
}

interface Parts {
  /** Of the hashes in names: without it nobody can try out who has stored a picture that shows no name. */
  nameKey: Uint8Array;
  disk: Disk;
  encode: typeof encodeAs;
  /** Called with what keeps the answer from being as it should: an alternative that could not be made, a torn file. */
  report: (error: unknown, path: string) => void;
}

/** A store of images below a folder of the local disk, which is made when it is first written to, and of their rows. */
export const createImageStore = (
  root: string,
  db: Executor,
  {
    nameKey,
    disk = localDisk,
    encode = encodeAs,
    report = () => {},
  }: Partial<Parts> & Pick<Parts, 'nameKey'>,
): ImageStore => {
  const writer = createWriter(root, disk);
  const making = new Map<string, Promise<void>>();
  const later = new Map<string, () => Promise<Buffer>>();

  /** Adds a file that is made of another one of the image, which is there to its end. */
  const add = async (name: ImageName, extension: Extension, bytes: Buffer): Promise<void> => {
    const temporary = temporaryOf(root, name, `${name.suffix}.${extension}`, randomUUID());
    const file = fileOf(root, name, name.suffix, extension);
    try {
      await disk.write(temporary, bytes);
      await disk.rename(temporary, file);
    } finally {
      await disk.remove(temporary);
    }
    // Who removes an image begins with its original, so that of both at once the later one sees what the other did.
    if (!(await disk.look(fileOf(root, name, '', 'jpg')))) await disk.remove(file);
  };

  /** One making at a time for each file; the others wait for it. */
  const once = (name: ImageName, extension: Extension, make: () => Promise<Buffer>): Promise<void> => {
    const key = fileOf(root, name, name.suffix, extension);
    const running = making.get(key);
    if (running) return running;
    const started = make()
      .then((bytes) => add(name, extension, bytes))
      .finally(() => making.delete(key));
    making.set(key, started);
    return started;
  };

  const find = async (name: ImageName, extension: Extension): Promise<OpenedImage | null> => {
    const file = fileOf(root, name, name.suffix, extension);
    const found = await lookWhole(file, extension);
    if (found && !found.whole) report(new Error('a stored file is torn'), file);
    if (!found?.whole) return null;
    const etag = `"${name.hash}${name.suffix}-${extension}-${found.bytes.toString(36)}"`;
    const type = extension === 'jpg' ? 'image/jpeg' : (`image/${extension}` as const);
    return { file, type, etag, bytes: found.bytes };
  };

  const findOriginal = async (name: ImageName): Promise<OpenedImage | null> => {
    const original = { ...name, suffix: '' } as const;
    const found = await find(original, 'jpg');
    const make = later.get(pathOf(name));
    if (found) later.delete(pathOf(name));
    if (found || !make) return found;
    try {
      await once(original, 'jpg', async () => {
        await disk.makeFolder(folderOf(root, name));
        return make();
      });
      later.delete(pathOf(name));
    } catch (error) {
      report(error, pathOf(name));
    }
    return find(original, 'jpg');
  };

  const findJpeg = async (name: ImageName): Promise<OpenedImage | null> => {
    const { suffix } = name;
    if (suffix === '') return findOriginal(name);
    const found = await find(name, 'jpg');
    if (found) return found;
    const original = await findOriginal(name);
    if (!original) return null;
    try {
      await once(name, 'jpg', async () => makeVariant(suffix, await disk.read(original.file)));
    } catch (error) {
      if (error instanceof ImageQueueFull) throw error;
      report(error, original.file);
    }
    return find(name, 'jpg');
  };

  return {
    async save(target, userId, image, now) {
      const digest = createHmac('sha256', nameKey).update(`${userId}:`).update(image.files['']).digest('hex');
      const name = nameImage(target, digest.slice(0, 32), now);
      const path = pathOf(name);
      const { width, height, files } = image;
      const bytes = Object.values(files).reduce((sum, file) => sum + file.length, 0);
      await writer.write(name, files, now, (giveNames) =>
        withPictureLocked(db, path, async (tx) => {
          await giveNames();
          await insertImage(tx, { path, userId, target, bytes, width, height });
        }),
      );
      return path;
    },

    makeLater(path, make) {
      later.set(path, make);
    },

    async open(path, accept) {
      const name = parseImagePath(path);
      if (!name) return null;
      const format = chooseFormat(accept, name.suffix !== '');
      const ready = format && (await find(name, format));
      if (ready) return ready;
      const jpeg = await findJpeg(name);
      if (!jpeg || !format) return jpeg;
      try {
        await once(name, format, async () => encode(format, await disk.read(jpeg.file)));
      } catch (error) {
        if (!(error instanceof ImageQueueFull)) report(error, path);
      }
      return (await find(name, format)) ?? find(name, 'jpg');
    },

    sweep: (olderThan) => sweepImages({ root, disk, db, removeAll: writer.removeAll }, olderThan),
  };
};
