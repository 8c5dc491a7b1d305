import { IMAGE_LIMITS, STORED_SIDE } from '@hanca/common/images.ts';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { ImageTooLarge, UnsupportedImage } from './errors.ts';
import { createGate } from './gate.ts';
import type { Suffix } from './names.ts';

// For the whole process: no loader but these three, by content, from memory. Ultra HDR photos open as plain JPEG.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.concurrency(1);
sharp.cache(false);

type Box = { width?: number; height?: number };
type VariantSuffix = Exclude<Suffix, ''>;

/** What the variants fit into, in pixels. */
const BOXES: Record<VariantSuffix, Box> = {
  _small: { width: 400 },
  _600: { height: 600 },
  _720: { width: 720 },
};
const SECONDS = 20;
const WHITE = '#ffffff';

/** How a JPEG, a PNG and a WebP begin. Nothing else is given to a loader, whichever the process has open. */
const MARKS = /^(?:\xff\xd8\xff|\x89PNG\r\n|RIFF[\s\S]{4}WEBP)/;

/** A file that must be held decoded as a whole runs alone above the first figure, and is refused above the second. */
const WHOLE_BYTES = { alone: 64e6, most: 320e6 };

const lanes = createGate({ lanes: 2, waiting: 24 });

/** An upload re-encoded as JPEG: upright, sRGB, opaque, without metadata. */
export interface ProcessedImage {
  /** Pixels of the original. */
  width: number;
  height: number;
  /** The original, under '', of at most 2,048 px on the long side, and its variants. */
  files: Record<Suffix, Buffer>;
}

export type AlternativeFormat = 'webp' | 'avif';

/**
 * Turns an uploaded file into the JPEG files that are stored. JPEG, PNG and WebP, judged by content; of an
 * animation the first frame is taken. Two images at once in the whole process, 24 more wait with their bytes
 * held, so a caller awaits one file before it reads the next. Throws UnsupportedImage (415) for anything else or
 * a file that breaks off, ImageTooLarge (413) above IMAGE_LIMITS, judged from the header, ImageQueueFull (503).
 */
export const processImage = async (input: Buffer): Promise<ProcessedImage> => {
  if (input.length > IMAGE_LIMITS.bytes) throw new ImageTooLarge();
  const whole = wholeBytes(await readHeader(input));
  if (whole > WHOLE_BYTES.most) throw new ImageTooLarge();
  return lanes.run(() => encodeAll(input), { alone: whole > WHOLE_BYTES.alone });
};

/** Readers wait behind uploads: they are refused, with ImageQueueFull, when 16 images wait, uploads when 24 do. */
const forReaders = { mostWaiting: 16 };

/** Work on pictures that a reader waits for, in its turn. Throws ImageQueueFull. */
export const inReadersLane = <T>(task: () => Promise<T>): Promise<T> => lanes.run(task, forReaders);

/** A JPEG of ours, decoded anew. */
export const ours = (jpeg: Buffer) =>
  sharp(jpeg, { limitInputPixels: STORED_SIDE * STORED_SIDE }).timeout({ seconds: SECONDS });

/**
 * The same picture in a format that newer browsers prefer. In: a JPEG of ours. Out: its bytes. AVIF is meant for
 * the variants. Its least effort: a quarter of the time of the next one for the same bytes and a fifth of a decibel.
 */
export const encodeAs = (format: AlternativeFormat, jpeg: Buffer): Promise<Buffer> =>
  inReadersLane(() => {
    const image = ours(jpeg);
    const encoded =
      format === 'avif' ? image.avif({ quality: 55, effort: 0 }) : image.webp({ quality: 80, effort: 2 });
    return encoded.toBuffer();
  });

/** A variant that was lost, made anew. In: the original as it is stored. */
export const makeVariant = (suffix: VariantSuffix, original: Buffer): Promise<Buffer> =>
  inReadersLane(() => encodeJpeg(ours(original), BOXES[suffix]));

const readHeader = async (input: Buffer): Promise<Metadata> => {
  if (!MARKS.test(input.toString('latin1', 0, 12))) throw new UnsupportedImage('type');
  let header: Metadata;
  try {
    header = await sharp(input, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new UnsupportedImage('damaged', { cause });
  }
  if (header.width * header.height > IMAGE_LIMITS.pixels) throw new ImageTooLarge();
  return header;
};

/** Bytes of a file that cannot be decoded in strips: interlaced PNG pixels, progressive JPEG coefficients. */
const wholeBytes = (header: Metadata): number => {
  if (!header.isProgressive) return 0;
  const values =
    header.width * header.height * (header.chromaSubsampling === '4:2:0' ? 1.5 : header.channels);
  return header.format === 'jpeg' || header.depth === 'ushort' ? values * 2 : values;
};

const encodeJpeg = (image: Sharp, box: Box): Promise<Buffer> =>
  image
    .resize({ ...box, withoutEnlargement: true })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();

const encodeAll = async (input: Buffer): Promise<ProcessedImage> => {
  const { data, info } = await decode(input);
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const jpeg = (box: Box) => encodeJpeg(sharp(data, { raw }), box);
  // One after the other: a lane is meant to cost one core.
  const files = {
    '': await jpeg({ width: info.width }),
    _small: await jpeg(BOXES._small),
    _600: await jpeg(BOXES._600),
    _720: await jpeg(BOXES._720),
  };
  return { width: info.width, height: info.height, files };
};

/** Decodes once, to sRGB; everything is made from these pixels. `error` refuses cut files but not the quirks of honest cameras. */
const decode = async (input: Buffer) => {
  try {
    return await sharp(input, {
      failOn: 'error',
      limitInputPixels: IMAGE_LIMITS.pixels,
      autoOrient: true,
    })
      .timeout({ seconds: SECONDS })
      .flatten({ background: WHITE })
      .resize({ width: STORED_SIDE, height: STORED_SIDE, fit: 'inside', withoutEnlargement: true })
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new UnsupportedImage('damaged', { cause });
  }
};
