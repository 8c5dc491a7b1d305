import { GRIDS, type StoredGrid } from '@hanca/common/immigration/grid.ts';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const KEY = 'hanca.crs';

const open = (rounds: object[] = [], grids: StoredGrid[] = []) =>
  openSite('/immigration', (_, { pathname }) => ({
    status: 200,
    body: pathname.includes('crs-grids') ? grids : rounds,
  }));

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T20:00:00Z') }));
afterEach(() => vi.useRealTimers());

/** Thirty years old, a bachelor's degree, and IELTS results at CLB 9. */
const answer = async () => {
  const user = userEvent.setup();
  fireEvent.change(await screen.findByLabelText('생년월일'), { target: { value: '1996-05-01' } });
  await user.selectOptions(screen.getByLabelText('가장 높은 학력'), 'bachelor');
  const english = within(screen.getByRole('group', { name: '영어 성적' }));
  await user.selectOptions(english.getByLabelText('시험'), 'ielts');
  for (const [ability, result] of [
    ['듣기', '8'],
    ['읽기', '7'],
    ['쓰기', '7'],
    ['말하기', '7'],
  ] as const)
    fireEvent.change(english.getByLabelText(ability), { target: { value: result } });
  return { user, english };
};

test('the score follows the answers, is announced, and looks ahead', async () => {
  await open();
  expect(await screen.findByText('생년월일과 학력을 고르면 점수가 나와요.')).toBeInTheDocument();
  const { user, english } = await answer();
  expect(english.getByText('듣기 CLB 9 · 읽기 CLB 9 · 쓰기 CLB 9 · 말하기 CLB 9')).toBeInTheDocument();
  const announced = within(screen.getByRole('region', { name: '점수' })).getByRole('status');
  expect(announced).toHaveTextContent('내 CRS 점수 374점');
  await user.click(screen.getByRole('radio', { name: '함께해요' }));
  expect(announced).toHaveTextContent('내 CRS 점수 348점');
  await user.click(screen.getByRole('radio', { name: '아니요' }));

  fireEvent.change(english.getByLabelText('시험 본 날'), { target: { value: '2025-03-05' } });
  const clock = within(screen.getByRole('region', { name: '점수 시계' }));
  expect(clock.getByRole('status')).toHaveTextContent('2027년 2월까지 374점 이상이에요.');
  const expiry = clock.getByText('영어 성적이 만료돼요').closest('li');
  expect(expiry).toHaveTextContent('2027년 3월');
  expect(expiry).toHaveTextContent('225점');
});

test('nothing is stored until somebody wants it, and clearing forgets it', async () => {
  await open();
  const { user } = await answer();
  expect(localStorage.getItem(KEY)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '이 기기에 기억하기' }));
  await user.click(screen.getByRole('checkbox', { name: /형제자매/ }));
  cleanup();
  await open();
  expect(await screen.findByText('389점', { selector: 'p *' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '모두 지우기' }));
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(screen.getByLabelText('생년월일')).toHaveValue('');
});

test('what is stored and is no answer is left out', async () => {
  localStorage.setItem(
    KEY,
    JSON.stringify({ birthDay: '1996-05-01', education: 7, english: 'x', study: 'y' }),
  );
  await open();
  expect(await screen.findByLabelText('생년월일')).toHaveValue('1996-05-01');
  expect(screen.getByLabelText('가장 높은 학력')).toHaveValue('');
});

test('the rounds of the last twelve months stand beside the score, as far as they were for somebody', async () => {
  const round = (number: string, kind: string, crs: number) => ({
    ...{ number, date: '2026-08-05', kind, crs, mode: 'live', stale: true },
  });
  const { requests } = await open([
    round('4', 'cec', 374),
    round('3', 'stem', 360),
    round('2', 'general', 374),
    round('1', 'general', 380),
  ]);
  const loaded = ['/v1/query/immigration/rounds?from=2025-11-23', '/v1/query/crs-grids/all'];
  expect(requests.map(({ url }) => url)).toEqual(loaded);
  const { user } = await answer();
  const past = within(screen.getByRole('region', { name: '지난 12개월 라운드와 견주기' }));
  expect(past.getByRole('status')).toHaveTextContent(
    '4번 가운데 내가 대상인 라운드 2번, 그중 0번은 지금 점수가 커트라인보다 높아요. 동점은 1번이에요.',
  );
  await user.click(past.getByRole('checkbox', { name: 'STEM(과학·기술)' }));
  expect(past.getByRole('status')).toHaveTextContent('내가 대상인 라운드 3번, 그중 1번은');
  expect(past.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2026년 8월 5일STEM(과학·기술) 커트라인 360점14점 높아요',
    '2026년 8월 5일전체 대상 커트라인 374점동점',
    '2026년 8월 5일전체 대상 커트라인 380점6점 낮아요',
  ]);
  expect(past.getByText(/오래된 자료라/)).toBeInTheDocument();
  expect(requests).toHaveLength(loaded.length);
});

test('a grid that staff have entered counts from its first day, month by month, and is named with its source', async () => {
  const [known] = GRIDS;
  if (!known) throw new Error('no grid');
  const { from: _from, source: _source, ...document } = known;
  const entered = (from: string, sibling: number): StoredGrid => ({
    ...{ from, source: 'https://www.canada.ca/new' },
    grid: JSON.stringify({ ...document, additional: { ...document.additional, sibling } }),
  });
  await open([], [entered('2027-01-01', 25), entered('2026-11-03', 20)]);
  const { user } = await answer();
  expect(screen.queryByText('점수표가 바뀐다는 보도가 있어요')).toBeNull();
  const score = within(screen.getByRole('region', { name: '점수' }));
  await user.click(screen.getByRole('checkbox', { name: /형제자매/ }));
  expect(score.getByRole('status')).toHaveTextContent('내 CRS 점수 394점');
  expect(score.getByText(/2026년 11월 3일부터 쓰는/)).toBeInTheDocument();
  const change = within(screen.getByRole('region', { name: '점수 시계' }))
    .getByText('점수표가 바뀌어요')
    .closest('li');
  expect(change).toHaveTextContent('2027년 1월');
  expect(change).toHaveTextContent('399점');
});
