import type { Wait } from '@hanca/common/contract/border.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const at = { time: String(Date.parse('2026-07-23T17:05:00Z')) };
const wait: Wait = {
  ...{ crossing: 'peace-arch', name: '피스아치', direction: 'CA', lane: 'car', minutes: 5, state: 'open' },
  ...{ lanesOpen: null, hours: '', source: 'cbsa', sourceName: 'CBSA', sourcePage: '', attribution: '' },
  ...{ usual: null, best: null, sourceAt: at, fetchedAt: at, stale: false, mode: 'live' },
};

/** The page with that wait, and a longer one at another crossing that is as old. */
const open = (change: Partial<Wait> = {}) =>
  openSite('/border', (_, { pathname }) => {
    if (pathname.endsWith('/holidays'))
      return { status: 200, body: { coming: [], longer: { US: null, CA: null } } };
    return { status: 200, body: pathname.endsWith('/border') ? [of(change), longer(change)] : [] };
  });
const of = (change: Partial<Wait>): Wait => ({ ...wait, ...change });
const longer = (change: Partial<Wait>): Wait => of({ crossing: 'pacific-highway', minutes: 45, ...change });
const way = () => {
  const crossing = screen.getByRole('heading', { name: /피스아치/ }).closest('li') ?? document.body;
  return within(crossing).getByRole('heading', { name: '캐나다로' }).closest('li');
};

test('a wait of now has whose it is and of when, and the shortest is named', async () => {
  await open();
  expect(way()).toHaveTextContent('5분');
  expect(way()).toHaveTextContent('CBSA 2026년 7월 23일 10:05 기준');
  expect(screen.getByText(/지금 가장 짧은 곳/)).toHaveTextContent('5분');
  expect(screen.queryByText(/오래됨|자료예요/)).toBeNull();
});

test('what is stale says so and is no shortest wait', async () => {
  await open({ stale: true });
  expect(way()).toHaveTextContent('5분');
  expect(way()).toHaveTextContent('10:05 기준 · 오래됨');
  expect(screen.queryByText(/가장 짧은 곳/)).toBeNull();
});

test('what is too old has no figure', async () => {
  await open({ minutes: null, state: 'unknown', stale: true });
  expect(way()).toHaveTextContent('정보 없음');
  expect(way()).not.toHaveTextContent('5분');
});

test('an example says that it is none of now', async () => {
  await open({ stale: true, mode: 'demo' });
  expect(screen.getByText(/지금의 대기 시간이 아니라/)).toBeVisible();
  expect(screen.getByText(/가장 짧았던 곳/)).toBeVisible();
});
