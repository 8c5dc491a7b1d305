import { browserSession } from '@hanca/common/session.ts';

const listeners = new Set<() => void>();

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** When another tab, or the page before, may have signed in or out. */
const SHOWN = ['focus', 'pageshow', 'visibilitychange'] as const;

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
    // The last of them is the document's, and bubbles.
    for (const type of SHOWN) window.addEventListener(type, listener);
    return () => {
      listeners.delete(listener);
      for (const type of SHOWN) window.removeEventListener(type, listener);
    };
  },

  /** To be called when somebody has signed in or out, or is called something else. */
  changed,
};
