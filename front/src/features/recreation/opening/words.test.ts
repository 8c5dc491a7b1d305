import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useServerTime } from './clock.ts';
import { differenceText, leftText } from './words.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  [0, '00:00:00'],
  [1, '00:00:01'],
  [1000, '00:00:01'],
  [59_001, '00:01:00'],
  [86_400_000, '1일 00:00:00'],
  [2 * 86_400_000 + 3_723_000, '2일 01:02:03'],
  [-5, '00:00:00'],
])('%i milliseconds are %s', (left, text) => {
  expect(leftText(left)).toBe(text);
});

test('the clock of the device is said to be wrong only where that is certain', () => {
  expect(differenceText(300, 20)).toBe('이 기기의 시계는 서버와 맞아요.');
  expect(differenceText(-1500, 2000)).toBe('이 기기의 시계는 서버와 맞아요.');
  expect(differenceText(1500, 20)).toContain('1.5초 빨라요');
  expect(differenceText(-42_000, 20)).toContain('42초 느려요');
  expect(differenceText(180_000, 20)).toContain('3분 빨라요');
});

test('each second is told as it begins, and none after the moment', () => {
  vi.useFakeTimers();
  const until = 10_000;
  const clock = { base: until - 2500 - performance.now(), error: 1 };
  const { result } = renderHook(() => useServerTime(clock, until));
  const shown = () => leftText(until - (result.current ?? 0));
  const seen = [shown()];
  for (const ms of [505, 1000, 1000, 5000]) {
    act(() => {
      vi.advanceTimersByTime(ms);
    });
    seen.push(shown());
  }
  expect(seen).toEqual(['00:00:03', '00:00:02', '00:00:01', '00:00:00', '00:00:00']);
  expect(vi.getTimerCount()).toBe(0);
});
