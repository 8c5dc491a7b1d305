import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { giveSize, lendBrowserParts } from '../../testing/browser-parts.ts';
import { renderAt } from '../../testing/render.tsx';
import { IMAGE } from '../../testing/sample.ts';
import { FlyerPages } from './flyer-pages.tsx';
import { readHash } from './page-address.ts';

const flyer = { id: 41, title: '한아름마켓', images: [1, 2, 3].map(IMAGE).join(',') };

beforeEach(() => {
  lendBrowserParts();
  giveSize();
});

test('a page opens large, the address names it, and going back closes it', async () => {
  const { router } = renderAt('/flyer/41', <FlyerPages flyer={flyer} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: '한아름마켓 2쪽' }));
  const viewer = within(await screen.findByRole('dialog', { name: '한아름마켓 쪽' }));
  expect(viewer.getByText('2 / 3')).toBeInTheDocument();
  expect(router.state.location.hash).toBe('#page-2');
  await user.keyboard('{ArrowRight}');
  expect(viewer.getByText('3 / 3')).toBeInTheDocument();
  await waitFor(() => expect(router.state.location.hash).toBe('#page-3'));
  await router.navigate(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location).toMatchObject({ pathname: '/flyer/41', hash: '' });
});

test('an address of a page opens it; closed, it names the flyer alone', async () => {
  const { router } = renderAt('/app-ui/flyer/CA59', <FlyerPages flyer={flyer} among />);
  await router.navigate('/app-ui/flyer/CA59#flyer-41-page-2');
  const viewer = within(await screen.findByRole('dialog'));
  expect(viewer.getByText('2 / 3')).toBeInTheDocument();
  await userEvent.click(viewer.getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.hash).toBe('#flyer-41');
});

test('on a phone a page is fetched as wide as its screen, the first of them first', () => {
  renderAt('/flyer/41', <FlyerPages flyer={flyer} first />);
  const pages = screen.getAllByRole('img');
  expect(pages[1]).toHaveAttribute('srcset', expect.stringMatching(/2_600\.jpg 450w, \S+2_720\.jpg 720w, /));
  expect(pages.map((page) => page.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy']);
});

test.each([
  ['#page-2', { flyer: undefined, page: 2 }],
  ['#flyer-7', { flyer: 7, page: undefined }],
  ['#flyer-7-page-12', { flyer: 7, page: 12 }],
  ['#page-x', { flyer: undefined, page: undefined }],
  ['', { flyer: undefined, page: undefined }],
])('%j opens %j', (hash, opened) => expect(readHash(hash)).toEqual(opened));
