/** What an image that everybody may see belongs to. */
const PUBLIC_TARGETS = ['post', 'realty', 'business', 'coupon'] as const;
/** Of photos in messages, which only those see who write to each other. */
export const MESSAGE_TARGET = 'message';
/** What an image may belong to; the first folder of its stored path. */
export const IMAGE_TARGETS = [...PUBLIC_TARGETS, MESSAGE_TARGET] as const;
export type ImageTarget = (typeof IMAGE_TARGETS)[number];

/** Limits of an upload (decisions, Images): files in one request, bytes and pixels (width x height) of each file. */
export const IMAGE_LIMITS = { files: 20, bytes: 15 * 1024 * 1024, pixels: 50_000_000 } as const;

/** Pixels of the longer side of an image as it is stored, at most. */
export const STORED_SIDE = 2048;

const pathIn = (targets: readonly ImageTarget[]) =>
  new RegExp(`^/images/(?:${targets.join('|')})/[0-9]{4}/(?:0[1-9]|1[0-2])/[0-9a-f]{32}\\.jpg$`);

/** A stored path, of the original and not of a variant: `/images/{target}/{yyyy}/{mm}/{hash}.jpg`. */
export const IMAGE_PATH = pathIn(PUBLIC_TARGETS);
/** The same of a photo in a message, at which nothing is served. */
export const MESSAGE_IMAGE_PATH = pathIn([MESSAGE_TARGET]);
/** Of either. */
export const ANY_IMAGE_PATH = pathIn(IMAGE_TARGETS);
