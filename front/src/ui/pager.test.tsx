import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt } from '../testing/render.tsx';
import { Pager, pageNumbers } from './pager.tsx';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('page %i of %i shows %j', (page, last, shown) => {
  expect(pageNumbers(page, last)).toEqual(shown);
});

const at = (page: number) =>
  renderAt('/', <Pager page={page} count={25} size={12} hrefOf={(n) => `/postlist?page=${n}`} />);

test('the first page leads on but not back', () => {
  at(1);
  expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute('href', '/postlist?page=2');
  expect(screen.queryByRole('link', { name: '이전 페이지' })).toBeNull();
  expect(screen.getByRole('link', { name: '1페이지' })).toHaveAttribute('aria-current', 'page');
});

test('the last page, which is not full, leads back but not on', () => {
  at(3);
  expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('href', '/postlist?page=2');
  expect(screen.queryByRole('link', { name: '다음 페이지' })).toBeNull();
});

test('one page needs no pager', () => {
  renderAt('/', <Pager page={1} count={12} size={12} hrefOf={String} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
