import { expect, test } from 'vitest';
import { answersWithin, listerTexts } from './listers.ts';

test('the facts of a lister in words, and nothing where nothing is known', () => {
  const since = { time: String(Date.UTC(2026, 2, 1, 12)) };
  expect(listerTexts({ since, answersWithin: 120, done: 3, verified: true })).toEqual([
    '2026년 3월 가입',
    '보통 2시간 안에 답해요',
    '거래완료 3건',
    '이메일 인증',
  ]);
  expect(listerTexts({ since, answersWithin: null, done: 0, verified: false })).toEqual(['2026년 3월 가입']);
});

test('an answer takes as long as the next time that we speak of; very slow ones are not spoken of', () => {
  expect([1, 30, 31, 481, 4320, 4321, Number.POSITIVE_INFINITY].map(answersWithin)).toEqual([
    ...[30, 30, 60, 1440, 4320],
    ...[null, null],
  ]);
});
