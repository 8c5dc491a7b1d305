import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberQueries } from '../../../session/member-queries.tsx';
import { lendBrowserParts } from '../../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { Component } from './page.tsx';

beforeEach(lendBrowserParts);
afterEach(signOut);

/** The answer to other sections of the page: one of another shape would break them, and with them the page. */
const NOT_ANSWERED = { status: 404, body: { status: 404, code: 'not-found' } };

const sessions = [
  {
    id: 'a',
    device: '크롬',
    current: true,
    country: 'CA',
    createdDate: { time: '1795000000000' },
    usedDate: { time: '1795000000000' },
  },
  {
    id: 'b',
    device: '사파리',
    current: false,
    country: null,
    createdDate: { time: '1795000000000' },
    usedDate: { time: '1795000000000' },
  },
];

test('shows who is signed in and where, and ends a session elsewhere after a question; the other tabs are at hand', async () => {
  signInAs(1);
  let open = sessions;
  const { deps, requests } = testDeps(({ url }) => {
    if (url.endsWith('/me'))
      return { status: 200, body: { id: 1, name: '민지', email: 'minji@example.com', roles: ['member'] } };
    if (url.endsWith('/sessions')) return { status: 200, body: open };
    if (!url.includes('/sessions/')) return NOT_ANSWERED;
    open = open.filter(({ id }) => !url.endsWith(`/${id}`));
    return { status: 200, body: null };
  });
  const user = userEvent.setup();
  renderAt('/mypage/account', <Component />, deps);
  expect(await screen.findByText('minji@example.com')).toBeInTheDocument();
  const [here, elsewhere] = await screen.findAllByText(/^마지막 사용/);
  expect(here).toHaveTextContent('· 캐나다');
  expect(elsewhere).not.toHaveTextContent('·');
  await user.click(screen.getByRole('button', { name: '사파리 로그아웃' }));
  expect(requests.some(({ url }) => url.endsWith('/sessions/b'))).toBe(false);
  const dialog = screen.getByRole('dialog', { name: '이 기기를 로그아웃할까요?' });
  await user.click(within(dialog).getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('그 기기에서 로그아웃했어요.')).toHaveFocus();
  await waitFor(() => expect(screen.queryByText('사파리')).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/sessions/b'))).toBe(true);
  expect(screen.getByRole('link', { name: '내 계정' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '내 정보' })).toHaveAttribute('href', '/mypage');
  expect(screen.getByRole('link', { name: '저장한 매물' })).toHaveAttribute('href', '/mypage/saved');
  expect(screen.getByRole('link', { name: '문의' })).toHaveAttribute('href', '/mypage/messages');
});

test('ends all other sessions after a question, which can be closed again', async () => {
  signInAs(1);
  // The list, the end of the others, and the list again.
  const answers = [sessions, null, sessions.slice(0, 1)];
  const { deps, requests } = testDeps(({ url }) => {
    if (url.endsWith('/me'))
      return { status: 200, body: { id: 1, name: '민지', email: 'minji@example.com', roles: ['member'] } };
    return url.includes('/sessions') ? { status: 200, body: answers.shift() } : NOT_ANSWERED;
  });
  const user = userEvent.setup();
  renderAt('/mypage/account', <Component />, deps);
  const all = await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' });
  await user.click(all);
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(requests.filter(({ url }) => url.endsWith('/sessions'))).toHaveLength(1);
  await user.click(all);
  const dialog = screen.getByRole('dialog', { name: '다른 기기를 모두 로그아웃할까요?' });
  await user.click(within(dialog).getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('다른 기기에서 모두 로그아웃했어요.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('사파리')).toBeNull());
  expect(screen.queryByRole('button', { name: '다른 기기 모두 로그아웃' })).toBeNull();
});

test('what cannot be fetched is named; once it was, it stays and is said to be maybe old', async () => {
  signInAs(1);
  const all = ['/me', '/sessions', '/passkeys', '/identities'];
  const down = new Set(all);
  const { deps } = testDeps(({ url }) => {
    const part = all.find((end) => url.endsWith(end));
    if (!part) return NOT_ANSWERED;
    if (down.has(part)) return { status: 503, body: { status: 503 } };
    const me = { id: 1, name: '민지', email: 'minji@example.com', roles: ['member'] };
    return { status: 200, body: part === '/me' ? me : part === '/sessions' ? sessions : [] };
  });
  const user = userEvent.setup();
  renderAt('/mypage/account', <Component />, { ...deps, site: { ...deps.site, providers: ['google'] } });
  const titles = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent?.split('요')[0]);
  const retryAll = async () => {
    for (const again of screen.getAllByRole('button', { name: '다시 시도' })) await user.click(again);
  };
  await waitFor(() => expect(titles()).toEqual(['내 정보를 불러오지 못했어']));
  down.delete('/me');
  await retryAll();
  const parts = ['연결한 서비스를', '패스키를', '로그인한 기기를'];
  await waitFor(() => expect(titles()).toEqual(parts.map((what) => `${what} 불러오지 못했어`)));
  down.clear();
  await retryAll();
  await waitFor(() => expect(titles()).toEqual([]));
  for (const part of all) down.add(part);
  await act(() => memberQueries.invalidateQueries());
  await waitFor(() => expect(titles()).toEqual(all.map(() => '최신 내용이 아닐 수 있어')));
  for (const kept of ['minji@example.com', '사파리']) expect(screen.getByText(kept)).toBeInTheDocument();
});

test('nobody is led to sign in, with the way back', async () => {
  renderAt('/mypage/account', <Component />);
  expect(await screen.findByText('로그인이 끝났어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Faccount',
  );
});
