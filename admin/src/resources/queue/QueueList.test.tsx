import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';
import { user } from '../../testing/user.ts';

const HOUR_MS = 3600_000;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS);
const WAITING_POST = 2;

/** Two listings that are reported, a post that waits, and a suspension that its member says something against. */
const busy = async () => {
  const api = await realApi();
  const { member } = api.ids;
  await api.store('realties', [
    { id: 5, title: '랍슨 콘도' },
    { id: 6, title: '버나비 룸렌트' },
  ]);
  await api.store('reports', [
    { id: 1, realtyId: 5, reason: 'scam', text: '보증금부터 달래요.', updatedAt: ago(1) },
    { id: 2, realtyId: 6, reason: 'gone', updatedAt: ago(50) },
  ]);
  const post = { title: '자전거 팔아요', excerpt: '거의 새것이에요.', userId: member, byMember: true };
  await api.store('posts', [{ id: 7, status: WAITING_POST, ...post, updatedAt: ago(30) }]);
  await api.colleague.users.suspend({
    params: { id: member },
    body: { days: 3, reason: '같은 글을 여러 번 올렸어요.', basedOn: 0 },
  });
  const [decision] = await api.member.appeals.own({});
  await api.member.appeals.write({ params: { id: decision?.id ?? 0 }, body: { text: '한 번만 올렸어요.' } });
  return api;
};

const buttons = () =>
  screen
    .getAllByRole('button', { name: /(?:처리|검토|답하기)$/ })
    .map((one) => one.getAttribute('aria-label'));

test('an empty list says so, and shows what comes within a minute', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  });
  onTestFinished(() => void vi.useRealTimers());
  const api = await realApi();
  await openAdmin('/queue', api);
  expect(await screen.findByText('처리를 기다리는 일이 없어요.')).toBeVisible();
  expect(await screen.findByRole('button', { name: '전체 0' })).toHaveAttribute('aria-pressed', 'true');
  await api.store('realties', [{ id: 5, title: '랍슨 콘도' }]);
  await api.store('reports', [{ id: 1, realtyId: 5, reason: 'scam', text: '보증금부터 달래요.' }]);
  await vi.advanceTimersByTimeAsync(60_000);
  await waitFor(() => expect(buttons()).toHaveLength(1));
});

test('lists what is late and what harms first, by kind; a dialog is tried again and closed without losing the focus', async () => {
  const api = await busy();
  const { router } = await openAdmin('/queue', api);
  await screen.findByText('검색결과 : 4');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('처리할 일 목록');
  expect(buttons()).toEqual([
    '버나비 룸렌트 신고 처리',
    '랍슨 콘도 신고 처리',
    '자전거 팔아요 검토',
    '회원 활동 이의 답하기',
  ]);
  const [, late, urgent, post, appeal] = screen.getAllByRole('row') as HTMLElement[];
  if (!late || !urgent || !post || !appeal) throw new Error('four rows');
  expect(within(late).getByText('늦었어요')).toBeInTheDocument();
  expect(late).toHaveTextContent(/신고 · 회원 · 조치 1번 · .* · 2일 · 늦었어요/);
  expect(urgent).toHaveTextContent(/급함사기가 의심돼요보증금부터 달래요\./);
  expect(within(urgent).getByRole('link', { name: '랍슨 콘도' })).toHaveAttribute('href', '/realties/5');
  expect(within(post).getByRole('link', { name: '자전거 팔아요' })).toHaveAttribute('href', '/posts/form/7');
  expect(post).toHaveTextContent('거의 새것이에요.');
  expect(within(post).getByText('조치 1번')).toBeInTheDocument();
  expect(within(post).getByText(/까지 쓰기 정지$/)).toBeInTheDocument();
  expect(appeal).toHaveTextContent('한 번만 올렸어요.');

  await user.click(await screen.findByRole('button', { name: '신고 2' }));
  await screen.findByText('검색결과 : 2');
  await waitFor(() =>
    expect(router.state.location.search).toContain(encodeURIComponent('{"kind":"report"}')),
  );
  expect(screen.getByRole('button', { name: '신고 2' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '자동 점검 0' }));
  await screen.findByText('조건에 맞는 처리할 일이 없어요.');
  await user.click(screen.getByRole('button', { name: '전체 4' }));
  await screen.findByText('검색결과 : 4');

  await user.click(screen.getByRole('button', { name: '랍슨 콘도 신고 처리' }));
  const dialog = await screen.findByRole('dialog', { name: '신고 처리' });
  await user.click(await within(dialog).findByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.getByRole('button', { name: '랍슨 콘도 신고 처리' })).toHaveFocus());
  expect(buttons()).toHaveLength(4);

  api.refuse('GET /v1/query/reports/2', unavailable);
  await user.click(screen.getByRole('button', { name: '버나비 룸렌트 신고 처리' }));
  await screen.findByText('서버가 잠시 쉬고 있어요.');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByRole('dialog', { name: '신고 처리' });
});

test('a decision takes its row from the list and gives the focus to the next', async () => {
  const { api } = await openAdmin('/queue', await busy());
  await user.click(await screen.findByRole('button', { name: '자전거 팔아요 검토' }));
  const review = await screen.findByRole('dialog', { name: '글 검토' });
  await user.click(await within(review).findByRole('button', { name: '게시하기' }));
  await screen.findByText('검색결과 : 3');
  expect(await api.colleague.posts.get({ params: { id: 7 } })).toMatchObject({ status: 0 });
  const appeal = await screen.findByRole('button', { name: '회원 활동 이의 답하기' });
  await waitFor(() => expect(appeal).toHaveFocus());
  await user.keyboard('{Enter}');
  const answer = await screen.findByRole('dialog', { name: '이의' });
  await user.fill(await within(answer).findByRole('textbox', { name: '답' }), '다시 보니 괜찮아요.');
  await user.click(within(answer).getByRole('button', { name: '되돌리기' }));
  await screen.findByText('검색결과 : 2');
  // Of the last row the one before it is next.
  await waitFor(() => expect(screen.getByRole('button', { name: '랍슨 콘도 신고 처리' })).toHaveFocus());
  await screen.findByRole('button', { name: '전체 2' });
});
