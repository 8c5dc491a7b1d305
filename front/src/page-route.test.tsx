import { render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from './app.tsx';
import { testDeps } from './testing/render.tsx';
import { routes } from './testing/routes.ts';
import { toastStore } from './ui/toasts.ts';

const setName = (value: string) => Reflect.set(document, 'cookie', `uname=${value}; path=/`);

afterEach(() => setName('; max-age=0'));

/** The site itself at an address, its code there already as in the browser. */
const openSite = async (at: string) => {
  for (const { route } of matchRoutes(routes, at) ?? []) {
    if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  // jsdom has no layout to scroll.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(routes, { initialEntries: [at] });
  render(
    <App deps={testDeps().deps}>
      <RouterProvider router={router} />
    </App>,
  );
  return router;
};

test('a name that is not well encoded does not stop anybody from reading', async () => {
  setName('%E0%A4%A');
  await openSite('/about');
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('불러오지 못했어요');
  expect(await screen.findByRole('button', { name: '%E0%A4%A 계정 메뉴' })).toBeInTheDocument();
});

test('where a part of the shell fails, the error page says so in Korean and leads on', async () => {
  // React and the router log it.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(toastStore, 'subscribe').mockImplementation(() => {
    throw new Error('broken');
  });
  await openSite('/about');
  expect(await screen.findByRole('heading', { name: '페이지를 불러오지 못했어요' })).toBeVisible();
  expect(screen.getByRole('main')).not.toHaveTextContent('broken');
  expect(screen.getByRole('link', { name: '홈으로' })).toHaveAttribute('href', '/');
});

test('without a connection a page that cannot be fetched says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const router = await openSite('/about');
  await screen.findByRole('heading', { level: 1 });
  const terms = router.routes[0]?.children?.[0]?.children?.find(({ path }) => path === '/terms');
  Object.assign(terms ?? {}, {
    lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  });
  await router.navigate('/terms');
  expect(await screen.findByRole('heading', { name: '인터넷에 연결되지 않았어요' })).toBeVisible();
  // It would lead to the browser's own page, from which nothing leads back.
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});
