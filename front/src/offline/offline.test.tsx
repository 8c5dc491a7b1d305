import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { App } from '../app.tsx';
import { testDeps } from '../testing/render.tsx';
import type { Greeting, Message } from './messages.ts';
import { Offline } from './offline.tsx';

/** A browser whose worker greets so. Out: what the page told it. */
const withWorker = (greeting: Greeting): Message[] => {
  const told: Message[] = [];
  const controller = {
    postMessage: (message: Message, ports: MessagePort[] = []) => {
      told.push(message);
      if (message.kind === 'hello') ports[0]?.postMessage(greeting);
    },
  };
  const registration = { installing: null, waiting: null, update: async () => undefined };
  const container = Object.assign(new EventTarget(), {
    ...{ controller, register: async () => registration, getRegistration: async () => registration },
  });
  vi.stubGlobal('navigator', { onLine: true, serviceWorker: container, userAgent: '', languages: ['ko'] });
  return told;
};

/** Beside every page. */
const open = (path: string, offline = true) => {
  const { deps } = testDeps();
  const router = createMemoryRouter([{ path: '*', element: <Offline /> }], { initialEntries: [path] });
  render(
    <App deps={{ ...deps, site: { ...deps.site, offline } }}>
      <RouterProvider router={router} />
    </App>,
  );
  return { router };
};

test('on a page of an older build it offers to load the page anew, until it is put away', async () => {
  withWorker({ build: '/assets/next.js', storedAt: null });
  open('/about');
  expect(await screen.findByText('한카가 새로워졌어요.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '새로 고침' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: '알림 닫기' }));
  expect(screen.queryByText('한카가 새로워졌어요.')).toBeNull();
});

test('a new page that the worker of the build before still serves is not said to be old', async () => {
  withWorker({ build: '/assets/before.js', storedAt: null });
  const update = vi.fn(async () => undefined);
  const registration = { installing: {}, waiting: null, update };
  Object.assign(navigator.serviceWorker, { getRegistration: async () => registration });
  open('/about');
  await vi.waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(screen.queryByText('한카가 새로워졌어요.')).toBeNull();
  // The new one has taken over: now it is the page of another tab that is old.
  Object.assign(registration, { installing: null });
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  expect(await screen.findByText('한카가 새로워졌어요.')).toBeInTheDocument();
});

test('a stored page that is shown on a slow connection says of when it is', async () => {
  withWorker({ build: '', storedAt: 'Mon, 23 Nov 2026 06:48:00 GMT' });
  open('/about');
  expect(
    await screen.findByText(/^연결이 느려 11월 2\d일 .*에 저장한 내용을 보여 드려요\.$/),
  ).toBeInTheDocument();
});

test('the worker hears of the pages that links lead to, and never of those of members and accounts', async () => {
  const told = withWorker({ build: '', storedAt: null });
  const { router } = open('/about');
  const to = (path: string) => act(() => router.navigate(path));
  for (const path of ['/mypage/saved', '/account/reset?token=x', '/admin', '/coupons']) await to(path);
  expect(told.filter(({ kind }) => kind === 'read')).toMatchObject([{ page: '/coupons' }]);
});

test('a file that a page has fetched is told to the worker once, and none of a page of members', async () => {
  const told = withWorker({ build: '', storedAt: null });
  let fetched: string[] = [];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    fetched.map((name) => ({ name: new URL(name, location.origin).href }) as PerformanceEntry),
  );
  vi.spyOn(performance, 'clearResourceTimings').mockImplementation(() => {
    fetched = [];
  });
  const { router } = open('/about');
  fetched = ['/assets/a.js', '/images/1.jpg', 'https://elsewhere.example/b.js'];
  await act(() => router.navigate('/coupons'));
  fetched = ['/images/own.jpg'];
  await act(() => router.navigate('/mypage'));
  await act(() => router.navigate('/events'));
  const files = told.flatMap((message) => (message.kind === 'read' ? message.files : []));
  expect(files.map((file) => new URL(file).pathname)).toEqual(['/assets/a.js', '/images/1.jpg']);
});

test('what somebody read is forgotten when they sign out', async () => {
  withWorker({ build: '', storedAt: null });
  const removed: string[] = [];
  vi.stubGlobal('caches', {
    delete: async (name: string) => {
      removed.push(name);
      return true;
    },
  });
  localStorage.setItem('hanca.reader', '801');
  localStorage.setItem('searches', '이민 변호사');
  open('/about');
  await vi.waitFor(() => expect(removed).toEqual(['hanca-pages', 'hanca-pictures']));
  expect(localStorage.getItem('hanca.reader')).toBeNull();
  expect(localStorage.getItem('searches')).toBeFalsy();
});

test('where the site stores nothing, worker and caches are removed', async () => {
  const unregister = vi.fn(async () => true);
  withWorker({ build: '', storedAt: null });
  Object.assign(navigator.serviceWorker, { getRegistrations: async () => [{ unregister }] });
  open('/about', false);
  await vi.waitFor(() => expect(unregister).toHaveBeenCalledOnce());
});
