import { ApiError, unreachable } from '@hanca/common/problem.ts';
import { expect, test } from 'vitest';
import { failureText, problemOf, statusOf, waitText } from './failure.ts';
import { refuse } from './ui/form/refusal.ts';

const limit = {
  type: 'about:blank',
  title: '너무 많이 보냈어요',
  status: 429,
  code: 'limit',
  detail: '오늘은 더 보낼 수 없어요.',
  retryAfter: 82_800,
};

test('an error of a call is known by its status and its problem, any other by neither', () => {
  expect(statusOf(new ApiError(limit))).toBe(429);
  expect(statusOf(new ApiError(unreachable))).toBe(0);
  expect(problemOf(new ApiError(limit)).code).toBe('limit');
  for (const other of [new TypeError('x'), { status: 404, problem: limit }, undefined]) {
    expect(statusOf(other)).toBeNull();
    expect(problemOf(other)).toEqual({});
  }
});

test('a wait is said in seconds, minutes or hours', () => {
  expect(waitText(30)).toBe('30초 뒤에 다시 시도할 수 있어요.');
  expect(waitText(90)).toBe('2분 뒤에 다시 시도할 수 있어요.');
  expect(waitText(3_600)).toBe('60분 뒤에 다시 시도할 수 있어요.');
  expect(waitText(82_800)).toBe('23시간 뒤에 다시 시도할 수 있어요.');
  expect(waitText(0)).toBe('');
  expect(waitText(undefined)).toBe('');
});

test('a limit is said in the same words beside a button and above a form', () => {
  const told = '오늘은 더 보낼 수 없어요. 23시간 뒤에 다시 시도할 수 있어요.';
  expect(failureText(new ApiError(limit))).toBe(told);
  expect(refuse(new ApiError(limit), [])).toEqual({
    refusal: { code: limit.code, title: limit.title, detail: told },
  });
});

test('what is no answer of the API is said without its own words', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toBe('잠시 후 다시 시도해 주세요.');
  expect(refuse(new TypeError('Failed to fetch'), [])).toMatchObject({
    refusal: { title: '요청을 처리하지 못했어요' },
  });
});
