import { browserSession } from '@hanca/common/session.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { httpClients } from '../../../http-client.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer } from '../../../testing/render.tsx';

afterEach(signOut);

const TITLE = '이메일을 인증해 주세요.';

/** The site for a member whose address waits for its verification. */
const open = (at: string, userId: number, verified = false) => {
  signInAs(userId);
  const me: Answer = {
    status: 200,
    body: { id: userId, name: '민지', email: 'minji@example.com', roles: [], verified },
  };
  return openSite(at, (_, { pathname }) => {
    if (pathname === '/v1/account/me') return me;
    if (pathname === '/v1/account/verify') return { status: 200, body: { already: false } };
    // What else the account page shows would take an empty list for its state, and fail once it is there.
    if (/^\/v1\/account\/(?!saved)/.test(pathname)) return { status: 404, body: { status: 404, code: 'x' } };
    return { status: 200, body: pathname.endsWith('/count') ? 0 : [] };
  });
};

test('the member area shows it, and the code ends that', async () => {
  const { user, router } = await open('/mypage/saved', 701);
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '코드 입력하기' }));
  expect(await screen.findByText(/minji@example\.com 주소로/)).toBeInTheDocument();
  expect(screen.getByLabelText('인증 코드 6자리')).toHaveFocus();
  await user.keyboard('123456{Enter}');
  await user.click(await screen.findByRole('button', { name: '닫기' }));
  expect(screen.queryByRole('region', { name: '이메일 인증' })).toBeNull();
  await router.navigate('/about');
  expect(screen.queryByRole('region', { name: '이메일 인증' })).toBeNull();
});

test('put away it stays away, on other pages too', async () => {
  const { user, router } = await open('/mypage/saved', 702);
  await user.click(await screen.findByRole('button', { name: '나중에 하기' }));
  expect(screen.queryByText(TITLE)).toBeNull();
  await router.navigate('/mypage/messages');
  await screen.findByRole('heading', { level: 1, name: '문의' });
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('a call that is refused for it brings it back', async () => {
  const { user } = await open('/mypage/saved', 707);
  await user.click(await screen.findByRole('button', { name: '나중에 하기' }));
  expect(screen.queryByText(TITLE)).toBeNull();
  const refused = async () =>
    new Response(JSON.stringify({ status: 403, code: 'unverified' }), {
      status: 403,
      headers: { 'content-type': 'application/problem+json' },
    });
  const phone = httpClients({ fetch: refused })().realties.phone;
  await act(() => expect(phone({ params: { id: 1 } })).rejects.toThrow());
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
});

test('it goes along to other pages, but not to those with the same form', async () => {
  const { router } = await open('/mypage/saved', 703);
  await screen.findByText(TITLE);
  await router.navigate('/about');
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
  await router.navigate('/mypage/account');
  await waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());
});

test('nobody who writes a listing is asked above the form', async () => {
  const { router } = await open('/mypage/saved', 706);
  await screen.findByText(TITLE);
  await router.navigate('/mypage/rentnewform');
  await screen.findByRole('heading', { level: 1, name: '매물 올리기' });
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('it is not shown to a member whose address is verified', async () => {
  const { requests } = await open('/mypage/saved', 704, true);
  await waitFor(() => expect(requests.map(({ url }) => url)).toContain('/v1/account/me'));
  await screen.findByText(/저장한 매물이 없어요|아직/);
  expect(screen.queryByText(TITLE)).toBeNull();
});

test('who signs in and goes back to a page to read sees it there', async () => {
  const { user, router } = await openSite('/account/signin2?redirect=%2Fabout', (_, { pathname }) => {
    if (pathname === '/v1/account/me')
      return {
        status: 200,
        body: { id: 705, name: '민지', email: 'minji@example.com', roles: [], verified: false },
      };
    if (pathname !== '/v1/account/signin') return { status: 200, body: [] };
    signInAs(705);
    return { status: 200, body: { accessToken: browserSession.token() } };
  });
  await user.type(screen.getByLabelText('이메일'), 'minji@example.com');
  await user.type(screen.getByLabelText('비밀번호'), '가나다라마바사아자차');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  expect(await screen.findByText(TITLE)).toBeInTheDocument();
});

test('where the browser blocks the storage of sites a page is read all the same', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await openSite('/about', () => ({ status: 200, body: [] }));
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('불러오지 못했어요');
});
