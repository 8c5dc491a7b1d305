import { useSyncExternalStore } from 'react';

/** In the local storage: they are of the device alone, and there where the network is slow. */
const KEY = 'hanca.courses';

/** A first choice and enough to fall back on. */
export const COURSES_MAX = 6;
const TEXT_MAX = 60;
/** Openings of which codes are stored, the newest. */
const OPENINGS_MAX = 40;

type Stored = Record<string, string[]>;

const none: readonly string[] = [];
const listeners = new Set<() => void>();
let text: string | null = null;
let stored: Stored = {};

/** Anybody can change what a browser stores. */
const parsed = (from: string | null): Stored => {
  try {
    const found: unknown = JSON.parse(from ?? '{}');
    if (typeof found !== 'object' || !found) return {};
    const entries = Object.entries(found).flatMap(([id, codes]) =>
      Array.isArray(codes)
        ? [[id, codes.filter((code) => typeof code === 'string').slice(0, COURSES_MAX)] as const]
        : [],
    );
    return Object.fromEntries(entries.slice(-OPENINGS_MAX));
  } catch {
    return {};
  }
};

const read = (): Stored => {
  let now = text;
  try {
    now = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off: they last as long as the page.
  }
  if (now !== text) {
    text = now;
    stored = parsed(now);
  }
  return stored;
};

const write = (id: number, codes: string[]): void => {
  const { [id]: _, ...others } = read();
  stored = codes.length > 0 ? { ...others, [id]: codes } : others;
  text = JSON.stringify(stored);
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const courses = {
  /** Adds a code at the end; the same again changes nothing. */
  add: (id: number, code: string): void => {
    const own = read()[id] ?? [];
    const added = code.trim().slice(0, TEXT_MAX);
    if (added && !own.includes(added) && own.length < COURSES_MAX) write(id, [...own, added]);
  },
  remove: (id: number, code: string): void =>
    write(
      id,
      (read()[id] ?? []).filter((one) => one !== code),
    ),
};

/** The codes for an opening on this device; none on the server. */
export const useCourses = (id: number): readonly string[] =>
  useSyncExternalStore(
    subscribe,
    () => read()[id] ?? none,
    () => none,
  );
