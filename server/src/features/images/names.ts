import { join } from 'node:path';
import { IMAGE_VARIANTS } from '@hanca/common/image-variants.ts';
import { IMAGE_TARGETS, type ImageTarget } from '@hanca/common/images.ts';

/** Put between the hash and the dot: none for the original. The original comes last wherever files are written. */
export const SUFFIXES = [...IMAGE_VARIANTS.map((variant) => `_${variant}` as const), ''] as const;
export type Suffix = (typeof SUFFIXES)[number];

export const EXTENSIONS = ['jpg', 'webp', 'avif'] as const;
export type Extension = (typeof EXTENSIONS)[number];

const suffixes = IMAGE_VARIANTS.map((variant) => `_${variant}`).join('|');
const REQUESTED = new RegExp(
  `^/images/(${IMAGE_TARGETS.join('|')})/([0-9]{4})/(0[1-9]|1[0-2])/([0-9a-f]{32})(${suffixes})?\\.jpg$`,
);
const STORED = new RegExp(`^([0-9a-f]{32})(?:${suffixes})?\\.(?:${EXTENSIONS.join('|')})$`);
const TEMPORARY = /^\.[0-9a-f]{32}[0-9a-z_.-]*\.tmp$/;

export interface ImageName {
  /** The folder below the root, in parts. */
  folder: [target: string, year: string, month: string];
  hash: string;
  suffix: Suffix;
}

/** What a request path names, or null for anything that is not exactly a stored path or a variant of one. */
export const parseImagePath = (path: string): ImageName | null => {
  const [, target, year, month, hash, ending = ''] = REQUESTED.exec(path) ?? [];
  const suffix = SUFFIXES.find((known) => known === ending);
  if (!target || !year || !month || !hash || suffix === undefined) return null;
  return { folder: [target, year, month], hash, suffix };
};

/** The name of an image's original for its month, which is counted in UTC. */
export const nameImage = (target: ImageTarget, hash: string, now: Date): ImageName => {
  const [year = '', month = ''] = now.toISOString().split('-');
  return { folder: [target, year, month], hash, suffix: '' };
};

/** The stored path (of the original) of a name. */
export const pathOf = ({ folder, hash }: ImageName): string => `/images/${folder.join('/')}/${hash}.jpg`;

/** The folder of a name on the disk. */
export const folderOf = (root: string, { folder }: ImageName): string => join(root, ...folder);

/** The file of a name on the disk. */
export const fileOf = (root: string, name: ImageName, suffix: Suffix, extension: Extension): string =>
  join(folderOf(root, name), `${name.hash}${suffix}.${extension}`);

/** The hash in the name of a stored file (original, variant or alternative), or null. */
export const hashOfFile = (file: string): string | null => STORED.exec(file)?.[1] ?? null;

/** Whether a file is one that was being written, to be renamed once complete. */
export const isTemporary = (file: string): boolean => TEMPORARY.test(file);

/** A name to write under before `file`, in the same folder. `mark` tells attempts apart. */
export const temporaryOf = (root: string, name: ImageName, ending: string, mark: string): string =>
  join(folderOf(root, name), `.${name.hash}${ending}.${mark}.tmp`);
