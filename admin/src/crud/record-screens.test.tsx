import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';
import { user } from '../testing/user.ts';

const TABLE = '| 가 | 나 |\n|---|---|';

test('a form waits for the whole record, is tried again where it could not be read, and leads back where it is gone', async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 5, contentType: 3, content: TABLE, thumbnail: '/images/post/2024/11/0.jpg' },
    { id: 6, title: '다시 읽은 글' },
  ]);
  api.refuse('GET /v1/query/audits', unavailable);
  const { router } = await openAdmin('/posts', api);
  await user.click(await screen.findByRole('link', { name: '글 5 수정' }));
  // The visual editor would drop the table: chosen for the empty text of the list's record it would be the one shown.
  expect(await screen.findByRole('textbox', { name: /^내용/ })).toHaveValue(TABLE);
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '변경 이력' })).toHaveTextContent(
      '변경 이력을 불러오지 못했어요.',
    ),
  );

  api.refuse('GET /v1/query/posts/6', unavailable);
  await act(() => router.navigate('/posts/form/6'));
  expect(await screen.findByText(/서버가 잠시 쉬고 있어요/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('textbox', { name: /^제목/ })).toHaveValue('다시 읽은 글');
  expect(router.state.location.pathname).toBe('/posts/form/6');

  await act(() => router.navigate('/posts/form/77'));
  expect(await screen.findByText(/찾을 수 없어요. 이미 삭제되었을 수 있어요./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '목록으로' }));
  await screen.findByText('검색결과 : 2');
  expect(router.state.location.pathname).toBe('/posts');
});

test('the page of a listing waits for the whole record; a list that opens with a filter says that nothing is left', async () => {
  const api = await realApi();
  await api.store('realties', [{ id: 5, title: '랍슨 콘도', content: '설명이에요.' }]);
  await api.store('reports', [{ id: 1, realtyId: 5, status: 0 }]);
  const { router } = await openAdmin('/realties', api);
  await user.click(await screen.findByRole('link', { name: '랍슨 콘도 자세히 보기' }));
  await screen.findByText('설명이에요.');
  await act(() => router.navigate('/reports'));
  await screen.findByText('처리한 신고가 없어요.');
  await user.click(screen.getByRole('button', { name: '필터 지우기' }));
  await screen.findByText('검색결과 : 1');
});

test('what has no page of its own shows its trail in a dialog', async () => {
  const api = await realApi();
  await api.colleague.categories.update({ body: { id: 102, title: '소식' } });
  await openAdmin('/posts/category', api);
  await user.click(await screen.findByRole('button', { name: '소식 변경 이력' }));
  const dialog = await screen.findByRole('dialog', { name: '소식 변경 이력' });
  expect(await within(dialog).findByText(/직원 · 수정/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('이름: 뉴스 → 소식');
  await user.click(within(dialog).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: '안내 변경 이력' }));
  await screen.findByText('아직 바뀐 적이 없어요.');
});
