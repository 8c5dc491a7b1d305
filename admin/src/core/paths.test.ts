import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { toFormPath } from './paths.tsx';

test("react-admin's paths become the specified ones, others stay", () => {
  for (const [given, ours] of [
    ['/posts', '/posts'],
    ['/posts/create', '/posts/form'],
    ['/posts/create?contentType=md', '/posts/form?contentType=md'],
    ['/posts/7', '/posts/form/7'],
    ['/posts/7/tab', '/posts/form/7/tab'],
    ['/realties/7/show', '/realties/7'],
    ['/realties/7/show?x=1', '/realties/7?x=1'],
    ['/posts/7/shown', '/posts/form/7/shown'],
    ['/users?page=2', '/user?page=2'],
    ['/users/7/show', '/user/7'],
    ['/users-of-old', '/users-of-old'],
    ['/posts/form', '/posts/form'],
    ['/posts/form/7', '/posts/form/7'],
    ['/headlines', '/posts/headline'],
    ['/headlines?postType=3', '/posts/headline?postType=3'],
    ['/posts/headline', '/posts/headline'],
    ['/posts/created', '/posts/created'],
    ['/', '/'],
  ] as const) {
    expect(toFormPath(given), given).toBe(ours);
  }
});

test('an address that no screen has says so', async () => {
  const { router } = await openAdmin('/posts/headline/abc');
  expect(await screen.findByText(/주소가 잘못되었거나/)).toBeInTheDocument();
  for (const path of ['/posts/headline/form', '/posts/category/7']) {
    await act(() => router.navigate('/security'));
    await screen.findByRole('button', { name: '인증 앱 등록' });
    await act(() => router.navigate(path));
    expect(await screen.findByText(/주소가 잘못되었거나/), path).toBeInTheDocument();
  }
});
