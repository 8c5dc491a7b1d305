import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PostRow } from '../../../../server/src/testing/stored.ts';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';

/** 공지사항 and 뉴스 of the general posts. */
const NOTICES = 101;
const NEWS = 102;

const slot = (order: number, postId: number, mapType = NOTICES, regionId = 'CA00') => ({
  order,
  postId,
  mapType,
  regionId,
});

const POSTS = [
  { id: 7, title: '첫 공지' },
  { id: 8, title: '둘째 공지' },
  { id: 9, title: '숨긴 공지', status: 1 },
  { id: 10, title: '새 소식', categoryId: 2 },
];
const SLOTS = [slot(1, 7), slot(2, 8), slot(1, 10, NEWS), slot(1, 8, NOTICES, 'CA59')];

/** The server with two categories of one post type. */
const withNotices = async () => {
  const api = await realApi();
  await api.store('categories', [
    { id: 5, value: 5, title: '포스트유형', pid: 0 },
    { id: 21, value: 1, title: '일반', pid: 5 },
    { id: NOTICES, value: 1, title: '공지사항', pid: 21 },
    { id: NEWS, value: 2, title: '뉴스', pid: 21 },
  ]);
  return api;
};

/** The screen, once it is there, over a server with these headlines. */
const open = async ({ posts = POSTS as PostRow[], slots = SLOTS, path = '/posts/headline' } = {}) => {
  const api = await withNotices();
  await api.store('posts', posts);
  if (slots.length > 0) await api.store('headlines', slots);
  const opened = await openAdmin(path, api);
  await panel('공지사항');
  return opened;
};

/** The posts that are stored in the slots of a category. */
const storedIn = async ({ colleague }: RealApi, mapType = NOTICES) => {
  const query = { regionId: 'CA00', mapTypes: [mapType], exact: true };
  const headlines = await colleague.headlines.list({ query });
  return [1, 2, 3, 4, 5].map((n) => headlines.find(({ order }) => order === n)?.postId ?? -1);
};

/** What a colleague puts into a slot. */
const put = ({ colleague }: RealApi, order: number, postId: number) =>
  colleague.headlines.update({ body: slot(order, postId) });

const rename = ({ colleague }: RealApi, id: number, title: string) =>
  colleague.posts.update({ body: { id, title } });

const panel = (name: string) => screen.findByRole('region', { name });
const number = (name: string) => screen.getByRole('spinbutton', { name: `${name} 글 번호` });
const numbers = (name: string) =>
  [1, 2, 3, 4, 5].map((n) => number(`${name} ${n}번`)).map((n) => n.getAttribute('value'));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = ({ calls }: RealApi) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

test('shows five slots of every sub-category with what is in them; regions have their own', async () => {
  const { router } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('헤드라인 관리');
  expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('전체');
  expect(screen.getByText(/모든 글 목록 맨 위에 보여요/)).toBeInTheDocument();
  expect(numbers('공지사항')).toEqual(['7', '8', '-1', '-1', '-1']);
  expect(screen.getByRole('combobox', { name: '공지사항 1번 제목' })).toHaveValue('첫 공지');
  expect(numbers('뉴스')).toEqual(['10', '-1', '-1', '-1', '-1']);

  await userEvent.click(screen.getByRole('combobox', { name: '지역' }));
  await userEvent.click(await screen.findByRole('option', { name: '브리티시컬럼비아' }));
  await waitFor(() => expect(numbers('공지사항')).toEqual(['8', '-1', '-1', '-1', '-1']));
  expect(router.state.location.search).toBe('?regionId=CA59');
  expect(screen.getByText(/이 지역을 고르면 전체 헤드라인보다 먼저 보여요/)).toBeInTheDocument();
});

