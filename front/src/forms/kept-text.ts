/**
 * What a member has typed and not sent yet, by a name of the form. It outlives a dialog, a reload and the end of a
 * session, and goes when it is sent or its member signs out.
 */

const PREFIX = 'hanca.kept-text.';

/** The member is part of the name, so that nobody else on the same browser is shown it. */
const ofMember = (userId: number): string => `${PREFIX}${userId}.`;

/** Storage can be switched off or full: then nothing is kept. */
const attempt = <T>(use: () => T, otherwise: T): T => {
  try {
    return use();
  } catch {
    return otherwise;
  }
};

/** The kept text of this member; '' for none. */
export const keptText = (name: string, userId: number): string =>
  attempt(() => localStorage.getItem(ofMember(userId) + name) ?? '', '');

/** Keeps a text, or with '' forgets it. */
export const keepText = (name: string, userId: number, text: string): void =>
  attempt(() => {
    if (text.trim()) localStorage.setItem(ofMember(userId) + name, text);
    else localStorage.removeItem(ofMember(userId) + name);
  }, undefined);

/** Forgets everything that this member has not sent. */
export const forgetTexts = (userId: number): void =>
  attempt(() => {
    const own = Object.keys(localStorage).filter((key) => key.startsWith(ofMember(userId)));
    for (const key of own) localStorage.removeItem(key);
  }, undefined);
