import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.tsx';

test('without an answer of the server it says so, and can be tried again at once', async () => {
  await openSite('/realtylist/12', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('페이지를 불러오지 못했어요');
  expect(screen.getByText(/연결이 끊겼어요/)).toBeInTheDocument();
  expect(screen.getByRole('main')).not.toHaveTextContent('다시 연결되면');
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});

test.each([
  ['/realtylist/12', '찾는 매물이 없어요'],
  ['/realtylist', '찾는 페이지가 없어요'],
  ['/posts/12', '찾는 페이지가 없어요'],
])('%s that is not there is named as what it is', async (at, told) => {
  await openSite(at, () => ({ status: 404, body: { status: 404, code: 'not-found' } }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(told);
});
