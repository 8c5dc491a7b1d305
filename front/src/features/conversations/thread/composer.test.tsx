import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heicFile } from '../../../testing/heic.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { type Answering, type ApiRequest, renderAt, testDeps } from '../../../testing/render.tsx';
import { readDraftText } from '../../../ui/form/draft-text.ts';
import { Composer } from './composer.tsx';

const conversation = {
  ...{ id: 7, realtyId: 12, title: '콘도', thumbnail: '', price: 1, address: '', state: 0, own: false },
  other: { id: 2, name: '하늘', left: false },
  lister: null,
  ...{ unread: 0, lastMessage: '', lastMine: false, lastDate: { time: '1' }, muted: false, blocked: false },
};

beforeEach(() => {
  signInAs(871);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => {
  signOut();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = (
  answer: (request: ApiRequest) => Answering = () => ({ status: 201, body: {} }),
  change: object = {},
) => {
  const { deps, requests } = testDeps(answer);
  const onSent = vi.fn(async () => {});
  const element = <Composer member={871} conversation={{ ...conversation, ...change }} onSent={onSent} />;
  renderAt('/mypage/messages/7', element, deps);
  return { requests, onSent, user: userEvent.setup() };
};

const box = () => screen.getByLabelText('보낼 내용');

test('Enter sends, but ends a Korean syllable first; with Shift it makes a line', async () => {
  const { user, requests, onSent } = open();
  await user.type(box(), '안녕{Shift>}{Enter}{/Shift}하세요');
  fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
  fireEvent.keyDown(box(), { key: 'Enter', keyCode: 229 });
  expect(requests).toEqual([]);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(requests).toEqual([
    { url: '/v1/account/conversations/7/messages', body: { text: '안녕\n하세요', images: [] } },
  ]);
  expect([(box() as HTMLTextAreaElement).value, readDraftText('reply-in-7', 871)]).toEqual(['', '']);
});

test('what is typed while a message is on its way is the next one', async () => {
  const reply = Promise.withResolvers<{ status: number; body: object }>();
  const { user, requests, onSent } = open(() => reply.promise);
  await user.type(box(), '하나{Enter}');
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.type(box(), ' 둘');
  reply.resolve({ status: 201, body: {} });
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(box()).toHaveValue('둘');
  expect(readDraftText('reply-in-7', 871)).toBe('둘');
});

test('what could not be sent stays, also when the page is opened anew; quick answers are added to it', async () => {
  const { user } = open(() => ({
    status: 503,
    body: { type: 'about:blank', title: '', status: 503, detail: '잠시 후에요.', code: 'x' },
  }));
  await user.type(box(), '혹시');
  await user.click(screen.getByRole('button', { name: '아직 있나요?' }));
  await user.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('잠시 후에요.'));
  expect(box()).toHaveValue('혹시\n아직 있나요?');
  expect(readDraftText('reply-in-7', 871)).toBe('혹시\n아직 있나요?');
});

test('about a home that cannot be seen any more nothing is proposed', () => {
  open(undefined, { state: null });
  expect(box()).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '집 볼 시간 제안' })).toBeNull();
  expect(screen.queryByRole('button', { name: '아직 있나요?' })).toBeNull();
});

test('nothing is sent to who has left, and nothing at all that is empty', async () => {
  const { user, requests } = open();
  await user.click(screen.getByRole('button', { name: '보내기' }));
  expect(requests).toEqual([]);
  open(undefined, { other: { id: 2, name: '탈퇴한 회원', left: true } });
  expect(screen.getByText(/더 보낼 수 없어요/)).toBeInTheDocument();
});

test('a photo that cannot become a JPEG is refused, the others go with the message', async () => {
  URL.createObjectURL = () => 'blob:photo';
  const { user, requests, onSent } = open(({ url }) => ({
    status: 201,
    body: url === '/v1/storage/images' ? ['/images/message/1.jpg'] : {},
  }));
  const input = screen.getByLabelText(/^사진 넣기/);
  await user.upload(input, [new File(['x'], 'a.jpg', { type: 'image/jpeg' }), heicFile('b.heic')]);
  expect(await screen.findByText(/^b\.heic: HEIC 사진을 JPG로 바꾸지 못했어요/)).toBeInTheDocument();
  expect(screen.getAllByRole('img')).toHaveLength(1);
  await user.type(box(), '사진이에요{Enter}');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(requests.at(-1)).toMatchObject({ body: { text: '사진이에요', images: ['/images/message/1.jpg'] } });
  expect(screen.queryByText(/^b\.heic/)).toBeNull();
});
