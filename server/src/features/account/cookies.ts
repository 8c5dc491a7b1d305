import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';

/** How long a refresh token, and the page's memory of being signed in, last: seconds (decisions, Accounts). */
export const REFRESH_SECONDS = 30 * 24 * 3600;

const REFRESH_PATH = '/v1/account';

const attributes = (publicUrl: string, path: string) =>
  ({ path, secure: publicUrl.startsWith('https:'), maxAge: REFRESH_SECONDS }) as const;

/** What cookies are written to: a reply. */
export interface CookieJar {
  setCookie(name: string, value: string, options?: CookieSerializeOptions): unknown;
  clearCookie(name: string, options?: CookieSerializeOptions): unknown;
}

interface SessionCookies {
  accessToken: string;
  userName: string;
  refreshToken: string;
}

/** `token` and `uname` are for the page's own script; `refresh` is for the server alone. */
export const setSessionCookies = (reply: CookieJar, publicUrl: string, session: SessionCookies): void => {
  const readable = { ...attributes(publicUrl, '/'), sameSite: 'lax' } as const;
  reply.setCookie('token', session.accessToken, readable);
  reply.setCookie('uname', session.userName, readable);
  reply.setCookie('refresh', session.refreshToken, {
    ...attributes(publicUrl, REFRESH_PATH),
    httpOnly: true,
    sameSite: 'strict',
  });
};

export const clearSessionCookies = (reply: CookieJar): void => {
  reply.clearCookie('token', { path: '/' });
  reply.clearCookie('uname', { path: '/' });
  reply.clearCookie('refresh', { path: REFRESH_PATH });
};

export const readRefreshCookie = (request: { cookies?: FastifyRequest['cookies'] }): string | null =>
  request.cookies?.refresh || null;
