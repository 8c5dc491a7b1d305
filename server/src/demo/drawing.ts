import type { ImageTarget } from '@hanca/common/images.ts';
import sharp from 'sharp';
import { processImage } from '../features/images/process.ts';
import type { ImageStore } from '../features/images/store.ts';
import type { DemoPicture } from './content.ts';
import { renderIllustration } from './illustrations/illustrate.ts';

/** Pictures drawn at once: sharp uses one thread for each. */
const AT_ONCE = 2;

/** Works through a list with a few hands. Out: the results in the list's order. */
const inParallel = async <T, R>(list: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = [];
  const queue = list.entries();
  const hand = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, hand));
  return results;
};

/** Lets sharp read SVG meanwhile: it is blocked for uploads, of which there are none before the server listens. */
export const withSvg = async <T>(work: () => Promise<T>): Promise<T> => {
  const svg = { operation: ['VipsForeignLoadSvgBuffer'] };
  sharp.unblock(svg);
  try {
    return await work();
  } finally {
    sharp.block(svg);
  }
};

interface Drawing {
  store: ImageStore;
  target: ImageTarget;
  userId: number;
  now: Date;
}

/** Draws and stores pictures, each once, however many ask for it. Out: the path of every picture asked for, in order. */
export const drawPictures = async (
  { store, target, userId, now }: Drawing,
  asked: readonly (readonly DemoPicture[])[],
): Promise<string[][]> => {
  const distinct = new Map(asked.flat().map((picture) => [JSON.stringify(picture), picture]));
  const draw = async ([key, { kind, seed, ...options }]: [string, DemoPicture]): Promise<
    [string, string]
  > => {
    const picture = await processImage(await renderIllustration(kind, seed, options));
    return [key, await store.save(target, userId, picture, now)];
  };
  const paths = new Map(await withSvg(() => inParallel([...distinct], draw)));
  return asked.map((pictures) => pictures.flatMap((picture) => paths.get(JSON.stringify(picture)) ?? []));
};
