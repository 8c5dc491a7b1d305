import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import * as sample from '../../testing/sample-files.ts';
import { ImageTooLarge, UnsupportedImage } from './errors.ts';
import { encodeAs, type ProcessedImage, processImage } from './process.ts';

type Rgb = [number, number, number];
const RED: Rgb = [255, 0, 0];
const BLUE: Rgb = [0, 0, 255];
const WHITE: Rgb = [255, 255, 255];

/** The markers of a JPEG up to its pixels; only JFIF, tables, frame and scan carry no metadata. */
const markers = (jpeg: Buffer): number[] => {
  const found: number[] = [];
  for (let at = 2; at < jpeg.length && found.at(-1) !== 0xda; at += 2 + jpeg.readUInt16BE(at + 2)) {
    expect(jpeg[at]).toBe(0xff);
    found.push(jpeg[at + 1] ?? 0);
  }
  return found;
};

const colourAt = async (jpeg: Buffer, left: number, top: number): Promise<Rgb> => {
  const one = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [one[0] ?? -1, one[1] ?? -1, one[2] ?? -1];
};

const expectNear = (found: Rgb, wanted: Rgb, distance = 12) => {
  const off = Math.max(...found.map((value, index) => Math.abs(value - (wanted[index] ?? 0))));
  expect(off, `${found} instead of ${wanted}`).toBeLessThanOrEqual(distance);
};

const expectClean = async (image: ProcessedImage): Promise<void> => {
  const tables = [0xe0, 0xdb, 0xc0, 0xc2, 0xc4, 0xdd, 0xda];
  for (const file of Object.values(image.files)) {
    expect(tables).toEqual(expect.arrayContaining(markers(file)));
    expect(file.includes(sample.SECRET)).toBe(false);
    expect(file.subarray(-2)).toEqual(Buffer.from([0xff, 0xd9]));
    const header = await sharp(file).metadata();
    expect(header).toMatchObject({ format: 'jpeg', space: 'srgb', channels: 3, hasAlpha: false });
    expect([header.exif, header.xmp, header.icc, header.iptc, header.orientation]).toEqual(
      Array(5).fill(undefined),
    );
  }
};

describe('honest files come out as clean, upright JPEG', () => {
  const size = { width: 80, height: 40 };
  test.each([
    ['JPEG', () => sample.jpeg(), size, RED],
    ['PNG', () => sample.png(), size, RED],
    ['WebP', () => sample.webp(), size, RED],
    ['16-bit PNG', sample.png16, size, RED],
    ['transparent PNG becomes white', sample.transparentPng, size, WHITE],
    ['animated WebP gives its first frame', sample.animatedWebp, size, RED],
    ['JPEG with HTML behind it loses the HTML', sample.polyglotJpeg, size, RED],
    ['grey JPEG', sample.greyJpeg, size, [128, 128, 128]],
    ['Display P3 JPEG becomes sRGB', sample.wideGamutJpeg, size, [0, 255, 0]],
    ['progressive JPEG', sample.progressiveJpeg, { width: 240, height: 180 }, RED],
    ['one pixel', () => sample.png(1, 1), { width: 1, height: 1 }, RED],
  ] as [string, () => Promise<Buffer>, { width: number; height: number }, Rgb][])(
    '%s',
    async (_, make, wanted, rgb) => {
      const image = await processImage(await make());
      expect(image).toMatchObject(wanted);
      expectNear(await colourAt(image.files[''], 0, 0), rgb);
      await expectClean(image);
    },
  );

  test('CMYK JPEG keeps its hue', async () => {
    const image = await processImage(await sample.cmykJpeg());
    const [red, green, blue] = await colourAt(image.files[''], 40, 20);
    expect(red).toBeGreaterThan(200);
    expect(Math.max(green, blue)).toBeLessThan(80);
    await expectClean(image);
  });

  test.each([
    ['JPEG', sample.sidewaysJpeg],
    ['WebP', sample.sidewaysWebp],
  ])('%s lying on its side is turned, and loses GPS, EXIF, XMP and comments', async (_, make) => {
    const input = await make();
    expect((await sharp(input).metadata()).orientation).toBe(6);
    expect(input.includes(sample.SECRET)).toBe(true);
    const image = await processImage(input);
    expect(image).toMatchObject({ width: 40, height: 80 });
    for (const file of Object.values(image.files)) {
      expectNear(await colourAt(file, 20, 10), RED, 30);
      expectNear(await colourAt(file, 20, 70), BLUE, 30);
    }
    await expectClean(image);
  });

  test('a large photo: 2,048 px, 400 px wide, 600 px tall, 720 px wide; its WebP and AVIF are smaller, without metadata', async () => {
    const image = await processImage(await sample.photo(2200, 700));
    const sizes = await Promise.all(
      [image.files[''], image.files._small, image.files._600, image.files._720].map(async (file) => {
        const { width, height } = await sharp(file).metadata();
        return [width, height];
      }),
    );
    expect(sizes).toEqual([
      [2048, 652],
      [400, 127],
      [1885, 600],
      [720, 229],
    ]);
    await expectClean(image);

    const jpeg = image.files._720;
    const webp = await encodeAs('webp', jpeg);
    const avif = await encodeAs('avif', jpeg);
    expect(webp.toString('latin1', 0, 4) + webp.toString('latin1', 8, 16)).toBe('RIFFWEBPVP8 ');
    expect(avif.toString('latin1', 4, 12)).toBe('ftypavif');
    expect(webp.length).toBeLessThan(jpeg.length);
    expect(avif.length).toBeLessThan(webp.length);
    for (const mark of ['Exif', 'EXIF', 'XMP ', 'ICCP', 'prof', 'mime']) {
      expect(webp.includes(mark) || avif.includes(mark), mark).toBe(false);
    }
  });

  test('a small image is never enlarged', async () => {
    const image = await processImage(await sample.jpeg(300, 500));
    for (const file of Object.values(image.files)) {
      expect(await sharp(file).metadata()).toMatchObject({ width: 300, height: 500 });
    }
  });

  test('the same file gives the same bytes', async () => {
    const input = await sample.sidewaysJpeg();
    expect((await processImage(input)).files['']).toEqual((await processImage(input)).files['']);
  });
});

