import { signedOut } from './forget-member.ts';
import { browserSession } from './session.ts';

/**
 * What a member typed and has not sent yet, in the browser's storage. It outlives a reload and the end of a session; it
 * goes when it is sent, when its member signs out, and when another one signs in (forget-member.ts).
 */

const keyOf = (what: string, userId: number, name: string): string => `hanca.${what}.${userId}.${name}`;

const hasGone = (userId: number): boolean => {
  if (browserSession.user()?.userId === userId) signedOut.delete(userId);
  return signedOut.has(userId);
};

/** Storage can be switched off or full: then nothing is kept. */
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

  /** False where the browser keeps nothing. */
  write: (what: string, userId: number, name: string, text: string): boolean =>
    attempt(() => {
      if (!hasGone(userId)) localStorage.setItem(keyOf(what, userId, name), text);
      return true;
    }, false),

  remove: (what: string, userId: number, name: string): void =>
    attempt(() => localStorage.removeItem(keyOf(what, userId, name)), undefined),
};
