import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lendBrowserParts } from '../../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { type Answer, type ApiRequest, renderAt, testDeps } from '../../../testing/render.tsx';
import { otherRealty } from '../../../testing/sample-realty.ts';
import { keepDraft, readDraft } from '../form/draft.ts';
import { emptyValues } from '../form/values.ts';
import { MyList } from './my-list.tsx';

beforeAll(lendBrowserParts);
afterEach(signOut);

const DAY = 24 * 3_600_000;
const inDays = (days: number) => ({ time: String(Date.now() + days * DAY) });
const problem = (status: number): Answer => ({
  status,
  body: { type: 'about:blank', title: '오류', status, detail: '잠시 후 다시 시도해 주세요.', code: 'x' },
});

let member = 500;

/** A listing of the member who opens the page next. */
const mine = (id: number, change: Partial<RealtySummary> = {}): RealtySummary =>
  otherRealty(id, { viewCount: 12, expiresDate: inDays(40), ...change });

const appdata = {
  countries: [
    {
      id: 'CA',
      name: '캐나다',
      provincies: [{ id: 'CA59', name: 'BC', cities: [{ id: 'CA596173331', name: '밴쿠버' }] }],
    },
  ],
  categories: [{ id: 1, value: 2, title: '콘도', pid: 2 }],
};

/** A server with these listings of the member; `fails` sees every call first. */
const open = (
  listings: RealtySummary[],
  at = '/mypage',
  fails: (request: ApiRequest) => Answer | null = () => null,
) => {
  member += 1;
  signInAs(member);
  let stored = listings.map((realty) => ({ ...realty, userId: member }));
  const change = (id: number, to: Partial<RealtySummary>): Answer => {
    stored = stored.map((realty) => (realty.id === id ? { ...realty, ...to } : realty));
    return { status: 200, body: stored.find((realty) => realty.id === id) };
  };
  const answer = (request: ApiRequest): Answer => {
    const failure = fails(request);
    if (failure) return failure;
    const { pathname, searchParams } = new URL(request.url, 'http://x');
    const id = Number(/\d+/.exec(pathname.slice(3))?.[0]);
    const wanted = (name: string) => searchParams.get(name);
    const found = stored.filter(
      (realty) =>
        wanted('userId') === String(realty.userId) &&
        (!wanted('cityId') || wanted('cityId') === realty.cityId) &&
        (!wanted('reType') || Number(wanted('reType')) === realty.reType) &&
        (!wanted('bedroom') || Number(wanted('bedroom')) === realty.bedroom) &&
        (!wanted('status') || Number(wanted('status')) === realty.status),
    );
    if (pathname.endsWith('/appdata')) return { status: 200, body: appdata };
    if (pathname.endsWith('/count')) return { status: 200, body: found.length };
    if (pathname.endsWith('/renew')) return change(id, { expiresDate: inDays(60), visible: true });
    if (pathname.endsWith('/status')) {
      const body = request.body as { id: number; status: number };
      return change(body.id, { status: body.status });
    }
    if (pathname.startsWith('/v1/command/')) {
      stored = stored.filter((realty) => realty.id !== id);
      return { status: 200, body: null };
    }
    if (pathname.endsWith(`/${id}`)) {
      const one = stored.find((realty) => realty.id === id);
      return one ? { status: 200, body: one } : problem(404);
    }
    const skip = Number(wanted('skip'));
    return { status: 200, body: found.slice(skip, skip + Number(wanted('limit'))) };
  };
  const { deps, requests } = testDeps(answer);
  const { router } = renderAt(at, <MyList />, deps);
  return { requests, router, user: userEvent.setup() };
};

const cardOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name: new RegExp(title) });
  return within(heading.closest('article') as HTMLElement);
};

const openMenu = async (user: ReturnType<typeof userEvent.setup>, title: string) => {
  await user.click(await screen.findByRole('button', { name: `${title} 메뉴` }));
  return within(screen.getByRole('menu'));
};