test('a slot is saved by its number, and emptied', async () => {
  const { api } = await open();
  const save = screen.getByRole('button', { name: '공지사항 3번 저장' });
  expect(save).toBeDisabled();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  expect(number('공지사항 3번')).toHaveAccessibleDescription('저장하지 않았어요. 지금은 비어 있어요.');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: '공지사항 3번 제목' })).toHaveValue('새 소식'),
  );
  await userEvent.click(save);
  await screen.findByText('저장했어요');
  await waitFor(() => expect(save).toBeDisabled());
  expect(writes(api)).toEqual([['POST', '/v1/command/postmap', { ...slot(3, 10), before: -1 }]]);

  await press('공지사항 1번 비우기');
  expect(number('공지사항 1번')).toHaveValue(-1);
  expect(number('공지사항 1번')).toHaveAccessibleDescription(
    "저장하지 않았어요. 지금은 '첫 공지' 글이 있어요.",
  );
  await press('공지사항 1번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([-1, 8, 10, -1, -1]));
  expect(writes(api)[1]).toEqual(['PATCH', '/v1/command/postmap', { ...slot(1, -1), id: 1, before: 7 }]);
});

test('a post is chosen by typing its title', async () => {
  await open();
  await userEvent.type(screen.getByRole('combobox', { name: '뉴스 2번 제목' }), '소식');
  expect(screen.getAllByRole('button', { name: '닫기' })).toHaveLength(1);
  await userEvent.click(await screen.findByRole('option', { name: '새 소식' }));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  expect(number('뉴스 2번')).toHaveValue(10);
  expect(number('뉴스 2번')).toHaveAccessibleDescription(/1번과 같은 글이에요./);
  expect(number('뉴스 1번')).toHaveAccessibleDescription('2번과 같은 글이에요.');
});

test('a post is found by its title however many are newer, looked up once typing pauses', async () => {
  const newer = Array.from({ length: 40 }, (_, index) => ({ id: 20 + index }));
  const { api } = await open({ posts: [{ id: 7, title: '오래된 설날 공지' }, ...newer], slots: [] });
  const title = screen.getByRole('combobox', { name: '공지사항 1번 제목' });
  await userEvent.type(title, '설날');
  await userEvent.click(await screen.findByRole('option', { name: '오래된 설날 공지' }));
  expect(number('공지사항 1번')).toHaveValue(7);
  const looked = api.calls.filter(({ query }) => query.keyword !== undefined);
  const query = { postType: '1', categoryId: '1', status: '0', keyword: '설날' };
  expect(looked).toMatchObject([
    { path: '/v1/query/posts', query: { ...query, limit: '30' } },
    { path: '/v1/query/posts/count', query },
  ]);

  await userEvent.type(screen.getByRole('combobox', { name: '공지사항 2번 제목' }), '추석');
  expect(await screen.findByText('이 분류에 그런 제목의 글이 없어요.')).toBeInTheDocument();
});

test("a colleague's save is not undone: what they changed comes in, what was edited stays", async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  await put(api, 1, 10);
  await userEvent.click(within(await panel('공지사항')).getByRole('button', { name: '다섯 자리 저장' }));
  const warning = await within(await panel('공지사항')).findByRole('alert');
  expect(warning).toHaveTextContent(/^그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요./);
  expect(await storedIn(api)).toEqual([10, 8, -1, -1, -1]);
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);

  await userEvent.click(within(warning).getByRole('button', { name: '새로 불러오기' }));
  await waitFor(() => expect(numbers('공지사항')).toEqual(['10', '8', '10', '-1', '-1']));
  expect(within(await panel('공지사항')).queryByRole('alert')).toBeNull();
  await press('공지사항 3번 비우기');
  fireEvent.change(number('공지사항 4번'), { target: { value: '7' } });
  await userEvent.click(within(await panel('공지사항')).getByRole('button', { name: '다섯 자리 저장' }));
  await waitFor(async () => expect(await storedIn(api)).toEqual([10, 8, -1, 7, -1]));
});

