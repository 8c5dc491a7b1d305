import sharp from 'sharp';

// The DCT hash of Christoph Zauner, Implementation and Benchmarking of Perceptual Image Hash Functions (2010), section 3.2.1: what a
// picture looks like from far away, which stays when it is made smaller, compressed anew or written on at an edge.

const SIDE = 32;
/** Frequencies each way. */
const LOW = 8;
/** Standard deviation of brightness, of 255, below which there is nothing to see. */
const FLAT = 6;
/** Pictures whose hashes differ in at most so many of 64 bits are the same picture. */
export const SAME_BITS = 4;

const cosines = Array.from({ length: LOW }, (_, u) =>
  Array.from({ length: SIDE }, (_, x) => Math.cos(((2 * x + 1) * u * Math.PI) / (2 * SIDE))),
);

/** The lowest frequencies of a square of pixels, row by row. */
const frequenciesOf = (pixels: Uint8Array): number[] =>
  cosines.flatMap((down) =>
    cosines.map((across) =>
      pixels.reduce(
        (sum, pixel, at) => sum + pixel * (across[at % SIDE] ?? 0) * (down[Math.floor(at / SIDE)] ?? 0),
        0,
      ),
    ),
  );

const deviationOf = (pixels: Uint8Array): number => {
  const mean = pixels.reduce((sum, pixel) => sum + pixel, 0) / pixels.length;
  return Math.sqrt(pixels.reduce((sum, pixel) => sum + (pixel - mean) ** 2, 0) / pixels.length);
};

/** In: a JPEG of the store, best its small variant. Out: 64 bits, as PostgreSQL's bigint; null for what looks like nothing. */
export const perceptualHash = async (jpeg: Buffer): Promise<bigint | null> => {
  const pixels = await sharp(jpeg).greyscale().resize(SIDE, SIDE, { fit: 'fill' }).raw().toBuffer();
  if (deviationOf(pixels) < FLAT) return null;
  const frequencies = frequenciesOf(pixels);
  // The first is the brightness of the whole.
  const [, ...shapes] = frequencies;
  const median = shapes.toSorted((a, b) => a - b)[Math.floor(shapes.length / 2)] ?? 0;
  const bits = frequencies.reduce((hash, one) => (hash << 1n) | (one > median ? 1n : 0n), 0n);
  return BigInt.asIntN(64, bits);
};

/** Its four parts of 16 bits, each with its place. */
export const bandsOf = (hash: bigint): number[] =>
  [0, 1, 2, 3].map((place) => place * 0x1_0000 + Number((hash >> BigInt(16 * place)) & 0xffffn));
