import { expect, test } from 'vitest';
import { conductText, isLate, waitText } from './words.ts';

const HOUR_MS = 3600_000;
const NOW = 1_795_000_000_000;
const at = (hours: number) => ({ time: String(NOW - hours * HOUR_MS) });

test.each([
  [0.9, '방금'],
  [1, '1시간'],
  [47.9, '47시간'],
  [48, '2일'],
  [80, '3일'],
])('what has waited for %s hours', (hours, text) => {
  expect(waitText({ since: at(hours) }, NOW)).toBe(text);
});

test('it is late from the moment on by which it was to be decided', () => {
  expect([isLate({ due: at(0) }, NOW), isLate({ due: at(0.001) }, NOW)]).toEqual([false, true]);
});

test('a clean record needs no words; a closed account says more than a suspension', () => {
  const clean = { strikeCount: 0, suspended: false, suspendedUntil: { time: '0' } };
  expect(conductText(clean)).toEqual([]);
  const until = { ...clean, strikeCount: 2, suspendedUntil: { time: '1795000000000' } };
  expect(conductText(until)).toEqual(['조치 2번', '2026년 11월 18일 04:06까지 쓰기 정지']);
  expect(conductText({ ...until, suspended: true })).toEqual(['조치 2번', '정지한 계정']);
});
