/** Who is signed in, as the access token says; the server decides anew on every call. */
interface SessionUser {
  userId: number;
  roles: string[];
}

interface AccessClaims extends SessionUser {
  /** Milliseconds since 1970. */
  expires: number;
}

/** The payload of a JWT in ASCII, which our claims are (RFC 7519 §3, base64url of RFC 4648 §5). */
const payloadOf = (token: string): { exp?: unknown; userId?: unknown; roles?: unknown } =>
  JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));

/**
 * The claims of an access token, unverified. In: anything. Out: null where it is no token (not a string, parts
 * missing, bad base64, bad JSON, claims of another form).
 */
export const readClaims = (token: unknown): AccessClaims | null => {
  if (typeof token !== 'string') return null;
  try {
    const claims = payloadOf(token);
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

/** The value of a cookie of this browser that scripts may read; null for none. */
export const cookie = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((c) => c.startsWith(`${name}=`));
  return pair ? decoded(pair.slice(name.length + 1)) : null;
};

/**
 * The session as this browser has it: the cookies `token` and `uname`, which the server sets and clears. Every tab reads
 * the same cookies, so a token that one tab renewed serves all.
 */
export const browserSession = {
  token: (): string | null => cookie('token'),
  userName: (): string | null => cookie('uname'),
  user: (): SessionUser | null => readClaims(cookie('token')),
};
