import { STORED_SIDE } from '@hanca/common/images.ts';

/** A picked file, and whether it is HEIC. */
export interface PhotoJob {
  file: File;
  heic: boolean;
}

/** A JPEG to be uploaded instead; or the file is good as it is, or it is HEIC that cannot be read. */
export type PhotoAnswer = { jpeg: Blob } | 'good' | 'unreadable';

/**
 * The server encodes once more. What it stores is then 7 % larger and 0.3 dB worse than from the original, at an eighth
 * of the upload; below 90 a third larger, and at 95 twice the upload gains 0.1 dB.
 */
const JPEG_QUALITY = 0.9;

/** As a JPEG, white behind what is transparent, of the size that the server stores at most. */
const toJpeg = (picture: ImageBitmap): Promise<Blob> => {
  const scale = Math.min(1, STORED_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY });
};

/** Upright, whichever way the camera was held. */
const decode = (pixels: Blob | ImageData) => createImageBitmap(pixels, { imageOrientation: 'from-image' });

/** HEIC by the browser, where it can, else by a library. */
const prepareHeic = async (file: Blob): Promise<PhotoAnswer> => {
  const own = await decode(file).catch(() => null);
  if (own) return { jpeg: await toJpeg(own) };
  const { fetchHeicDecoder } = await import('./heic.ts');
  const decodeHeic = await fetchHeicDecoder();
  try {
    return { jpeg: await toJpeg(await decode(await decodeHeic(file))) };
  } catch {
    return 'unreadable';
  }
};

const prepare = async (file: File): Promise<PhotoAnswer> => {
  const picture = await decode(file);
  if (Math.max(picture.width, picture.height) <= STORED_SIDE) return 'good';
  const jpeg = await toJpeg(picture);
  return jpeg.size < file.size ? { jpeg } : 'good';
};

addEventListener('message', ({ data: { file, heic } }: MessageEvent<PhotoJob>) => {
  const answer = heic ? prepareHeic(file) : prepare(file);
  answer.then(
    (prepared) => postMessage(prepared),
    // As an error of the worker itself, which is what a worker that could not be fetched is too.
    (error: unknown) => reportError(error),
  );
});
