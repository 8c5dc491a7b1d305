import type { Wait } from '@hanca/common/contract/border.ts';
import { expect, test } from 'vitest';
import { crossingsOf, hoursText, shortestOf, waitText, whenOf } from './waits.ts';

const now = { time: String(Date.parse('2026-07-23T18:00:00Z')) };
const at = (ago: number) => ({ time: String(Number(now.time) - ago * 60_000) });

const wait = (change: Partial<Wait> = {}): Wait => ({
  ...{ crossing: 'peace-arch', name: '피스아치', direction: 'CA', lane: 'car', minutes: 5, state: 'open' },
  ...{ lanesOpen: null, hours: '', source: 'cbsa', sourceName: 'CBSA', sourcePage: '', attribution: '' },
  ...{ usual: null, best: null, sourceAt: at(5), fetchedAt: at(1), stale: false, mode: 'live', ...change },
});
const sideOf = (...waits: Wait[]) =>
  crossingsOf(waits, now)
    .find(({ slug }) => slug === 'peace-arch')
    ?.sides.find(({ direction }) => direction === 'CA');

test.each([
  [{ minutes: 0, state: 'open' }, '대기 없음'],
  [{ minutes: 65, state: 'open' }, '1시간 5분'],
  [{ minutes: 120, state: 'open' }, '2시간'],
  [{ minutes: null, state: 'closed' }, '닫힘'],
  [{ minutes: null, state: 'unknown' }, '정보 없음'],
] as const)('%j: %s', (given, text) => {
  expect(waitText(given)).toBe(text);
});

test.each([
  ['24 hrs/day', '24시간'],
  ['8 am-Midnight', '오전 8시~자정'],
  ['7 am-11 pm', '오전 7시~오후 11시'],
  ['Daylight hours', 'Daylight hours'],
])('%s: %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text);
});

test('a time of today has no day', () => {
  expect(whenOf(at(60), now)).toBe('10:00');
  expect(whenOf(at(24 * 60), now)).toBe('2026년 7월 22일 11:00');
});

test("the agency's own number counts; the other is named where it is far from it", () => {
  const far = sideOf(wait({ source: 'wsdot', minutes: 25 }), wait());
  expect(far).toMatchObject({ text: '5분', stale: false });
  expect(far?.sources.map(({ name, text }) => [name, text])).toEqual([
    ['CBSA', '5분'],
    ['WSDOT', '25분'],
  ]);
  expect(far?.differ).toBe('CBSA는 5분, WSDOT는 25분이라고 해요. 긴 쪽을 생각하고 나서세요.');
  expect(sideOf(wait({ source: 'wsdot', minutes: 14 }), wait())?.differ).toBe('');
  expect(sideOf(wait({ source: 'wsdot', minutes: 25 }), wait({ stale: true }))?.differ).toBe('');
});

test('what the agency does not know another may; what is too old is not compared', () => {
  const unknown = wait({ minutes: null, state: 'unknown', stale: true });
  expect(sideOf(unknown, wait({ source: 'wsdot', minutes: 25 }))).toMatchObject({ text: '25분', differ: '' });
  expect(sideOf(unknown)).toMatchObject({ text: '정보 없음', isKnown: false });
  expect(sideOf()).toMatchObject({ text: '정보 없음', sources: [] });
  const crossings = crossingsOf([wait(), wait({ crossing: 'point-roberts', minutes: 2, stale: true })], now);
  expect(shortestOf(crossings, 'CA')).toBeNull();
});

test('what is of now counts before what the agency said long ago, and closed beside open is said', () => {
  const old = wait({ minutes: 5, stale: true, sourceAt: at(90) });
  expect(sideOf(old, wait({ source: 'wsdot', minutes: 25 }))).toMatchObject({ text: '25분', stale: false });
  expect(sideOf(old)).toMatchObject({ text: '5분', stale: true });
  const closed = wait({ minutes: null, state: 'closed' });
  const open = wait({ source: 'wsdot', minutes: 25 });
  expect(sideOf(closed, open)?.differ).toBe(
    'CBSA는 닫혔다고, WSDOT는 열렸다고 해요. 나서기 전에 확인해 주세요.',
  );
  expect(sideOf({ ...closed, stale: true }, open)?.differ).toBe('');
});

test('a lane for members says whose number it is and of when, where that is not that of the cars', () => {
  const nexus = (change: Partial<Wait>) => sideOf(wait(), wait({ lane: 'nexus', ...change }))?.lanes;
  expect(nexus({})).toMatchObject([{ name: 'NEXUS', text: '5분', said: '', stale: false }]);
  expect(nexus({ source: 'wsdot', sourceAt: at(90), stale: true })).toMatchObject([
    { said: 'WSDOT 09:30 기준', stale: true },
  ]);
});

test('what is usual stands beside what is now', () => {
  const usual = (change: Partial<Wait>) => sideOf(wait(change));
  expect(usual({ usual: 20 })?.usual).toBe('이 요일 이 시간엔 보통 20분 · 지금은 15분 짧아요');
  expect(usual({ usual: 0, minutes: 30 })?.usual).toBe(
    '이 요일 이 시간엔 보통 대기 없음 · 지금은 30분 길어요',
  );
  expect(usual({ usual: 7 })?.usual).toBe('이 요일 이 시간엔 보통 7분 · 지금도 비슷해요');
  expect(usual({ usual: 20, stale: true })?.usual).toBe('이 요일 이 시간엔 보통 20분');
  expect(usual({})).toMatchObject({ usual: '', best: '' });
  expect(usual({ best: { hour: 19, minutes: 5, isNow: false, days: 4 } })?.best).toBe(
    '오늘 남은 시간 중 보통 19시가 가장 짧아요 (5분, 4일 기록)',
  );
});
