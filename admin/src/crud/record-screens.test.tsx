import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, extendApi } from '../testing/extended-api.ts';
import { fakeApi, post } from '../testing/fake-api.ts';
import { fakeCategories } from '../testing/fake-categories.ts';
import { realty, report } from '../testing/fake-realties.ts';
import { renderAdmin } from '../testing/render-admin.tsx';

const TABLE = '| 가 | 나 |\n|---|---|';

test('on the way from the list a form waits for the whole record, of which the list tells a part', async () => {
  const api = fakeApi([
    post({ id: 5, contentType: 3, content: TABLE, thumbnail: '/images/post/2024/11/0.jpg' }),
  ]);
  renderAdmin('/posts', api);
  await userEvent.click(await screen.findByRole('link', { name: '글 5 수정' }));
  // The visual editor would drop the table: chosen for an empty text it would be the one shown.
  expect(await screen.findByRole('textbox', { name: /^내용/ })).toHaveValue(TABLE);
});

test('so does the page of a listing', async () => {
  renderAdmin(
    '/realties',
    fakeApi([], { realties: [realty({ id: 5, title: '랍슨 콘도', content: '설명이에요.' })] }),
  );
  await userEvent.click(await screen.findByRole('link', { name: '랍슨 콘도 자세히 보기' }));
  await screen.findByText('설명이에요.');
});

const unavailable = {
  type: 'about:blank',
  title: '잠시 멈췄어요',
  status: 503,
  code: 'unavailable',
  detail: '서버가 잠시 쉬고 있어요.',
};

test('a record that could not be read is asked for again where one is', async () => {
  const api = fakeApi([post({ id: 5, title: '다시 읽은 글' })]);
  api.refuse('GET /v1/query/posts/5', unavailable);
  const { router } = renderAdmin('/posts/form/5', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('서버가 잠시 쉬고 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('textbox', { name: /^제목/ })).toHaveValue('다시 읽은 글');
  expect(router.state.location.pathname).toBe('/posts/form/5');
});

test('one that is gone leads back to the list', async () => {
  const { router } = renderAdmin('/posts/form/77', fakeApi([post({ id: 5 })]));
  expect(await screen.findByRole('alert')).toHaveTextContent('찾을 수 없어요. 이미 삭제되었을 수 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '목록으로' }));
  await screen.findByText('검색결과 : 1');
  expect(router.state.location.pathname).toBe('/posts');
});

test('a list that opens with a filter says what it means that nothing is left', async () => {
  const settled = { realties: [realty({ id: 5 })], reports: [report({ id: 1, realtyId: 5, status: 1 })] };
  renderAdmin('/reports', fakeApi([], settled));
  await screen.findByText('처리를 기다리는 신고가 없어요.');
  await userEvent.click(screen.getByRole('button', { name: '필터 지우기' }));
  await screen.findByText('검색결과 : 1');
});

const audit = {
  id: 1,
  userId: 1,
  userName: '운영자',
  feature: 'categories',
  action: 'update',
  recordId: 102,
  before: { id: 102, value: 2, title: '소식', pid: 21 },
  after: { id: 102, value: 2, title: '뉴스', pid: 21 },
  createdDate: { time: '1732147200000' },
};

test('what has no page of its own shows its trail in a dialog', async () => {
  const categories = fakeCategories([
    { id: 21, value: 1, title: '일반', pid: 5 },
    { id: 101, value: 1, title: '공지사항', pid: 21 },
    { id: 102, value: 2, title: '뉴스', pid: 21 },
  ]);
  const trail = extendApi(fakeApi(), ({ path, query }) => {
    const changes = query.feature === 'categories' && query.recordId === '102' ? [audit] : [];
    if (path === '/v1/query/audits') return answered(changes);
    return path === '/v1/query/audits/count' ? answered(changes.length) : null;
  });
  renderAdmin('/posts/category', extendApi(trail, categories.answer));
  await userEvent.click(await screen.findByRole('button', { name: '뉴스 변경 이력' }));
  const dialog = await screen.findByRole('dialog', { name: '뉴스 변경 이력' });
  expect(await within(dialog).findByText(/운영자 · 수정/)).toBeInTheDocument();
  expect(dialog).toHaveTextContent('이름: 소식 → 뉴스');
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('button', { name: '공지사항 변경 이력' }));
  await screen.findByText('아직 바뀐 적이 없어요.');
});

test('a trail that could not be read says so', async () => {
  const api = fakeApi([post({ id: 5 })]);
  api.refuse('GET /v1/query/audits', unavailable);
  renderAdmin('/posts/form/5', api);
  const trail = await screen.findByRole('region', { name: '변경 이력' });
  expect(trail).toHaveTextContent('변경 이력을 불러오지 못했어요.');
});
