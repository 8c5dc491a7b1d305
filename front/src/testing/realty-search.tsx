import type { RealtyPin, RealtySummary } from '@hanca/common/contract/realties.ts';
import { vi } from 'vitest';
import { appdata } from './appdata.ts';
import { openSite } from './open-site.tsx';
import type { Answer, ApiRequest } from './render.tsx';

interface Found {
  realties?: RealtySummary[];
  /** What is listed where one alone is wanted. */
  near?: RealtySummary[];
  count?: number | ((url: URL) => number);
  /** What the map is answered; an error's status to have it refused. */
  pins?: RealtyPin[] | number;
  one?: unknown;
  /** Cities with homes. */
  cities?: { cityId: string; count: number }[];
}

const ok = (body: unknown): Answer => ({ status: 200, body });

const answerWith = (found: Found, url: URL): Answer => {
  const { pathname } = url;
  const { realties = [], near = realties, count = realties.length, pins = [], one, cities = [] } = found;
  if (pathname === '/v1/region/appdata') return ok(appdata);
  if (pathname === '/v1/query/realties') return ok(url.searchParams.get('limit') === '1' ? near : realties);
  if (pathname === '/v1/query/realties/count') return ok(typeof count === 'function' ? count(url) : count);
  if (pathname === '/v1/query/realties/map') {
    return typeof pins === 'number' ? { status: pins, body: { status: pins, code: 'x' } } : ok(pins);
  }
  if (pathname === '/v1/query/realties/cities') return ok(cities);
  if (one) return ok(one);
  return { status: 404, body: { status: 404, code: 'x' } };
};

/** The queries of what was requested of a path of the API. */
export const queriesOf = (requests: ApiRequest[], pathname: string): Record<string, string>[] =>
  requests
    .map(({ url }) => new URL(url, 'https://hanca.test'))
    .filter((url) => url.pathname === pathname)
    .map((url) => Object.fromEntries(url.searchParams));

/** The site at an address of the search, before an API that finds what the test says. */
export const openSearch = (at: string, found: Found = {}, wide = false) => {
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  return openSite(at, (_, url) => answerWith(found, url));
};
