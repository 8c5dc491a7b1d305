/** In the local storage: who signed out by hand last. Their forms, in any tab, must not store their text again. */
export const SIGNED_OUT = 'hanca.signed-out';

/** Storage can be switched off: then nothing is in it. */
const attempt = (use: () => void): void => {
  try {
    use();
  } catch {
    // See above.
  }
};

/** Removes what members typed and did not send: keys are `hanca.<what>.<member's id>.<name>`. */
const forget = (whose: (userId: number) => boolean): void => {
  for (const key of Object.keys(localStorage)) {
    const id = /^hanca\.[a-z-]+\.(\d+)\./.exec(key)?.[1];
    if (id && whose(Number(id))) localStorage.removeItem(key);
  }
};

/** Whether a member signed out by hand and has not signed in again. */
export const hasSignedOut = (userId: number): boolean => localStorage.getItem(SIGNED_OUT) === `${userId}`;

/** A member has signed out by hand: forgets all that is theirs. */
export const forgetMember = (userId: number): void =>
  attempt(() => {
    // Before what they typed goes: from here on no tab stores any more of it.
    localStorage.setItem(SIGNED_OUT, `${userId}`);
    forget((id) => id === userId);
  });

/** A member has signed in: forgets all that is another's. */
export const forgetOthers = (userId: number): void =>
  attempt(() => {
    if (hasSignedOut(userId)) localStorage.removeItem(SIGNED_OUT);
    forget((id) => id !== userId);
  });
