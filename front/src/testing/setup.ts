import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { historyMemory } from '../history-memory.ts';
import { memberQueries } from '../session/member-queries.tsx';
import { toastStore } from '../ui/toasts.ts';
import { signOut } from './member.ts';

// Pages are lazy chunks; the first one is compiled while the test waits for it. A busy machine takes its time.
configure({ asyncUtilTimeout: 30_000 });

if (typeof window !== 'undefined') {
  // Leaflet looks for this once, when it is loaded, to know that it can draw; jsdom has all else it needs.
  Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) });
  // jsdom lays nothing out: nothing changes its size, and no media query matches.
  Reflect.set(
    window,
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  Reflect.set(window, 'matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}

// A warning of React or of the router is a fault like any other.
const said: unknown[][] = [];
beforeEach(() => {
  said.length = 0;
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...what) => {
      said.push([level, ...what]);
    });
  }
});
afterEach(() => {
  if (typeof document !== 'undefined') {
    cleanup();
    signOut();
    localStorage.clear();
    sessionStorage.clear();
    window.history.replaceState(null, '');
  }
  memberQueries.clear();
  for (const { id } of toastStore.all()) toastStore.remove(id);
  historyMemory.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  expect(said, 'unexpected words on the console').toEqual([]);
});
