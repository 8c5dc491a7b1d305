import type { Message } from '@hanca/common/contract/messages.ts';
import { browserSession } from '@hanca/common/session.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../testing/member.ts';
import { type Answer, type ApiRequest, renderAt, testDeps } from '../../testing/render.tsx';
import { readDraftText } from '../../ui/form/draft-text.ts';
import { Component } from './page.tsx';

afterEach(() => {
  signOut();
  localStorage.clear();
});

let member = 900;

const messageOf = (id: number, change: Partial<Message> = {}): Message => ({
  id,
  realtyId: 12,
  realtyTitle: '메트로타운 콘도',
  mine: false,
  otherName: '하늘',
  text: `글 ${id}`,
  createdDate: { time: '1795000000000' },
  ...change,
});

const problem = (status: number): Answer => ({
  status,
  body: {
    type: 'about:blank',
    title: '보내지 못했어요',
    status,
    detail: '잠시 후 다시 시도해 주세요.',
    code: 'x',
  },
});

/** A server with these messages of the next member; `failing` gets a call first. */
const open = (
  stored: Message[],
  failing: (request: ApiRequest) => Answer | null = () => null,
  at = '/mypage/messages',
) => {
  member += 1;
  signInAs(member);
  const all = [...stored];
  const { deps, requests } = testDeps((one) => {
    const failure = failing(one);
    if (failure) return failure;
    const { pathname, searchParams } = new URL(one.url, 'http://x');
    if (pathname.endsWith('/count')) return { status: 200, body: all.length };
    if (pathname.endsWith('/replies')) {
      const { text } = one.body as { text: string };
      const reply = messageOf(99, { mine: true, text });
      all.unshift(reply);
      return { status: 201, body: reply };
    }
    const skip = Number(searchParams.get('skip'));
    return { status: 200, body: all.slice(skip, skip + Number(searchParams.get('limit'))) };
  });
  const { router } = renderAt(at, <Component />, deps);
  return { requests, router, user: userEvent.setup() };
};

const itemOf = async (text: RegExp) =>
  within((await screen.findByText(text)).closest('article') as HTMLElement);

const isReply = ({ url }: ApiRequest) => url.endsWith('/replies');

test('what was received can be answered; what was sent looks different, its listing named while it is there', async () => {
  open([
    messageOf(2, { mine: true, otherName: '지영', realtyTitle: '' }),
    messageOf(1, { text: '주차가 되나요?' }),
  ]);
  const received = await itemOf(/주차가 되나요/);
  expect(received.getByText('받은 메시지')).toBeInTheDocument();
  expect(received.getByRole('heading', { name: '하늘님' })).toBeInTheDocument();
  expect(received.getByRole('link', { name: '메트로타운 콘도' })).toHaveAttribute('href', '/realtylist/12');
  expect(received.getByRole('button', { name: '하늘님에게 답장 쓰기' })).toBeInTheDocument();
  const sent = await itemOf(/글 2/);
  expect(sent.getByText('보낸 메시지')).toBeInTheDocument();
  expect(sent.getByRole('heading', { name: '지영님에게' })).toBeInTheDocument();
  expect(sent.getByText('삭제된 매물')).toBeInTheDocument();
  expect(sent.queryByRole('button')).toBeNull();
  expect(screen.getByText(/사기일 수 있어요/)).toBeInTheDocument();
});

test('an answer is sent, announced, and shown in the list', async () => {
  const { user, requests } = open([messageOf(1)]);
  await user.click(await screen.findByRole('button', { name: '하늘님에게 답장 쓰기' }));
  expect(screen.getByLabelText('답장')).toHaveFocus();
  expect(screen.getByLabelText('답장')).toHaveAccessibleDescription(/하늘님은 한카의 문의에서 볼 수 있어요/);
  await user.type(screen.getByLabelText('답장'), '네, 한 대 돼요.');
  await user.click(screen.getByRole('button', { name: '답장 보내기' }));
  expect(await screen.findByText('하늘님에게 답장을 보냈어요.')).toBeInTheDocument();
  expect(await screen.findByText('네, 한 대 돼요.')).toBeInTheDocument();
  expect(await screen.findByText('메시지 2개')).toBeInTheDocument();
  expect(screen.queryByLabelText('답장')).toBeNull();
  expect(screen.getByRole('button', { name: '하늘님에게 답장 쓰기' })).toHaveFocus();
  expect(requests.find(isReply)).toMatchObject({
    url: '/v1/command/messages/1/replies',
    body: { text: '네, 한 대 돼요.' },
  });
});

