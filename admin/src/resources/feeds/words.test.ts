import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import { expect, test } from 'vitest';
import { factsOf, needsLook } from './words.ts';

const none = { time: '0' };
const at = { time: String(Date.parse('2026-07-23T17:05:00Z')) };

const feed: FeedStatus = {
  ...{ name: 'cbsa', title: 'CBSA', page: 'https://example.org', attribution: '출처' },
  ...{ mode: 'live', paused: false, state: 'taken', error: '', everyMinutes: 5 },
  ...{ checkedAt: at, nextAt: at, blockedUntil: none, origin: 'live', count: 26, rows: 5 },
  ...{ sourceAt: at, fetchedAt: at, age: 'fresh', warnings: [], changedFields: '', fieldsChangedAt: none },
  ...{ hasRefused: false, takesRate: false },
};
const facts = (change: Partial<FeedStatus>) => Object.fromEntries(factsOf({ ...feed, ...change }));

test('the board says what there is, since when and why not', () => {
  expect(facts({})).toEqual({
    '지금 자료': '받은 자료 · 26건, 쓰는 것 5건',
    '마지막 성공': '2026년 7월 23일 10:05',
    '자료의 시각': '2026년 7월 23일 10:05',
    '마지막 시도': '2026년 7월 23일 10:05 · 새 자료를 받음',
    '다음 시도': '2026년 7월 23일 10:05',
    '출처 표시': '출처',
  });
  expect(
    facts({
      state: 'blocked',
      error: '429 응답이에요.',
      blockedUntil: at,
      paused: true,
      changedFields: '+extra',
    }),
  ).toMatchObject({
    이유: '429 응답이에요.',
    '기다릴 때까지': '2026년 7월 23일 10:05',
    '다음 시도': '멈춤',
    '바뀐 항목': '+extra (없음)',
  });
});

test.each<[Partial<FeedStatus>, boolean]>([
  [{}, false],
  [{ age: 'stale' }, true],
  [{ state: 'refused' }, true],
  [{ warnings: ['찾지 못한 곳'] }, true],
  [{ mode: 'off', state: 'failed' }, false],
])('%j needs a look: %s', (change, expected) => {
  expect(needsLook({ ...feed, ...change })).toBe(expected);
});
