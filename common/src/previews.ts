import type { WireDate } from './fields.ts';

/** Pixels of a preview: what KakaoTalk, Facebook and search engines show wide, 1.91:1. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** What has a page that people pass on; the first part of the address of its preview. */
export const PREVIEWED = ['realties', 'posts', 'coupons', 'events'] as const;
export type Previewed = (typeof PREVIEWED)[number];

/**
 * The address of the picture that a messenger shows for the link to a record. It is another one after each change, so that
 * it can be cached for good.
 */
export const previewPath = (
  kind: Previewed,
  { id, updatedDate }: { id: number; updatedDate: WireDate },
): string => `/previews/${kind}/${id}-${updatedDate.time}.jpg`;
