import type { PostForm } from '@hanca/common/contract/posts.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { FIRST_ADMIN, type RealApi, realApi } from '../testing/real-api.ts';
import { conflict } from '../testing/refusals.ts';
import { findProblem } from '../testing/save-bar.ts';
import { saveKey, user } from '../testing/user.ts';

const POST = '/v1/query/posts/5';

const arranged = async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, title: '처음 제목', content: '처음 내용', tags: '겨울' }]);
  return {
    api,
    /** What the colleague saves meanwhile. */
    change: (given: Partial<PostForm>) => api.colleague.posts.update({ body: { id: 5, ...given } }),
    stored: () => api.colleague.posts.get({ params: { id: 5 } }),
    reads: () => api.calls.filter(({ path }) => path === POST).length,
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
  // An older change by another admin: the panel must name whoever made the newest one.
  const earlier = { feature: 'posts', action: 'update', recordId: 5, userId: FIRST_ADMIN };
  await api.store('audits', [{ ...earlier, createdAt: new Date('2026-01-05T12:00-08:00') }]);
  const { router } = await openAdmin('/posts/form/5', api);
  await user.fill(await title(), '내 제목');
  await change({ title: '동료 제목', content: '동료 내용' });
  await saveKey();
  return { ...arrangement, router, shown: await panel() };
};

test('a conflict shows who, when and each field, and keeping mine saves what was edited on the newest version', async () => {
  const { api, change, router, shown, stored } = await refused();
  expect(shown).toHaveTextContent('그사이 다른 곳에서 이 포스팅이 바뀌었어요');
  const [last] = await api.colleague.audits.list({ query: { feature: 'posts', recordId: 5 } });
  await waitFor(() => expect(shown).toHaveTextContent(`직원 님이 ${last && longDateTime(last.createdDate)}`));
  await waitFor(() => expect(shown).toHaveFocus());
  const rows = within(shown).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['제목', '동료 제목', '내 제목'],
    ['내용', '동료 내용', '고치지 않음'],
  ]);
  expect(await title()).toHaveValue('내 제목');
  await user.type(await title(), '!');
  expect(within(shown).getByText('내 제목!')).toBeInTheDocument();

  // Enter in a field chooses neither side: the save is refused as before.
  await user.type(await title(), '{Enter}');
  await waitFor(() => expect(patches(api)).toHaveLength(2));
  expect(patches(api).at(-1)).toMatchObject({ basedOn: { time: '1732147200000' } });
  await waitFor(() => expect(screen.queryByText('저장하고 있어요')).toBeNull());
  expect(await stored()).toMatchObject({ title: '동료 제목' });

  const { updatedDate } = await change({ title: '셋째 제목' });
  await user.click(within(await panel()).getByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByRole('cell', { name: '셋째 제목' });
  await user.click(within(await panel()).getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(patches(api).at(-1)).toEqual({ id: 5, title: '내 제목!', basedOn: updatedDate });
  expect(await stored()).toMatchObject({ title: '내 제목!', content: '동료 내용' });
});

test('typing goes on while the newest content is read, and the panel stays through another attempt', async () => {
  const { api, change, reads } = await arranged();
  await openAdmin('/posts/form/5', api);
  await user.type(await title(), ' 고침');
  await change({ title: '동료 제목' });
  const firstRead = api.hold(`GET ${POST}`);
  await saveKey();
  await findProblem('저장하지 못했어요: 그사이 다른 곳에서 내용이 바뀌었어요.');
  await waitFor(async () => expect(await title()).toHaveFocus());
  await user.keyboard('!');
  firstRead();
  const shown = await panel();
  expect(await title()).toHaveFocus();
  expect(await title()).toHaveValue('처음 제목 고침!');

  const secondRead = api.hold(`GET ${POST}`);
  const before = reads();
  await saveKey();
  await waitFor(() => expect(reads()).toBe(before + 1));
  expect(shown).toBeInTheDocument();
  secondRead();
});

test('taking theirs asks what may go, then fills the form anew', async () => {
  const confirm = vi.spyOn(window, 'confirm');
  const { api, router, shown, stored } = await refused();
  const take = async () => {
    await user.click(within(shown).getByRole('button', { name: '최신 내용 불러오기' }));
    return screen.findByRole('dialog', { name: '최신 내용 불러오기' });
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const dialog = await take();
  expect(dialog).toHaveTextContent('내가 고친 제목은 사라져요. 최신 내용을 불러올까요?');
  await user.click(within(dialog).getByRole('button', { name: '취소' }));
  await closed();
  expect(await title()).toHaveValue('내 제목');

  api.cut();
  await user.click(within(await take()).getByRole('button', { name: '확인' }));
  await screen.findByText('최신 내용을 불러오지 못했어요. 쓴 내용은 그대로 있어요.');
  await closed();
  expect(await title()).toHaveValue('내 제목');

  api.mend();
  await user.click(within(await take()).getByRole('button', { name: '확인' }));
  await waitFor(async () => expect(await title()).toHaveValue('동료 제목'));
  expect(screen.queryByRole('region', PANEL)).not.toBeInTheDocument();
  await waitFor(async () => expect(await title()).toHaveFocus());
  await user.type(await title(), '!');
  await saveKey();
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(await stored()).toMatchObject({ title: '동료 제목!', content: '동료 내용' });
  expect(confirm).not.toHaveBeenCalled();
});

test('a refusal for another reason shows no panel, and a read by the button replaces nothing that is typed', async () => {
  const { api, change, reads } = await arranged();
  api.refuse('PATCH /v1/command/posts', conflict('이 글을 쓰는 곳이 있어요.'));
  await openAdmin('/posts/form/5', api);
  await user.type(await title(), '!');
  await saveKey();
  expect(await findProblem('저장하지 못했어요: 이 글을 쓰는 곳이 있어요.')).toBeVisible();
  await waitFor(() => expect(reads()).toBe(2));
  expect(screen.queryByText(/그사이 다른 곳에서/)).not.toBeInTheDocument();

  await change({ title: '동료 제목' });
  await user.click(screen.getByRole('button', { name: '새로 고침' }));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '변경 이력' })).toHaveTextContent('동료 제목'),
  );
  expect(await title()).toHaveValue('처음 제목!');
});
