import type { PnpDraw, PnpHistory } from '@hanca/common/contract/pnp-draws.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';

const time = { time: String(Date.parse('2026-11-20T20:00:00Z')) };

const drawOf = (id: number, change: Partial<PnpDraw> = {}): PnpDraw => ({
  ...{ id, program: 'bc-si', date: '2026-02-04', drawType: 'General', stream: `stream ${id}`, note: '' },
  ...{ minScore: 138, minWage: null, invitations: 223, invitationsText: '' },
  ...{ url: 'https://www.welcomebc.ca/x', source: 'WelcomeBC', createdDate: time, updatedDate: time },
  ...change,
});

const pool: PnpHistory['pools'][number] = {
  ...{
    program: 'bc-si',
    date: '2026-01-06',
    total: 76,
    url: 'https://www.welcomebc.ca/x',
    source: 'WelcomeBC',
  },
  bands: [
    { from: 150, to: null, people: 9 },
    { from: 140, to: 149, people: 67 },
  ],
};

const open = (at: string, draws: PnpDraw[], pools: PnpHistory['pools'] = []) =>
  openSite(at, () => ({
    status: 200,
    body: { draws, pools, changedDate: draws.length > 0 ? time : { time: '0' } },
  }));

const rows = () =>
  within(screen.getByRole('main'))
    .getAllByRole('region')
    .flatMap((day) => within(day).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent);

test('points and wages are told apart, in list, chart and words, with who typed it in and when', async () => {
  await open(
    '/immigration/bcpnp',
    [
      drawOf(1, { minScore: null, minWage: 70, invitations: 206, drawType: 'High economic impact' }),
      drawOf(2),
      drawOf(3, { date: '2024-11-20', minScore: 80, invitations: null, invitationsText: '<5' }),
      drawOf(4, {
        date: '2024-11-13',
        minScore: null,
        invitations: 10,
        invitationsText: '이날 전체',
        note: '건강 분야',
      }),
    ],
    [pool],
  );
  expect(rows()).toEqual([
    '시급BC 기술이민(SI)High economic impact · stream 1시급 $70 이상206명 초청',
    '점수BC 기술이민(SI)General · stream 2138점223명 초청',
    '점수BC 기술이민(SI)General · stream 380점5명 미만 초청',
    '다른 기준BC 기술이민(SI)General · stream 4건강 분야다른 기준10명 초청 (이날 전체)',
  ]);
  const words =
    '2024년 11월 13일부터 2026년 2월 4일까지 점수로 초청한 것이 2건(80점~138점), 시급으로 초청한 것이 1건($70)이에요.';
  expect(screen.getByText(words)).toBeInTheDocument();
  const [points, wage] = screen.getAllByRole('img', { name: /시급으로 초청한 것이 1건/ });
  expect(points?.querySelectorAll('circle')).toHaveLength(2);
  expect(wage?.querySelectorAll('rect')).toHaveLength(1);
  expect(screen.getByText(/직원이 공식 페이지를 보고 직접 입력해요/)).toHaveTextContent('2026년 11월 20일');
  expect(screen.getByRole('row', { name: '150 이상 9' })).toBeInTheDocument();
  expect(screen.getByText(/2026년 1월 6일 기준으로/)).toHaveTextContent('76명');
});

test('route, type and stream stand in the address and narrow list and chart', async () => {
  const { user, address } = await open('/immigration/bcpnp?type=Tech', [
    drawOf(1, { drawType: 'Tech', stream: 'Skilled Worker' }),
    drawOf(2, { drawType: 'Tech', minScore: null, minWage: 70 }),
    drawOf(3),
  ]);
  expect(rows()).toHaveLength(2);
  await user.click(
    within(screen.getByRole('navigation', { name: '초청 기준' })).getByRole('link', { name: '시급' }),
  );
  expect(address()).toBe('/immigration/bcpnp?by=wage&type=Tech');
  await waitFor(() => expect(rows()).toEqual([expect.stringContaining('stream 2')]));
  await user.selectOptions(screen.getByLabelText('스트림'), 'Skilled Worker');
  expect(await screen.findByText('그런 초청이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '모두 보기' })).toHaveAttribute('href', '/immigration/bcpnp');
});

test('where nothing is entered there is the way to the province', async () => {
  await open('/immigration/bcpnp', []);
  expect(screen.getByText('아직 입력한 초청이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'WelcomeBC에서 보기' })).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '초청 기준' })).toBeNull();
});
