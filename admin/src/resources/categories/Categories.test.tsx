import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

/** The console over a server with a few categories in each list. */
const open = async (path: string) => {
  const api = await realApi();
  await api.store('categories', [
    { id: 3, value: 3, title: '마켓', pid: 0 },
    { id: 4, value: 4, title: '커뮤니티', pid: 0 },
    { id: 5, value: 5, title: '포스트유형', pid: 0 },
    { id: 21, value: 1, title: '일반', pid: 5 },
    { id: 24, value: 4, title: '할인', pid: 5 },
    { id: 102, value: 2, title: '뉴스', pid: 21 },
    { id: 101, value: 1, title: '공지사항', pid: 21 },
    { id: 161, value: 1, title: '한인마트', pid: 24 },
    { id: 61, value: 1, title: '가구', pid: 3 },
    { id: 81, value: 1, title: '자유게시판', pid: 4 },
  ]);
  return {
    ...(await openAdmin(path, api)),
    /** What is stored of a list, by value and name. */
    stored: async (pid = 21) =>
      (await api.colleague.categories.list({ query: { pid } })).map(({ value, title: name }) => [
        value,
        name,
      ]),
    rename: (id: number, name: string) => api.colleague.categories.update({ body: { id, title: name } }),
  };
};

const title = (name: string) => screen.findByRole('textbox', { name: `${name} 이름` });
const value = (name: string) => screen.findByRole('spinbutton', { name: `${name} 값` });
const rowTitles = () => screen.getAllByRole<HTMLInputElement>('textbox').map((input) => input.value);

test('the list of a post type is shown in the order of its values; the type is in the address', async () => {
  const { router } = await open('/posts/category');
  await title('공지사항');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('포스팅 카테고리 관리');
  expect(rowTitles()).toEqual(['공지사항', '뉴스', '']);
  await userEvent.click(screen.getByRole('combobox', { name: '글 종류' }));
  await userEvent.click(await screen.findByRole('option', { name: '할인' }));
  await title('한인마트');
  expect(router.state.location.search).toBe('?postType=4');
  expect(rowTitles()).toEqual(['한인마트', '']);
});

test.each([
  ['/market/category', '마켓 카테고리 관리', '가구'],
  ['/community/category', '커뮤니티 카테고리 관리', '자유게시판'],
])('%s holds its own list', async (path, heading, first) => {
  await open(path);
  await title(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(rowTitles()).toEqual([first, '']);
});

test('a row is saved by Enter, only with what changed, and moves to where its value belongs', async () => {
  const { api, stored } = await open('/posts/category');
  const field = await value('공지사항');
  expect(screen.getByRole('button', { name: '공지사항 저장' })).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '9{Enter}');
  await screen.findByText('저장했어요');
  await waitFor(() => expect(rowTitles()).toEqual(['뉴스', '공지사항', '']));
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ id: 101, value: 9 });
  expect(api.calls.find(({ method }) => method === 'PATCH')?.body).not.toHaveProperty('title');
  expect(await stored()).toContainEqual([9, '공지사항']);
});

test('Ctrl+S saves every row that was changed, the new one too, and no other', async () => {
  const { api, stored } = await open('/posts/category');
  await userEvent.type(await title('공지사항'), '!');
  await userEvent.type(await title('뉴스'), '?');
  await userEvent.type(await title('새 분류'), '칼럼');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항!', '뉴스?', '칼럼', '']));
  expect(await stored()).toHaveLength(3);
  const writes = () => api.calls.filter(({ method }) => method !== 'GET').map(({ method }) => method);
  expect(writes().toSorted()).toEqual(['PATCH', 'PATCH', 'POST']);
  await userEvent.keyboard('{Control>}s{/Control}');
  await userEvent.type(await title('뉴스?'), '{Control>}s{/Control}');
  expect(writes()).toHaveLength(3);
});

