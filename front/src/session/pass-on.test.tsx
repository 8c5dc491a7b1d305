import { browserSession } from '@hanca/common/session.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signInAs, signOut } from '../testing/member.ts';
import { openSite } from '../testing/open-site.tsx';
import type { Answer } from '../testing/render.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  signOut();
});

const me = (roles: string[]): Answer => ({
  status: 200,
  body: { id: 401, name: '민지', email: 'minji@example.com', roles },
});
const ended: Answer = {
  status: 401,
  body: { type: 'about:blank', title: '', status: 401, detail: '', code: 'x' },
};

/** A page of signing in, over an API that says who is here. */
const open = (at: string, who: Answer) =>
  openSite(at, (_, { pathname }) => {
    if (pathname === '/v1/account/me') return who;
    if (pathname === '/v1/account/refresh') return ended;
    return { status: 404, body: {} };
  });

test.each([
  ['/account/signin?redirect=%2Fabout', '/about'],
  ['/account/signin2?redirect=%2Fabout', '/about'],
  ['/account/signup?redirect=%2Fabout', '/about'],
  ['/account/signin2', '/mypage'],
  ['/account/signin2?redirect=%2F%2Fevil.test', '/mypage'],
])('from %s who is signed in already goes on to %s', async (at, to) => {
  signInAs(401);
  const { address } = await open(at, me(['member']));
  await waitFor(() => expect(address()).toBe(to));
});

test('who is nobody stays on the form, and nothing is requested from the API', async () => {
  const { address, requests } = await open('/account/signin2?redirect=%2Fabout', me(['member']));
  expect(screen.getByRole('button', { name: '로그인' })).toBeInTheDocument();
  expect(address()).toBe('/account/signin2?redirect=%2Fabout');
  expect(requests).toEqual([]);
});

test('a session that turns out to have ended stays, and is forgotten', async () => {
  signInAs(402);
  const { address, requests } = await open('/account/signin2?redirect=%2Fabout', ended);
  await waitFor(() => expect(browserSession.user()).toBeNull());
  expect(address()).toBe('/account/signin2?redirect=%2Fabout');
  expect(requests.filter(({ url }) => url === '/v1/account/me')).toHaveLength(1);
});

/** The browser's own address, which jsdom does not let change. */
const watchAddress = () => {
  const replace = vi.fn<(to: string) => void>();
  vi.stubGlobal('location', { origin: location.origin, replace });
  return replace;
};

test('staff go on to the console by a full load', async () => {
  const replace = watchAddress();
  signInAs(403, '민지', 'member,admin');
  await open('/account/signin2?redirect=%2Fadmin%2Fposts', me(['member', 'admin']));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin/posts'));
});

test('staff who came from nowhere go on to the console', async () => {
  const replace = watchAddress();
  signInAs(406, '민지', 'member,admin');
  await open('/account/signin2', me(['member', 'admin']));
  await waitFor(() => expect(replace).toHaveBeenCalledWith('/admin'));
});

// The console sends back here whoever's token is not that of staff.
test.each([
  ['member', ['member']],
  ['member', ['member', 'admin']],
  ['member,admin', ['member']],
])('with a token of %s and the roles %s nobody is sent to the console', async (token, roles) => {
  const replace = watchAddress();
  signInAs(404, '민지', token);
  const { address, requests, user } = await open('/account/signin2?redirect=%2Fadmin%2Fposts', me(roles));
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/v1/account/me'));
  // Somebody else may sign in here.
  await user.type(screen.getByLabelText('이메일'), 'staff@example.com');
  expect(screen.getByLabelText('이메일')).toHaveValue('staff@example.com');
  expect(address()).toBe('/account/signin2?redirect=%2Fadmin%2Fposts');
  expect(replace).not.toHaveBeenCalled();
});

test('without the name that the pages of members go by nobody is sent to them', async () => {
  signInAs(405, '');
  const { address, requests } = await open('/account/signin2', me(['member']));
  expect(screen.getByRole('button', { name: '로그인' })).toBeInTheDocument();
  expect(address()).toBe('/account/signin2');
  // The header may count what is unread.
  expect(requests.filter(({ url }) => url === '/v1/account/me')).toEqual([]);
});
