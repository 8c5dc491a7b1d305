import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserId } from './use-user-id.ts';

const KEY = 'hanca.intent';

interface Intent {
  name: string;
  /** The address of the page that it is for. */
  at: string;
}

/** Storage can be switched off: then nothing is remembered. */
const remembered = (): Intent | null => {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
};

const remember = (intent: Intent): void => {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(intent));
  } catch {
    // Then it has to be pressed again.
  }
};

const absolute = (path: string): string => new URL(path, location.origin).href;

/** Who signs in and goes on to another page wants it no more. In: where they go on to. */
export const dropIntentElsewhere = (to: string): void => {
  const intent = remembered();
  if (intent && absolute(intent.at) !== absolute(to)) sessionStorage.removeItem(KEY);
};

/**
 * What a visitor wanted when they were led to sign in is done once they are back as a member; who comes back without
 * signing in wants it no more. In: a name that tells it from others ('save-12'), and what to do. Out: remembers the
 * wish, to be called when the visitor is led away.
 */
export const useIntent = (name: string, act: () => void): (() => void) => {
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (userId === undefined || remembered()?.name !== name) return;
    sessionStorage.removeItem(KEY);
    if (userId) actNow();
  }, [userId, name]);
  return () => remember({ name, at: `${pathname}${search}` });
};
