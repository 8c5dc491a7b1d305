const KEY = 'verification';

const listeners = new Set<() => void>();

/**
 * What this tab knows of a member's unverified address: 'ask 7' shows the banner to member 7, 'later 7' after they have
 * put it away; null where nothing is known.
 */
export const verificationStore = {
  state: (): string | null => {
    try {
      return sessionStorage.getItem(KEY);
    } catch {
      // Storage can be switched off: then nothing is known.
      return null;
    }
  },

  set: (state: `${'ask' | 'later'} ${number}`): void => {
    try {
      sessionStorage.setItem(KEY, state);
    } catch {
      return;
    }
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
