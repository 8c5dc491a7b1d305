import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../testing/member.ts';
import { openSite } from '../testing/open-site.tsx';
import { savedRealty } from '../testing/sample-realty.ts';

afterEach(signOut);

/** The saved listings of a member who has 14 of them. */
const openSaved = () => {
  signInAs(801);
  const ids = Array.from({ length: 14 }, (_, index) => index + 1);
  return openSite('/mypage/saved', (_, { pathname, searchParams }) => {
    if (pathname.endsWith('/gone')) return { status: 200, body: [] };
    if (pathname.endsWith('/ids')) return { status: 200, body: ids };
    if (pathname.endsWith('/count')) return { status: 200, body: ids.length };
    const skip = Number(searchParams.get('skip'));
    return { status: 200, body: ids.slice(skip, skip + 12).map((id) => savedRealty(id)) };
  });
};

const statuses = () => screen.getAllByRole('status').map((region) => region.textContent);

test('another page of a list that the browser fetches is announced at the heading, too', async () => {
  const { user, address } = await openSaved();
  await user.click(await screen.findByRole('link', { name: '다음 페이지' }));
  expect(address()).toBe('/mypage/saved?page=2');
  await waitFor(() => expect(statuses()).toContain('2페이지'));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('on another page of the site no number is announced any more', async () => {
  const { user } = await openSaved();
  await user.click(await screen.findByRole('link', { name: '다음 페이지' }));
  await waitFor(() => expect(statuses()).toContain('2페이지'));
  await user.click(screen.getByRole('link', { name: '소개' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('저장한 매물'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  await waitFor(() => expect(statuses()).not.toContain('2페이지'));
});
