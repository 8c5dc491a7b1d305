import { cookie, readClaims } from './session.ts';

// Not cookieStore: insecure contexts and older browsers lack it, and it deletes only after the caller has read on.
const expire = (name: string): void => {
  Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`);
};

const EXPIRY_KEY = 'tokenExpiryTime';

/** How long the session of this browser lasts. Apart from who is signed in, which every page asks: only requests and signing in and out change it. */
export const sessionLife = {
  /** Remembers when the token ends, in the session storage. */
  remember: (token: string): void => {
    const claims = readClaims(token);
    if (claims) sessionStorage.setItem(EXPIRY_KEY, String(claims.expires));
  },

  /** Milliseconds until the token ends; below zero when it has. */
  remaining: (): number => (readClaims(cookie('token'))?.expires ?? 0) - Date.now(),

  /** Forgets the session in this browser, at once. */
  clear: (): void => {
    sessionStorage.clear();
    for (const name of ['token', 'uname']) expire(name);
  },
};
