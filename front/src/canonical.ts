import type { RouteObject } from 'react-router-dom';
import { OPENED } from './features/realties/search/search-place.ts';
import { SEARCH_NAMES } from './features/realties/search/search-read.ts';
import { FILTERS } from './paths.ts';
import { routes } from './routes.ts';

/**
 * The parameters of its address that the page of a route reads on the server, in one order; no others reach it there. Apart
 * from the routes, as the browser has no use for them. The token of '/account/verify' is for the browser alone.
 */
export const parameters: Record<string, readonly string[]> = {
  '/realtylist': [...SEARCH_NAMES, FILTERS],
  '/postlist': ['type', 'region', 'page'],
  '/jobpostings': ['region', 'page'],
  '/flyers': ['region', 'page'],
  '/coupons': ['region', 'page'],
  '/notices': ['page'],
  '/account/signin': ['redirect'],
  '/account/signin2': ['redirect'],
  '/account/signup': ['redirect'],
};

/** A page's path as it was written down, and as a pattern: in any case, with or without slashes at its end. */
interface Pattern {
  path: string;
  pattern: RegExp;
}

/** Longer than any part of a path. */
const PART_MAX = 100;

const patternsOf = ({ path, children = [] }: RouteObject): Pattern[] => {
  if (path === undefined || path === '*') return children.flatMap(patternsOf);
  const parts = path.replace(/\/$/, '').replaceAll(/:\w+/g, `([^/]{1,${PART_MAX}})`);
  return [{ path, pattern: new RegExp(`^${parts}/*$`, 'i') }];
};

const patterns = routes.flatMap(patternsOf);

/**
 * The one address of a page: its path as it is written in the routes, and of the query only what the page reads, in
 * one order. What comes twice is joined by commas, as a form sends a list. In: a path with its query. Null for no page.
 */
export const canonicalAddress = (address: string): string | null => {
  const [path = '', ...rest] = address.split('?');
  const given = new URLSearchParams(rest.join('?'));
  for (const { path: written, pattern } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const [, ...parts] = found;
    const query = new URLSearchParams();
    for (const name of parameters[written] ?? []) {
      const value = given.getAll(name).join(',').trim();
      // Any other value of it would be one more page in the cache.
      if (value && (name !== FILTERS || value === OPENED[FILTERS])) query.set(name, value);
    }
    const own = written.replaceAll(/:\w+/g, () => parts.shift() ?? '');
    return query.size > 0 ? `${own}?${query}` : own;
  }
  return null;
};
