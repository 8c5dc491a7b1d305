import { imageUrl, type SiteConfig } from './site.ts';

/** What an image may belong to; the first folder of its stored path. */
export const IMAGE_TARGETS = ['post', 'realty', 'business', 'coupon'] as const;
export type ImageTarget = (typeof IMAGE_TARGETS)[number];

/** Limits of an upload (decisions, Images): files in one request, bytes and pixels (width x height) of each file. */
export const IMAGE_LIMITS = { files: 20, bytes: 15 * 1024 * 1024, pixels: 50_000_000 } as const;

/** The resized copies stored beside every image: `small` is at most 400 px wide, `600` at most 600 px tall. */
export const IMAGE_VARIANTS = ['small', '600'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/** A stored path, of the original and not of a variant: `/images/{target}/{yyyy}/{mm}/{hash}.jpg`. */
export const IMAGE_PATH = new RegExp(
  `^/images/(?:${IMAGE_TARGETS.join('|')})/[0-9]{4}/(?:0[1-9]|1[0-2])/[0-9a-f]{32}\\.jpg$`,
);

/**
 * The address of a resized copy. In: a stored path, with or without a host before it. Out: the same with
 * `_small` or `_600` before the file's dot; an address whose file has no dot (a preview) comes back as it is.
 */
export const imageVariant = (path: string, variant: ImageVariant): string => {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') ? `${path.slice(0, dot)}_${variant}${path.slice(dot)}` : path;
};

/**
 * The copies of a picture for a browser to choose from by `sizes`, with their widths at 4:3, as most are. In: its stored
 * path.
 */
export const sourceSet = (site: Pick<SiteConfig, 'imageHost'>, path: string): string =>
  `${imageUrl(site, imageVariant(path, 'small'))} 400w, ${imageUrl(site, imageVariant(path, '600'))} 800w`;

/** The paths in a comma-separated string, in order, trimmed, without empty ones. */
export const splitImages = (csv: string): string[] =>
  csv
    .split(',')
    .map((path) => path.trim())
    .filter((path) => path !== '');

/** The comma-separated string of some paths; none give an empty string. */
export const joinImages = (paths: readonly string[]): string => paths.join(',');
