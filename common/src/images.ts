/** What an image may belong to; the first folder of its stored path. */
export const IMAGE_TARGETS = ['post', 'realty', 'business', 'coupon'] as const;
export type ImageTarget = (typeof IMAGE_TARGETS)[number];

/** Limits of an upload (decisions, Images): files in one request, bytes and pixels (width x height) of each file. */
export const IMAGE_LIMITS = { files: 20, bytes: 15 * 1024 * 1024, pixels: 50_000_000 } as const;

/** A stored path, of the original and not of a variant: `/images/{target}/{yyyy}/{mm}/{hash}.jpg`. */
export const IMAGE_PATH = new RegExp(
  `^/images/(?:${IMAGE_TARGETS.join('|')})/[0-9]{4}/(?:0[1-9]|1[0-2])/[0-9a-f]{32}\\.jpg$`,
);
