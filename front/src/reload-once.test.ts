import { afterEach, expect, test, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

afterEach(() => {
  sessionStorage.clear();
  vi.restoreAllMocks();
});

/** A page of a build whose code cannot be had. Out: whether it was loaded anew, and whether the failure is told. */
const failIn = (build: string) => {
  const reload = vi.fn();
  const added = vi.spyOn(window, 'addEventListener');
  reloadOnce(build, reload);
  const event = new Event('vite:preloadError', { cancelable: true });
  window.dispatchEvent(event);
  for (const [type, listener] of added.mock.calls) window.removeEventListener(type, listener);
  added.mockRestore();
  return { reloaded: reload.mock.calls.length > 0, told: !event.defaultPrevented };
};

test('code that is gone loads the page anew, once for each build', () => {
  expect(failIn('/assets/entry-a.js')).toEqual({ reloaded: true, told: false });
  expect(failIn('/assets/entry-a.js')).toEqual({ reloaded: false, told: true });
  expect(failIn('/assets/entry-b.js')).toEqual({ reloaded: true, told: false });
});

test('without a connection, or where no reload can be remembered, the failure is told', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(failIn('/assets/entry-a.js')).toEqual({ reloaded: false, told: true });
  onLine.mockReturnValue(true);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(failIn('/assets/entry-a.js')).toEqual({ reloaded: false, told: true });
});
