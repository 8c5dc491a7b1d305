// The demonstration's pictures: drawings in pictures/*.svg, which become stored pictures like any other.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImageTarget } from '@hanca/common/images.ts';
import { inArray, sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Executor } from '../server/src/db/executor.ts';
import { images } from '../server/src/db/schema/images.ts';
import { nameImage, parseImagePath, pathOf } from '../server/src/features/images/names.ts';
import type { Services } from '../server/src/services.ts';

const FOLDER = join(import.meta.dirname, 'pictures');

/** A drawing, which says its size in pixels; its hash names what is stored of it, before that is made. */
export interface Drawing {
  svg: Buffer;
  hash: string;
  width: number;
  height: number;
}

const drawingOf = (file: string): Drawing => {
  const svg = readFileSync(join(FOLDER, file));
  const [, width, height] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg.toString('latin1')) ?? [];
  if (!width || !height) throw new Error(`demo/pictures/${file} does not say its width and height`);
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 32);
  return { svg, hash, width: Number(width), height: Number(height) };
};

/** Every drawing by the name of its file. */
export const readDrawings = (): ReadonlyMap<string, Drawing> =>
  new Map(readdirSync(FOLDER).map((file) => [file.replace(/\.svg$/, ''), drawingOf(file)]));

/** What is to be stored of a drawing for one kind of record; it is of the staff member and the month like an upload. */
export const imageRow = (
  { svg, hash, width, height }: Drawing,
  target: ImageTarget,
  userId: number,
  now: Date,
) => ({
  path: pathOf(nameImage(target, hash, now)),
  userId,
  target,
  bytes: svg.length,
  width,
  height,
});

const SVG_LOADER = { operation: ['VipsForeignLoadSvgBuffer'] };

let drawing = 0;

/** Lets sharp read SVG meanwhile. Uploads are judged by their first bytes, so none of them reaches this loader. */
export const withSvg = async <T>(work: () => Promise<T>): Promise<T> => {
  if (drawing === 0) sharp.unblock(SVG_LOADER);
  drawing += 1;
  try {
    return await work();
  } finally {
    drawing -= 1;
    if (drawing === 0) sharp.block(SVG_LOADER);
  }
};

/** About 25 ms of one core. Variants, WebP and AVIF are made of it at their first request, as of uploads. */
const draw = ({ svg }: Drawing): Promise<Buffer> =>
  withSvg(() => sharp(svg).flatten({ background: '#fff' }).jpeg({ quality: 84 }).toBuffer());

/** The stored pictures that are drawings, by the path of each. */
const findStored = async (db: Executor, drawings: Iterable<Drawing>): Promise<Map<string, Drawing>> => {
  const byHash = new Map([...drawings].map((drawing) => [drawing.hash, drawing]));
  const rows = await db
    .select({ path: images.path })
    .from(images)
    .where(inArray(sql`substring(${images.path} from '[0-9a-f]{32}')`, [...byHash.keys()]));
  return new Map(
    rows.flatMap(({ path }) => {
      const drawing = byHash.get(parseImagePath(path)?.hash ?? '');
      return drawing ? [[path, drawing] as const] : [];
    }),
  );
};

/**
 * Has every stored picture of the demonstration drawn at its first request.
 * @returns Draws those without a request, one after the other, so that none is left to a later start. Out: whether all
 *   are there now.
 */
export const drawOnDemand = async (
  { db, store, stopping, log }: Pick<Services, 'db' | 'store' | 'stopping' | 'log'>,
  drawings: ReadonlyMap<string, Drawing>,
): Promise<() => Promise<boolean>> => {
  const stored = await findStored(db, drawings.values());
  for (const [path, drawing] of stored) store.makeLater(path, () => draw(drawing));
  return async () => {
    let drawn = 0;
    for (const path of stored.keys()) {
      if (stopping.aborted) return false;
      try {
        if (await store.open(path, '')) drawn += 1;
      } catch (error) {
        log.warn({ err: error, path }, 'a picture of the demonstration could not be drawn');
      }
    }
    return drawn === stored.size;
  };
};
