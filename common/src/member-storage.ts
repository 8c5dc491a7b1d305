import { browserSession } from './session.ts';

/**
 * What a member typed and has not sent yet, in the browser's storage. It outlives a reload and the end of a session; it
 * goes when it is sent, when its member signs out, and when another one signs in. Keys are
 * `hanca.<what>.<member's id>.<name>`, so that nobody else on the same browser is shown it.
 */

const keyOf = (what: string, userId: number, name: string): string => `hanca.${what}.${userId}.${name}`;

/** The member of a key; null for a key of something else. */
const memberOf = (key: string): number | null => {
  const id = /^hanca\.[a-z-]+\.(\d+)\./.exec(key)?.[1];
  return id === undefined ? null : Number(id);
};

/** Storage can be switched off or full: then nothing is kept. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** Members who signed out on this page: a form that is still closing must not store their text again. */
const signedOut = new Set<number>();

const hasGone = (userId: number): boolean => {
  if (browserSession.user()?.userId === userId) signedOut.delete(userId);
  return signedOut.has(userId);
};

const forget = (whose: (userId: number) => boolean): void =>
  attempt(() => {
    for (const key of Object.keys(localStorage)) {
      const userId = memberOf(key);
      if (userId !== null && whose(userId)) localStorage.removeItem(key);
    }
  }, undefined);

export const memberStorage = {
  /** The stored text; null for none. */
  read: (what: string, userId: number, name: string): string | null =>
    attempt(() => localStorage.getItem(keyOf(what, userId, name)), null),

  /** False where the browser keeps nothing. */
  write: (what: string, userId: number, name: string, text: string): boolean =>
    attempt(() => {
      if (!hasGone(userId)) localStorage.setItem(keyOf(what, userId, name), text);
      return true;
    }, false),

  remove: (what: string, userId: number, name: string): void =>
    attempt(() => localStorage.removeItem(keyOf(what, userId, name)), undefined),

  /** A member has signed out by hand: forgets all that is theirs. */
  signOut: (userId: number): void => {
    signedOut.add(userId);
    forget((id) => id === userId);
  },

  /** A member has signed in: forgets all that is another's. */
  signIn: (userId: number): void => forget((id) => id !== userId),
};
