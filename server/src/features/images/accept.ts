import Negotiator from 'negotiator';
import type { AlternativeFormat } from './process.ts';

/**
 * The format to answer an image in. In: the Accept header, and whether the file is a variant. Out: AVIF for
 * variants only (an original takes four times as long), else WebP, else null for JPEG.
 */
export const chooseFormat = (accept: string, isVariant: boolean): AlternativeFormat | null => {
  // Types that it names: a wildcard says nothing of newer formats.
  const named = new Negotiator({ headers: { accept: accept.toLowerCase() } }).mediaTypes();
  if (isVariant && named.includes('image/avif')) return 'avif';
  return named.includes('image/webp') ? 'webp' : null;
};
