import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  NEWS,
  number,
  numbers,
  openHeadlines,
  panel,
  press,
  put,
  rename,
  slot,
  storedIn,
} from '../../testing/headlines.ts';
import { unavailable } from '../../testing/refusals.ts';

test("a colleague's save is not undone: what they changed comes in, what was edited stays", async () => {
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api, router } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  const added = await api.colleague.categories.create({ body: { pid: 21, value: 3, title: '칼럼' } });
  await api.colleague.headlines.create({ body: slot(2, 8, added.id) });
  await press('새로 고침');
  await panel('칼럼');
  await waitFor(() => expect(numbers('칼럼')).toEqual(['-1', '8', '-1', '-1', '-1']));
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);
});

test('what is typed while slots are being saved stays, here and in other categories', async () => {
  const { api } = await openHeadlines();
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
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 10, -1, -1]));
  await waitFor(async () => expect(await storedIn(api, NEWS)).toEqual([10, 7, -1, -1, -1]));

  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 8, 7, -1]));
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
  expect(await storedIn(api, NEWS)).toEqual([10, 7, 8, -1, -1]);
});

test('what others have put into a slot in edit is shown beside it, and then saved over', async () => {
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
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
  const { api } = await openHeadlines();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  api.cut();
  await userEvent.click(screen.getByRole('button', { name: '새로 고침' }));
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);
});

test("a colleague's new title does not replace the one that is being typed", async () => {
  const { api } = await openHeadlines();
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
