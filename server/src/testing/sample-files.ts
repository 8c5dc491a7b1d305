import { crc32, deflateSync } from 'node:zlib';
import sharp, { type Colour } from 'sharp';

/** Stands in metadata, comments and trailing bytes of the sample files; it must never come out again. */
export const SECRET = 'SECRET-MARK';

const RED = { r: 255, g: 0, b: 0 };
const BLUE = { r: 0, g: 0, b: 255 };

const plain = (width: number, height: number, background: Colour = RED) =>
  sharp({ create: { width, height, channels: 3, background } });

/** Left half red, right half blue. */
const halves = async (width: number, height: number) =>
  plain(width, height).composite([
    {
      input: await plain(width / 2, height, BLUE)
        .png()
        .toBuffer(),
      left: width / 2,
      top: 0,
    },
  ]);

export const jpeg = (width = 80, height = 40) => plain(width, height).jpeg().toBuffer();
export const png = (width = 80, height = 40) => plain(width, height).png().toBuffer();
export const webp = (width = 80, height = 40) => plain(width, height).webp().toBuffer();
export const gif = () => plain(80, 40).gif().toBuffer();
export const tiff = () => plain(80, 40).tiff().toBuffer();
export const avif = () => plain(80, 40).avif().toBuffer();
export const cmykJpeg = () => plain(80, 40).toColourspace('cmyk').jpeg().toBuffer();
export const greyJpeg = () => plain(80, 40, '#808080').toColourspace('b-w').jpeg().toBuffer();
export const progressiveJpeg = () => plain(240, 180).jpeg({ progressive: true }).toBuffer();
export const png16 = () => plain(80, 40).toColourspace('rgb16').png().toBuffer();

/** Green that is the edge of sRGB, written in Display P3 numbers with that profile. */
export const wideGamutJpeg = () =>
  plain(80, 40, { r: 0, g: 255, b: 0 })
    .withIccProfile('p3')
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();

export const transparentPng = () =>
  sharp({ create: { width: 80, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toBuffer();

/** First frame red, second blue. */
export const animatedWebp = async () =>
  sharp([await png(), await plain(80, 40, BLUE).png().toBuffer()], { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer();

/** Returns `length` bytes of noise, always the same for a seed (linear congruential generator). */
const noise = (length: number, seed: number): Buffer => {
  let state = seed;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
};

/** Like a 12-megapixel photo: soft shapes with grain. Another seed makes another photo. */
export const photo = async (width = 4000, height = 3000, seed = 1): Promise<Buffer> => {
  const raw = { width: Math.floor(width / 20), height: Math.floor(height / 20), channels: 3 } as const;
  return sharp(noise(raw.width * raw.height * raw.channels, seed), { raw })
    .resize(width, height, { fit: 'fill' })
    .jpeg({ quality: 92 })
    .toBuffer();
};

const segment = (marker: number, text: string): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(text.length + 2, 2);
  return Buffer.concat([head, Buffer.from(text, 'latin1')]);
};

/** A phone's photo lying on its side (EXIF orientation 6: shown 40 x 80, red on top) with the place it was taken. */
export const sidewaysJpeg = async (): Promise<Buffer> => {
  const tagged = await (await halves(80, 40))
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Copyright: SECRET },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 16/1 57/1', GPSLongitudeRef: 'W' },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${SECRET}</secret></x:xmpmeta>`)
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
    .toBuffer();
  const more = [segment(0xed, `Photoshop 3.0\0${SECRET}`), segment(0xfe, SECRET)];
  return Buffer.concat([tagged.subarray(0, 2), ...more, tagged.subarray(2)]);
};

/** The same picture as a WebP with the same marks. */
export const sidewaysWebp = async () =>
  (await halves(80, 40))
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: SECRET } })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret>${SECRET}</secret></x:xmpmeta>`)
    .webp({ quality: 95 })
    .toBuffer();

/** A good JPEG, also a page to a browser that guesses types. */
export const polyglotJpeg = async () =>
  Buffer.concat([await jpeg(), Buffer.from(`<html><script>alert('${SECRET}')</script></html>`)]);

/** A JPEG whose header tells of 65,500 x 65,500 pixels. */
export const hugeHeaderJpeg = async (): Promise<Buffer> => {
  const file = await jpeg();
  const frame = file.indexOf(Buffer.from([0xff, 0xc0]));
  file.writeUInt16BE(65_500, frame + 5);
  file.writeUInt16BE(65_500, frame + 7);
  return file;
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const edges = Buffer.alloc(8);
  edges.writeUInt32BE(data.length);
  edges.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([edges.subarray(0, 4), body, edges.subarray(4)]);
};

interface RawPng {
  width: number;
  height: number;
  bits: 1 | 8 | 16;
  /** 0 grey, 2 RGB, 6 RGBA */
  colour: 0 | 2 | 6;
  interlaced?: boolean;
  extra?: Buffer[];
}

/** A PNG written by hand, all black; its pixel data is left out when the size is only a claim. */
const rawPng = (
  { width, height, bits, colour, interlaced = false, extra = [] }: RawPng,
  pixels: number,
): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header.set([bits, colour, 0, 0, interlaced ? 1 : 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.alloc(pixels))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

/** 256 megapixels in some 31 kB. */
export const bombPng = () => rawPng({ width: 16_000, height: 16_000, bits: 1, colour: 0 }, 16_000 * 2_001);

/** Below 50 megapixels, but 16-bit and interlaced: 390 MB to decode at once. */
export const interlacedPng = () =>
  rawPng({ width: 8_000, height: 6_200, bits: 16, colour: 6, interlaced: true }, 1_000);

/** One pixel, and a text that grows to 64 MB when it is read. */
export const textBombPng = () => {
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(64_000_000), { level: 1 }),
  ]);
  return rawPng({ width: 1, height: 1, bits: 8, colour: 2, extra: [chunk('zTXt', text)] }, 4);
};

export const svg = () =>
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="9" height="9"/></svg>',
  );
export const scriptSvg = () =>
  Buffer.from(
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>${SECRET}</script></svg>`,
  );
export const pdf = () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n');
export const html = () => Buffer.from('<!doctype html><script>alert(1)</script>');
export const text = () => Buffer.from('사진이 아니라 글이에요.');

/** The first part of a file. */
export const cut = (file: Buffer, share: number): Buffer => file.subarray(0, Math.floor(file.length * share));
