import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { type FakeApi, fakeApi } from './fake-api.ts';

const part = (value: object) => btoa(JSON.stringify(value));

const HOUR_S = 3600;

/** Signs this browser in with the roles: the cookie `token`, unsigned, good for an hour. */
export const signIn = (roles = 'user,admin') => {
  const exp = Math.floor(Date.now() / 1000) + HOUR_S;
  // jsdom has no cookieStore.
  Object.assign(document, {
    cookie: `token=${part({ alg: 'none' })}.${part({ exp, userId: 1, roles })}.x; path=/`,
  });
};

/** The real console at a path, on an API in memory. Out: that API and the router, to look at what happened. */
export const renderAdmin = (path: string, api: FakeApi = fakeApi()) => {
  signIn();
  const router = createMemoryRouter(
    [{ path: '*', element: <App send={httpSend(contract, { fetch: api.fetch })} /> }],
    {
      initialEntries: [path],
    },
  );
  render(<RouterProvider router={router} />);
  return { api, router };
};