test('a listing shows what it is, how often it was seen and until when; it opens in a new tab', async () => {
  open([mine(7, { expiresDate: { time: String(Date.UTC(2099, 11, 3, 20)) } })]);
  const card = await cardOf('다른 집 7');
  expect(card.getByText('$2,350')).toHaveTextContent('$2,350 /월 · 콘도');
  expect(card.getByText('1베드 · 1.5배스 · 620 sqft')).toBeInTheDocument();
  expect(card.getByText('버나비 · Kingsway, Burnaby')).toBeInTheDocument();
  expect(card.getByText('조회 12')).toBeInTheDocument();
  expect(card.getByText('12월 3일까지 게시')).toBeInTheDocument();
  const link = card.getByRole('link', { name: /다른 집 7/ });
  expect(link).toHaveAttribute('href', '/realtylist/7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(screen.getByText('내 매물 1개')).toBeInTheDocument();
});

test('a listing that others do not see opens its form, says why and has its photo', async () => {
  const thumbnail = `/images/realty/2026/11/${'a'.repeat(32)}.jpg`;
  const hidden = mine(7, { visible: false, hiddenReason: '같은 매물이 두 번 올라왔어요.', thumbnail });
  const signed = { path: thumbnail, address: `${thumbnail}?seal=x` };
  open([hidden], '/mypage', ({ url }) =>
    url.startsWith('/v1/query/images') ? { status: 200, body: [signed] } : null,
  );
  const card = await cardOf('다른 집 7');
  expect(card.getByText(/같은 매물이 두 번/)).toHaveTextContent('운영진이 숨긴 매물이에요.');
  expect(card.getByRole('link', { name: /다른 집 7/ })).toHaveAttribute('href', '/mypage/renteditform/7');
  expect(card.queryByRole('button', { name: /게시/ })).toBeNull();
  const src = `${thumbnail.replace('.jpg', '_small.jpg')}?seal=x`;
  await waitFor(() => expect(document.querySelector('article img')).toHaveAttribute('src', src));
});

test('a listing that waits for the verification of the address says so, and sends the mail for it', async () => {
  const { user, requests } = open([mine(7, { visible: false, unverified: true })]);
  const card = await cardOf('다른 집 7');
  expect(card.getByText('이메일을 인증하면 다른 사람에게 보여요.')).toBeInTheDocument();
  expect(card.queryByRole('button', { name: /게시/ })).toBeNull();
  await user.click(card.getByRole('button', { name: '인증 메일 받기' }));
  await waitFor(() => expect(requests.some(({ url }) => url.endsWith('/verify/mail'))).toBe(true));
});

test('every filter goes into the address, starts at the first page and is counted anew', async () => {
  const many = Array.from({ length: 32 }, (_, n) => mine(n + 1, { bedroom: n % 2, status: n < 16 ? 0 : 1 }));
  const { user, router, requests } = open(many, '/mypage?page=2');
  await screen.findByText('내 매물 32개');
  expect(screen.getAllByRole('article')).toHaveLength(15);
  const query = () => Object.fromEntries(new URLSearchParams(router.state.location.search));

  await user.click(screen.getByRole('radio', { name: '스튜디오' }));
  expect(query()).toEqual({ bedroom: '0' });
  expect(await screen.findByText('조건에 맞는 매물 16개')).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: '거래완료' }));
  expect(await screen.findByText('조건에 맞는 매물 8개')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('도시'), '버나비');
  await user.selectOptions(screen.getByLabelText('집 종류'), '콘도');
  expect(query()).toEqual({ bedroom: '0', status: '1', cityId: 'CA595911606', reType: '2' });
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(8));
  const lists = requests.filter(({ url }) => url.includes('limit=15'));
  expect(lists.at(-1)?.url).toContain('skip=0');

  await user.click(screen.getByRole('radio', { name: '4+' }));
  expect(await screen.findByText('조건에 맞는 매물이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '필터 지우기' })).toHaveAttribute('href', '/mypage#listings');
});

test('an address restores its filters and page; a page behind the last one leads to the last', async () => {
  const many = Array.from({ length: 20 }, (_, n) => mine(n + 1, { bedroom: 4 }));
  const { router } = open(many, '/mypage?bedroom=4&cityId=CA596173331x&page=9');
  expect(await screen.findByText('조건에 맞는 매물 20개')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe('?bedroom=4&cityId=CA596173331x&page=2'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5));
  expect(screen.getByRole('radio', { name: '4+' })).toBeChecked();
  expect(screen.getByRole('link', { name: '이전 페이지' })).toBeInTheDocument();
});

