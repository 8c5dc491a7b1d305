/** In the local storage: who signed out by hand last. Their forms, in any tab, must not store their text again. */
export const SIGNED_OUT = 'hanca.signed-out';

/** Removes what members typed and did not send: keys are `hanca.<what>.<member's id>.<name>`. */
export const forget = (whose: (userId: number) => boolean): void => {
  for (const key of Object.keys(localStorage)) {
    const id = /^hanca\.[a-z-]+\.(\d+)\./.exec(key)?.[1];
    if (id && whose(Number(id))) localStorage.removeItem(key);
  }
};

/** A member has signed out by hand: forgets all that is theirs. */
export const forgetMember = (userId: number): void => {
  try {
    // Before what they typed goes: from here on no tab stores any more of it.
    localStorage.setItem(SIGNED_OUT, `${userId}`);
    forget((id) => id === userId);
  } catch {
    // Storage can be switched off: then nothing is in it.
  }
};
