import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const open = (at: string) =>
  openSite(at, (_, { pathname }) => ({ status: 200, body: pathname.endsWith('/count') ? 0 : [] }));

test.each([
  ['/golf', '골프장이 아직 없어요', '모든 골프장 보기'],
  ['/golf/joins', '올라온 조인이 아직 없어요', '모든 조인 보기'],
])(
  'where %s is empty for the whole country, nothing leads to the same list once more',
  async (path, title, way) => {
    await open(`${path}?region=CA00`);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('link', { name: way })).toBeNull();
  },
);

test.each([
  ['/golf', '모든 골프장 보기'],
  ['/golf/joins', '모든 조인 보기'],
])('where %s is empty for a place, the whole country is one press away', async (path, way) => {
  await open(`${path}?region=CA59`);
  expect(await screen.findByRole('link', { name: way })).toHaveAttribute('href', `${path}?region=CA00`);
});
