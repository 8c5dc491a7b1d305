import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { appdata } from './testing/appdata.ts';
import { signInAs, signOut } from './testing/member.ts';
import { openSite } from './testing/open-site.tsx';
import type { Answering } from './testing/render.tsx';
import { otherRealty, sampleAround, sampleRealty } from './testing/sample-realty.ts';

afterEach(() => vi.unstubAllGlobals());

const LIST = '/v1/query/realties';
const home = { ...sampleRealty, id: 1, title: '첫째 집' };
const ok = (body: unknown) => ({ status: 200, body });
const never = new Promise<never>(() => undefined);

/** The search, over an API whose list and listing are as the test has them at the time. */
const openSearch = async (at = '/realtylist?regionId=CA59', one = home) => {
  const api: { list: Answering; one: Answering } = {
    list: ok([otherRealty(1, { title: '첫째 집' }), otherRealty(2, { title: '둘째 집' })]),
    one: ok(one),
  };
  const site = await openSite(at, (_, { pathname }) => {
    if (pathname === '/v1/region/appdata') return ok(appdata);
    if (pathname === LIST) return api.list;
    if (pathname === `${LIST}/count`) return ok(2);
    if (pathname === '/v1/account/saved/realties/ids') return ok([]);
    if (pathname.endsWith('/around')) return ok(sampleAround);
    return api.one;
  });
  const pathsSince = (start: number) => site.requests.slice(start).map(({ url }) => url.replace(/\?.*/, ''));
  return { api, pathsSince, ...site };
};

const heading = () => screen.getByRole('heading', { level: 1 });
const openHome = async () => {
  act(() => screen.getByRole('link', { name: '첫째 집' }).click());
  await waitFor(() => expect(heading()).toHaveTextContent('첫째 집'));
};

test('going back shows the list as it was left before anything is fetched, and then what has changed', async () => {
  const { api, requests, router, pathsSince, address } = await openSearch();
  await openHome();
  const before = requests.length;
  const held = Promise.withResolvers<{ status: number; body: unknown }>();
  api.list = held.promise;
  await act(() => router.navigate(-1));
  expect(address()).toBe('/realtylist?regionId=CA59');
  expect(screen.getByRole('link', { name: '둘째 집' })).toBeInTheDocument();
  await waitFor(() => expect(pathsSince(before)).toContain(LIST));
  expect(router.state.navigation.state).toBe('idle');
  held.resolve(ok([otherRealty(3, { title: '새로 올라온 집' })]));
  expect(await screen.findByRole('link', { name: '새로 올라온 집' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: '둘째 집' })).toBeNull();
});

test('what cannot be had stays as it was left', async () => {
  const { api, requests, router, pathsSince } = await openSearch();
  await openHome();
  const before = requests.length;
  api.list = { status: 503, body: { status: 503, code: 'x' } };
  await act(() => router.navigate(-1));
  await waitFor(() => expect(pathsSince(before)).toContain(LIST));
  await waitFor(() => expect(router.state.revalidation).toBe('idle'));
  expect(screen.getByRole('link', { name: '둘째 집' })).toBeInTheDocument();
});

test('a page that is gone by now says so', async () => {
  const { api, router } = await openSearch();
  await openHome();
  await act(() => router.navigate(-1));
  api.one = { status: 404, body: { status: 404, code: 'x' } };
  await act(() => router.navigate(1));
  expect(await screen.findByRole('heading', { name: '찾는 매물이 없어요' })).toBeInTheDocument();
});

test('a link to the same address is loaded anew', async () => {
  const { api, router } = await openSearch();
  await openHome();
  api.list = ok([otherRealty(3, { title: '새로 올라온 집' })]);
  await act(() => router.navigate('/realtylist?regionId=CA59'));
  expect(screen.getByRole('link', { name: '새로 올라온 집' })).toBeInTheDocument();
});

const own = { ...home, title: '내 집 102호' };

/** A member's own listing, and the page after it. */
const leaveOwnHome = async () => {
  signInAs(1, '민지');
  const site = await openSearch('/realtylist/1', own);
  await act(() => site.router.navigate('/about'));
  return site;
};

test('a member does not see what another one of the same name saw, also where the API fails', async () => {
  const { api, router } = await leaveOwnHome();
  signInAs(2, '민지');
  api.one = { status: 503, body: { status: 503, code: 'x' } };
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  expect(screen.queryByText('내 집 102호')).toBeNull();
});

test('signing out empties the memory, and signing in again does not bring it back', async () => {
  const { api, router, pathsSince, requests } = await leaveOwnHome();
  signOut();
  signInAs(1, '민지');
  const before = requests.length;
  api.one = never;
  act(() => void router.navigate(-1));
  await waitFor(() => expect(pathsSince(before)).toContain(`${LIST}/1`));
  expect(router.state.navigation.state).toBe('loading');
});

test('what is loaded for one member is not remembered for another who signs in meanwhile', async () => {
  signInAs(1, '민지');
  const { api, router, requests, pathsSince } = await openSearch('/about');
  const held = Promise.withResolvers<{ status: number; body: unknown }>();
  api.one = held.promise;
  act(() => void router.navigate('/realtylist/1'));
  await waitFor(() => expect(pathsSince(0)).toContain(`${LIST}/1`));
  signInAs(2, '민지');
  held.resolve(ok(own));
  await waitFor(() => expect(heading()).toHaveTextContent('내 집 102호'));
  await act(() => router.navigate('/about'));
  const before = requests.length;
  api.one = never;
  act(() => void router.navigate(-1));
  await waitFor(() => expect(pathsSince(before)).toContain(`${LIST}/1`));
  expect(router.state.navigation.state).toBe('loading');
});

test('a search that is given up for another leaves only that one on its way', async () => {
  const { api, router, inFlight } = await openSearch();
  api.list = never;
  for (const price of [1000, 1500, 2000]) act(() => void router.navigate(`/realtylist?priceMax=${price}`));
  await waitFor(() =>
    expect([...inFlight].map(({ url }) => url)).toEqual([expect.stringMatching(/priceMax=2000/)]),
  );
});
