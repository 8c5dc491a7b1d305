import { sessionLife } from '@hanca/common/session-life.ts';
import { act } from '@testing-library/react';
import { sessionStore } from '../session/session-store.ts';

const setCookie = (text: string) => Reflect.set(document, 'cookie', `${text}; path=/`);

/** Signs a member in, as the server's cookies do. */
export const signInAs = (userId: number, userName = '민지', roles = 'member'): void => {
  const claims = btoa(JSON.stringify({ exp: Date.now() / 1000 + 900, userId, roles }));
  setCookie(`token=x.${claims}.x`);
  setCookie(`uname=${encodeURIComponent(userName)}`);
  act(() => sessionStore.changed());
};

/** Nobody is signed in. */
export const signOut = (): void => {
  sessionLife.clear();
  act(() => sessionStore.changed());
};
