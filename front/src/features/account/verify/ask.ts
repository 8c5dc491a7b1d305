import { VERIFICATION, verificationStore } from './store.ts';

const set = (state: `${'ask' | 'later'} ${number}`): void => {
  try {
    sessionStorage.setItem(VERIFICATION, state);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(VERIFICATION));
};

/** Shows the banner to a member whose address waits for its verification, unless they have put it away. */
export const askToVerify = ({ id, verified }: { id: number; verified: boolean }): void => {
  if (!verified && verificationStore.state() !== `later ${id}`) set(`ask ${id}`);
};

/** A member has put the banner away. */
export const askLater = (id: number): void => set(`later ${id}`);
