const KEY = 'verification';

const listeners = new Set<() => void>();

/**
 * What this tab knows of a member's unverified address: 'ask 7' shows the banner to member 7, 'later 7' after they have
 * put it away; null where nothing is known.
 */
export const verificationStore = {
  state: (): string | null => sessionStorage.getItem(KEY),

  set: (state: `${'ask' | 'later'} ${number}`): void => {
    sessionStorage.setItem(KEY, state);
    for (const listener of listeners) listener();
  },

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
