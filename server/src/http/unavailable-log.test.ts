import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createUnavailableLog } from './unavailable-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the first 503 of a route and reason is logged at once, those of the next ten seconds as one line', () => {
  const warn = vi.fn();
  const { note } = createUnavailableLog({ warn });
  const late = { route: 'GET /v1/query/posts', reason: 'late', ms: 3000.4 };
  for (const refusal of [late, late, { ...late, ms: 3100 }, { ...late, reason: '57014' }]) note(refusal);
  const line = { event: 'unavailable', route: late.route };
  expect(warn.mock.calls).toEqual([
    [{ ...line, reason: 'late', count: 1, total: 1, slowestMs: 3000 }],
    [{ ...line, reason: '57014', count: 1, total: 1, slowestMs: 3000 }],
  ]);
  vi.advanceTimersByTime(10_000);
  expect(warn).toHaveBeenCalledTimes(3);
  expect(warn).toHaveBeenLastCalledWith({ ...line, reason: 'late', count: 2, total: 3, slowestMs: 3100 });
  vi.advanceTimersByTime(60_000);
  expect(warn).toHaveBeenCalledTimes(3);
  note(late);
  expect(warn).toHaveBeenLastCalledWith({ ...line, reason: 'late', count: 1, total: 4, slowestMs: 3000 });
});
