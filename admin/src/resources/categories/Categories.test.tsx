import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { saveKey, user } from '../../testing/user.ts';

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
    writes: () => api.calls.filter(({ method }) => method !== 'GET'),
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
const readAnew = () => user.click(screen.getByRole('button', { name: '새로 고침' }));

test('lists the categories of a post type by their values, and those of market and community', async () => {
  const { router } = await open('/posts/category');
  await title('공지사항');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('포스팅 카테고리 관리');
  expect(rowTitles()).toEqual(['공지사항', '뉴스', '']);
  await user.click(screen.getByRole('combobox', { name: '글 종류' }));
  await user.click(await screen.findByRole('option', { name: '할인' }));
  await title('한인마트');
  expect(router.state.location.search).toBe('?postType=4');
  expect(rowTitles()).toEqual(['한인마트', '']);
  for (const [path, heading, first] of [
    ['/market/category', '마켓 카테고리 관리', '가구'],
    ['/community/category', '커뮤니티 카테고리 관리', '자유게시판'],
  ] as const) {
    await act(() => router.navigate(path));
    await title(first);
    expect(screen.getByRole('heading', { level: 1 }), path).toHaveTextContent(heading);
    expect(rowTitles(), path).toEqual([first, '']);
  }
});

const IN_USE = '이 분류를 쓰는 글이나 매물이 있어서 바꾸거나 지울 수 없어요.';

