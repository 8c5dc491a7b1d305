const KEY = 'dismissed-notice';

const listeners = new Set<() => void>();
/** For browsers without storage: until the page is left. */
let here: string | null = null;

const stored = (): string | null => {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
};

/** Which notice this browser has put away. */
export const dismissedNotice = {
  key: (): string | null => here ?? stored(),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  dismiss: (key: string): void => {
    here = key;
    try {
      localStorage.setItem(KEY, key);
    } catch {
      // It stays away until the page is left.
    }
    for (const listener of listeners) listener();
  },
};
