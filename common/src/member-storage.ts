import { forget, SIGNED_OUT } from './forget-member.ts';

/**
 * What a member typed and has not sent yet, in the browser's storage. It outlives a reload and the end of a session; it
 * goes when it is sent, when its member signs out (forget-member.ts), and when another one signs in.
 */

const keyOf = (what: string, userId: number, name: string): string => `hanca.${what}.${userId}.${name}`;

/** Whether a member signed out by hand and has not signed in again. */
const hasSignedOut = (userId: number): boolean => localStorage.getItem(SIGNED_OUT) === `${userId}`;

/** Storage can be switched off or full: then nothing is stored. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** A member has signed in: forgets all that is another's. */
export const forgetOthers = (userId: number): void =>
  attempt(() => {
    if (hasSignedOut(userId)) localStorage.removeItem(SIGNED_OUT);
    forget((id) => id !== userId);
  }, undefined);

export const memberStorage = {
  /** The stored text; null for none. */
  read: (what: string, userId: number, name: string): string | null =>
    attempt(() => localStorage.getItem(keyOf(what, userId, name)), null),

  /** The names under which something is stored. */
  names: (what: string, userId: number): string[] =>
    attempt(() => {
      const start = keyOf(what, userId, '');
      return Object.keys(localStorage).flatMap((key) =>
        key.startsWith(start) ? key.slice(start.length) : [],
      );
    }, []),

  /** False where the browser stores nothing. */
  write: (what: string, userId: number, name: string, text: string): boolean =>
    attempt(() => {
      if (!hasSignedOut(userId)) localStorage.setItem(keyOf(what, userId, name), text);
      return true;
    }, false),

  remove: (what: string, userId: number, name: string): void =>
    attempt(() => localStorage.removeItem(keyOf(what, userId, name)), undefined),
};
