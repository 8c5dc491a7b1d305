import { useEffect, useEffectEvent } from 'react';
import { useUserId } from './use-user-id.ts';

const KEY = 'hanca.intent';

/** Storage can be switched off: then nothing is remembered. */
const remembered = (): string | null => {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
};

const remember = (name: string): void => {
  try {
    sessionStorage.setItem(KEY, name);
  } catch {
    // Then it has to be pressed again.
  }
};

/**
 * What a visitor wanted when they were led to sign in is done once they are back as a member; who comes back without
 * signing in wants it no more. In: a name that tells it from others ('save-12'), and what to do. Out: remembers the
 * wish, to be called when the visitor is led away.
 */
export const useIntent = (name: string, act: () => void): (() => void) => {
  const userId = useUserId();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (userId === undefined || remembered() !== name) return;
    sessionStorage.removeItem(KEY);
    if (userId) actNow();
  }, [userId, name]);
  return () => remember(name);
};
