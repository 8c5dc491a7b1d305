import type { OwnGolfJoin } from '@hanca/common/contract/golf-joins.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signInAs, signOut } from '../../../../testing/member.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { sampleGolfJoin } from '../../../../testing/sample-golf-course.ts';

afterEach(() => {
  signOut();
  vi.restoreAllMocks();
});

/** Opens the rounds of a member: first so, and after what they do as they are next. */
const open = (...given: Partial<OwnGolfJoin>[]) => {
  signInAs(3);
  return openSite('/mypage/golf-joins', (_, { pathname }) => {
    if (pathname !== '/v1/account/golf-joins') return { status: 204, body: null };
    const own = { join: sampleGolfJoin, hidden: false, status: null, waiting: 0, ...given.shift() };
    return { status: 200, body: [own] };
  });
};

test('a seat in a round that staff have hidden is given up here, as the round has no page', async () => {
  const { user, requests } = await open(
    { hidden: true, status: 'accepted' },
    { hidden: true, status: 'withdrawn' },
  );
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  const dialog = within(screen.getByRole('dialog', { name: '신청을 취소할까요?' }));
  await user.click(dialog.getByRole('button', { name: '신청 취소하기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '신청 취소' })).toBeNull());
  expect(requests.filter(({ url }) => url.endsWith('/golf-joins/1/request'))).toHaveLength(1);
});

test('a round of their own that staff have hidden is cancelled here', async () => {
  const { user, requests } = await open({ hidden: true });
  await user.click(await screen.findByRole('button', { name: '조인 취소' }));
  await user.click(screen.getByRole('button', { name: '조인 취소하기' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/golf-joins/1/cancel'))).toBe(true));
});

test.each<Partial<OwnGolfJoin>>([
  { status: 'accepted' },
  { hidden: true, status: 'declined' },
  { hidden: true, join: { ...sampleGolfJoin, teeDate: { time: '1700000000000' } } },
])('nothing is given up here otherwise: %j', async (own) => {
  await open(own);
  expect(await screen.findByRole('list', { name: '내 조인' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /취소/ })).toBeNull();
});
