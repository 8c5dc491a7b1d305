import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { App } from '../App.tsx';
import { type RealApi, realApi } from './real-api.ts';

/** The real console at a path, on the real server. Out: its API and the router, to look at what happened. */
export const openAdmin = async (path: string, given?: RealApi) => {
  const api = given ?? (await realApi());
  const send = httpSend(contract, { fetch: api.fetch });
  const router = createMemoryRouter([{ path: '*', element: <App send={send} /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { api, router };
};
