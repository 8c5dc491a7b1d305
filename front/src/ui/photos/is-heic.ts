/** Bytes from a file's beginning that are enough to tell. */
export const HEAD_BYTES = 64;

const HEIC_BRAND = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;
/** AVIF files name one of HEIC's general brands too. */
const AVIF_BRAND = /^avi[fs]$/;

/**
 * Whether a file is a HEIC picture, by its content: phones and mail programs name them anything. In: its first bytes.
 * It begins with its length, `ftyp`, the main brand, a version, and other brands of four letters each.
 */
export const isHeic = (head: Uint8Array): boolean => {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  if (text.slice(4, 8) !== 'ftyp') return false;
  const length = new DataView(head.buffer, head.byteOffset).getUint32(0);
  const brands = [text.slice(8, 12), ...(text.slice(16, length).match(/[\s\S]{4}/g) ?? [])];
  return brands.some((one) => HEIC_BRAND.test(one)) && !brands.some((one) => AVIF_BRAND.test(one));
};
