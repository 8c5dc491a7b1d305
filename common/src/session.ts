import { jwtDecode } from 'jwt-decode';

/** Who is signed in, as the access token says; the server decides anew on every call. */
export interface SessionUser {
  userId: number;
  roles: string[];
}

export interface AccessClaims extends SessionUser {
  /** Milliseconds since 1970. */
  expires: number;
}

/**
 * The claims of an access token, unverified. In: anything. Out: null where it is no token (not a string, parts
 * missing, bad base64, bad JSON, claims of another form).
 */
export const readClaims = (token: unknown): AccessClaims | null => {
  if (typeof token !== 'string') return null;
  try {
    const claims = jwtDecode<{ exp?: unknown; userId?: unknown; roles?: unknown }>(token);
    if (typeof claims.exp !== 'number' || typeof claims.userId !== 'number') return null;
    const roles = typeof claims.roles === 'string' ? claims.roles.split(',').filter(Boolean) : [];
    return { userId: claims.userId, roles, expires: claims.exp * 1000 };
  } catch {
    return null;
  }
};

// Anybody can put a cookie of any form into a browser; one that is not encoded is taken as it is.
const decoded = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const cookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((c) => c.startsWith(`${name}=`));
  return pair ? decoded(pair.slice(name.length + 1)) : null;
};

// Not cookieStore: insecure contexts and older browsers lack it, and it deletes only after the caller has read on.
const expire = (name: string): void => {
  Reflect.set(document, 'cookie', `${name}=; path=/; max-age=0`);
};

const EXPIRY_KEY = 'tokenExpiryTime';

/**
 * The browser's memory of the session: the cookies `token` and `uname`, which the server sets and clears, and the
 * expiry in the session storage. Every tab reads the same cookies, so a token that one tab renewed serves all.
 */
export const browserSession = {
  token: (): string | null => cookie('token'),
  userName: (): string | null => cookie('uname'),
  user: (): SessionUser | null => readClaims(cookie('token')),

  /** Remembers when the token ends. */
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
