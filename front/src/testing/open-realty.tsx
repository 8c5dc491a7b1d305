import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router-dom';
import { App } from '../app.tsx';
import { depsContext } from '../deps.ts';
import { loadRealty } from '../features/realties/listing/loader.ts';
import { Component } from '../features/realties/listing/page.tsx';
import { ToastHost } from '../ui/toast-host.tsx';
import { type Answer, type ApiRequest, testDeps } from './render.tsx';
import { otherRealty, sampleAround, sampleRealty } from './sample-realty.ts';

/** A refusal of the API. */
export const problem = (status: number, more: object = {}): Answer => ({
  status,
  body: { type: 'about:blank', title: '보내지 못했어요', status, detail: '잠시 후에요.', code: 'x', ...more },
});

const sent: Answer = { status: 201, body: {} };

interface Opened {
  realty?: Partial<RealtyDetail>;
  /** What else its lister has; default: another one. */
  others?: RealtySummary[];
  /** What else there is in its city, the newest first, by the type that is filtered; default: one of another lister. */
  inCity?: (reType: string | null) => RealtySummary[];
  /** What the server says to what the visitor does. */
  answer?: (request: ApiRequest) => Answer;
}

let nextId = 1_000;

/** The page of a listing over a server that has it; every one has an id of its own, as views are counted once. */
export const openRealty = async ({
  realty: change = {},
  others = [otherRealty(41)],
  inCity = () => [otherRealty(42, { userId: 9 })],
  answer = () => sent,
}: Opened = {}) => {
  nextId += 1;
  const realty = { ...sampleRealty, id: nextId, ...change };
  const { deps, requests } = testDeps((one) => {
    const { pathname, searchParams } = new URL(one.url, 'https://hanca.test');
    if (pathname === `/v1/query/realties/${realty.id}`) return { status: 200, body: realty };
    if (pathname.endsWith('/around')) return { status: 200, body: sampleAround };
    if (pathname.endsWith('/saved/realties/ids')) return { status: 200, body: [] };
    if (pathname === '/v1/query/realties') {
      const list = searchParams.has('userId') ? others : inCity(searchParams.get('reType'));
      return { status: 200, body: [...list, realty].slice(0, Number(searchParams.get('limit'))) };
    }
    return answer(one);
  });
  const router = createMemoryRouter(
    [
      { path: '/realtylist/:id', loader: loadRealty, Component, HydrateFallback: () => null },
      { path: '*', element: <p>다른 페이지</p> },
    ],
    {
      initialEntries: [`/realtylist/${realty.id}`],
      getContext: () => {
        const context = new RouterContextProvider();
        context.set(depsContext, deps);
        return context;
      },
    },
  );
  render(
    <App deps={deps}>
      <RouterProvider router={router} />
      <ToastHost />
    </App>,
  );
  await screen.findByRole('region', { name: '위치' });
  const card = within(screen.getByRole('complementary', { name: '가격과 문의' }));
  return { id: realty.id, requests, router, card, user: userEvent.setup() };
};
