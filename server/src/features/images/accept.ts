import type { AlternativeFormat } from './process.ts';

/** Whether an Accept header names a media type itself (a wildcard does not count) and does not rule it out. */
const names = (accept: string, type: string): boolean =>
  accept.split(',').some((range) => {
    const [media = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return media === type && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/**
 * The format to answer an image in. In: the Accept header, and whether the file is a variant. Out: AVIF for
 * variants only (an original takes four times as long), else WebP, else null for JPEG.
 */
export const chooseFormat = (accept: string, isVariant: boolean): AlternativeFormat | null => {
  if (isVariant && names(accept, 'image/avif')) return 'avif';
  return names(accept, 'image/webp') ? 'webp' : null;
};
