import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';
import { findProblem } from '../testing/save-bar.ts';

const title = () => screen.findByRole('textbox', { name: /^제목/ });
const saveKey = () => userEvent.keyboard('{Control>}s{/Control}');
/** Whether the browser lets nobody type into it. */
const isInert = (field: HTMLElement) => field.closest('[inert]') !== null;

test('nothing can be typed while a change is being saved, and again once it was refused', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5 }]);
  const { router } = await openAdmin('/posts/form/5', api);
  const field = await title();
  await userEvent.type(field, ' 고침');
  const refuse = api.hold('PATCH /v1/command/posts');
  api.refuse('PATCH /v1/command/posts', unavailable);
  await saveKey();
  await waitFor(() => expect(isInert(field)).toBe(true));
  expect(screen.getByText('저장하고 있어요')).toBeInTheDocument();
  // As the browser does with the focus on what is inert.
  field.blur();
  refuse();
  await findProblem('저장하지 못했어요: 서버가 잠시 쉬고 있어요.');
  expect(isInert(field)).toBe(false);
  expect(field).toHaveFocus();

  const letGo = api.hold('PATCH /v1/command/posts');
  await saveKey();
  await waitFor(() => expect(isInert(field)).toBe(true));
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect((await api.colleague.posts.get({ params: { id: 5 } })).title).toBe('글 5 고침');
});

test('nor while a new record is being stored', async () => {
  const { api, router } = await openAdmin('/notices/form');
  const field = await title();
  await userEvent.type(field, '새 소식');
  await userEvent.type(screen.getByRole('textbox', { name: /내용/ }), '첫 글');
  await userEvent.type(screen.getByRole('combobox', { name: /지역/ }), '버나비');
  await userEvent.click(await screen.findByRole('option', { name: '버나비' }));
  const letGo = api.hold('POST /v1/command/notices');
  api.refuse('POST /v1/command/notices', unavailable);
  await saveKey();
  await waitFor(() => expect(isInert(field)).toBe(true));
  letGo();
  await findProblem('저장하지 못했어요: 서버가 잠시 쉬고 있어요.');
  expect(isInert(field)).toBe(false);
  expect(router.state.location.pathname).toBe('/notices/form');
});

test('regions and categories that cannot be read anew leave the form as it is', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5 }]);
  await openAdmin('/posts/form/5', api);
  const field = await title();
  await userEvent.type(field, ' 고침');
  const reads = () => api.calls.filter(({ path }) => path === '/v1/region/appdata').length;
  const before = reads();
  const readAnew = async (count: number) => {
    await userEvent.click(screen.getByRole('button', { name: '새로 고침' }));
    await waitFor(() => expect(reads()).toBe(before + count));
  };
  api.refuse('GET /v1/region/appdata', unavailable);
  await readAnew(1);
  await readAnew(2);
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('글 5 고침');
});
