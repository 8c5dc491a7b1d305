import type { PostForm } from '@hanca/common/contract/posts.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { type RealApi, realApi } from '../testing/real-api.ts';
import { conflict } from '../testing/refusals.ts';
import { findProblem } from '../testing/save-bar.ts';

const arranged = async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, title: '처음 제목', content: '처음 내용', tags: '겨울' }]);
  return {
    api,
    /** What the colleague saves meanwhile. */
    change: (given: Partial<PostForm>) => api.colleague.posts.update({ body: { id: 5, ...given } }),
    stored: () => api.colleague.posts.get({ params: { id: 5 } }),
  };
};

const title = () => screen.findByRole('textbox', { name: /^제목/ });
const PANEL = { name: /^그사이 다른 곳에서/ };
const panel = () => screen.findByRole('region', PANEL);
const patches = ({ calls }: RealApi) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

/** A form with another title, whose save was refused because a colleague has changed the post. */
const refused = async () => {
  const arrangement = await arranged();
  const { api, change } = arrangement;
  const { router } = await openAdmin('/posts/form/5', api);
  await userEvent.clear(await title());
  await userEvent.type(await title(), '내 제목');
  const { updatedDate } = await change({ title: '동료 제목', content: '동료 내용' });
  await userEvent.keyboard('{Control>}s{/Control}');
  return { ...arrangement, router, updatedDate, shown: await panel() };
};

test('a conflict stays on the screen: who, when and what differs, field by field', async () => {
  const { api, shown } = await refused();
  expect(shown).toHaveTextContent('그사이 다른 곳에서 이 포스팅이 바뀌었어요');
  const [last] = await api.colleague.audits.list({ query: { feature: 'posts', recordId: 5 } });
  expect(shown).toHaveTextContent(`직원 님이 ${last && longDateTime(last.createdDate)}`);
  expect(shown).toHaveFocus();
  const rows = within(shown).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['제목', '동료 제목', '내 제목'],
    ['내용', '동료 내용', '고치지 않음'],
  ]);
  expect(await title()).toHaveValue('내 제목');
  await userEvent.type(await title(), '!');
  expect(within(shown).getByText('내 제목!')).toBeInTheDocument();
});

test('keeping mine saves what was edited, and only that, on the newest version', async () => {
  const { api, router, shown, stored, updatedDate } = await refused();
  await userEvent.click(within(shown).getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(patches(api).at(-1)).toEqual({ id: 5, title: '내 제목', basedOn: updatedDate });
  expect(await stored()).toMatchObject({ title: '내 제목', content: '동료 내용' });
});

test('another change in between is another conflict, on what is stored then', async () => {
  const { change, shown, stored } = await refused();
  await change({ title: '셋째 제목' });
  await userEvent.click(within(shown).getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByRole('cell', { name: '셋째 제목' });
  await userEvent.click(within(await panel()).getByRole('button', { name: '내 내용으로 저장' }));
  await expect.poll(stored).toMatchObject({ title: '내 제목', content: '동료 내용' });
});

test('Enter in a field is no choice: it is refused as before', async () => {
  const { api, stored } = await refused();
  await userEvent.type(await title(), '{Enter}');
  await waitFor(() => expect(patches(api)).toHaveLength(2));
  expect(patches(api).at(-1)).toMatchObject({ basedOn: { time: '1732147200000' } });
  await panel();
  expect(await stored()).toMatchObject({ title: '동료 제목' });
});

test('whoever types until the newest content is there goes on typing', async () => {
  const { api, change } = await arranged();
  await openAdmin('/posts/form/5', api);
  await userEvent.type(await title(), ' 고침');
  await change({ title: '동료 제목' });
  const letGo = api.hold('GET /v1/query/posts/5');
  await userEvent.keyboard('{Control>}s{/Control}');
  await findProblem('저장하지 못했어요: 그사이 다른 곳에서 내용이 바뀌었어요.');
  await userEvent.keyboard('!');
  letGo();
  await panel();
  expect(await title()).toHaveFocus();
  expect(await title()).toHaveValue('처음 제목 고침!');
});

test('the panel stays while the newest content is read for another attempt', async () => {
  const { api, shown } = await refused();
  const letGo = api.hold('GET /v1/query/posts/5');
  const reads = () => api.calls.filter(({ path }) => path === '/v1/query/posts/5').length;
  const before = reads();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(shown).toBeInTheDocument();
  letGo();
});

test('taking theirs asks what may go, then fills the form anew', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const { api, router, shown, stored } = await refused();
  const take = async () => {
    await userEvent.click(within(shown).getByRole('button', { name: '최신 내용 불러오기' }));
    return screen.findByRole('dialog', { name: '최신 내용 불러오기' });
  };
  const dialog = await take();
  expect(dialog).toHaveTextContent('내가 고친 제목은 사라져요. 최신 내용을 불러올까요?');
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  expect(await title()).toHaveValue('내 제목');

  api.cut();
  await userEvent.click(within(await take()).getByRole('button', { name: '확인' }));
  await screen.findByText('최신 내용을 불러오지 못했어요. 쓴 내용은 그대로 있어요.');
  expect(await title()).toHaveValue('내 제목');

  api.mend();
  await userEvent.click(within(await take()).getByRole('button', { name: '확인' }));
  await waitFor(async () => expect(await title()).toHaveValue('동료 제목'));
  expect(screen.queryByRole('region', PANEL)).not.toBeInTheDocument();
  expect(await title()).toHaveFocus();
  await userEvent.type(await title(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(await stored()).toMatchObject({ title: '동료 제목!', content: '동료 내용' });
  expect(confirm).not.toHaveBeenCalled();
});

test('a refusal for another reason shows no panel', async () => {
  const { api } = await arranged();
  api.refuse('PATCH /v1/command/posts', conflict('이 글을 쓰는 곳이 있어요.'));
  await openAdmin('/posts/form/5', api);
  await userEvent.type(await title(), '!');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await findProblem('저장하지 못했어요: 이 글을 쓰는 곳이 있어요.')).toBeVisible();
  const reads = () => api.calls.filter(({ path }) => path === '/v1/query/posts/5').length;
  await waitFor(() => expect(reads()).toBe(2));
  expect(screen.queryByText(/그사이 다른 곳에서/)).not.toBeInTheDocument();
});

test('what is read anew meanwhile does not replace what is being typed', async () => {
  const { api, change } = await arranged();
  await openAdmin('/posts/form/5', api);
  await userEvent.type(await title(), ' 고치는 중');
  await change({ title: '동료 제목' });
  const audits = () => api.calls.filter(({ path }) => path === '/v1/query/audits').length;
  const before = audits();
  await userEvent.click(screen.getByRole('button', { name: '새로 고침' }));
  await waitFor(() => expect(audits()).toBeGreaterThan(before));
  expect(await title()).toHaveValue('처음 제목 고치는 중');
});
