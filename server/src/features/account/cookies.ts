import type { CookieSerializeOptions } from '@fastify/cookie';
import { KNOWN_BROWSER_DAYS } from '@hanca/common/retention.ts';
import type { FastifyRequest } from 'fastify';

/** How long a refresh token, and the page's memory of being signed in, last: seconds (decisions, Accounts). */
export const REFRESH_SECONDS = 30 * 24 * 3600;

/** How long a browser is known for having signed in. */
export const DEVICE_SECONDS = KNOWN_BROWSER_DAYS * 24 * 3600;

/** What only the server reads goes to the account's own calls alone. */
const ACCOUNT_PATH = '/v1/account';

const attributes = (publicUrl: string, path: string, maxAge: number) =>
  ({ path, secure: publicUrl.startsWith('https:'), maxAge }) as const;

/** What cookies are written to: a reply. */
export interface CookieJar {
  setCookie(name: string, value: string, options?: CookieSerializeOptions): unknown;
  clearCookie(name: string, options?: CookieSerializeOptions): unknown;
}

interface WithCookies {
  cookies?: FastifyRequest['cookies'];
}

/** A cookie that only the server reads, and that no request of another site carries. */
interface ServerCookie {
  set(reply: CookieJar, publicUrl: string, value: string): void;
  clear(reply: CookieJar): void;
  /** Out: null for none. */
  read(request: WithCookies): string | null;
}

/** In: how long it is good for, in seconds; the addresses that get it, by default the account's own calls. */
export const serverCookie = (name: string, seconds: number, path = ACCOUNT_PATH): ServerCookie => ({
  set: (reply, publicUrl, value) => {
    reply.setCookie(name, value, {
      ...attributes(publicUrl, path, seconds),
      httpOnly: true,
      sameSite: 'strict',
    });
  },
  clear: (reply) => {
    reply.clearCookie(name, { path });
  },
  read: ({ cookies }) => cookies?.[name] || null,
});

export const refreshCookie = serverCookie('refresh', REFRESH_SECONDS);

/** The mark of a browser that has signed in; signing out leaves it. */
export const deviceCookie = serverCookie('device', DEVICE_SECONDS);

interface SessionCookies {
  accessToken: string;
  userName: string;
  refreshToken: string;
}

const readable = (publicUrl: string) =>
  ({ ...attributes(publicUrl, '/', REFRESH_SECONDS), sameSite: 'lax' }) as const;

/** The name that the page shows. */
export const setNameCookie = (reply: CookieJar, publicUrl: string, name: string): void => {
  reply.setCookie('uname', name, readable(publicUrl));
};

/** `token` and `uname` are for the page's own script; `refresh` is for the server alone. */
export const setSessionCookies = (reply: CookieJar, publicUrl: string, session: SessionCookies): void => {
  reply.setCookie('token', session.accessToken, readable(publicUrl));
  setNameCookie(reply, publicUrl, session.userName);
  refreshCookie.set(reply, publicUrl, session.refreshToken);
};

export const clearSessionCookies = (reply: CookieJar): void => {
  reply.clearCookie('token', { path: '/' });
  reply.clearCookie('uname', { path: '/' });
  refreshCookie.clear(reply);
};
