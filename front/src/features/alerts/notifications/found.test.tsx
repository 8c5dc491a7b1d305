import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { Component } from '../page.tsx';

afterEach(signOut);

/** The page over two notifications that nobody has read. Out: what of them is read now. */
const open = (member: number) => {
  signInAs(member);
  const createdDate = { time: String(Date.UTC(2026, 10, 1)) };
  let found = [
    { id: 3, topic: 'posts', title: '룸메이트 구해요', href: '/posts/12', read: false, createdDate },
    { id: 2, topic: 'realties', title: null, href: null, read: false, createdDate },
  ];
  const { deps } = testDeps(({ url, body }) => {
    if (url.endsWith('/read')) {
      const { ids } = body as { ids?: number[] };
      found = found.map((one) => ({ ...one, read: one.read || !ids || ids.includes(one.id) }));
      return { status: 200, body: null };
    }
    if (url.endsWith('/count')) return { status: 200, body: found.length };
    return url.includes('/notifications') ? { status: 200, body: found } : { status: 500, body: {} };
  });
  renderAt('/mypage/notifications', <Component />, deps);
  return { readOf: () => found.map(({ read }) => read) };
};

test('what was found leads to the thing and is read then', async () => {
  const { readOf } = open(770);
  const link = await screen.findByRole('link', { name: '룸메이트 구해요' });
  expect(link).toHaveAttribute('href', '/posts/12');
  expect(screen.getByText('지금은 볼 수 없어요')).toBeInTheDocument();
  await userEvent.setup().click(link);
  await waitFor(() => expect(readOf()).toEqual([true, false]));
});

test('all of it is read at once', async () => {
  const { readOf } = open(771);
  expect(await screen.findAllByText('새 알림')).toHaveLength(2);
  await userEvent.setup().click(screen.getByRole('button', { name: '모두 읽음' }));
  await waitFor(() => expect(screen.queryByText('새 알림')).toBeNull());
  expect(readOf()).toEqual([true, true]);
});
