import { hasSignedOut } from './forget-member.ts';

/**
 * What a member typed and has not sent yet, in the browser's storage. It outlives a reload and the end of a session; it
 * goes when it is sent, when its member signs out, and when another one signs in (forget-member.ts).
 */

const keyOf = (what: string, userId: number, name: string): string => `hanca.${what}.${userId}.${name}`;

/** Storage can be switched off or full: then nothing is stored. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

export const memberStorage = {
  /** The stored text; null for none. */
  read: (what: string, userId: number, name: string): string | null =>
    attempt(() => localStorage.getItem(keyOf(what, userId, name)), null),

  /** False where the browser stores nothing. */
  write: (what: string, userId: number, name: string, text: string): boolean =>
    attempt(() => {
      if (!hasSignedOut(userId)) localStorage.setItem(keyOf(what, userId, name), text);
      return true;
    }, false),

  remove: (what: string, userId: number, name: string): void =>
    attempt(() => localStorage.removeItem(keyOf(what, userId, name)), undefined),
};
