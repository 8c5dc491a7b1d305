import { setTimeout as pause } from 'node:timers/promises';
import { type Feed, FeedRefusal } from './feed.ts';
import { type Fetched, type FetchOptions, fetchText } from './fetch.ts';

/** For how long a host is left alone between two pages of one feed. */
export const PAUSE_MS = 2000;

/** More than a feed has that is well. */
const PAGES_MAX = 30;

/**
 * Fetches a feed, one page after the other where it has several: then they are one answer, a JSON list of them, or none.
 * @throws FeedRefusal for a page that is too large, not UTF-8 or does not say what comes next.
 */
export const fetchPages = async (
  { url, next }: Pick<Feed, 'url' | 'next'>,
  key: string,
  pauseMs: number,
  options: FetchOptions,
): Promise<Fetched> => {
  const first = await fetchText(url(key), options);
  if (first.kind !== 'new' || !next) return first;
  const pages = [first.text];
  for (let address = next(pages); address !== null; address = next(pages)) {
    if (pages.length === PAGES_MAX) throw new FeedRefusal(`${PAGES_MAX}쪽이 넘어요.`);
    await pause(pauseMs, undefined, { signal: options.stopping }).catch(() => undefined);
    const page = await fetchText(address, { ...options, etag: '', lastModified: '' });
    if (page.kind !== 'new') return page.kind === 'same' ? { kind: 'failed', why: '304 응답이에요.' } : page;
    pages.push(page.text);
  }
  // A page that is as it was says nothing of the others.
  return { kind: 'new', text: `[${pages.join(',')}]`, etag: '', lastModified: '' };
};
