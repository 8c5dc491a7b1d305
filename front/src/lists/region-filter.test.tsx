import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom';
import { expect, test } from 'vitest';
import { withQuery } from '../paths.ts';
import { RegionFilter } from './region-filter.tsx';

const list = { path: '/postlist', href: (filter: object) => withQuery('/postlist', { ...filter }) };
const Page = () => <RegionFilter list={list} filter={Object.fromEntries(useSearchParams()[0])} />;

test('a choice leads there, the focus stays, and going back takes the choice back', async () => {
  const router = createMemoryRouter([{ path: '/postlist', element: <Page /> }], {
    initialEntries: ['/postlist'],
  });
  render(<RouterProvider router={router} />);
  const select = () => screen.getByRole('combobox', { name: '지역' });
  select().focus();
  await userEvent.setup().selectOptions(select(), '브리티시컬럼비아');
  await waitFor(() => expect(router.state.location.search).toBe('?region=CA59'));
  expect(select()).toHaveFocus();
  await router.navigate(-1);
  await waitFor(() => expect(select()).toHaveDisplayValue('캐나다 전체'));
});
