import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('a new item leads over the choice of its flyer, and where there is none to a new one', async () => {
  const api = await realApi();
  const { router } = await openAdmin('/flyerItems/form', api);
  await screen.findByText(/아직 올린 전단지가 없어요/);
  expect(screen.getByRole('link', { name: '전단지 추가' })).toHaveAttribute('href', '/posts/form?postType=4');

  await api.store('posts', [
    { id: 7, title: '이번 주 전단지', postType: 4 },
    { id: 8, title: '글', postType: 1 },
  ]);
  await act(() => router.navigate('/flyerItems'));
  await user.click(await screen.findByRole('link', { name: '상품 추가' }));
  await user.click(await screen.findByRole('link', { name: /이번 주 전단지/ }));
  await screen.findByRole('heading', { level: 2, name: '이번 주 전단지' });
  expect(screen.getByRole('textbox', { name: /상품명/ })).toHaveValue('');
});
