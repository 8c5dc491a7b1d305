import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { user } from '../testing/user.ts';

const menu = () => screen.findByRole('navigation', { name: '메뉴' });
const group = async (name: string) => within(await menu()).getByRole('button', { name });

test('one group is open at a time, at first that of the screen; a shortcut opens a list with its filters set', async () => {
  const { router } = await openAdmin('/posts');
  expect(await group('포스팅 관리')).toHaveAttribute('aria-expanded', 'true');
  expect(within(await menu()).getByRole('link', { name: '포스팅' })).toHaveAttribute('aria-current', 'page');
  await user.click(await group('쇼핑 관리'));
  expect(await group('쇼핑 관리')).toHaveAttribute('aria-expanded', 'true');
  expect(await group('포스팅 관리')).toHaveAttribute('aria-expanded', 'false');

  await user.click(await group('지역 관리'));
  await user.click(await within(await menu()).findByRole('link', { name: '뉴스' }));
  await waitFor(() => expect(router.state.location.search).toContain('filter='));
  expect(JSON.parse(new URLSearchParams(router.state.location.search).get('filter') ?? '')).toEqual({
    postType: 1,
    categoryId: 2,
  });
  expect(await group('지역 관리')).toHaveAttribute('aria-expanded', 'true');
  await waitFor(async () =>
    expect(within(await menu()).getByRole('link', { current: 'page' })).toHaveTextContent('뉴스'),
  );
});
