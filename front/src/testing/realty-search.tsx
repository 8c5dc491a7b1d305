import type { RealtyPin, RealtySummary } from '@hanca/common/contract/realties.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { depsContext } from '../deps.ts';
import { routes } from '../routes.ts';
import { appdata } from './appdata.ts';
import { lendBrowserParts } from './browser-parts.ts';
import { type Answer, type Asked, testDeps } from './render.tsx';

interface Found {
  realties?: RealtySummary[];
  count?: number;
  /** What the map is answered; an error's status to have it refused. */
  pins?: RealtyPin[] | number;
  one?: unknown;
}

const ok = (body: unknown): Answer => ({ status: 200, body });

const answerWith =
  (found: Found) =>
  ({ url }: Asked): Answer => {
    const { realties = [], count = realties.length, pins = [], one } = found;
    const { pathname } = new URL(url, 'https://hanca.test');
    if (pathname === '/v1/region/appdata') return ok(appdata);
    if (pathname === '/v1/query/realties') return ok(realties);
    if (pathname === '/v1/query/realties/count') return ok(count);
    if (pathname === '/v1/query/realties/map') {
      return typeof pins === 'number' ? { status: pins, body: { status: pins, code: 'x' } } : ok(pins);
    }
    if (one) return ok(one);
    return { status: 404, body: { status: 404, code: 'x' } };
  };

/** The queries of what was asked of a path of the API. */
export const queriesOf = (asked: Asked[], pathname: string): Record<string, string>[] =>
  asked
    .map(({ url }) => new URL(url, 'https://hanca.test'))
    .filter((url) => url.pathname === pathname)
    .map((url) => Object.fromEntries(url.searchParams));

/** The site at an address of the search, before an API that finds what the test says. */
export const openSearch = async (at: string, found: Found = {}, wide = false) => {
  lendBrowserParts();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('matchMedia', () => ({
    matches: wide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const { deps, asked } = testDeps(answerWith(found));
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      return context;
    },
  });
  // With its data at hand, as on a page that the server rendered.
  await vi.waitUntil(() => router.state.initialized);
  render(
    <App deps={deps}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1 });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), router, asked, address };
};
