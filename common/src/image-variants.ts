import { imageUrl, type SiteConfig } from './site.ts';

/**
 * The resized copies stored beside every image: `small` is at most 400 px wide, `600` at most 600 px tall, `720` at most
 * 720 px wide, which is as wide as a page of reading.
 */
export const IMAGE_VARIANTS = ['small', '600', '720'] as const;
export type ImageVariant = (typeof IMAGE_VARIANTS)[number];

/**
 * The address of a resized copy. In: a stored path, with or without a host before it. Out: the same with
 * `_small`, `_600` or `_720` before the file's dot; an address whose file has no dot (a preview) comes back as it is.
 */
export const imageVariant = (path: string, variant: ImageVariant): string => {
  const dot = path.lastIndexOf('.');
  return dot > path.lastIndexOf('/') ? `${path.slice(0, dot)}_${variant}${path.slice(dot)}` : path;
};

/** The address of the picture of which an address has a resized copy; the same for one that is whole. */
export const wholeImage = (path: string): string =>
  // Made here: at the top of the file it would come with every page.
  path.replace(new RegExp(`_(?:${IMAGE_VARIANTS.join('|')})(\\.\\w+)$`), '$1');

/**
 * The copies of a picture for a browser to choose from by `sizes`, with their widths at 4:3, as most are. In: its stored
 * path.
 */
export const sourceSet = (site: Pick<SiteConfig, 'imageHost'>, path: string): string =>
  `${imageUrl(site, imageVariant(path, 'small'))} 400w, ${imageUrl(site, imageVariant(path, '600'))} 800w`;