test('an empty answer is refused at its box and not sent', async () => {
  const { user, requests } = open([messageOf(1)]);
  await user.click(await screen.findByRole('button', { name: '하늘님에게 답장 쓰기' }));
  await user.click(screen.getByRole('button', { name: '답장 보내기' }));
  await waitFor(() =>
    expect(screen.getByLabelText('답장')).toHaveAccessibleDescription(/보낼 내용을 입력해 주세요/),
  );
  expect(requests.some(isReply)).toBe(false);
});

test('the text of an answer that could not be sent stays, also when the page is opened anew', async () => {
  const { user } = open([messageOf(1)], (request) => (isReply(request) ? problem(429) : null));
  await user.click(await screen.findByRole('button', { name: '하늘님에게 답장 쓰기' }));
  await user.type(screen.getByLabelText('답장'), '네, 한 대 돼요.');
  await user.click(screen.getByRole('button', { name: '답장 보내기' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('잠시 후 다시 시도해 주세요.');
  expect(screen.getByLabelText('답장')).toHaveValue('네, 한 대 돼요.');
  await user.click(screen.getByRole('button', { name: '닫기' }));
  await user.click(screen.getByRole('button', { name: '하늘님에게 답장 쓰기' }));
  expect(screen.getByLabelText('답장')).toHaveValue('네, 한 대 돼요.');
});

test('an answer outlives the end of the session, which leads back here', async () => {
  const over = (request: ApiRequest) => isReply(request) || request.url.endsWith('/refresh');
  const { user } = open([messageOf(1)], (request) => (over(request) ? problem(401) : null));
  await user.click(await screen.findByRole('button', { name: '하늘님에게 답장 쓰기' }));
  await user.type(screen.getByLabelText('답장'), '네, 한 대 돼요.');
  await user.click(screen.getByRole('button', { name: '답장 보내기' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('로그인이 끝났어요');
  expect(screen.getByLabelText('답장')).toHaveValue('네, 한 대 돼요.');
  expect(screen.getByRole('link', { name: '다시 로그인하기' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fmypage%2Fmessages',
  );
  expect(browserSession.user()).toBeNull();
  expect(readDraftText('reply-to-1', member)).toBe('네, 한 대 돼요.');
});

test('there are twenty on a page', async () => {
  const many = Array.from({ length: 21 }, (_, n) => messageOf(30 - n));
  open(many, () => null, '/mypage/messages?page=2');
  expect(await screen.findByText('글 10')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('href', '/mypage/messages');
});

test('without a message it says what this is for', async () => {
  open([]);
  expect(await screen.findByText('주고받은 메시지가 없어요')).toBeInTheDocument();
});

test('where they cannot be had, trying again brings them', async () => {
  let down = true;
  const { user } = open([messageOf(1)], () => (down ? problem(503) : null));
  expect(await screen.findByRole('alert')).toHaveTextContent('메시지를 불러오지 못했어요');
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('글 1')).toBeInTheDocument();
});

test('what was fetched before stays while it cannot be fetched anew, and that is said', async () => {
  let down = false;
  const many = Array.from({ length: 21 }, (_, n) => messageOf(30 - n));
  const { user, router } = open(many, () => (down ? problem(503) : null));
  await user.click(await screen.findByRole('link', { name: '다음 페이지' }));
  expect(await screen.findByText('글 10')).toBeInTheDocument();
  down = true;
  await router.navigate(-1);
  expect(await screen.findByText('최신 내용이 아닐 수 있어요')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(20);
});
