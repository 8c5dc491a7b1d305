import { useSyncExternalStore } from 'react';
import { showToast } from '../../../ui/toasts.ts';

/** In the local storage: the list belongs to the device, so that it is there without a network and an account. */
const KEY = 'hanca.shopping';

/** More than anybody carries home. */
const LINES_MAX = 200;
const TEXT_MAX = 200;

export interface Line {
  key: string;
  title: string;
  /** What it costs where, until when; '' for what was written by hand. */
  detail: string;
  /** The page of the flyer; '' for none. */
  href: string;
  done: boolean;
}

const none: readonly Line[] = [];
const listeners = new Set<() => void>();
let text: string | null = null;
let lines = none;
/** Whether what was written last could not be stored: then the list lasts as long as the page. */
let isLost = false;

const isLine = (value: unknown): value is Line =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'title', 'detail', 'href'].every(
    (name) => typeof Object.entries(value).find(([own]) => own === name)?.[1] === 'string',
  );

/** Anybody can change what a browser stores: what is no line is left out, and links lead into this site. */
const parsed = (stored: string | null): readonly Line[] => {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(found)) return none;
    return found
      .filter(isLine)
      .slice(0, LINES_MAX)
      .map((line) => ({
        ...line,
        href: /^\/(?!\/)/.test(line.href) ? line.href : '',
        done: line.done === true,
      }));
  } catch {
    return none;
  }
};

const read = (): readonly Line[] => {
  if (isLost) return lines;
  let stored = text;
  try {
    stored = localStorage.getItem(KEY);
  } catch {
    // Storage can be switched off.
  }
  if (stored !== text) {
    text = stored;
    lines = parsed(stored);
  }
  return lines;
};

const write = (next: readonly Line[]): void => {
  text = JSON.stringify(next);
  lines = next;
  try {
    localStorage.setItem(KEY, text);
    isLost = false;
  } catch {
    // It can be full, too.
    if (!isLost) showToast('이 브라우저에 목록을 보관할 수 없어요. 페이지를 닫으면 사라져요.', 'alert');
    isLost = true;
  }
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
};

export const shoppingList = {
  /** Adds a line at the end; one of the same key is there once. Where the list is full it says so. */
  add: (line: Omit<Line, 'done'>): void => {
    const others = read().filter(({ key }) => key !== line.key);
    if (others.length < LINES_MAX) {
      write([...others, { ...line, title: line.title.slice(0, TEXT_MAX), done: false }]);
    } else {
      showToast('장보기 목록이 가득 찼어요. 산 것을 먼저 지워 주세요.', 'alert');
    }
  },
  remove: (key: string): void => write(read().filter((line) => line.key !== key)),
  toggle: (key: string): void =>
    write(read().map((line) => (line.key === key ? { ...line, done: !line.done } : line))),
  /** Removes what is done. */
  clearDone: (): void => write(read().filter(({ done }) => !done)),
};

/** The list of this device; empty on the server. */
export const useShoppingList = (): readonly Line[] => useSyncExternalStore(subscribe, read, () => none);
