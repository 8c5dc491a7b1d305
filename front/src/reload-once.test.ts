import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** Whether a page of a build whose code cannot be had is loaded anew. */
const reloads = (build: string): boolean => {
  const reload = vi.fn();
  reloadOnce(build, reload);
  return reload.mock.calls.length > 0;
};

test('code that is gone loads the page anew, once for each build', () => {
  expect(reloads('/assets/entry-a.js')).toBe(true);
  expect(reloads('/assets/entry-a.js')).toBe(false);
  expect(reloads('/assets/entry-b.js')).toBe(true);
});

test('without a connection, or where no reload can be remembered, it stays', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(reloads('/assets/entry-a.js')).toBe(false);
  onLine.mockReturnValue(true);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(reloads('/assets/entry-a.js')).toBe(false);
});
