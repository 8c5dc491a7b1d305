import { api as contract } from '@hanca/common/contract/index.ts';
import { httpSend } from '@hanca/common/http.ts';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeAll } from 'vitest';
import { countUse } from '../../../server/src/testing/count-use.ts';
import { App } from '../App.tsx';
import { type RealApi, realApi } from './real-api.ts';

/** Every lazy chunk of the console. */
const chunks = import.meta.glob(['../{crud,fields}/*.tsx', '../resources/*/*.tsx', '!../**/*.test.tsx']);

// A test must not wait for a screen to be compiled.
beforeAll(() => Promise.all(Object.values(chunks).map((load) => load())), 120_000);

/**
 * Mounts the real console at a path, over the real server.
 * @returns Its API, and the router to see where it has gone.
 */
export const openAdmin = async (path: string, given?: RealApi) => {
  const api = given ?? (await realApi());
  countUse('console mounts');
  const send = httpSend(contract, { fetch: api.fetch });
  const router = createMemoryRouter([{ path: '*', element: <App send={send} /> }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { api, router };
};
