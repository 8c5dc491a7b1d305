import type { SiteConfig } from '@hanca/common/site.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, matchRoutes, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { App } from '../app.tsx';
import { depsContext } from '../deps.ts';
import { createPageMemory } from '../page-memory.ts';
import { lendBrowserParts } from './browser-parts.ts';
import { type Answering, type ApiRequest, testDeps } from './render.tsx';
import { routes } from './routes.ts';

/** The site itself at an address, over a network that answers what the test says, its data there as on a rendered page. */
export const openSite = async (
  at: string,
  answer: (request: ApiRequest, url: URL) => Answering,
  site: Partial<SiteConfig> = {},
) => {
  lendBrowserParts();
  // jsdom has no layout to scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  const {
    deps: given,
    requests,
    inFlight,
  } = testDeps((one) => answer(one, new URL(one.url, 'https://hanca.test')));
  const deps = { ...given, site: { ...given.site, ...site } };
  const memory = createPageMemory();
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    dataStrategy: memory.dataStrategy,
    getContext: () => {
      const context = new RouterContextProvider();
      context.set(depsContext, deps);
      return context;
    },
  });
  // Files share a worker's modules: the next test has a session of its own.
  onTestFinished(memory.watch(router));
  await vi.waitUntil(() => router.state.initialized, { timeout: 15_000 });
  render(
    <App deps={deps}>
      <RouterProvider router={router} />
    </App>,
  );
  await screen.findByRole('heading', { level: 1 });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { user: userEvent.setup(), router, requests, inFlight, address };
};