test('an SVG is refused also while the process reads SVG of its own', async () => {
  const loader = { operation: ['VipsForeignLoadSvgBuffer'] };
  sharp.unblock(loader);
  try {
    expect(await sharp(sample.svg()).metadata()).toMatchObject({ format: 'svg' });
    await expect(processImage(sample.svg())).rejects.toThrow(UnsupportedImage);
  } finally {
    sharp.block(loader);
  }
});

test('the unusual samples are what they claim to be', async () => {
  expect(await sharp(await sample.cmykJpeg()).metadata()).toMatchObject({ space: 'cmyk', channels: 4 });
  expect(await sharp(await sample.png16()).metadata()).toMatchObject({ depth: 'ushort' });
  expect(await sharp(await sample.animatedWebp()).metadata()).toMatchObject({ pages: 2 });
  expect(await sharp(await sample.greyJpeg()).metadata()).toMatchObject({ channels: 1 });
  expect(await sharp(await sample.wideGamutJpeg()).metadata()).toMatchObject({ hasProfile: true });
  expect(await sharp(await sample.progressiveJpeg()).metadata()).toMatchObject({ isProgressive: true });
});

describe('hostile files are refused', () => {
  /** What tells the two messages apart. */
  const SAYS = { type: 'JPG, PNG, WebP', damaged: '손상' };
  const made = (file: Buffer) => async () => file;
  test.each([
    ['SVG', made(sample.svg()), 'type'],
    ['SVG with a script', made(sample.scriptSvg()), 'type'],
    ['GIF', sample.gif, 'type'],
    ['TIFF', sample.tiff, 'type'],
    ['AVIF', sample.avif, 'type'],
    ['PDF', made(sample.pdf()), 'type'],
    ['HTML', made(sample.html()), 'type'],
    ['text', made(sample.text()), 'type'],
    ['nothing', made(Buffer.alloc(0)), 'type'],
    ['a PNG signature alone', made(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')), 'damaged'],
    ['JPEG cut in the middle', async () => sample.cut(await sample.photo(800, 600), 0.5), 'damaged'],
    ['JPEG cut near its end', async () => sample.cut(await sample.photo(800, 600), 0.999), 'damaged'],
    ['JPEG cut in its header', async () => (await sample.jpeg()).subarray(0, 100), 'damaged'],
    ['progressive JPEG cut', async () => sample.cut(await sample.progressiveJpeg(), 0.9), 'damaged'],
    ['PNG cut', async () => sample.cut(await sample.png(400, 400), 0.7), 'damaged'],
    ['WebP cut', async () => sample.cut(await sample.webp(400, 400), 0.7), 'damaged'],
  ] as [string, () => Promise<Buffer>, keyof typeof SAYS][])('%s', async (_, make, reason) => {
    const error: unknown = await processImage(await make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(UnsupportedImage);
    expect(error).toMatchObject({ statusCode: 415, detail: { ko: expect.stringContaining(SAYS[reason]) } });
  });

  test.each([
    ['JPEG with a huge size in its header', sample.hugeHeaderJpeg],
    ['interlaced 16-bit PNG of 390 MB decoded', async () => sample.interlacedPng()],
    ['more than 15 MB', async () => Buffer.concat([await sample.jpeg(), Buffer.alloc(15 * 1024 * 1024)])],
  ])('%s is too large', async (_, make) => {
    const error: unknown = await processImage(await make()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImageTooLarge);
    expect(error).toMatchObject({ statusCode: 413 });
  });

  test('ten bombs at once cost no memory', async () => {
    const bomb = sample.bombPng();
    expect(bomb.length).toBeLessThan(50_000);
    const before = process.memoryUsage().rss;
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => processImage(bomb)));
    expect(process.memoryUsage().rss - before).toBeLessThan(200e6);
    for (const end of ended)
      expect(end).toMatchObject({ status: 'rejected', reason: expect.any(ImageTooLarge) });
  });

  test('a text that unpacks to 64 MB is not unpacked', async () => {
    const bomb = sample.textBombPng();
    const before = process.memoryUsage().rss;
    expect(await processImage(bomb)).toMatchObject({ width: 1, height: 1 });
    expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  });
});

test('more than the queue holds is refused with 503, and those inside finish', async () => {
  const input = await sample.jpeg();
  const ended = await Promise.allSettled(Array.from({ length: 40 }, () => processImage(input)));
  const refused = ended.filter((end) => end.status === 'rejected').map((end) => end.reason);
  expect(refused.length).toBeGreaterThan(0);
  expect(ended.length - refused.length).toBeGreaterThanOrEqual(26);
  for (const error of refused) expect(error).toMatchObject({ statusCode: 503 });
});
