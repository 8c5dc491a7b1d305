import { browserSession } from '@hanca/common/session.ts';
import { VERIFICATION, verificationStore } from './store.ts';

const set = (state: `${'ask' | 'later'} ${number}`): void => {
  try {
    sessionStorage.setItem(VERIFICATION, state);
  } catch {
    return;
  }
  window.dispatchEvent(new Event(VERIFICATION));
};

interface Member {
  id: number;
  /** '' for none. */
  email: string;
  verified: boolean;
}

/** Shows the banner to a member whose address waits for its verification, unless they have put it away. */
export const askToVerify = ({ id, email, verified }: Member): void => {
  if (email && !verified && verificationStore.state() !== `later ${id}`) set(`ask ${id}`);
};

/** Shows it although they have put it away: a call was refused for it. */
export const askAgain = (): void => {
  const user = browserSession.user();
  if (user) set(`ask ${user.userId}`);
};

/** A member has put the banner away. */
export const askLater = (id: number): void => set(`later ${id}`);
