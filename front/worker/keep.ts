import { wholeImage } from '@hanca/common/image-variants.ts';
import type { Strategy } from 'workbox-strategies';
import { isStorable } from '../src/offline/messages.ts';
import { code, flyers, pages, pictures } from './stores.ts';

/** The list of them, as everybody sees it. */
export const FLYERS = '/flyers';
/** Flyers and their pictures: what is read in a shop without a connection, for some megabytes. */
const MOST_FLYERS = 12;
const MOST_PICTURES = 40;

const store = async (strategy: Strategy, event: ExtendableEvent, request: Request): Promise<Response> => {
  const [response, done] = strategy.handleAll({ event, request });
  await done;
  return response;
};

/** A file into its cache, unless it is there. */
export const keepFile = async (event: ExtendableEvent, address: string): Promise<void> => {
  const { pathname } = new URL(address, location.origin);
  const strategy = pathname.startsWith('/assets/') ? code : pathname.startsWith('/images/') ? pictures : null;
  if (!strategy || (await caches.match(pathname, { ignoreVary: true }))) return;
  await store(strategy, event, new Request(pathname)).catch(() => undefined);
};

const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].flatMap(([, found]) => (found ? [found] : []))),
];

/** Stores a page as somebody who is not signed in sees it, with its code. Out: its HTML; '' where there is none. */
export const keepPage = async (event: ExtendableEvent, address: string): Promise<string> => {
  if (!isStorable(address)) return '';
  const request = new Request(address, { credentials: 'omit', headers: { accept: 'text/html' } });
  const response = await store(pages, event, request).catch(() => null);
  if (!response?.ok) return '';
  const html = await response.clone().text();
  for (const file of matches(html, /"(\/assets\/[\w.-]+)"/g)) await keepFile(event, file);
  return html;
};

/** Stores the list of flyers, the first of it and their pictures. Out: how many pictures were not there before. */
export const keepFlyers = async (event: ExtendableEvent): Promise<number> => {
  const list = await keepPage(event, FLYERS);
  let added = 0;
  let left = MOST_PICTURES;
  for (const page of matches(list, /href="(\/flyer\/\d+)"/g).slice(0, MOST_FLYERS)) {
    const html = await keepPage(event, page);
    // Whole ones, whose small print can be read.
    const shown = matches(html, /\ssrc="(\/images\/[^"]+)"/g).filter((src) => src === wholeImage(src));
    for (const src of shown.slice(0, left)) {
      left -= 1;
      const request = new Request(src, { headers: { accept: 'image/avif,image/webp,*/*' } });
      if (await caches.match(request, { ignoreVary: true })) continue;
      const stored = await store(flyers, event, request).catch(() => null);
      if (stored?.ok) added += 1;
    }
  }
  return added;
};
