import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { DepsContext } from '../../../deps.ts';
import { testDeps } from '../../../testing/render.tsx';
import { useServerClock } from './clock.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('after a sleep the time of the server is not known until it has answered anew', async () => {
  vi.useFakeTimers();
  let ahead = 5000;
  const { deps, requests } = testDeps(() => ({ status: 200, body: { now: Date.now() + ahead } }));
  const wrapper = ({ children }: { children: ReactNode }) => (
    <DepsContext value={deps}>{children}</DepsContext>
  );
  const { result, unmount } = renderHook(useServerClock, { wrapper });
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const isAhead = () => result.current && Math.round(result.current.base + performance.now() - Date.now());
  await pass(10);
  expect(isAhead()).toBe(5000);
  const asked = requests.length;
  await pass(10_000);
  expect(requests).toHaveLength(asked);

  // The clock that counts the page's time stood still for an hour, and the device's has been set right.
  vi.setSystemTime(Date.now() + 3_600_000);
  ahead = 0;
  await pass(1000);
  await pass(10);
  expect(requests.length).toBeGreaterThan(asked);
  expect(isAhead()).toBe(0);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
