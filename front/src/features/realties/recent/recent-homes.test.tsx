import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { otherRealty } from '../../../testing/sample-realty.ts';
import { rememberSeen } from '../card/seen-homes.ts';
import { RecentHomes } from './recent-homes.tsx';

afterEach(() => localStorage.clear());

const open = () => {
  const { deps, requests } = testDeps(({ url }) => {
    const ids = new URL(url, 'http://x').searchParams.get('ids')?.split(',').map(Number) ?? [];
    // One of them is gone.
    return { status: 200, body: ids.filter((id) => id !== 2).map((id) => otherRealty(id)) };
  });
  renderAt('/mypage/saved', <RecentHomes />, deps);
  return { requests, user: userEvent.setup() };
};

test('homes that were read on this device are shown, the latest first, and can be taken out', async () => {
  for (const id of [1, 2, 3]) rememberSeen(id);
  const { requests, user } = open();
  await screen.findByRole('heading', { name: '최근 본 집' });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles()).toEqual(['다른 집 3', '다른 집 1']);
  expect(requests.map(({ url }) => url)).toEqual(['/v1/query/realties/cards?ids=3%2C2%2C1']);
  await user.click(screen.getByRole('button', { name: '다른 집 3 최근 본 집에서 지우기' }));
  expect(titles()).toEqual(['다른 집 1']);
  expect(localStorage.getItem('seen-homes')).toBe(',2,1,');
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(screen.queryByText('최근 본 집')).toBeNull());
  expect(localStorage.getItem('seen-homes')).toBe('');
});

test('who has read none is shown and sends nothing', () => {
  const { requests } = open();
  expect(screen.queryByText('최근 본 집')).toBeNull();
  expect(requests).toEqual([]);
});
