import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import {
  createMemoryRouter,
  createStaticHandler,
  createStaticRouter,
  matchRoutes,
  RouterContextProvider,
  RouterProvider,
  StaticRouterProvider,
} from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '../app.tsx';
import { depsContext } from '../deps.ts';
import { fetchErrorPage } from '../shell/error-slot.tsx';
import { lendBrowserParts } from './browser-parts.ts';
import { type Answering, type ApiRequest, testDeps } from './render.tsx';
import { routes } from './routes.ts';

type Answers = (request: ApiRequest, url: URL) => Answering;

const depsOf = (answer: Answers) => {
  const { deps, requests } = testDeps((one) => answer(one, new URL(one.url, 'https://hanca.test')));
  const context = new RouterContextProvider();
  context.set(depsContext, deps);
  return { deps, requests, context };
};

/** The site at an address, rendered by the server for nobody and taken over by a browser that is answered otherwise. */
export const hydrateSite = async (at: string, forNobody: Answers, forBrowser: Answers) => {
  lendBrowserParts();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  await fetchErrorPage();
  const server = depsOf(forNobody);
  const handler = createStaticHandler(routes);
  const found = await handler.query(new Request(`https://hanca.test${at}`), {
    requestContext: server.context,
  });
  if (found instanceof Response) throw new Error(`${at} leads on to ${found.headers.get('location')}`);
  const html = renderToString(
    <App deps={server.deps}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, found)}
        context={found}
        hydrate={false}
      />
    </App>,
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;

  const browser = depsOf(forBrowser);
  const router = createMemoryRouter(routes, {
    initialEntries: [at],
    hydrationData: { loaderData: found.loaderData, errors: found.errors },
    getContext: () => browser.context,
  });
  render(
    <App deps={browser.deps}>
      <RouterProvider router={router} />
    </App>,
    { container, hydrate: true },
  );
  await screen.findByRole('heading', { level: 1 });
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { html, router, requests: browser.requests, address, user: userEvent.setup() };
};