test('a chosen city without a listing stays in the choices, by its name', async () => {
  open([mine(1)], '/mypage?cityId=CA596173331');
  await screen.findByRole('option', { name: '버나비' });
  await waitFor(() => expect(screen.getByLabelText('도시')).toHaveDisplayValue('밴쿠버'));
});

test('fewer than ten listings have no filters, unless the address has one', async () => {
  open(Array.from({ length: 9 }, (_, n) => mine(n + 1)));
  expect(await screen.findByText('내 매물 9개')).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: '거래완료' })).toBeNull();
  cleanup();
  open([mine(1), mine(2, { status: 1 })], '/mypage?status=1');
  expect(await screen.findByText('조건에 맞는 매물 1개')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: '거래완료' })).toBeChecked();
});

test('the menu leads to the form and to a copy, and is used by keys', async () => {
  const { user } = open([mine(7)]);
  const button = await screen.findByRole('button', { name: '다른 집 7 메뉴' });
  button.focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('menuitem', { name: '수정' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: '수정' })).toHaveAttribute('href', '/mypage/renteditform/7');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: '복제' })).toHaveFocus();
  expect(screen.getByRole('menuitem', { name: '복제' })).toHaveAttribute(
    'href',
    '/mypage/rentnewform?copy=7',
  );
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: '삭제' })).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: '수정' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).toBeNull();
  expect(button).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: '삭제' })).toHaveFocus();
  await user.click(document.body);
  expect(screen.queryByRole('menu')).toBeNull();
});

test('a deal is done and taken up again', async () => {
  const { user, requests } = open([mine(7)]);
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '거래완료로 변경' }));
  expect(await screen.findByText('거래완료로 바꿨어요.')).toBeInTheDocument();
  expect((await cardOf('다른 집 7')).getByText('거래완료')).toBeInTheDocument();
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '거래중으로 변경' }));
  expect(await screen.findByText('구하는 중으로 바꿨어요.')).toBeInTheDocument();
  expect((await cardOf('다른 집 7')).queryByText('거래완료')).toBeNull();
  const bodies = requests.filter(({ url }) => url.endsWith('/status')).map(({ body }) => body);
  expect(bodies).toEqual([
    { id: 7, status: 1 },
    { id: 7, status: 0 },
  ]);
});

test('a status that cannot be changed is taken back, and that is said', async () => {
  const { user } = open([mine(7)], '/mypage', ({ url }) => (url.endsWith('/status') ? problem(500) : null));
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '거래완료로 변경' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(
      '거래 상태를 바꾸지 못했어요. 잠시 후 다시 시도해 주세요.',
    ),
  );
  expect((await cardOf('다른 집 7')).queryByText('거래완료')).toBeNull();
});

test('a listing that leaves the filtered list hands the focus to the result', async () => {
  const { user } = open([mine(7), mine(8)], '/mypage?status=0');
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '거래완료로 변경' }));
  expect(await screen.findByText('조건에 맞는 매물 1개')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: '다른 집 7 메뉴' })).toBeNull());
  await waitFor(() => expect(screen.getByText('조건에 맞는 매물 1개')).toHaveFocus());
});

