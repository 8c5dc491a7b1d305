import type { DropInList } from '@hanca/common/contract/drop-ins.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleDropIns } from '../../../testing/sample-drop-ins.ts';
import { agesText, titleInKorean } from './words.ts';

const open = (at: string, change: Partial<DropInList> = {}) =>
  openSite(at, (_, { pathname }) =>
    pathname.endsWith('/drop-ins')
      ? { status: 200, body: { ...sampleDropIns, ...change } }
      : { status: 200, body: { registrations: [], homes: [] } },
  );

test('a session has its time, Korean name, ages and place, with source and age; other days and kinds are links', async () => {
  const { user, requests, address } = await open('/recreation/drop-in?age=senior');
  const item = screen.getByRole('heading', { level: 2 }).closest('li') ?? document.body;
  expect(item).toHaveTextContent(
    '09:30–10:30레인 수영 · 시니어Lane Swim: Older Adult수영 · 60세 이상 · 자리 예약Agincourt Community Recreation Centre · 31 Glen Watford Dr',
  );
  expect(within(item).getByRole('link')).toHaveAttribute(
    'href',
    expect.stringMatching(/toronto\.ca.+\?id=523$/),
  );
  expect(screen.getByText(/2026년 11월 25일 07:00에 받음/)).toHaveTextContent('Licence – Toronto');
  expect(screen.queryByText(/자료예요\./)).toBeNull();
  expect(screen.getByRole('link', { name: '모두 1,207' })).toHaveAttribute('aria-current', 'true');
  await user.click(screen.getByRole('link', { name: '11월 27일 (금)' }));
  await waitFor(() => expect(address()).toBe('/recreation/drop-in?day=2026-11-27&age=senior'));
  await waitFor(() =>
    expect(requests.at(-1)?.url).toMatch(/drop-ins\?age=senior&day=2026-11-27&limit=50&skip=0$/),
  );
});

test('an example says that it is one, and links to none of its places', async () => {
  await open('/recreation/drop-in', {
    credit: { ...sampleDropIns.credit, mode: 'demo', stale: true },
  });
  expect(screen.getByText(/실제로는 열리지 않아요/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Agincourt Community Recreation Centre' })).toBeNull();
});

test('what is stale says so', async () => {
  await open('/recreation/drop-in', {
    credit: { ...sampleDropIns.credit, stale: true },
  });
  expect(screen.getByText(/뒤로 새 자료를 받지 못했어요/)).toBeVisible();
});

test.each([
  ['off', null, '드롭인 자료가 아직 없어요'],
  ['waiting', null, '드롭인 자료를 아직 받지 못했어요'],
  ['old', sampleDropIns.fetchedAt, '드롭인 자료가 너무 오래됐어요'],
] as const)('where the feed is %s the page says why there is nothing', async (state, fetchedAt, title) => {
  await open('/recreation/drop-in', {
    state,
    fetchedAt,
    credit: null,
    sessions: [],
    count: 0,
    kinds: [],
    places: [],
  });
  expect(screen.getByText(title)).toBeVisible();
  // By the clocks of Toronto, as everything here.
  expect(screen.queryAllByText(/^2026년 11월 25일 07:00 뒤로/)).toHaveLength(state === 'old' ? 1 : 0);
  expect(screen.queryByRole('navigation', { name: '날' })).toBeNull();
  expect(screen.getByRole('link', { name: '토론토시 시설 찾기' })).toBeVisible();
});

test('a day of which nothing is left leads to others', async () => {
  await open('/recreation/drop-in?kind=skate', { sessions: [], count: 0 });
  expect(screen.getByText('오늘은 그런 시간이 없어요')).toBeVisible();
  expect(screen.getByRole('link', { name: '그날 모두 보기' })).toHaveAttribute('href', '/recreation/drop-in');
});

test('who looks at Toronto reads in the calendar what is on today', async () => {
  await open('/recreation?area=CA35901');
  const today = screen.getByRole('region', { name: '오늘 토론토 드롭인' });
  expect(within(today).getByRole('link', { name: '스케이트 7' })).toHaveAttribute(
    'href',
    '/recreation/drop-in?kind=skate',
  );
  expect(today).toHaveTextContent('토론토시 오픈 데이터 · 2026년 11월 25일 07:00에 받음');
});

test('others find a link in the calendar', async () => {
  const { requests } = await open('/recreation');
  expect(screen.queryByRole('region', { name: '오늘 토론토 드롭인' })).toBeNull();
  expect(requests.filter(({ url }) => url.includes('drop-ins'))).toEqual([]);
  expect(screen.getByRole('link', { name: '토론토 드롭인 시간표' })).toBeVisible();
});

test.each([
  ['Leisure Skate', '자유 스케이트'],
  ['Basketball (Women)', '농구 · 여성'],
  ['Indoor Playground with Caregiver', '실내 놀이터 · 보호자와 함께'],
  ['Humber College Swim', ''],
])("'%s' in Korean", (title, korean) => {
  expect(titleInKorean(title)).toBe(korean);
});

test.each([
  [null, null, '모든 나이'],
  [null, 5, '5세 이하'],
  [13, 17, '13–17세'],
  [19, null, '19세 이상'],
])('ages from %s to %s', (ageMin, ageMax, text) => {
  expect(agesText({ ageMin, ageMax })).toBe(text);
});
