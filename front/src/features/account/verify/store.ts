/** In the session storage, and the event of its changes. */
export const VERIFICATION = 'hanca.verification';

/**
 * What this tab knows of a member's unverified address: 'ask 7' shows the banner to member 7, 'later 7' after they have
 * put it away; null where nothing is known. It is changed in ask.ts.
 */
export const verificationStore = {
  state: (): string | null => {
    try {
      return sessionStorage.getItem(VERIFICATION);
    } catch {
      // Storage can be switched off: then nothing is known.
      return null;
    }
  },

  subscribe: (listener: () => void): (() => void) => {
    window.addEventListener(VERIFICATION, listener);
    return () => window.removeEventListener(VERIFICATION, listener);
  },
};
