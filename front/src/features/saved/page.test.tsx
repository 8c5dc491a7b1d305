import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { memberListKey } from '../../lists/member-list.tsx';
import { memberQueries } from '../../session/member-queries.tsx';
import { lendBrowserParts } from '../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../testing/member.ts';
import { type Answer, renderAt, testDeps } from '../../testing/render.tsx';
import { savedRealty } from '../../testing/sample-realty.ts';
import { savedList } from './list.ts';
import { Component } from './page.tsx';

beforeEach(lendBrowserParts);
afterEach(signOut);

let member = 700;

/** A server where the next member has saved so many listings; `failing` gets a call's address first. */
const open = (count: number, at = '/mypage/saved', failing: (url: string) => Answer | null = () => null) => {
  member += 1;
  signInAs(member);
  let ids = Array.from({ length: count }, (_, n) => n + 1);
  const { deps, requests } = testDeps(({ url }) => {
    const failure = failing(url);
    if (failure) return failure;
    const { pathname, searchParams } = new URL(url, 'http://x');
    const id = Number(pathname.split('/').at(-1));
    if (pathname.endsWith('/ids')) return { status: 200, body: ids };
    if (pathname.endsWith('/count')) return { status: 200, body: ids.length };
    if (pathname.endsWith('/gone')) return { status: 200, body: [] };
    if (id) {
      ids = ids.filter((one) => one !== id);
      return { status: 200, body: null };
    }
    const skip = Number(searchParams.get('skip'));
    const limit = Number(searchParams.get('limit'));
    return { status: 200, body: ids.slice(skip, skip + limit).map((one) => savedRealty(one)) };
  });
  const { router } = renderAt(at, <Component />, deps);
  return { requests, router, user: userEvent.setup() };
};

const problem = (status: number): Answer => ({
  status,
  body: { type: 'about:blank', title: '오류', status, detail: '잠시 후 다시 시도해 주세요.', code: 'x' },
});

test('saved listings are twelve to a page, their hearts full', async () => {
  const { requests } = open(14);
  expect(await screen.findByText('저장한 매물 14개')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(12);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '다른 집 1 저장' })).toHaveAttribute('aria-pressed', 'true'),
  );
  expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/mypage/saved?page=2');
  expect(requests.some(({ url }) => url.includes('limit=12&skip=0'))).toBe(true);
});

test('a page behind the last one leads to the last', async () => {
  const { router } = open(14, '/mypage/saved?page=5');
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(router.state.location.search).toBe('?page=2');
});

