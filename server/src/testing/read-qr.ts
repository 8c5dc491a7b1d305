import decode from 'qr/decode.js';
import sharp from 'sharp';

/** What a QR code says. In: a PNG in base64. */
export const readQr = async (png: string): Promise<string> => {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decode({ data, width: info.width, height: info.height }, { timeLimit: 5_000 });
};
