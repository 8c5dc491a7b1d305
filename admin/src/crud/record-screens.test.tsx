import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';

const TABLE = '| 가 | 나 |\n|---|---|';

test('on the way from the list a form waits for the whole record, of which the list has a part', async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 5, contentType: 3, content: TABLE, thumbnail: '/images/post/2024/11/0.jpg' },
  ]);
  await openAdmin('/posts', api);
  await userEvent.click(await screen.findByRole('link', { name: '글 5 수정' }));
  // The visual editor would drop the table: chosen for an empty text it would be the one shown.
  expect(await screen.findByRole('textbox', { name: /^내용/ })).toHaveValue(TABLE);
});

test('so does the page of a listing', async () => {
  const api = await realApi();
  await api.store('realties', [{ id: 5, title: '랍슨 콘도', content: '설명이에요.' }]);
  await openAdmin('/realties', api);
  await userEvent.click(await screen.findByRole('link', { name: '랍슨 콘도 자세히 보기' }));
  await screen.findByText('설명이에요.');
});

test('a record that could not be read can be tried again without leaving its screen', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, title: '다시 읽은 글' }]);
  api.refuse('GET /v1/query/posts/5', unavailable);
  const { router } = await openAdmin('/posts/form/5', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('서버가 잠시 쉬고 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('textbox', { name: /^제목/ })).toHaveValue('다시 읽은 글');
  expect(router.state.location.pathname).toBe('/posts/form/5');
});

test('one that is gone leads back to the list', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5 }]);
  const { router } = await openAdmin('/posts/form/77', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('찾을 수 없어요. 이미 삭제되었을 수 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '목록으로' }));
  await screen.findByText('검색결과 : 1');
  expect(router.state.location.pathname).toBe('/posts');
});

test('a list that opens with a filter says what it means that nothing is left', async () => {
  const api = await realApi();
  await api.store('realties', [{ id: 5 }]);
  await api.store('reports', [{ id: 1, realtyId: 5, status: 0 }]);
  await openAdmin('/reports', api);
  await screen.findByText('처리한 신고가 없어요.');
  await userEvent.click(screen.getByRole('button', { name: '필터 지우기' }));
  await screen.findByText('검색결과 : 1');
});

test('what has no page of its own shows its trail in a dialog', async () => {
  const api = await realApi();
  await api.colleague.categories.update({ body: { id: 102, title: '소식' } });
  await openAdmin('/posts/category', api);
  await userEvent.click(await screen.findByRole('button', { name: '소식 변경 이력' }));
  const dialog = await screen.findByRole('dialog', { name: '소식 변경 이력' });
  expect(await within(dialog).findByText(/직원 · 수정/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('이름: 뉴스 → 소식');
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: '안내 변경 이력' }));
  await screen.findByText('아직 바뀐 적이 없어요.');
});

test('a trail that could not be read says so', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5 }]);
  api.refuse('GET /v1/query/audits', unavailable);
  await openAdmin('/posts/form/5', api);
  const trail = await screen.findByRole('region', { name: '변경 이력' });
  expect(trail).toHaveTextContent('변경 이력을 불러오지 못했어요.');
});
