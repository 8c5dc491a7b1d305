import { TIME_ZONE } from '@hanca/common/dates.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import type { Deps } from '../deps.ts';
import { httpClients } from '../http-client.ts';
import { sessionStore } from '../session/session-store.ts';
import { ToastHost } from '../ui/toast-host.tsx';
import { testSite } from './test-site.ts';

export interface Answer {
  status: number;
  body: unknown;
}

/** A request to the API. */
export interface ApiRequest {
  url: string;
  body: unknown;
}

/** What a test answers: at once, or when it will. */
export type Answering = Answer | Promise<Answer>;

/** Rejects when a request is given up. */
const givenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

/** Dependencies with the real client, over a network that answers what the test says. */
export const testDeps = (answer: (request: ApiRequest) => Answering = () => ({ status: 500, body: {} })) => {
  const requests: ApiRequest[] = [];
  const inFlight = new Set<ApiRequest>();
  const fetchNothing: typeof fetch = async (url, init) => {
    init?.signal?.throwIfAborted();
    const given = init?.body;
    const json = given && !(given instanceof FormData);
    const body = json ? JSON.parse(String(given)) : (given ?? undefined);
    const one = { url: String(url), body };
    requests.push(one);
    inFlight.add(one);
    const { status, body: said } = await Promise.race([answer(one), givenUp(init?.signal)]).finally(() =>
      inFlight.delete(one),
    );
    const type = status >= 400 ? 'application/problem+json' : 'application/json';
    return new Response(JSON.stringify(said), { status, headers: { 'content-type': type } });
  };
  const clientUntil = httpClients({ fetch: fetchNothing, onSession: sessionStore.changed });
  const deps: Deps = {
    call: (use, signal) => use(clientUntil(signal)),
    site: testSite,
    zone: TIME_ZONE,
    signedIn: () => true,
  };
  return { deps, requests, inFlight };
};

/** Renders a page at an address; links lead to pages that say where one came. `state` is what the page before handed on. */
export const renderAt = (at: string, element: ReactNode, deps: Deps = testDeps().deps, state?: unknown) => {
  const [path = '', search = ''] = at.split(/(?=\?)/);
  const routes: RouteObject[] = [
    { path, element },
    { path: '*', loader: ({ request }) => new URL(request.url).pathname, element: <p>다른 페이지</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: [{ pathname: path, search, state }] });
  render(
    <App deps={deps}>
      <RouterProvider router={router} />
      <ToastHost />
    </App>,
  );
  return { router };
};
