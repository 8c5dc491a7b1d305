import { browserSession } from '@hanca/common/session.ts';

const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Who is signed in, for React: the cookies hold it, this notifies of changes. Another tab may have signed in or out, so
 * the cookies are read again when this one is shown.
 */
export const sessionStore = {
  /** The name of who is signed in; null for nobody. */
  userName: (): string | null => browserSession.userName(),

  /** Who is reading: a member's id, their name where a browser holds no more of them, null for nobody. */
  reader: (): number | string | null => browserSession.user()?.userId ?? browserSession.userName(),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    window.addEventListener('focus', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('focus', listener);
    };
  },

  /** After a sign-in or sign-out of this page. */
  changed,
};
