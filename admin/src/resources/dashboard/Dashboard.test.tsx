import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, extendApi } from '../../testing/extended-api.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';

const days = (last: number) =>
  Array.from({ length: 30 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 9, 23 + index)).toISOString().slice(0, 10),
    count: index === 29 ? last : 1,
  }));

const today = { openReports: 4, couponsEnding: 0, flyersEnding: 2, signups: days(5), listings: days(0) };

const dashboard = () =>
  extendApi(fakeApi(), ({ path }) => (path.endsWith('/stats/today') ? answered(today) : null));

const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '');

test('the numbers lead to where the work is', async () => {
  renderAdmin('/', dashboard());
  const reports = await screen.findByRole('link', { name: /처리할 신고/ });
  expect(reports).toHaveTextContent('4');
  expect(reports.getAttribute('href')).toMatch(/^\/reports\?/);
  const coupons = screen.getByRole('link', { name: /끝나는 쿠폰/ });
  expect(coupons).toHaveTextContent('0');
  expect(filterOf(coupons)).toEqual({ status: 1 });
  const flyers = screen.getByRole('link', { name: /전단/ });
  expect(flyers).toHaveTextContent('2');
  expect(filterOf(flyers)).toEqual({ postType: 4 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('대시보드');
});

test('each chart has its sum in words and its days as a table', async () => {
  renderAdmin('/', dashboard());
  await screen.findByText('오늘 5명 · 30일 동안 34명');
  expect(screen.getByText('오늘 0개 · 30일 동안 29개')).toBeInTheDocument();
  const rows = within(screen.getByRole('table', { name: '날짜별 가입' })).getAllByRole('row');
  expect(rows).toHaveLength(31);
  expect(rows.at(1)).toHaveTextContent('10월 23일1명');
  expect(rows.at(-1)).toHaveTextContent('11월 21일5명');
});

test('numbers that cannot be read are said to be so and can be asked for again', async () => {
  const api = dashboard();
  api.refuse('GET /v1/query/stats/today', {
    type: 'about:blank',
    title: '잠시 멈췄어요',
    status: 503,
    code: 'unavailable',
    detail: '서버가 잠시 쉬고 있어요.',
  });
  renderAdmin('/', api);
  expect(await screen.findByRole('alert')).toHaveTextContent('서버가 잠시 쉬고 있어요.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByRole('link', { name: /처리할 신고/ });
});

test('numbers that cannot be read anew stay, and are said to be old', async () => {
  const api = dashboard();
  renderAdmin('/', api);
  const task = await screen.findByRole('link', { name: /처리할 신고/ });
  api.refuse('GET /v1/query/stats/today', {
    type: 'about:blank',
    title: '잠시 멈췄어요',
    status: 503,
    code: 'unavailable',
    detail: '서버가 잠시 쉬고 있어요.',
  });
  await userEvent.click(screen.getByRole('button', { name: '새로 고침' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('최신 내용이 아닐 수 있어요.');
  expect(task).toBeInTheDocument();
});
