import { browserSession } from '@hanca/common/session.ts';

const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/**
 * Who is signed in, for React: the cookies hold it, this notifies when they may have changed: in this page, by an answer of the
 * API, and while it was not shown.
 */
export const sessionStore = {
  /** The name of who is signed in; null for nobody. */
  userName: (): string | null => browserSession.userName(),

  /** Who is reading: a member's id, their name where a browser holds no more of them, null for nobody. */
  reader: (): number | string | null => browserSession.user()?.userId ?? browserSession.userName(),

  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** To be called when somebody has signed in or out, or is called something else. */
  changed,
};

// Another tab may have signed in or out. The second event is the document's, and bubbles up to the window.
if (!import.meta.env.SSR)
  for (const type of ['focus', 'visibilitychange']) window.addEventListener(type, changed);
