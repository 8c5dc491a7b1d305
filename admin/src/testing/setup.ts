import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Screens are lazy chunks; the first one is compiled while the test waits for it.
configure({ asyncUtilTimeout: 8_000, getElementError: (message) => new Error(message ?? 'not found') });
vi.setConfig({ testTimeout: 30_000 });

/** Not faults: timers of the interface that end after a test's last look, and react-admin's note of a refused call. */
const harmless = /not wrapped in act|new HttpError/;
// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

let printed: string[] = [];

beforeEach(() => {
  printed = [];
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...parts) => {
      const text = format(...parts);
      if (!harmless.test(text)) printed.push(text);
    });
  }
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  expect(printed).toEqual([]);
});
