import { createClient } from '@hanca/common/client.ts';
import type { Wait } from '@hanca/common/contract/border.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { expect, test } from 'vitest';
import { sampleGolfCourse, sampleGolfDay } from '../../testing/sample-golf-course.ts';
import { sampleRegistration } from '../../testing/sample-registration.ts';
import { readLive } from './live.ts';

const at = (ms: number) => ({ time: String(ms) });
const now = Date.now();
const credit = {
  ...{ source: '출처', sourcePage: '', attribution: '', sourceAt: at(now), fetchedAt: at(now) },
  ...{ stale: false, mode: 'live' as const },
};

const wait = (crossing: Wait['crossing'], minutes: number, change: Partial<Wait> = {}): Wait => ({
  ...{ crossing, name: '', direction: 'US', lane: 'car', minutes, state: 'open', lanesOpen: 3, hours: '' },
  ...{ source: 'cbp', sourceName: 'CBP', sourcePage: '', attribution: '', usual: null, best: null },
  ...{ sourceAt: at(now), fetchedAt: at(now), stale: false, mode: 'live' },
  ...change,
});
const round = {
  id: 1,
  number: '400',
  date: '2026-11-19',
  kind: 'cec',
  name: '',
  invitations: 3000,
  crs: 531,
};
const average = (regionId: string, city: string, cents: number) => ({
  ...{ regionId, city, grade: 'regular', weeks: [{ week: '2026-11-17', cents }] },
  ...credit,
});
const opening = {
  ...sampleRegistration,
  residentsDate: at(now + 3_600_000),
  opensDate: at(now + 7_200_000),
};

/** Everything is there and fresh, but for what is given otherwise. */
const read = (region?: string, changes: [Endpoint, unknown][] = []) => {
  const answers = new Map<Endpoint, unknown>([
    [api.border.list, [wait('peace-arch', 25), wait('abbotsford-sumas', 10), wait('point-roberts', 5)]],
    [api.immigration.rounds, [{ ...round, tieBreak: at(0), ...credit }]],
    [api.energy.averages, [average('CA596173331', '밴쿠버', 172.4), average('CA', '캐나다', 145)]],
    [api.registrations.calendar, { registrations: [opening], homes: [] }],
    [api.golfCourses.cards, [sampleGolfCourse]],
    [api.golfCourses.day, sampleGolfDay],
    ...changes,
  ]);
  const client = createClient(api, async (endpoint) => {
    const answer = answers.get(endpoint);
    if (answer === undefined) throw new Error('cannot be read');
    return answer;
  });
  return readLive((use) => use(client), region);
};
const textsOf = async (...given: Parameters<typeof read>) =>
  (await read(...given)).filter(({ none }) => !none).map(({ title, text }) => `${title}: ${text}`);

test('each service says what is so now, in the region of the reader', async () => {
  expect(await textsOf('CA595911606')).toEqual([
    '국경 대기, 가장 짧은 곳: 10분',
    'Express Entry 최근 라운드: CRS 531점',
    '휘발유 평균: 172.4¢/L',
    '다음 등록 시작: 3월 2일 (화) 10:00',
    '골프, 오늘 일몰: 17:20',
  ]);
  expect((await read()).map(({ href }) => href)).toEqual([
    '/border#abbotsford-sumas',
    '/immigration/rounds',
    '/energy',
    '/recreation/1',
    '/golf',
  ]);
  expect(await textsOf()).toContain('휘발유 평균: 145.0¢/L');
});

test('a service that has nothing in the region says so, and leads to its page', async () => {
  expect(await textsOf('CA35')).toEqual(['Express Entry 최근 라운드: CRS 531점']);
  const absent = (await read('CA35')).filter(({ none }) => none);
  expect(absent.map(({ href, text, note }) => `${href} ${text}: ${note}`)).toEqual([
    '/border 정보 없음: BC주와 워싱턴주 사이만 알려 드려요',
    '/energy 정보 없음: 온타리오 이번 주 평균이 없어요',
    '/recreation 정보 없음: 온타리오 발표된 일정이 없어요',
    '/golf 정보 없음: 온타리오 골프장은 아직 올리지 않았어요',
  ]);
});

test('what is stale, expected or cannot be read is never shown as now, and the rest stays', async () => {
  const stale = { stale: true };
  const old: [Endpoint, unknown][] = [
    [api.border.list, [wait('peace-arch', 25, stale), wait('abbotsford-sumas', 10, stale)]],
    [api.immigration.rounds, [{ ...round, ...credit, ...stale }]],
    [api.energy.averages, [{ ...average('CA596173331', '밴쿠버', 172), ...stale }]],
    [api.registrations.calendar, { registrations: [{ ...opening, expected: true }], homes: [] }],
  ];
  expect(await textsOf('CA59', old)).toEqual(['골프, 오늘 일몰: 17:20']);
  expect((await read('CA59', old))[0]?.note).toBe('지금은 받아 온 대기 시간이 없어요');
  const unread: [Endpoint, unknown][] = [...answersOff()];
  expect(await read('CA59', unread)).toEqual([]);
});

test('an example says that it is one', async () => {
  const [shown] = await read('CA59', [
    [
      api.border.list,
      [wait('peace-arch', 25, { mode: 'demo' }), wait('abbotsford-sumas', 10, { mode: 'demo' })],
    ],
  ]);
  expect(shown?.note).toMatch(/^예시 · 미국으로 애보츠퍼드/);
});

/** Nothing can be read. */
function answersOff(): [Endpoint, unknown][] {
  const { border, immigration, energy, registrations, golfCourses } = api;
  return [border.list, immigration.rounds, energy.averages, registrations.calendar, golfCourses.cards].map(
    (endpoint) => [endpoint, undefined],
  );
}
