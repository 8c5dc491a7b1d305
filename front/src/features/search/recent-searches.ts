import { useSyncExternalStore } from 'react';

// What was searched for on this device, the latest first, a line each. It stays on the device.
const KEY = 'searches';
const REMEMBERED = 10;

/** Storage can be switched off or full: then nothing is remembered. */
const attempt = (use: () => string): string => {
  try {
    return use();
  } catch {
    return '';
  }
};

const read = (): string => attempt(() => localStorage.getItem(KEY) ?? '');

const write = (lines: readonly string[]): void => {
  attempt(() => {
    localStorage.setItem(KEY, lines.join('\n'));
    return '';
  });
  // Browsers tell other tabs alone.
  dispatchEvent(new Event('storage'));
};

const othersThan = (keyword: string) =>
  read()
    .split('\n')
    .filter((one) => one && one !== keyword);

/** Remembers a search; the oldest goes when there are too many. */
export const rememberSearch = (keyword: string): void =>
  write([keyword, ...othersThan(keyword)].slice(0, REMEMBERED));

/** Forgets one search, or all. */
export const forgetSearches = (keyword?: string): void =>
  write(keyword === undefined ? [] : othersThan(keyword));

const subscribe = (changed: () => void) => {
  addEventListener('storage', changed);
  return () => removeEventListener('storage', changed);
};

/** What was searched for on this device; nothing before the page is hydrated. */
export const useRecentSearches = (): string[] =>
  useSyncExternalStore(subscribe, read, () => '')
    .split('\n')
    .filter(Boolean);