test('one slot is not saved over what somebody else has put there', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 1번'), { target: { value: '10' } });
  fireEvent.change(number('공지사항 5번'), { target: { value: '10' } });
  await put(api, 1, -1);
  await press('공지사항 1번 저장');
  const warning = await within(await panel('공지사항')).findByRole('alert');
  expect(await storedIn(api)).toEqual([-1, 8, -1, -1, -1]);
  await press('공지사항 5번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([-1, 8, -1, -1, 10]));
  await userEvent.click(within(warning).getByRole('button', { name: '새로 불러오기' }));
  await waitFor(() => expect(number('공지사항 1번')).toHaveAccessibleDescription(/지금은 비어 있어요.$/));
  await press('공지사항 1번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([10, 8, -1, -1, 10]));
});

test('a slot that a colleague has changed is refused also after a save in another category', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 1번'), { target: { value: '10' } });
  await put(api, 1, 8);
  fireEvent.change(number('뉴스 2번'), { target: { value: '7' } });
  await press('뉴스 2번 저장');
  await screen.findByText('저장했어요');
  await press('공지사항 1번 저장');
  await within(await panel('공지사항')).findByRole('alert');
  expect(await storedIn(api)).toEqual([8, 8, -1, -1, -1]);
});

test('a slot is edited over what is stored now, however often its region was looked at', async () => {
  const { api, router } = await open();
  await act(() => router.navigate('/posts/headline?regionId=CA59'));
  await waitFor(() => expect(numbers('공지사항')).toEqual(['8', '-1', '-1', '-1', '-1']));
  await put(api, 1, 10);
  const letGo = api.hold('GET /v1/query/mappostheaders');
  await act(() => router.navigate('/posts/headline'));
  expect(screen.queryByRole('region', { name: '공지사항' })).toBeNull();
  letGo();
  await panel('공지사항');
  expect(numbers('공지사항')).toEqual(['10', '8', '-1', '-1', '-1']);
});

test('what is saved counts as saved where nothing can be read after it', async () => {
  const { api } = await open();
  for (const _ of [1, 2]) api.refuse('GET /v1/query/mappostheaders', unavailable);
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  await press('공지사항 3번 저장');
  await screen.findByText('저장했어요');
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
  fireEvent.change(number('공지사항 3번'), { target: { value: '8' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 8, -1, -1]));
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
});

test('what is saved while the slots are being read is not undone on the screen', async () => {
  const { api } = await open();
  const letGo = api.hold('GET /v1/query/mappostheaders');
  await press('새로 고침');
  await put(api, 4, 7);
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  await press('공지사항 3번 저장');
  await screen.findByText('저장했어요');
  letGo();
  await waitFor(() => expect(numbers('공지사항')).toEqual(['7', '8', '10', '7', '-1']));
  expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull();
});

test('what is typed stays when a category is added', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  const added = await api.colleague.categories.create({ body: { pid: 21, value: 3, title: '칼럼' } });
  await api.colleague.headlines.create({ body: slot(2, 8, added.id) });
  await press('새로 고침');
  await panel('칼럼');
  await waitFor(() => expect(numbers('칼럼')).toEqual(['-1', '8', '-1', '-1', '-1']));
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);
});

test('what is typed while slots are being saved stays, here and in other categories', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  fireEvent.change(number('뉴스 2번'), { target: { value: '7' } });
  const letGo = api.hold('PATCH /v1/command/postmap/order');
  await userEvent.keyboard('{Control>}s{/Control}');
  fireEvent.change(number('공지사항 3번'), { target: { value: '8' } });
  fireEvent.change(number('공지사항 4번'), { target: { value: '7' } });
  fireEvent.change(number('뉴스 3번'), { target: { value: '8' } });
  letGo();
  await screen.findByText('저장하지 않은 자리 3개');
  expect(numbers('공지사항')).toEqual(['7', '8', '8', '7', '-1']);
  expect(numbers('뉴스')).toEqual(['10', '7', '8', '-1', '-1']);
  expect(await storedIn(api)).toEqual([7, 8, 10, -1, -1]);
  expect(await storedIn(api, NEWS)).toEqual([10, 7, -1, -1, -1]);

  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 8, 7, -1]));
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
  expect(await storedIn(api, NEWS)).toEqual([10, 7, 8, -1, -1]);
});

