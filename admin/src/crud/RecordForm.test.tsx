import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';
import { findProblem } from '../testing/save-bar.ts';
import { saveKey, user } from '../testing/user.ts';

/** Whether the browser lets nobody type into it. */
const isInert = (field: HTMLElement) => field.closest('[inert]') !== null;

test('a form stays through a failed reading of regions, and is locked while its change is saved', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5 }]);
  const { router } = await openAdmin('/posts/form/5', api);
  const field = await screen.findByRole('textbox', { name: /^제목/ });
  await user.type(field, ' 고침');
  const reads = () => api.calls.filter(({ path }) => path === '/v1/region/appdata').length;
  const before = reads();
  api.refuse('GET /v1/region/appdata', unavailable);
  for (const count of [1, 2]) {
    await user.click(screen.getByRole('button', { name: '새로 고침' }));
    await waitFor(() => expect(reads()).toBe(before + count));
  }
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('글 5 고침');

  field.focus();
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
  await waitFor(() => expect(field).toHaveFocus());

  const letGo = api.hold('PATCH /v1/command/posts');
  await saveKey();
  await waitFor(() => expect(isInert(field)).toBe(true));
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect((await api.colleague.posts.get({ params: { id: 5 } })).title).toBe('글 5 고침');
});