test('a listing is deleted once that is confirmed', async () => {
  const { user, requests } = open([mine(7), mine(8)]);
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '삭제' }));
  const dialog = within(screen.getByRole('dialog', { name: '매물을 삭제할까요?' }));
  expect(dialog.getByText('다른 집 7')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.some(({ url }) => url.startsWith('/v1/command'))).toBe(false);

  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '삭제' }));
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(await screen.findByText('매물을 삭제했어요.')).toBeInTheDocument();
  expect(await screen.findByText('내 매물 1개')).toBeInTheDocument();
  expect(screen.queryByText('다른 집 7')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a listing that cannot be deleted stays, and why is said', async () => {
  const { user } = open([mine(7)], '/mypage', ({ url }) =>
    url.startsWith('/v1/command') ? problem(500) : null,
  );
  await user.click((await openMenu(user, '다른 집 7')).getByRole('menuitem', { name: '삭제' }));
  await user.click(screen.getByRole('button', { name: '삭제' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('삭제하지 못했어요.'));
  expect(await cardOf('다른 집 7')).toBeTruthy();
});

test('what ended is shown again with one tap, what ends soon too, what is done not', async () => {
  const { user } = open([
    mine(7, { expiresDate: inDays(-1), visible: false }),
    mine(8, { expiresDate: inDays(6) }),
    mine(9, { expiresDate: inDays(8) }),
    mine(10, { expiresDate: inDays(6), status: 1 }),
  ]);
  expect((await cardOf('다른 집 7')).getByText('게시가 끝났어요')).toBeInTheDocument();
  const renewals = () => screen.queryAllByRole('button', { name: /게시$/ });
  expect(renewals().map((button) => button.getAttribute('aria-label'))).toEqual([
    '다른 집 7 다시 게시',
    '다른 집 8 60일 더 게시',
  ]);
  await user.click(screen.getByRole('button', { name: '다른 집 7 다시 게시' }));
  expect(await screen.findByText(/연장했어요. \d+월 \d+일까지 게시돼요./)).toBeInTheDocument();
  await waitFor(() => expect(renewals()).toHaveLength(1));
});

test('the link of the mail names its listing and renews it', async () => {
  const { user, router, requests } = open([mine(7, { expiresDate: inDays(3) })], '/mypage?renew=7');
  const notice = within(await screen.findByRole('region', { name: '게시 연장' }));
  expect(await notice.findByText('다른 집 7')).toBeInTheDocument();
  await user.click(notice.getByRole('button', { name: '60일 더 게시하기' }));
  expect(await screen.findByText(/^연장했어요/)).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.search).toBe(''));
  await waitFor(() => expect(screen.queryByRole('region', { name: '게시 연장' })).toBeNull());
  expect(requests.filter(({ url }) => url.endsWith('/7/renew'))).toHaveLength(1);
});

test('the link of the mail to a listing that is gone says so', async () => {
  open([mine(7)], '/mypage?renew=99');
  expect(await screen.findByText('연장할 매물을 찾지 못했어요')).toBeInTheDocument();
});

test('without any listing it says what this is for and leads to the form', async () => {
  open([]);
  expect(await screen.findByText('아직 올린 매물이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '첫 매물 올리기' })).toHaveAttribute('href', '/mypage/rentnewform');
  expect(screen.queryByLabelText('도시')).toBeNull();
});

test('where the list cannot be had, trying again brings it', async () => {
  let down = true;
  const { user } = open([mine(7)], '/mypage', () => (down ? problem(500) : null));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('내 매물을 불러오지 못했어요'));
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await cardOf('다른 집 7')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where the session has ended, signing in leads back here', async () => {
  open([mine(7)], '/mypage?status=1', () => problem(401));
  expect(await screen.findByText('로그인이 끝났어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '로그인' })).toHaveAttribute(
    'href',
    `/account/signin?redirect=${encodeURIComponent('/mypage?status=1')}`,
  );
});

test('what was being written is a card: to go on with, or to throw away', async () => {
  // As far as the second step.
  const where = {
    regionId: 'CA59',
    cityId: 'CA596173331',
    address: '1 Main St',
    location: { lat: 49, lng: -123 },
  };
  const images = ['/images/a.jpg', '/images/b.jpg'];
  const values = { ...emptyValues, ...where, reType: '2', title: '반만 쓴 방', images };
  keepDraft(member + 1, 'new', { values, base: null });
  const { user } = open([]);
  expect(await screen.findByRole('link', { name: '작성 중인 매물 이어서 쓰기 (사진 2장)' })).toHaveAttribute(
    'href',
    '/mypage/rentnewform?step=2',
  );
  expect(screen.getByText('반만 쓴 방')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '버리기' }));
  const dialog = within(screen.getByRole('dialog', { name: '적은 내용을 버릴까요?' }));
  await user.click(dialog.getByRole('button', { name: '버리기' }));
  expect(screen.queryByText('반만 쓴 방')).toBeNull();
  expect(readDraft(member, 'new')).toBeNull();
});