test('what others have put into a slot in edit is shown beside it, and then saved over', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 1번'), { target: { value: '10' } });
  await put(api, 1, 8);
  await press('새로 고침');
  await waitFor(() =>
    expect(number('공지사항 1번')).toHaveAccessibleDescription(/지금은 '둘째 공지' 글이 있어요.$/),
  );
  expect(number('공지사항 1번')).toHaveValue(10);
  await press('공지사항 1번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([10, 8, -1, -1, -1]));
});

test('a slot that is emptied again while it is being saved stays empty, and is not saved yet', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  const letGo = api.hold('POST /v1/command/postmap');
  await press('공지사항 3번 저장');
  await press('공지사항 3번 비우기');
  letGo();
  await screen.findByText('저장했어요');
  expect(number('공지사항 3번')).toHaveValue(-1);
  expect(number('공지사항 3번')).toHaveAccessibleDescription(/지금은 '새 소식' 글이 있어요.$/);
  await press('공지사항 3번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, -1, -1, -1]));
});

test('what is typed into a slot while that one is being saved stays', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  const letGo = api.hold('POST /v1/command/postmap');
  await press('공지사항 3번 저장');
  fireEvent.change(number('공지사항 3번'), { target: { value: '8' } });
  letGo();
  await screen.findByText('저장했어요');
  expect(await storedIn(api)).toEqual([7, 8, 10, -1, -1]);
  expect(numbers('공지사항')).toEqual(['7', '8', '8', '-1', '-1']);
  expect(screen.getByText('저장하지 않은 자리 1개')).toBeInTheDocument();
});

test('what others save comes into slots that are not being edited, also after a save of one', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
  await put(api, 4, 7);
  await press('새로 고침');
  await waitFor(() => expect(numbers('공지사항')).toEqual(['7', '8', '10', '7', '-1']));
  expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull();

  fireEvent.change(number('공지사항 5번'), { target: { value: '8' } });
  await put(api, 1, 10);
  await press('새로 고침');
  await waitFor(() => expect(numbers('공지사항')).toEqual(['10', '8', '10', '7', '8']));
  expect(screen.getByText('저장하지 않은 자리 1개')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await storedIn(api)).toEqual([10, 8, 10, 7, 8]));
});

test('slots that cannot be read anew keep what is typed', async () => {
  const { api } = await open();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  api.cut();
  await userEvent.click(screen.getByRole('button', { name: '새로 고침' }));
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);
});

test("a colleague's new title does not replace the one that is being typed", async () => {
  const { api } = await open();
  await rename(api, 7, '새로 고친 공지');
  await rename(api, 8, '새로 고친 둘째');
  const letGo = api.hold('GET /v1/query/mappostheaders');
  await press('새로 고침');
  const title = screen.getByRole('combobox', { name: '공지사항 1번 제목' });
  await userEvent.clear(title);
  await userEvent.type(title, '소식');
  letGo();
  const other = screen.getByRole('combobox', { name: '공지사항 2번 제목' });
  await waitFor(() => expect(other).toHaveValue('새로 고친 둘째'));
  expect(title).toHaveValue('소식');
});

