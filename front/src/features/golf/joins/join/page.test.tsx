import type { GolfJoin, GolfJoinViewer, GolfRequest } from '@hanca/common/contract/golf-joins.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { signInAs, signOut } from '../../../../testing/member.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { sampleGolfJoin } from '../../../../testing/sample-golf-course.ts';

afterEach(() => {
  signOut();
  vi.restoreAllMocks();
});

const HOUR = 3600_000;
const at = (ms: number) => ({ time: String(Date.now() + ms) });
const OVER: Partial<GolfJoin> = { teeDate: at(-6 * HOUR), closesDate: at(-8 * HOUR) };
const CANCELLED: Partial<GolfJoin> = { ...OVER, cancelledDate: at(-30 * HOUR) };
const NOBODY: GolfJoinViewer = {
  ...{ role: 'none', host: { noShows: 0, lateCancels: 0, marked: false }, contact: '', own: null },
  ...{ requests: [], blocked: false, barredUntil: { time: '0' } },
};
const own = (status: GolfRequest['status'], again = false): Partial<GolfJoinViewer> => ({
  role: status === 'accepted' ? 'joiner' : 'none',
  own: { status, note: '', late: false, again },
});
const JIN: GolfRequest = {
  ...{ id: 9, name: '진', note: '', status: 'asked', late: false, marked: false, noShows: 0, lateCancels: 0 },
};

/** The dialogs of a browser give the focus back to where it was, which jsdom's do not. */
const giveFocusBack = (): void => {
  const openers = new Map<HTMLDialogElement, Element | null>();
  const { showModal, close } = HTMLDialogElement.prototype;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function show(
    this: HTMLDialogElement,
  ) {
    openers.set(this, document.activeElement);
    showModal.call(this);
  });
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function end(this: HTMLDialogElement) {
    const opener = this.open && openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    close.call(this);
  });
};

/** Opens a round as a member sees it: first so, and after each thing that they do as it is next. */
const open = async (given: Partial<GolfJoinViewer>[], join: Partial<GolfJoin> = {}) => {
  signInAs(3);
  const viewers = [...given];
  const site = await openSite('/golf/joins/1', (_, { pathname }) => {
    if (pathname === '/v1/query/golf-joins/1') return { status: 200, body: { ...sampleGolfJoin, ...join } };
    if (pathname !== '/v1/account/golf-joins/1') return { status: 204, body: null };
    const viewer = viewers.length > 0 ? viewers.shift() : undefined;
    return viewer
      ? { status: 200, body: { ...NOBODY, ...viewer } }
      : { status: 503, body: { type: 'about:blank', title: 'x', status: 503, code: 'x', detail: '쉬는 중' } };
  });
  giveFocusBack();
  return site;
};

const button = (name: string) => screen.queryByRole('button', { name });

test('who gave up a seat is told why they cannot ask again', async () => {
  await open([own('withdrawn')]);
  expect(await screen.findByText(/수락된 뒤에 취소해서 .* 다시 신청할 수 없어요/)).toBeVisible();
  expect(button('조인 신청')).toBeNull();
});

test('who took back what they asked before it was answered may ask again', async () => {
  await open([own('withdrawn', true)]);
  expect(await screen.findByRole('button', { name: '조인 신청' })).toBeVisible();
});

test('who is blocked is told that they cannot ask', async () => {
  await open([{ blocked: true }]);
  expect(await screen.findByText('이 조인에는 신청할 수 없어요.')).toBeVisible();
  expect(button('조인 신청')).toBeNull();
});

test.each<[string, Partial<GolfJoinViewer>, Partial<GolfJoin>]>([
  ['조인이 취소됐어요', own('accepted'), CANCELLED],
  ['조인이 취소됐어요', own('asked'), CANCELLED],
  ['조인이 끝났어요', own('asked'), OVER],
  ['조인이 끝났어요', own('accepted'), OVER],
  ['수락됐어요', own('accepted'), {}],
])('what has become of a round comes before what was answered: %s', async (title, viewer, join) => {
  await open([viewer], join);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(title));
  expect(button('신청 취소') === null).toBe(join.teeDate !== undefined);
});

test('only of a round that took place does its host say who did not come', async () => {
  const viewer: Partial<GolfJoinViewer> = { role: 'host', requests: [{ ...JIN, status: 'accepted' }] };
  const marked = { ...viewer, requests: [{ ...JIN, status: 'accepted' as const, marked: true }] };
  const { user } = await open([viewer, marked], OVER);
  await user.click(await screen.findByRole('button', { name: '진님 안 왔어요' }));
  await user.click(screen.getByRole('button', { name: '노쇼로 표시' }));
  const said = await screen.findByText('노쇼로 표시했어요.');
  await waitFor(() => expect(said.closest('li')).toHaveFocus());
});

test('of a cancelled round nobody is said not to have come', async () => {
  await open([{ role: 'host', requests: [{ ...JIN, status: 'accepted' }] }], CANCELLED);
  expect(await screen.findByText('진')).toBeVisible();
  expect(button('진님 안 왔어요')).toBeNull();
});

test('the host declines after a question; the focus stays where the answer is', async () => {
  const host = { role: 'host' as const };
  const { user, requests } = await open([
    { ...host, requests: [JIN] },
    { ...host, requests: [{ ...JIN, status: 'declined' }] },
  ]);
  await user.click(await screen.findByRole('button', { name: '진님 거절' }));
  const decided = () => requests.filter(({ url }) => url.endsWith('/requests/9'));
  expect(decided()).toEqual([]);
  await user.click(screen.getByRole('button', { name: '거절하기' }));
  await waitFor(() => expect(button('진님 거절')).toBeNull());
  expect(decided()).toMatchObject([{ body: { accepted: false } }]);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('진').closest('li')).toHaveFocus();
});

test('a seat is given up after a question, and the focus stays with what is said of it', async () => {
  const { user } = await open([own('accepted'), own('withdrawn')]);
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  const dialog = screen.getByRole('dialog', { name: '신청을 취소할까요?' });
  expect(within(dialog).getByText(/다시 신청할 수 없어요/)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: '취소' })).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: '신청 취소하기' }));
  const notice = await screen.findByText('신청을 취소했어요', { selector: 'strong' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toContainElement(notice);
  expect(document.body).not.toHaveFocus();
});

test('what could not be fetched anew after something was done is said above what was there', async () => {
  const { user } = await open([own('accepted')]);
  await user.click(await screen.findByRole('button', { name: '신청 취소' }));
  await user.click(screen.getByRole('button', { name: '신청 취소하기' }));
  expect(await screen.findByText('최신 내용이 아닐 수 있어요')).toBeVisible();
  expect(screen.getByText('수락됐어요')).toBeVisible();
});