test('saves what changed of a row by Enter, moves it to its value, and shows errors beside their fields', async () => {
  const { api, stored, writes } = await open('/posts/category');
  const field = await value('공지사항');
  expect(screen.getByRole('button', { name: '공지사항 저장' })).toBeDisabled();
  await user.clear(field);
  await user.type(field, '9{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['뉴스', '공지사항', '']));
  await screen.findByText('저장했어요');
  expect(writes()[0]?.body).toMatchObject({ id: 101, value: 9 });
  expect(writes()[0]?.body).not.toHaveProperty('title');
  expect(await stored()).toContainEqual([9, '공지사항']);

  const name = await title('뉴스');
  await user.clear(name);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(name).toHaveAccessibleDescription('이름을 입력해 주세요.'));
  await user.type(name, '뉴스');
  const taken = await value('뉴스');
  await user.clear(taken);
  await user.type(taken, '9{Enter}');
  await waitFor(() => expect(taken).toHaveAccessibleDescription('이미 쓰고 있는 값이에요.'));
  expect(taken).toHaveValue(9);
  expect(await stored()).toContainEqual([2, '뉴스']);

  await api.store('posts', [
    { id: 1, categoryId: 9 },
    { id: 2, categoryId: 2 },
  ]);
  await user.type(taken, '0{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(IN_USE));
  expect(taken).toHaveValue(90);
  await user.click(screen.getByRole('button', { name: '공지사항 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await screen.findByText(`삭제하지 못했어요: ${IN_USE}`);
  await title('공지사항');
});

test('Ctrl+S saves every changed row, the new one too, and no other', async () => {
  const { stored, writes } = await open('/posts/category');
  await user.type(await title('공지사항'), '!');
  await user.type(await title('뉴스'), '?');
  await user.type(await title('새 분류'), '칼럼');
  await saveKey();
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항!', '뉴스?', '칼럼', '']));
  expect(await stored()).toHaveLength(3);
  const methods = () =>
    writes()
      .map(({ method }) => method)
      .toSorted();
  expect(methods()).toEqual(['PATCH', 'PATCH', 'POST']);
  await saveKey();
  await user.type(await title('뉴스?'), '{Control>}s{/Control}');
  expect(methods()).toHaveLength(3);
});

test('Escape takes a change back, keys that end a Korean syllable do nothing, and rows are added by keys alone', async () => {
  const { api, stored, writes } = await open('/market/category');
  const field = await title('가구');
  await user.type(field, '점');
  // As browsers report keys that a Korean keyboard has used itself.
  const composing = { isComposing: true, keyCode: 229 };
  fireEvent.compositionStart(field);
  fireEvent.keyDown(field, { key: 'Enter', ...composing });
  fireEvent.keyDown(field, { key: 'Escape', ...composing });
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('가구점');
  await user.type(field, '{Escape}');
  await waitFor(() => expect(field).toHaveValue('가구'));
  expect(writes()).toEqual([]);

  await user.type(await title('새 분류'), '가전{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['가구', '가전', '']));
  await waitFor(async () => expect(await title('새 분류')).toHaveFocus());
  expect(await value('새 분류')).toHaveValue(3);
  // A row that is typed in meanwhile keeps the focus.
  const letGo = api.hold('POST /v1/command/categories');
  await user.keyboard('도서{Enter}');
  await user.type(await title('가구'), '점');
  letGo();
  await waitFor(() => expect(rowTitles()).toEqual(['가구점', '가전', '도서', '']));
  expect(await title('가구')).toHaveFocus();
  expect(await stored(3)).toEqual([
    [1, '가구'],
    [2, '가전'],
    [3, '도서'],
  ]);

  await user.click(screen.getByRole('button', { name: '가전 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  expect(dialog).toHaveTextContent('‘가전’ 분류를 삭제하시겠습니까?');
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(rowTitles()).toEqual(['가구점', '도서', '']));
  expect(await stored(3)).toHaveLength(2);
});

test('asks before another list is opened over unsaved rows, and keeps them when a read fails', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { api, router } = await open('/posts/category');
  await user.type(await title('뉴스'), '!');
  await user.type(await title('새 분류'), '칼럼');
  await user.click(screen.getByRole('combobox', { name: '글 종류' }));
  await user.click(await screen.findByRole('option', { name: '할인' }));
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  expect(router.state.location.search).toBe('');
  api.cut();
  await readAnew();
  expect((await screen.findAllByRole('alert'))[0]).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(rowTitles()).toEqual(['공지사항', '뉴스!', '칼럼']);
});

test("merges a colleague's renames: beside what is typed, into other rows, and never written over unseen", async () => {
  const { rename, stored } = await open('/posts/category');
  await user.type(await title('뉴스'), '!');
  await rename(102, '소식');
  await rename(101, '알림');
  await readAnew();
  await waitFor(() => expect(rowTitles()).toEqual(['알림', '뉴스!', '']));
  const field = await title('소식');
  expect(field).toHaveAccessibleDescription('저장된 이름: 소식');
  await user.type(field, '?{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?']));
  await title('뉴스!?');

  await user.type(field, '*');
  await rename(102, '기사');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 기사'));
  await waitFor(() =>
    expect(screen.getAllByRole('alert').at(-1)).toHaveTextContent('그사이 다른 곳에서 내용이 바뀌었어요.'),
  );
  expect(await stored()).toContainEqual([2, '기사']);
  await user.type(field, '{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?*']));
  await title('뉴스!?*');

  await user.type(field, '-');
  await rename(102, '보도');
  await readAnew();
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 보도'));
  await user.type(field, '{Escape}');
  await waitFor(() => expect(field).toHaveValue('보도'));
});

test('keeps what is typed while a row is saved, read anew or added, for the next save', async () => {
  const { api, stored } = await open('/posts/category');
  const savesRow = api.hold('PATCH /v1/command/categories');
  const field = await title('뉴스');
  await user.type(field, '!{Enter}');
  await user.type(field, '?');
  savesRow();
  await waitFor(() => expect(field).toHaveAccessibleDescription('저장된 이름: 뉴스!'));
  expect(field).toHaveValue('뉴스!?');
  const readsRows = api.hold('GET /v1/query/categories');
  await user.type(field, '{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleName('뉴스!? 이름'));
  await user.type(field, '.{Enter}');
  await waitFor(async () => expect(await stored()).toContainEqual([2, '뉴스!?.']));
  readsRows();

  const addsRow = api.hold('POST /v1/command/categories');
  const added = await title('새 분류');
  await user.type(added, '칼럼{Enter}');
  await user.type(added, '니스트');
  addsRow();
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항', '뉴스!?.', '칼럼', '칼럼니스트']));
  expect(await value('새 분류')).toHaveValue(4);
  await user.type(added, '{Enter}');
  await waitFor(() => expect(rowTitles()).toEqual(['공지사항', '뉴스!?.', '칼럼', '칼럼니스트', '']));
  expect(await stored()).toContainEqual([4, '칼럼니스트']);
});