test('slots move by keyboard with the focus on their button, and all are saved at once', async () => {
  const { api } = await open();
  screen.getByRole('button', { name: '공지사항 1번 아래로' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
  expect(screen.getByRole('button', { name: '공지사항 2번 아래로' })).toHaveFocus();
  expect(within(await panel('공지사항')).getByRole('status')).toHaveTextContent(
    '첫 공지 자리를 2번으로 옮겼어요',
  );
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('저장하지 않은 자리 3개')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}s{/Control}');
  await screen.findByText('저장했어요');
  expect(await storedIn(api)).toEqual([8, -1, 7, -1, -1]);
  expect(writes(api)).toEqual([
    [
      'PATCH',
      '/v1/command/postmap/order',
      { regionId: 'CA00', mapType: NOTICES, postIds: [8, -1, 7, -1, -1], before: [7, 8, -1, -1, -1] },
    ],
  ]);
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
});

test('slots move by dragging', async () => {
  await open();
  const rows = within(await panel('공지사항')).getAllByRole('listitem');
  fireEvent.dragStart(rows[1]?.querySelector('[draggable]') as Element);
  expect(fireEvent.dragOver(rows[0] as Element)).toBe(false);
  fireEvent.drop(rows[0] as Element);
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
});

test('what is dragged from elsewhere moves nothing, before and after a move', async () => {
  await open();
  const rows = async (name: string) => within(await panel(name)).getAllByRole('listitem');
  const notices = await rows('공지사항');
  const handle = (row: Element | undefined) => row?.querySelector('[draggable]') as Element;
  const dropForeign = () => {
    expect(fireEvent.dragOver(notices[2] as Element)).toBe(true);
    expect(fireEvent.drop(notices[2] as Element)).toBe(true);
  };
  fireEvent.dragStart(handle(notices[0]));
  fireEvent.drop(notices[1] as Element);
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
  // A slot of another panel.
  fireEvent.dragStart(handle((await rows('뉴스'))[0]));
  dropForeign();
  // One of this panel that was let go beside it, then a file.
  fireEvent.dragStart(handle(notices[0]));
  fireEvent.dragEnd(handle(notices[0]));
  dropForeign();
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
  expect(numbers('뉴스')).toEqual(['10', '-1', '-1', '-1', '-1']);
});

test('what is no post is said at its slot: as it is typed, hidden or refused', async () => {
  const { api } = await open({ posts: [{ id: 9, title: '숨긴 공지', status: 1 }], slots: [slot(1, 9)] });
  await waitFor(() =>
    expect(number('공지사항 1번')).toHaveAccessibleDescription('숨긴 글이라 사이트에 보이지 않아요.'),
  );
  fireEvent.change(number('공지사항 4번'), { target: { value: '0' } });
  await press('공지사항 4번 저장');
  expect(number('공지사항 4번')).toHaveAccessibleDescription(
    /^글 번호는 1 이상의 정수예요. 비우려면 -1을 넣어 주세요./,
  );
  fireEvent.change(number('공지사항 4번'), { target: { value: '55' } });
  await waitFor(() => expect(number('공지사항 4번')).toHaveAccessibleDescription(/^없는 글이에요./));
  await userEvent.click(within(await panel('공지사항')).getByRole('button', { name: '다섯 자리 저장' }));
  await screen.findByText('저장하지 못했어요: 글 번호: 없는 글이에요. 글 번호를 확인해 주세요.');
  expect(number('공지사항 4번')).toHaveAccessibleDescription(
    /^없는 글이에요. 글 번호를 확인해 주세요. 저장하지 않았어요./,
  );
  expect(number('공지사항 4번')).toHaveAttribute('aria-invalid', 'true');
  expect(number('공지사항 4번')).toHaveValue(55);
  expect(await storedIn(api)).toEqual([9, -1, -1, -1, -1]);
});

test('another region is not gone to over unsaved slots without asking', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { router } = await open();
  await press('공지사항 1번 비우기');
  await userEvent.click(screen.getByRole('combobox', { name: '지역' }));
  await userEvent.click(await screen.findByRole('option', { name: '온타리오' }));
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('저장하지 않은 내용이 있어요. 그래도 나갈까요?'));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('전체');
  confirm.mockReturnValue(true);
  await userEvent.click(screen.getByRole('combobox', { name: '지역' }));
  await userEvent.click(await screen.findByRole('option', { name: '온타리오' }));
  await waitFor(() => expect(router.state.location.search).toBe('?regionId=CA35'));
});

test('the trail of a sub-category is that of the region on the screen', async () => {
  const api = await withNotices();
  await api.store('posts', POSTS);
  for (const regionId of ['CA00', 'CA59']) {
    await api.colleague.headlines.create({ body: { ...slot(1, regionId === 'CA59' ? 8 : 7), regionId } });
  }
  await openAdmin('/posts/headline?regionId=CA59', api);
  await userEvent.click(await screen.findByRole('button', { name: '공지사항 변경 이력' }));
  const dialog = await screen.findByRole('dialog', { name: '공지사항 변경 이력' });
  await within(dialog).findByText(/직원 · 등록/);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).toHaveTextContent('비어 있음 → 8');
});
