import { createHash, randomUUID } from 'node:crypto';
import type { ImageTarget } from '@hanca/common/images.ts';
import { chooseFormat } from './accept.ts';
import { ImageQueueFull } from './errors.ts';
import { createExclusive } from './exclusive.ts';
import { type Disk, localDisk } from './local-disk.ts';
import {
  type Extension,
  fileOf,
  type ImageName,
  nameImage,
  parseImagePath,
  pathOf,
  temporaryOf,
} from './names.ts';
import { type AlternativeFormat, encodeAs, type ProcessedImage } from './process.ts';
import { type Sweep, type Swept, sweepImages } from './sweep.ts';
import { createWriter } from './writer.ts';

export interface StoredImage {
  /** `/images/{target}/{yyyy}/{mm}/{hash}.jpg` */
  path: string;
  /** Of the three files together. */
  bytes: number;
}

/** A file to answer with. It never changes under its path: cache it for good, with `Vary: Accept`. */
export interface OpenedImage {
  /** Absolute path on the disk. */
  file: string;
  type: 'image/jpeg' | 'image/webp' | 'image/avif';
  /** Strong, with its quotes; another for each format. */
  etag: string;
  bytes: number;
}

export interface ImageStore {
  /**
   * Keeps an image and answers when it would survive a power cut. The hash is of the user and the picture: one
   * user's same picture in the same month and target is stored once. `now` dates the path (UTC) and the grace of
   * the sweep. Throws StorageFull when the disk is full; after any error nothing of the image is left.
   */
  save(target: ImageTarget, userId: number, image: ProcessedImage, now: Date): Promise<StoredImage>;
  /**
   * Finds the file for a request path (not percent-decoded again) and an Accept header. Null unless the path is
   * exactly that of a stored image or a variant. Makes the WebP or AVIF at its first demand; while that cannot be
   * done the JPEG is answered.
   */
  open(path: string, accept: string): Promise<OpenedImage | null>;
  /** Removes an image, its variants and alternatives, by the path of the original; false if there was none. */
  remove(path: string): Promise<boolean>;
  /**
   * Removes images saved before `olderThan` that `isReferenced` does not name among the paths it is given (at most
   * 500 at once), and what interrupted writes left before then. If `isReferenced` throws, nothing more is removed.
   */
  sweep(sweep: Sweep): Promise<Swept>;
}

interface Parts {
  disk: Disk;
  encode: typeof encodeAs;
  /** Told why an alternative could not be made; the visitor got the JPEG. */
  report: (error: unknown, path: string) => void;
}

/** A store of images below a folder of the local disk, which is made when it is first written to. */
export const createImageStore = (root: string, parts: Partial<Parts> = {}): ImageStore => {
  const { disk = localDisk, encode = encodeAs, report = () => {} } = parts;
  const exclusive = createExclusive();
  const { keep, removeAll } = createWriter(root, disk);
  const encoding = new Map<string, Promise<void>>();

  const encodeBeside = async (name: ImageName, format: AlternativeFormat): Promise<void> => {
    const jpeg = fileOf(root, name, name.suffix, 'jpg');
    const bytes = await encode(format, await disk.read(jpeg));
    const temporary = temporaryOf(root, name, `${name.suffix}.${format}`, randomUUID());
    try {
      await disk.write(temporary, bytes);
      await exclusive(pathOf(name), async () => {
        // The image may have been removed meanwhile; its alternative must not outlive it.
        if (await disk.look(jpeg)) await disk.rename(temporary, fileOf(root, name, name.suffix, format));
      });
    } finally {
      await disk.remove(temporary);
    }
  };

  const encodeOnce = (name: ImageName, format: AlternativeFormat): Promise<void> => {
    const key = fileOf(root, name, name.suffix, format);
    const running = encoding.get(key);
    if (running) return running;
    const started = encodeBeside(name, format).finally(() => encoding.delete(key));
    encoding.set(key, started);
    return started;
  };

  const find = async (name: ImageName, extension: Extension): Promise<OpenedImage | null> => {
    const file = fileOf(root, name, name.suffix, extension);
    const found = await disk.look(file);
    if (!found) return null;
    const etag = `"${name.hash}${name.suffix}-${extension}-${found.bytes.toString(36)}"`;
    const type = extension === 'jpg' ? 'image/jpeg' : (`image/${extension}` as const);
    return { file, type, etag, bytes: found.bytes };
  };

  return {
    async save(target, userId, image, now) {
      const digest = createHash('sha256').update(`${userId}:`).update(image.original).digest('hex');
      const name = nameImage(target, digest.slice(0, 32), now);
      const path = pathOf(name);
      await exclusive(path, () => keep(name, image, now));
      return { path, bytes: image.original.length + image.small.length + image.tall.length };
    },

    async open(path, accept) {
      const name = parseImagePath(path);
      const jpeg = name && (await find(name, 'jpg'));
      if (!name || !jpeg) return null;
      const format = chooseFormat(accept, name.suffix !== '');
      if (!format) return jpeg;
      const ready = await find(name, format);
      if (ready) return ready;
      try {
        await encodeOnce(name, format);
      } catch (error) {
        if (!(error instanceof ImageQueueFull)) report(error, path);
      }
      return (await find(name, format)) ?? find(name, 'jpg');
    },

    async remove(path) {
      const name = parseImagePath(path);
      if (name?.suffix !== '') return false;
      return exclusive(path, () => removeAll(name));
    },

    sweep: (sweep) => sweepImages({ root, disk, exclusive, removeAll }, sweep),
  };
};
