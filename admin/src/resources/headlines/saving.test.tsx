import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
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
import { saveKey, user } from '../../testing/user.ts';

const SLOTS = 'GET /v1/query/mappostheaders';

const edit = (name: string, text: string) => fireEvent.change(number(name), { target: { value: text } });
const saveFive = async () =>
  user.click(within(await panel('공지사항')).getByRole('button', { name: '다섯 자리 저장' }));
const warning = async () => within(await panel('공지사항')).findByRole('alert');
const readAnew = async () =>
  user.click(within(await warning()).getByRole('button', { name: '새로 불러오기' }));
const allSaved = () => waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());

test("a colleague's save is not undone, by all slots or by one: what they changed comes in, what was edited stays", async () => {
  const { api } = await openHeadlines();
  const stores = (...slots: number[]) => waitFor(async () => expect(await storedIn(api)).toEqual(slots));
  edit('공지사항 3번', '10');
  await put(api, 1, 10);
  await saveFive();
  expect(await warning()).toHaveTextContent(/^그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요./);
  await stores(10, 8, -1, -1, -1);
  expect(numbers('공지사항')).toEqual(['7', '8', '10', '-1', '-1']);
  await readAnew();
  await waitFor(() => expect(numbers('공지사항')).toEqual(['10', '8', '10', '-1', '-1']));
  expect(within(await panel('공지사항')).queryByRole('alert')).toBeNull();
  await press('공지사항 3번 비우기');
  edit('공지사항 4번', '7');
  await saveFive();
  await stores(10, 8, -1, 7, -1);
  await allSaved();

  edit('공지사항 1번', '8');
  edit('공지사항 5번', '10');
  await put(api, 1, -1);
  await press('공지사항 1번 저장');
  await warning();
  await stores(-1, 8, -1, 7, -1);
  await press('공지사항 5번 저장');
  await stores(-1, 8, -1, 7, 10);
  await readAnew();
  await waitFor(() => expect(number('공지사항 1번')).toHaveAccessibleDescription(/지금은 비어 있어요./));
  await press('공지사항 1번 저장');
  await stores(8, 8, -1, 7, 10);
});

test('a changed slot is refused also after a save in another category, and a region is shown as it is stored now', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { api, router } = await openHeadlines();
  edit('공지사항 1번', '10');
  await put(api, 1, 8);
  edit('뉴스 2번', '7');
  await press('뉴스 2번 저장');
  await screen.findByText('저장했어요');
  await press('공지사항 1번 저장');
  await warning();
  expect(await storedIn(api)).toEqual([8, 8, -1, -1, -1]);

  await act(() => router.navigate('/posts/headline?regionId=CA59'));
  await waitFor(() => expect(numbers('공지사항')).toEqual(['8', '-1', '-1', '-1', '-1']));
  await put(api, 1, 10);
  const letGo = api.hold(SLOTS);
  await act(() => router.navigate('/posts/headline'));
  expect(screen.queryByRole('region', { name: '공지사항' })).toBeNull();
  letGo();
  await panel('공지사항');
  expect(numbers('공지사항')).toEqual(['10', '8', '-1', '-1', '-1']);
});

test('what is saved counts as saved where nothing can be read after it', async () => {
  const { api } = await openHeadlines();
  for (const _ of [1, 2]) api.refuse(SLOTS, unavailable);
  edit('공지사항 3번', '10');
  await press('공지사항 3번 저장');
  await screen.findByText('저장했어요');
  await allSaved();
  edit('공지사항 3번', '8');
  await saveKey();
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 8, -1, -1]));
  await allSaved();
});

test('what is saved while the slots are being read is not undone on the screen', async () => {
  const { api } = await openHeadlines();
  const letGo = api.hold(SLOTS);
  await press('새로 고침');
  await put(api, 4, 7);
  edit('공지사항 3번', '10');
  await press('공지사항 3번 저장');
  await screen.findByText('저장했어요');
  letGo();
  await waitFor(() => expect(numbers('공지사항')).toEqual(['7', '8', '10', '7', '-1']));
  expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull();
});

test('what is typed stays while slots are being saved, when a category is added, and where nothing can be read anew', async () => {
  const { api } = await openHeadlines();
  edit('공지사항 3번', '10');
  edit('뉴스 2번', '7');
  const letGo = api.hold('PATCH /v1/command/postmap/order');
  await saveKey();
  edit('공지사항 3번', '8');
  letGo();
  await screen.findByText('저장했어요');
  await waitFor(async () => expect(await storedIn(api)).toEqual([7, 8, 10, -1, -1]));
  await screen.findByText('저장하지 않은 자리 1개');
  expect(numbers('공지사항')).toEqual(['7', '8', '8', '-1', '-1']);

  const added = await api.colleague.categories.create({ body: { pid: 21, value: 3, title: '칼럼' } });
  await api.colleague.headlines.create({ body: slot(2, 8, added.id) });
  await press('새로 고침');
  await panel('칼럼');
  await waitFor(() => expect(numbers('칼럼')).toEqual(['-1', '8', '-1', '-1', '-1']));
  expect(numbers('공지사항')).toEqual(['7', '8', '8', '-1', '-1']);

  api.cut();
  await press('새로 고침');
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(numbers('공지사항')).toEqual(['7', '8', '8', '-1', '-1']);
});

test('what others save comes into slots that are not being edited, their titles not into one that is being typed', async () => {
  const { api } = await openHeadlines();
  edit('공지사항 3번', '10');
  await saveKey();
  await allSaved();
  await put(api, 4, 7);
  await press('새로 고침');
  await waitFor(() => expect(numbers('공지사항')).toEqual(['7', '8', '10', '7', '-1']));
  expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull();

  edit('공지사항 5번', '8');
  await put(api, 1, 10);
  await press('새로 고침');
  await waitFor(() => expect(numbers('공지사항')).toEqual(['10', '8', '10', '7', '8']));
  expect(screen.getByText('저장하지 않은 자리 1개')).toBeInTheDocument();
  await saveKey();
  await waitFor(async () => expect(await storedIn(api)).toEqual([10, 8, 10, 7, 8]));
  await allSaved();

  await rename(api, 10, '새로 고친 소식');
  await rename(api, 8, '새로 고친 둘째');
  const letGo = api.hold(SLOTS);
  await press('새로 고침');
  const title = screen.getByRole('combobox', { name: '공지사항 1번 제목' });
  await user.clear(title);
  await user.type(title, '설날');
  letGo();
  const other = screen.getByRole('combobox', { name: '공지사항 2번 제목' });
  await waitFor(() => expect(other).toHaveValue('새로 고친 둘째'));
  expect(title).toHaveValue('설날');
});
