/** Members who signed out on this page: a form that is still closing must not store their text again. */
export const signedOut = new Set<number>();

/** Removes what members typed and did not send: keys are `hanca.<what>.<member's id>.<name>`. */
const forget = (whose: (userId: number) => boolean): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      const id = /^hanca\.[a-z-]+\.(\d+)\./.exec(key)?.[1];
      if (id && whose(Number(id))) localStorage.removeItem(key);
    }
  } catch {
    // Storage can be switched off: then nothing was kept.
  }
};

/** A member has signed out by hand: forgets all that is theirs. */
export const forgetMember = (userId: number): void => {
  signedOut.add(userId);
  forget((id) => id === userId);
};

/** A member has signed in: forgets all that is another's. */
export const forgetOthers = (userId: number): void => forget((id) => id !== userId);
