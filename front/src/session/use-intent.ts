import { browserSession } from '@hanca/common/session.ts';
import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { useUserId } from './session.tsx';

/** In the session storage: a wish as `<name> <address of the page that it is for>`. */
const KEY = 'hanca.intent';

/** The wish of this tab; '' for none. */
export const storedIntent = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    // Storage can be switched off: then nothing is remembered.
    return '';
  }
};

/** Remembers a wish, or with '' forgets it. */
export const storeIntent = (intent: string): void => {
  try {
    sessionStorage.setItem(KEY, intent);
  } catch {
    // Then it has to be pressed again.
  }
};

/**
 * What a visitor wanted when they were led to sign in is done once they are back as a member; who comes back without
 * signing in gave it up. In: a unique name ('save-12'), and what to do. Out: remembers the
 * wish, to be called when the visitor is led away.
 */
export const useIntent = (name: string, act: () => void): (() => void) => {
  const userId = useUserId();
  const { pathname, search } = useLocation();
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (userId === undefined || !storedIntent().startsWith(`${name} `)) return;
    storeIntent('');
    if (userId) actNow();
  }, [userId, name]);
  return () => storeIntent(`${name} ${pathname}${search}`);
};

/**
 * What a press of a link to the sign-in does, where members have something else there. In: as above. What a member presses before
 * the page shows who is signed in is done as soon as it does, and nobody is led away.
 */
export const useMemberPress = (name: string, act: () => void): ((event: MouseEvent) => void) => {
  const userId = useUserId();
  const remember = useIntent(name, act);
  return (event) => {
    if (browserSession.user()) event.preventDefault();
    if (userId) act();
    else remember();
  };
};
