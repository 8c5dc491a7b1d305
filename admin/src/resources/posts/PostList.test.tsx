import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';

const LIST = '/v1/query/posts';
const COUNT = '/v1/query/posts/count';

const twelve = async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 12, title: '이번 주 전단', postType: 4 },
    ...Array.from({ length: 11 }, (_, index) => ({ id: index + 1 })),
  ]);
  return api;
};

const queries = (api: RealApi, path: string) =>
  api.calls.filter((call) => call.path === path).map((call) => call.query);

test('shows the specified columns, the total and the links', async () => {
  await openAdmin('/posts', await twelve());
  const title = await screen.findByRole('link', { name: '이번 주 전단' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('포스팅 목록');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    '',
    'No.',
    'ID',
    '지역',
    '글 종류',
    '분류',
    '제목',
    '수정',
    '삭제',
  ]);
  expect(title).toHaveAttribute('href', '/posts/12');
  expect(title).toHaveAttribute('target', '_blank');
  const row = screen.getAllByRole('row')[1] as HTMLElement;
  expect(
    within(row)
      .getAllByRole('cell', { hidden: true })
      .slice(1, 6)
      .map((cell) => cell.textContent),
  ).toEqual(['1', '12', '브리티시컬럼비아', '할인', '한인마트']);
  expect(within(row).getByRole('link', { name: '이번 주 전단 수정' })).toHaveAttribute(
    'href',
    '/posts/form/12',
  );
  const items = screen.getAllByRole('link', { name: /상품 고르기$/ });
  expect(items.map((link) => link.getAttribute('href'))).toEqual(['/flyerItems/form?postId=12']);
  expect(screen.getAllByRole('row')).toHaveLength(11);
  expect(screen.getByText('검색결과 : 12')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '포스팅 추가' })).toHaveAttribute('href', '/posts/form');
  expect(screen.getByRole('link', { name: '마크다운 포스팅 추가' })).toHaveAttribute(
    'href',
    '/posts/form?contentType=md',
  );
});

test('the pager moves between the first and the last page', async () => {
  const { api } = await openAdmin('/posts', await twelve());
  await screen.findByText('1 / 2');
  expect(screen.getByRole('button', { name: '이전' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByText('2 / 2');
  await waitFor(() => expect(screen.getByRole('button', { name: '다음' })).toBeDisabled());
  expect(queries(api, LIST).at(-1)).toMatchObject({ skip: '10', limit: '10', sort: 'id', order: 'DESC' });
});

test('the filters of the address drive list and count', async () => {
  const filter = encodeURIComponent(JSON.stringify({ regionId: 'CA59', postType: 4, categoryId: 1 }));
  const { api } = await openAdmin(`/posts?filter=${filter}`, await twelve());
  await screen.findByText('검색결과 : 1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('브리티시컬럼비아'));
  expect(screen.getByRole('combobox', { name: /^글 종류/ })).toHaveTextContent('할인');
  expect(screen.getByRole('combobox', { name: /^분류/ })).toHaveTextContent('한인마트');
  const wanted = { regionId: 'CA59', postType: '4', categoryId: '1' };
  expect(queries(api, LIST).at(-1)).toMatchObject(wanted);
  expect(queries(api, COUNT).at(-1)).toEqual(wanted);
});

test('posts are looked for by a part of their title', async () => {
  const { api } = await openAdmin('/posts', await twelve());
  await userEvent.type(await screen.findByPlaceholderText('제목 검색'), '전단');
  await screen.findByText('검색결과 : 1');
  expect(screen.getByRole('link', { name: '이번 주 전단' })).toBeInTheDocument();
  expect(queries(api, LIST).at(-1)).toMatchObject({ keyword: '전단', skip: '0' });
  expect(queries(api, COUNT).at(-1)).toEqual({ keyword: '전단' });
});

test('choosing another post type resets the category and counts anew', async () => {
  const filter = encodeURIComponent(JSON.stringify({ postType: 4, categoryId: 1 }));
  const { api, router } = await openAdmin(`/posts?filter=${filter}&page=1`, await twelve());
  await screen.findByText('검색결과 : 1');
  await userEvent.click(await screen.findByRole('combobox', { name: /^글 종류/ }));
  await userEvent.click(await screen.findByRole('option', { name: '일반' }));
  await screen.findByText('검색결과 : 11');
  expect(queries(api, COUNT).at(-1)).toEqual({ postType: '1' });
  expect(router.state.location.search).toContain(encodeURIComponent('{"postType":1}'));
});

test('deleting asks first, then takes the row away', async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 1, title: '지울 글' },
    { id: 2, title: '둘 글' },
  ]);
  await openAdmin('/posts', api);
  await userEvent.click(await screen.findByRole('button', { name: '지울 글 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  expect(dialog).toHaveTextContent('해당포스트를 삭제하시겠습니까?');
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await api.colleague.posts.count()).toBe(2);

  await userEvent.click(screen.getByRole('button', { name: '지울 글 삭제' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '확인' }));
  await screen.findByText('삭제했어요');
  await screen.findByText('검색결과 : 1');
  expect((await api.colleague.posts.list()).map(({ id }) => id)).toEqual([2]);
});

test('a list that cannot be read says so and can be tried again', async () => {
  const api = await twelve();
  api.refuse('GET /v1/query/posts', unavailable);
  await openAdmin('/posts', api);
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  await screen.findByText('검색결과 : 12');
});
