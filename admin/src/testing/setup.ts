import '@testing-library/jest-dom/vitest';
import { format } from 'node:util';
import { StyleSheet } from '@emotion/sheet';
import { cleanup, configure } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeEach, expect, vi } from 'vitest';

// Bounds on hanging: nothing is awaited for its duration.
configure({ asyncUtilTimeout: 30_000, getElementError: (message) => new Error(message ?? 'not found') });
vi.setConfig({ testTimeout: 120_000 });

/** Not faults: timers of the interface that end after a test's last look, and react-admin's note of a refused call. */
const harmless = /not wrapped in act|new HttpError/;

/**
 * React notes a stack trace for each of the first 10,000 elements of a second, for its warnings: a quarter of the time that
 * tests take. As if so many were made.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set: () => undefined,
    configurable: true,
  });
}

// Styles are not written into the page: matching their rules for each look at an element takes half of the time.
StyleSheet.prototype.insert = () => undefined;

// jsdom has no layout to scroll.
window.scrollTo = () => undefined;

let printed: string[] = [];

// Not a spy, which would end with its test: requests that the test left behind may be refused after it.
for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => {
    const text = format(...parts);
    if (!harmless.test(text)) printed.push(text);
  };
}

beforeEach(() => {
  printed = [];
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  expect(printed).toEqual([]);
});
