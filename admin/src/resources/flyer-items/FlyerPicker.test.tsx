import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

test('from the list of items the way to a new one leads over the choice of its flyer', async () => {
  const api = await realApi();
  await api.store('posts', [
    { id: 7, title: '이번 주 전단지', postType: 4 },
    { id: 8, title: '글', postType: 1 },
  ]);
  await openAdmin('/flyerItems', api);
  await userEvent.click(await screen.findByRole('link', { name: '상품 추가' }));
  await userEvent.click(await screen.findByRole('link', { name: /이번 주 전단지/ }));
  await screen.findByRole('heading', { level: 2, name: '이번 주 전단지' });
  expect(screen.getByRole('textbox', { name: /상품명/ })).toHaveValue('');
});

test('where there is no flyer yet the way leads to one', async () => {
  await openAdmin('/flyerItems/form');
  await screen.findByText(/아직 올린 전단지가 없어요/);
  expect(screen.getByRole('link', { name: '전단지 추가' })).toHaveAttribute('href', '/posts/form?postType=4');
});
