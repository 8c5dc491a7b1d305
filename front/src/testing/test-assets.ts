import type { PageAssets } from '../assets.ts';

/** Of a page that is rendered in a test. */
export const testAssets: PageAssets = {
  start: '/assets/start.js',
  entry: '/assets/entry.js',
  styles: ['/assets/site.css'],
  preloads: [],
  soon: [],
};
