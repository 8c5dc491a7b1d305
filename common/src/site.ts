import type { Provider } from './providers.ts';

/** What a page must know about where it is served; the same on the server and in the browser. */
export interface SiteConfig {
  /** Origin of the public site without a trailing slash, e.g. `https://hanca.example`. */
  publicUrl: string;
  /** Origin of the images without a trailing slash; '' where it is the site's own. */
  imageHost: string;
  /** Template of the map tiles, with {z}, {x} and {y}; '' for maps without. */
  tileUrl: string;
  /** Browsers store what was read, for reading it without a connection; else they drop it. */
  offline: boolean;
  /** The key with which browsers subscribe to pushes, base64url; null where there are none. */
  pushKey: string | null;
  /** Where visitors write to. */
  contactEmail: string;
  /** The page of the app in Apple's store and in Google's; '' where there is none. */
  appStoreUrl: string;
  playStoreUrl: string;
  /** The services by which visitors can sign in. */
  providers: readonly Provider[];
}

/** Where the browser fetches an image. In: a stored path or variant of one. Out: relative on the own origin. */
export const imageUrl = (site: Pick<SiteConfig, 'imageHost'>, path: string): string =>
  `${site.imageHost}${path}`;

/**
 * The full address of a path of the site or of an address that is full already. A path is put behind the origin,
 * never resolved against it: `//other.example/` would be another host.
 */
export const absoluteUrl = (site: Pick<SiteConfig, 'publicUrl'>, path: string): string =>
  new URL(/^https?:\/\//.test(path) ? path : `${site.publicUrl}${path}`).href;
