import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { toFormPath } from './paths.tsx';

test.each([
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
])('%s becomes %s', (given, ours) => {
  expect(toFormPath(given)).toBe(ours);
});

test.each(['/posts/headline/abc', '/posts/headline/form', '/posts/category/7'])(
  '%s is no screen',
  async (path) => {
    await openAdmin(path);
    expect(await screen.findByText(/주소가 잘못되었거나/)).toBeInTheDocument();
  },
);
