import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';
import { user } from '../../testing/user.ts';

const DAY_MS = 24 * 3600_000;
const TODAY = 'GET /v1/query/stats/today';

/** The server with two open reports, a flyer of a week ago, and listings and members of the last days. */
const busy = async () => {
  const api = await realApi();
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  await api.store('users', [
    { id: 11, createdAt: daysAgo(2) },
    { id: 12, createdAt: daysAgo(9) },
  ]);
  await api.store('realties', [
    { id: 1, createdAt: daysAgo(1) },
    { id: 2, createdAt: daysAgo(40) },
  ]);
  await api.store('reports', [
    { id: 1, realtyId: 1 },
    { id: 2, realtyId: 2 },
  ]);
  await api.store('posts', [{ id: 1, postType: 4, createdAt: daysAgo(8) }]);
  return api;
};

const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');

test('numbers are tried again, lead to the work, and stay as old ones when they cannot be read anew', async () => {
  const api = await busy();
  api.refuse(TODAY, unavailable);
  await openAdmin('/', api);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('서버가 잠시 쉬고 있어요.'));
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  const waiting = await screen.findByRole('link', { name: /^처리할 일\s*\d/ });
  expect(waiting).toHaveTextContent('2');
  expect(waiting).toHaveAttribute('href', '/queue');
  const coupons = screen.getByRole('link', { name: /끝나는 쿠폰/ });
  expect(coupons).toHaveTextContent('0');
  expect(filterOf(coupons)).toEqual({ status: 1 });
  const flyers = screen.getByRole('link', { name: /전단/ });
  expect(flyers).toHaveTextContent('1');
  expect(filterOf(flyers)).toEqual({ postType: 4, validity: 'current' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('대시보드');

  // Each chart has its sum in words, and its days as a table.
  const { signups } = await api.colleague.stats.today();
  const sum = signups.reduce((total, { count }) => total + count, 0);
  await screen.findByText(`오늘 ${signups.at(-1)?.count}명 · 30일 동안 ${sum}명`);
  expect(screen.getByText('오늘 0개 · 30일 동안 1개')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: '날짜별 가입' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  const textOf = ({ day, count }: (typeof signups)[number]) => {
    const [, month, date] = day.split('-').map(Number);
    return `${month}월 ${date}일${count}명`;
  };
  expect(rows.slice(1).map((row) => row.textContent)).toEqual(signups.map(textOf));
  // The highest line is the lowest multiple of four that holds every day.
  const top = 4 * Math.ceil(Math.max(...signups.map(({ count }) => count)) / 4);
  const bars = [...document.querySelectorAll('svg[aria-hidden] g > rect:nth-of-type(2)')].slice(0, 30);
  const heights = signups.map(({ count }) => `${(count / top) * 100}%`);
  expect(bars.map((bar) => bar.getAttribute('height'))).toEqual(heights);

  api.refuse(TODAY, unavailable);
  await user.click(screen.getByRole('button', { name: '새로 고침' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('최신 내용이 아닐 수 있어요.'));
  expect(waiting).toBeInTheDocument();
});
