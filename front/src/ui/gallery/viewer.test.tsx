import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { giveSize, lendBrowserParts } from '../../testing/browser-parts.ts';
import { renderAt } from '../../testing/render.tsx';
import { Gallery } from './gallery.tsx';

const images = [1, 2, 3, 4, 5, 6].map((n) => `/images/realty/2026/11/${n}.jpg`);

beforeEach(() => {
  lendBrowserParts();
  giveSize();
});

/** A gallery on a phone or a desk, once its code is there. */
const open = async (desk = false) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: desk && query.includes('64em'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const { router } = renderAt('/home?from=1', <Gallery images={images} title="메트로타운" mosaic />);
  const last = desk ? '사진 6장 모두 보기' : '다음 사진';
  await screen.findByRole('button', { name: last });
  return { router, user: userEvent.setup() };
};
const link = (n: number) => screen.getByRole('link', { name: `메트로타운 사진 ${n}/6`, hidden: true });

test('a photo opens in the viewer, keys lead through it, and closing leads back to the photo seen last', async () => {
  const { router, user } = await open();
  expect(link(2)).toHaveAttribute('href', images[1]);
  await user.click(link(2));
  const viewer = within(await screen.findByRole('dialog', { name: '메트로타운 사진' }));
  expect(viewer.getByText('2 / 6')).toBeInTheDocument();
  viewer.getByRole('button', { name: '닫기' }).focus();
  for (const [key, count] of [
    ['{ArrowRight}', '3 / 6'],
    ['{End}', '6 / 6'],
    ['{ArrowRight}', '6 / 6'],
    ['{Home}', '1 / 6'],
    ['{ArrowRight}', '2 / 6'],
  ] as const) {
    await user.keyboard(key);
    expect(viewer.getByText(count)).toBeInTheDocument();
  }
  await user.click(viewer.getByRole('button', { name: '사진 4' }));
  expect(viewer.getByText('4 / 6')).toBeInTheDocument();
  await user.click(viewer.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(link(4)).toHaveFocus();
  expect(router.state.location).toMatchObject({ pathname: '/home', search: '?from=1', hash: '' });
});

test('going back closes it and stays on the page', async () => {
  const { router, user } = await open();
  await user.click(link(1));
  await screen.findByRole('dialog');
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.pathname).toBe('/home');
});

test('an entry of the history that opens at no photo opens at the first', async () => {
  const { router } = await open();
  for (const start of ['x', -1, 6, 1.5, null]) {
    await router.navigate('/home#photos', { state: { viewer: images[0], start } });
    const viewer = within(await screen.findByRole('dialog'));
    expect(viewer.getByText('1 / 6')).toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('on a desk one button opens all; from a photo that the mosaic has not the focus goes back to it', async () => {
  const { user } = await open(true);
  const all = screen.getByRole('button', { name: '사진 6장 모두 보기' });
  await user.click(all);
  const viewer = within(await screen.findByRole('dialog'));
  await user.click(viewer.getByRole('button', { name: '사진 6' }));
  await user.click(viewer.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(all).toHaveFocus());
});
