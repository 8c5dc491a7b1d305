import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';
import { user } from '../../testing/user.ts';

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

const last = (api: RealApi, path: string) => api.calls.filter((call) => call.path === path).at(-1)?.query;

test('shows the columns, the total, the links and the pages', async () => {
  const { api } = await openAdmin('/posts', await twelve());
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
  const cells = within(row).getAllByRole('cell', { hidden: true }).slice(1, 6);
  await waitFor(() =>
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '1',
      '12',
      '브리티시컬럼비아',
      '할인',
      '한인마트',
    ]),
  );
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

  expect(screen.getByText('1 / 2')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '이전' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: '다음' }));
  await screen.findByText('2 / 2');
  await waitFor(() => expect(screen.getByRole('button', { name: '다음' })).toBeDisabled());
  expect(last(api, LIST)).toMatchObject({ skip: '10', limit: '10', sort: 'id', order: 'DESC' });
});

test('filters of the address, a chosen type and a typed word drive list and count', async () => {
  const wanted = { regionId: 'CA59', postType: '4', categoryId: '1' };
  const filter = encodeURIComponent(JSON.stringify({ regionId: 'CA59', postType: 4, categoryId: 1 }));
  const { api, router } = await openAdmin(`/posts?filter=${filter}&page=1`, await twelve());
  await screen.findByText('검색결과 : 1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('브리티시컬럼비아'));
  expect(screen.getByRole('combobox', { name: /^글 종류/ })).toHaveTextContent('할인');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^분류/ })).toHaveTextContent('한인마트'));
  expect(last(api, LIST)).toMatchObject(wanted);
  expect(last(api, COUNT)).toEqual(wanted);

  // Another type has other categories.
  await user.click(screen.getByRole('combobox', { name: /^글 종류/ }));
  await user.click(await screen.findByRole('option', { name: '일반' }));
  await screen.findByText('검색결과 : 11');
  expect(last(api, COUNT)).toEqual({ regionId: 'CA59', postType: '1' });
  expect(router.state.location.search).toContain(encodeURIComponent('"postType":1}'));

  await act(() => router.navigate('/posts?filter=%7B%7D&page=2'));
  await screen.findByText('2 / 2');
  await user.fill(screen.getByPlaceholderText('제목 검색'), '전단');
  await screen.findByText('검색결과 : 1');
  expect(screen.getByRole('link', { name: '이번 주 전단' })).toBeInTheDocument();
  expect(last(api, LIST)).toMatchObject({ keyword: '전단', skip: '0' });
  expect(last(api, COUNT)).toEqual({ keyword: '전단' });
});

test('a list that could not be read is tried again, and a deletion asks before it takes the row away', async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 1, title: '지울 글' },
    { id: 2, title: '둘 글' },
  ]);
  api.refuse('GET /v1/query/posts', unavailable);
  await openAdmin('/posts', api);
  await user.click(await screen.findByRole('button', { name: '다시 시도' }));
  await user.click(await screen.findByRole('button', { name: '지울 글 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  expect(dialog).toHaveTextContent('해당포스트를 삭제하시겠습니까?');
  await user.click(within(dialog).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await api.colleague.posts.count()).toBe(2);

  await user.click(screen.getByRole('button', { name: '지울 글 삭제' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '확인' }));
  await screen.findByText('삭제했어요');
  await screen.findByText('검색결과 : 1');
  expect((await api.colleague.posts.list()).map(({ id }) => id)).toEqual([2]);
});
