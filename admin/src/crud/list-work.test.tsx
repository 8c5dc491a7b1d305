import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { type RealApi, realApi } from '../testing/real-api.ts';
import { conflict, unavailable } from '../testing/refusals.ts';

/** The server with posts of the ids from 1 on. */
const withPosts = async (count: number, postType = 1) => {
  const api = await realApi();
  await api.store(
    'posts',
    Array.from({ length: count }, (_, index) => ({ id: index + 1, postType })),
  );
  return api;
};

const storedIds = async ({ colleague }: RealApi) =>
  (await colleague.posts.list({ query: { order: 'ASC' } })).map(({ id }) => id);

const select = async (...ids: number[]) => {
  for (const id of ids) await userEvent.click(await screen.findByRole('checkbox', { name: `글 ${id} 선택` }));
};

const confirm = async () => {
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  const question = dialog.textContent;
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  return question;
};

test('selected rows are deleted together, after a dialog that counts them', async () => {
  const api = await withPosts(4);
  await openAdmin('/posts', api);
  await select(4, 2);
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  expect(await confirm()).toContain('선택한 포스팅 2개를 삭제하시겠습니까?');
  await screen.findByText('2개를 삭제했어요');
  await screen.findByText('검색결과 : 2');
  expect(await storedIds(api)).toEqual([1, 3]);
  expect(screen.queryByText('2개 선택됨')).not.toBeInTheDocument();
});

test('a row that is deleted by itself is no longer selected', async () => {
  const api = await withPosts(3);
  await openAdmin('/posts', api);
  await select(3, 2);
  await userEvent.click(screen.getByRole('button', { name: '글 2 삭제' }));
  await confirm();
  await screen.findByText('1개 선택됨');
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  expect(await confirm()).toContain('선택한 포스팅 1개를');
  await waitFor(async () => expect(await storedIds(api)).toEqual([1]));
});

test('rows that the server refuses to delete stay selected, with the reason', async () => {
  const api = await withPosts(3);
  api.refuse('DELETE /v1/command/posts/2', conflict('이 글을 쓰는 곳이 있어요.'));
  await openAdmin('/posts', api);
  await select(3, 2);
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  await confirm();
  await screen.findByText('1개를 삭제했어요. 1개는 남았어요. 삭제하지 못했어요: 이 글을 쓰는 곳이 있어요.');
  await screen.findByText('검색결과 : 2');
  expect(screen.getByText('1개 선택됨')).toBeInTheDocument();
  expect(await storedIds(api)).toEqual([1, 2]);
});

test('a whole page is selected at once, and the rows between two with the shift key', async () => {
  await openAdmin('/posts', await withPosts(4));
  const page = await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' });
  await userEvent.click(page);
  await screen.findByText('4개 선택됨');
  await userEvent.click(page);
  await waitFor(() => expect(screen.queryByText(/선택됨/)).not.toBeInTheDocument());
  await select(4);
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(screen.getByRole('checkbox', { name: '글 2 선택' }));
  await screen.findByText('3개 선택됨');
  expect(page).toBePartiallyChecked();
});

/** Catches the file that is saved. */
const caught = () => {
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { files, names };
};

test('the list is saved as a file with all its pages, filtered and sorted as it is', async () => {
  const { files, names } = caught();
  const filter = encodeURIComponent(JSON.stringify({ postType: 4 }));
  const api = await withPosts(130, 4);
  await api.store('posts', [{ id: 999, postType: 1 }]);
  await openAdmin(`/posts?filter=${filter}&sort=id&order=ASC&page=1&perPage=10`, api);
  await screen.findByText('검색결과 : 130');
  await userEvent.click(screen.getByRole('button', { name: 'CSV 내보내기' }));
  await screen.findByText('130개를 내보냈어요');
  const lines = ((await files[0]?.text()) ?? '').split('\r\n');
  expect(lines[0]).toMatch(/ID,지역,글 종류,분류,제목/);
  expect(lines).toHaveLength(1 + 130 + 1);
  expect(lines[1]).toMatch(/^1,/);
  expect(lines[130]).toMatch(/^130,/);
  expect(names).toEqual([expect.stringMatching(/^포스팅-\d{4}-\d\d-\d\d\.csv$/)]);
  const requests = api.calls.filter(({ path, query }) => path === '/v1/query/posts' && query.limit === '100');
  expect(requests.map(({ query }) => query.skip)).toEqual(['0', '100']);
  expect(requests.every(({ query }) => query.postType === '4')).toBe(true);
});

test('of more than 10,000 rows the first 10,000 are saved, which is said', async () => {
  const { files } = caught();
  const api = await withPosts(1);
  const [post] = await api.colleague.posts.list();
  // So many are made up: storing and reading them would take as long as all other tests of lists.
  const overMany: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    if (pathname === '/v1/query/posts/count') return Response.json(10_001);
    if (pathname !== '/v1/query/posts') return api.fetch(input, init);
    const ids = Array.from({ length: Number(searchParams.get('limit')) }, (_, index) => index + 1);
    return Response.json(ids.map((id) => ({ ...post, id: Number(searchParams.get('skip')) + id })));
  };
  await openAdmin('/posts', { ...api, fetch: overMany });
  await screen.findByText('검색결과 : 10,001');
  await userEvent.click(screen.getByRole('button', { name: 'CSV 내보내기' }));
  await screen.findByText('처음 10,000개만 내보냈어요. 필터로 나누어 내보내 주세요.');
  expect(((await files[0]?.text()) ?? '').split('\r\n')).toHaveLength(1 + 10_000 + 1);
});

test('a file that cannot be made says why', async () => {
  const { files } = caught();
  const api = await withPosts(2);
  await openAdmin('/posts', api);
  await screen.findByText('검색결과 : 2');
  api.refuse('GET /v1/query/posts', unavailable);
  await userEvent.click(screen.getByRole('button', { name: 'CSV 내보내기' }));
  await screen.findByText('서버가 잠시 쉬고 있어요.');
  expect(files).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'CSV 내보내기' })).toBeEnabled());
});