test('a heart that is taken back leaves its card, to be taken up again', async () => {
  const { user, requests } = open(2);
  const heart = await screen.findByRole('button', { name: '다른 집 1 저장' });
  await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await waitFor(() => expect(requests.at(-1)?.url).toBe('/v1/account/saved/realties/1'));
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('without a saved listing it leads to the search', async () => {
  open(0);
  expect(await screen.findByText('저장한 매물이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '렌트 찾아보기' })).toHaveAttribute('href', '/realtylist');
});

test('where they cannot be had, trying again brings them', async () => {
  let down = true;
  const { user } = open(1, '/mypage/saved', () => (down ? problem(503) : null));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('저장한 매물을 불러오지 못했어요'));
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('저장한 매물 1개')).toBeInTheDocument();
});

test('what was fetched before stays while it cannot be fetched anew, and that is said', async () => {
  let down = false;
  const { user, router } = open(14, '/mypage/saved', () => (down ? problem(503) : null));
  await user.click(await screen.findByRole('link', { name: '다음 페이지' }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  down = true;
  await router.navigate(-1);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      '최신 내용이 아닐 수 있어요새로 불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
    ),
  );
  expect(screen.getAllByRole('article')).toHaveLength(12);
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('where the session has ended, signing in leads back here', async () => {
  open(1, '/mypage/saved', () => problem(401));
  expect(await screen.findByText('로그인이 끝났어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Fsaved',
  );
});

/** A member with one home that changed and one that is gone; what is sent is in `sent`. */
const openChanged = () => {
  member += 1;
  signInAs(member);
  const sent: [url: string, body: unknown][] = [];
  const own = { savedDate: { time: String(Date.UTC(2026, 10, 20)) }, isNews: true };
  const changed = savedRealty(1, { price: 2300, savedPrice: 2350, status: 2, savedStatus: 0, isNews: true });
  const gone = { id: 2, note: '토요일에 봄', savedPrice: 1200, savedStatus: 0, ...own };
  const { deps } = testDeps(({ url, body }) => {
    if (body !== undefined) sent.push([url, body]);
    const { pathname } = new URL(url, 'http://x');
    if (body !== undefined) return { status: 200, body: null };
    if (pathname.endsWith('/gone')) return { status: 200, body: [gone] };
    if (pathname.endsWith('/ids')) return { status: 200, body: [1, 2] };
    return { status: 200, body: pathname.endsWith('/count') ? 1 : [changed] };
  });
  renderAt('/mypage/saved', <Component />, deps);
  return { sent, user: userEvent.setup() };
};

test('what changed since a home was saved is said, and then counts as looked at', async () => {
  const { sent } = openChanged();
  expect(await screen.findByText('저장한 뒤 $50 내렸어요 · 예약중이 됐어요')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: '지금은 볼 수 없는 매물 1개' })).toBeInTheDocument();
  expect(screen.getByText(/저장할 때 월 \$1,200/)).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual(
    expect.arrayContaining([
      ['/v1/account/saved/realties/seen', { ids: [1] }],
      ['/v1/account/saved/realties/seen', { ids: [2] }],
    ]),
  );
});

test('a note is written and shown, and is not lost by a heart without a word', async () => {
  const { sent, user } = openChanged();
  await user.click(await screen.findByRole('button', { name: '다른 집 1 메모 쓰기' }));
  await user.type(await screen.findByRole('textbox', { name: /나만 보는 메모/ }), ' 볕이 잘 들어요 ');
  await user.click(screen.getByRole('button', { name: '메모 저장' }));
  expect(
    await screen.findByRole('button', { name: '다른 집 1 메모 고치기: 볕이 잘 들어요' }),
  ).toBeInTheDocument();
  expect(sent.at(-1)).toEqual(['/v1/account/saved/realties/1/note', { note: '볕이 잘 들어요' }]);
  await user.click(screen.getByRole('button', { name: '다른 집 1 저장' }));
  const dialog = await screen.findByRole('dialog', { name: '저장을 취소할까요?' });
  expect(dialog).toHaveTextContent('메모도 함께 지워져요.');
});

test('a note that is saved is not undone by a list that was on its way before', async () => {
  member += 1;
  signInAs(member);
  const late = Promise.withResolvers<Answer>();
  let asked = 0;
  const { deps, requests } = testDeps(({ url, body }) => {
    const { pathname } = new URL(url, 'http://x');
    if (body !== undefined) return { status: 200, body: null };
    if (pathname.endsWith('/ids')) return { status: 200, body: [1] };
    if (pathname.endsWith('/gone')) return { status: 200, body: [] };
    if (pathname.endsWith('/count')) return { status: 200, body: 1 };
    if (!pathname.endsWith('/realties')) return { status: 200, body: {} };
    asked += 1;
    return asked === 1 ? { status: 200, body: [savedRealty(1)] } : late.promise;
  });
  renderAt('/mypage/saved', <Component />, deps);
  const user = userEvent.setup();
  const line = await screen.findByRole('button', { name: '다른 집 1 메모 쓰기' });
  void memberQueries.refetchQueries({ queryKey: memberListKey(savedList, member, 'list') });
  await waitFor(() => expect(asked).toBe(2));
  await user.click(line);
  await user.type(await screen.findByRole('textbox', { name: /나만 보는 메모/ }), '볕');
  await user.click(screen.getByRole('button', { name: '메모 저장' }));
  await screen.findByText('메모를 저장했어요.');
  late.resolve({ status: 200, body: [savedRealty(1)] });
  await waitFor(() => expect(memberQueries.isFetching()).toBe(0));
  expect(screen.getByRole('button', { name: '다른 집 1 메모 고치기: 볕' })).toBeInTheDocument();
  expect(requests.some(({ url }) => url.endsWith('/1/note'))).toBe(true);
});
