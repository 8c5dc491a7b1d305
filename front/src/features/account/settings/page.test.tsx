import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { Component } from './page.tsx';

afterEach(signOut);

const sessions = [
  {
    id: 'a',
    device: '크롬',
    current: true,
    createdDate: { time: '1795000000000' },
    usedDate: { time: '1795000000000' },
  },
  {
    id: 'b',
    device: '사파리',
    current: false,
    createdDate: { time: '1795000000000' },
    usedDate: { time: '1795000000000' },
  },
];

test('shows who is signed in and where, and ends a session elsewhere; the other tabs are at hand', async () => {
  signInAs(1);
  let open = sessions;
  const { deps, requests } = testDeps(({ url }) => {
    if (url.endsWith('/me'))
      return { status: 200, body: { id: 1, name: '민지', email: 'minji@example.com', roles: ['member'] } };
    if (url.endsWith('/sessions')) return { status: 200, body: open };
    open = open.filter(({ id }) => !url.endsWith(`/${id}`));
    return { status: 200, body: null };
  });
  const user = userEvent.setup();
  renderAt('/mypage/account', <Component />, deps);
  expect(await screen.findByText('minji@example.com')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '사파리 로그아웃' }));
  expect(await screen.findByText('그 기기에서 로그아웃했어요.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('사파리')).toBeNull());
  expect(requests.some(({ url }) => url.endsWith('/sessions/b'))).toBe(true);
  expect(screen.getByRole('link', { name: '내 계정' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: '내 매물' })).toHaveAttribute('href', '/mypage');
  expect(screen.getByRole('link', { name: '저장한 매물' })).toHaveAttribute('href', '/mypage/saved');
  expect(screen.getByRole('link', { name: '문의' })).toHaveAttribute('href', '/mypage/messages');
});

test('nobody is led to sign in, with the way back', async () => {
  renderAt('/mypage/account', <Component />);
  expect(await screen.findByText('로그인이 끝났어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Faccount',
  );
});
