import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

const PAGES = ['/images/a.jpg', '/images/b.jpg'];

const open = async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 7, title: '이번 주 전단지', postType: 4, images: PAGES }]);
  await openAdmin('/flyerItems/form?postId=7', api);
  return screen.findByRole('application');
};

const picture = () => document.querySelector('[role=application] img') ?? document.body;

/** What jsdom does not fetch is there. */
const arrive = () => {
  const sizes = { naturalWidth: { value: 1000 }, naturalHeight: { value: 1400 } };
  fireEvent.load(Object.defineProperties(picture(), sizes));
};

test('who looks at another page finds what they have drawn when they come back', async () => {
  const first = await open();
  arrive();
  fireEvent.keyDown(first, { key: 'Enter' });
  expect(screen.getByTestId('area')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '2 쪽' }));
  arrive();
  expect(screen.queryByTestId('area')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 쪽' }));
  arrive();
  expect(screen.getByTestId('area')).toBeInTheDocument();
});

test('a page that cannot be fetched says so, and another try shows it', async () => {
  await open();
  fireEvent.error(picture());
  expect(screen.getByRole('alert')).toHaveTextContent('이 쪽의 그림을 불러오지 못했어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(picture()).toHaveAttribute('src', PAGES[0]);
});

test('an address of no flyer says so', async () => {
  await openAdmin('/flyerItems/form?postId=99');
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeInTheDocument();
});
