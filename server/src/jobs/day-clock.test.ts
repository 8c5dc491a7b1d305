import { afterEach, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { dayClock } from './day-clock.ts';

afterEach(() => void vi.useRealTimers());

/** Runs the clock at two moments. @returns Whether the second run announces a day. */
const announcesBetween = async (from: string, to: string): Promise<boolean> => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(from) });
  const announce = vi.fn(async () => undefined);
  const { run } = dayClock('days', announce);
  await run({} as Services);
  announce.mockClear();
  vi.setSystemTime(new Date(to));
  await run({} as Services);
  return announce.mock.calls.length > 0;
};

test('announces a day that begins in one zone of the country alone, and nothing where none begins', async () => {
  const cases = [
    ["midnight in St. John's", '2026-01-15T03:29Z', '2026-01-15T03:30Z', true],
    ["after midnight in St. John's", '2026-01-15T03:32Z', '2026-01-15T03:59Z', false],
    ['midnight in Vancouver', '2026-01-15T07:59Z', '2026-01-15T08:00Z', true],
    ["from then until midnight in St. John's", '2026-01-15T08:02Z', '2026-01-16T03:29Z', false],
  ] as const;
  for (const [name, from, to, expected] of cases)
    expect(await announcesBetween(from, to), name).toBe(expected);
});
