import type { Pool, Round } from '@hanca/common/contract/immigration.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';

const credit = {
  ...{ source: '캐나다 이민부(IRCC)', sourcePage: 'https://www.canada.ca/', attribution: 'Source: IRCC' },
  sourceAt: { time: '0' },
  fetchedAt: { time: String(Date.parse('2026-08-10T20:00:00Z')) },
  ...{ stale: false, mode: 'live' as const },
};

const roundOf = (id: number, change: Partial<Round> = {}): Round => ({
  ...{ id, number: String(id), date: `2026-07-${String(id).padStart(2, '0')}`, kind: 'cec', crs: 500 + id },
  ...{ name: 'Canadian Experience Class', invitations: 3000, tieBreak: { time: '0' } },
  ...credit,
  ...change,
});

const pool: Pool = {
  ...{ asOn: '2026-08-03', total: 1500 },
  bands: [
    { from: 601, to: 1200, people: 500 },
    { from: 501, to: 600, people: 1000 },
  ],
  ...credit,
};

const open = (at: string, rounds: Round[], pools: Pool[] = []) =>
  openSite(at, (_, { pathname }) => ({ status: 200, body: pathname.endsWith('/pool') ? pools : rounds }));

test('rounds have kind, day, cut-off and invitations; the chart says the same in words', async () => {
  const tieBreak = { time: String(Date.parse('2025-10-11T14:55:49Z')) };
  await open(
    '/immigration/rounds',
    [
      roundOf(8, { kind: 'pnp', name: 'Provincial Nominee Program', crs: 768, invitations: 507, tieBreak }),
      roundOf(7),
    ],
    [pool],
  );
  const [first] = within(screen.getByRole('main'))
    .getAllByRole('listitem')
    .filter((item) => /8회/.test(item.textContent));
  expect(first).toHaveTextContent(
    '주정부 추천(PNP)2026년 7월 8일8회 · Provincial Nominee Program동점 기준: 2025년 10월 11일 14:55 UTC 이전 등록768점507명 초청',
  );
  const chart = screen.getByRole('img', {
    name: '2026년 7월 7일부터 2026년 7월 8일까지 2번. 가장 낮은 커트라인은 507점(2026년 7월 7일, 캐나다 경력(CEC)), 가장 높은 커트라인은 768점(2026년 7월 8일, 주정부 추천(PNP))이에요.',
  });
  expect(chart.querySelectorAll('rect, circle')).toHaveLength(2);
  expect(screen.getByRole('row', { name: '601~1200 500' })).toBeInTheDocument();
  expect(screen.getByText(/2026년 8월 3일 기준으로/)).toHaveTextContent('1,500명');
  expect(screen.getByText(/2026년 8월 10일 13:00에 받음/)).toBeInTheDocument();
  expect(screen.queryByText(/오래된 자료예요/)).toBeNull();
});

test('kind and year stand in the address, and are what is fetched', async () => {
  const { requests, user, address } = await open('/immigration/rounds?year=2026&kind=cec&page=2', [
    roundOf(7),
  ]);
  expect(address()).toBe('/immigration/rounds?year=2026&kind=cec');
  expect(requests.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/\/rounds\?from=2026-01-01&kind=cec&to=2026-12-31$/),
  );
  const kinds = within(screen.getByRole('navigation', { name: '종류' }));
  expect(kinds.getByRole('link', { name: '캐나다 경력(CEC)' })).toHaveAttribute('aria-current', 'true');
  await user.click(
    within(screen.getByRole('navigation', { name: '연도' })).getByRole('link', { name: '전체' }),
  );
  expect(address()).toBe('/immigration/rounds?kind=cec');
});

test('what was not heard of for long says so; an example says that it is one', async () => {
  await open('/immigration/rounds', [roundOf(7, { stale: true })]);
  expect(screen.getByText(/2026년 8월 10일 13:00 뒤로 새 자료를 받지 못했어요/)).toBeInTheDocument();
});

test('an example says that it is one', async () => {
  await open('/immigration/rounds', [roundOf(7, { stale: true, mode: 'demo' })]);
  expect(screen.getByText('예시 자료예요.')).toBeInTheDocument();
  expect(screen.queryByText(/오래된 자료예요/)).toBeNull();
});

test('where the feed is off there is the way to the department', async () => {
  await open('/immigration/rounds', []);
  expect(screen.getByText('라운드 자료가 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'IRCC 라운드 보기' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '종류' })).toBeNull();
});

test('where no round is of that kind there is the way to all of them', async () => {
  await open('/immigration/rounds?kind=military', [], [pool]);
  expect(screen.getByText('그런 라운드가 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/immigration/rounds');
});
