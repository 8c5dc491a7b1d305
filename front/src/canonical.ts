import type { RouteObject } from 'react-router-dom';
import { parametersOf, routes } from './routes.ts';

/** A page's path as it was written down, and as a pattern: in any case, with or without slashes at its end. */
interface Pattern {
  path: string;
  pattern: RegExp;
  parameters: readonly string[];
}

/** Longer than anything that stands in a path. */
const PART_MAX = 100;

const patternsOf = (route: RouteObject): Pattern[] => {
  const { path, children = [] } = route;
  if (path === undefined || path === '*') return children.flatMap(patternsOf);
  const parts = path.replace(/\/$/, '').replaceAll(/:\w+/g, `([^/]{1,${PART_MAX}})`);
  return [{ path, pattern: new RegExp(`^${parts}/*$`, 'i'), parameters: parametersOf(route) }];
};

const patterns = routes.flatMap(patternsOf);

/**
 * The one address of a page: its path as it is written in the routes, and of the query only what the page reads, in
 * one order. What comes twice is joined by commas, as a form sends a list. In: a path with its query. Null for no page.
 */
export const canonicalAddress = (address: string): string | null => {
  const [path = '', ...rest] = address.split('?');
  const given = new URLSearchParams(rest.join('?'));
  for (const { path: written, pattern, parameters } of patterns) {
    const found = pattern.exec(path);
    if (!found) continue;
    const [, ...parts] = found;
    const query = new URLSearchParams();
    for (const name of parameters) {
      const value = given.getAll(name).join(',').trim();
      if (value) query.set(name, value);
    }
    const own = written.replaceAll(/:\w+/g, () => parts.shift() ?? '');
    return query.size > 0 ? `${own}?${query}` : own;
  }
  return null;
};
