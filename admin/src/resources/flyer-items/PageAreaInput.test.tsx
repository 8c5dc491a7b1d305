import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const PAGES = ['/images/a.jpg', '/images/b.jpg'];

const open = async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 7, title: '이번 주 전단지', postType: 4, images: PAGES }]);
  const { router } = await openAdmin('/flyerItems/form?postId=7', api);
  await screen.findByRole('application');
  return router;
};

const picture = () => document.querySelector('[role=application] img') ?? document.body;

/** What jsdom does not fetch is there. */
const arrive = () => {
  const sizes = { naturalWidth: { value: 1000 }, naturalHeight: { value: 1400 } };
  fireEvent.load(Object.defineProperties(picture(), sizes));
};

test('a drawn area stays while another page is looked at, and a page that cannot be fetched is tried again', async () => {
  const router = await open();
  fireEvent.error(picture());
  expect(screen.getByRole('alert')).toHaveTextContent('이 쪽의 그림을 불러오지 못했어요.');
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(picture()).toHaveAttribute('src', PAGES[0]);
  arrive();
  fireEvent.keyDown(screen.getByRole('application'), { key: 'Enter' });
  expect(screen.getByTestId('area')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '2 쪽' }));
  arrive();
  expect(screen.queryByTestId('area')).toBeNull();
  await user.click(screen.getByRole('button', { name: '1 쪽' }));
  arrive();
  expect(screen.getByTestId('area')).toBeInTheDocument();

  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await act(() => router.navigate('/flyerItems/form?postId=99'));
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});