test('Escape takes a change back', async () => {
  const { api } = await open('/market/category');
  const field = await title('가구');
  await userEvent.type(field, '점{Escape}');
  await waitFor(() => expect(field).toHaveValue('가구'));
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('the keys that end a Korean syllable neither save a row nor take it back', async () => {
  const { api } = await open('/market/category');
  const field = await title('가구');
  await userEvent.type(field, '점');
  // As browsers report keys that a Korean keyboard has used itself.
  const composing = { isComposing: true, keyCode: 229 };
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Enter', ...composing });
  fireEvent.keyDown(field, { key: 'Escape', ...composing });
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('가구점');
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
});

test('what is wrong is said beside its field, by form and by server', async () => {
  const { stored } = await open('/posts/category');
  const name = await title('뉴스');
  await userEvent.clear(name);
  await userEvent.type(name, '{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('이름을 입력해 주세요.'));
  await userEvent.type(name, '뉴스');
  const field = await value('뉴스');
  await userEvent.clear(field);
  await userEvent.type(field, '1{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('이미 쓰고 있는 값이에요.'));
  expect(field).toHaveValue(1);
  expect(await stored()).toContainEqual([2, '뉴스']);
});

const IN_USE = '이 분류를 쓰는 글이나 매물이 있어서 바꾸거나 지울 수 없어요.';

test('a category in use says so when its value changes and when it is deleted', async () => {
  const { api } = await open('/posts/category');
  await api.store('posts', [
    { id: 1, categoryId: 1 },
    { id: 2, categoryId: 2 },
  ]);
  const field = await value('뉴스');
  await userEvent.type(field, '0{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(IN_USE);
  expect(field).toHaveValue(20);

  await userEvent.click(screen.getByRole('button', { name: '공지사항 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await screen.findByText(`삭제하지 못했어요: ${IN_USE}`);
  await title('공지사항');
});

test('one after the other is added without leaving the keyboard', async () => {
  const { stored } = await open('/market/category');
  await userEvent.type(await title('새 분류'), '가전{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['가구', '가전', '']));
  expect(await title('새 분류')).toHaveFocus();
  expect(await value('새 분류')).toHaveValue(3);
  await userEvent.keyboard('도서{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['가구', '가전', '도서', '']));
  expect(await stored(3)).toEqual([
    [1, '가구'],
    [2, '가전'],
    [3, '도서'],
  ]);
});

test('a row that is typed in while another is being added keeps the focus', async () => {
  const { api } = await open('/market/category');
  const letGo = api.hold('POST /v1/command/categories');
  await userEvent.type(await title('새 분류'), '가전{Enter}');
  await userEvent.type(await title('가구'), '점');
  letGo();
  await waitFor(() => expect(rowTitles()).toEqual(['가구점', '가전', '']));
  expect(await title('가구')).toHaveFocus();
});

test('a category is deleted after the dialog', async () => {
  const { stored } = await open('/market/category');
  await userEvent.click(await screen.findByRole('button', { name: '가구 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  expect(dialog).toHaveTextContent('‘가구’ 분류를 삭제하시겠습니까?');
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(rowTitles()).toEqual(['']));
  expect(await stored(3)).toEqual([]);
});

test('another list is opened only after a question while something is not saved', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { router } = await open('/posts/category');
  await userEvent.type(await title('뉴스'), '!');
  await userEvent.click(screen.getByRole('combobox', { name: '글 종류' }));
  await userEvent.click(await screen.findByRole('option', { name: '할인' }));
  expect(ask).toHaveBeenCalledOnce();
  expect(await title('뉴스')).toHaveValue('뉴스!');
  expect(router.state.location.search).toBe('');
});

const readAnew = () => userEvent.click(screen.getByRole('button', { name: '새로 고침' }));

test('rows that cannot be read anew keep what is typed', async () => {
  const { api } = await open('/posts/category');
  await userEvent.type(await title('뉴스'), '!');
  await userEvent.type(await title('새 분류'), '칼럼');
  api.cut();
  await readAnew();
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(rowTitles()).toEqual(['공지사항', '뉴스!', '칼럼']);
});

test("a colleague's rename comes in beside what is being typed, and into rows that are not touched", async () => {
  const { rename, stored } = await open('/posts/category');
  await userEvent.type(await title('뉴스'), '!');
  await rename(102, '소식');
  await rename(101, '알림');
  await readAnew();
  await waitFor(() => expect(rowTitles()).toEqual(['알림', '뉴스!', '']));
  const field = await title('소식');
  expect(field).toHaveAccessibleDescription('저장된 이름: 소식');
  await userEvent.type(field, '?{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?']));
});

test('a rename that was not seen is not written over: it is shown first', async () => {
  const { rename, stored } = await open('/posts/category');
  const field = await title('뉴스');
  await userEvent.type(field, '!');
  await rename(102, '소식');
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 소식'));
  expect(screen.getByRole('alert')).toHaveTextContent('그사이 다른 곳에서 내용이 바뀌었어요.');
  expect(await stored()).toContainEqual([2, '소식']);
  await userEvent.type(field, '{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!']));
});

test('what is typed while a row is being saved stays, and is not saved yet', async () => {
  const { api, stored } = await open('/posts/category');
  const letGo = api.hold('PATCH /v1/command/categories');
  const field = await title('뉴스');
  await userEvent.type(field, '!{Enter}');
  await userEvent.type(field, '?');
  letGo();
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 뉴스!'));
  expect(field).toHaveValue('뉴스!?');
  await userEvent.type(field, '{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?']));
});

test('a row is saved again before it is read anew', async () => {
  const { api, stored } = await open('/posts/category');
  const field = await title('뉴스');
  const letGo = api.hold('GET /v1/query/categories');
  await userEvent.type(field, '!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleName('뉴스! 이름'));
  await userEvent.type(field, '?{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?']));
  letGo();
});

test('what is typed while one is being added is added next, by the value after it', async () => {
  const { api, stored } = await open('/posts/category');
  const letGo = api.hold('POST /v1/command/categories');
  const field = await title('새 분류');
  await userEvent.type(field, '칼럼{Enter}');
  await userEvent.type(field, '니스트');
  letGo();
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항', '뉴스', '칼럼', '칼럼니스트']));
  expect(await value('새 분류')).toHaveValue(4);
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항', '뉴스', '칼럼', '칼럼니스트', '']));
  expect(await stored()).toContainEqual([4, '칼럼니스트']);
});

test('Escape goes back to what a colleague has saved meanwhile', async () => {
  const { rename } = await open('/posts/category');
  const field = await title('뉴스');
  await userEvent.type(field, '!');
  await rename(102, '소식');
  await readAnew();
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 소식'));
  await userEvent.type(field, '{Escape}');
  await waitFor(() => expect(field).toHaveValue('소식'));
});
