import type { CookieSerializeOptions } from '@fastify/cookie';
import { KNOWN_BROWSER_DAYS } from '@hanca/common/retention.ts';
import type { FastifyRequest } from 'fastify';

/** How long a refresh token, and the page's memory of being signed in, last: seconds (decisions, Accounts). */
export const REFRESH_SECONDS = 30 * 24 * 3600;

/** How long a QR code binds its browser, a little longer than it is good for: seconds. */
const QR_SECONDS = 6 * 60;

/** How long a browser is known for having signed in. */
export const DEVICE_SECONDS = KNOWN_BROWSER_DAYS * 24 * 3600;

/** What only the server reads goes to the account's own calls alone. */
const ACCOUNT_PATH = '/v1/account';

const attributes = (publicUrl: string, path: string, maxAge = REFRESH_SECONDS) =>
  ({ path, secure: publicUrl.startsWith('https:'), maxAge }) as const;

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

const readable = (publicUrl: string) => ({ ...attributes(publicUrl, '/'), sameSite: 'lax' }) as const;

/** The name that the page shows. */
export const setNameCookie = (reply: CookieJar, publicUrl: string, name: string): void => {
  reply.setCookie('uname', name, readable(publicUrl));
};

/** `token` and `uname` are for the page's own script; `refresh` is for the server alone. */
export const setSessionCookies = (reply: CookieJar, publicUrl: string, session: SessionCookies): void => {
  reply.setCookie('token', session.accessToken, readable(publicUrl));
  setNameCookie(reply, publicUrl, session.userName);
  reply.setCookie('refresh', session.refreshToken, {
    ...attributes(publicUrl, ACCOUNT_PATH),
    httpOnly: true,
    sameSite: 'strict',
  });
};

/** The mark of a browser that has signed in; signing out leaves it. */
export const setDeviceCookie = (reply: CookieJar, publicUrl: string, device: string): void => {
  reply.setCookie('device', device, {
    ...attributes(publicUrl, ACCOUNT_PATH, DEVICE_SECONDS),
    httpOnly: true,
    sameSite: 'strict',
  });
};

/** Of the browser that drew a QR code: it alone is signed in by it. */
export const setQrCookie = (reply: CookieJar, publicUrl: string, browser: string): void => {
  reply.setCookie('qr', browser, {
    ...attributes(publicUrl, ACCOUNT_PATH, QR_SECONDS),
    httpOnly: true,
    sameSite: 'strict',
  });
};

export const clearQrCookie = (reply: CookieJar): void => {
  reply.clearCookie('qr', { path: ACCOUNT_PATH });
};

/** Ties the second step of a sign-in to the browser of the first. In: how long it is good for, in seconds. */
export const setSecondStepCookie = (
  reply: CookieJar,
  publicUrl: string,
  { value, seconds }: { value: string; seconds: number },
): void => {
  reply.setCookie('second', value, {
    ...attributes(publicUrl, ACCOUNT_PATH, seconds),
    httpOnly: true,
    sameSite: 'strict',
  });
};

export const clearSecondStepCookie = (reply: CookieJar): void => {
  reply.clearCookie('second', { path: ACCOUNT_PATH });
};

export const clearSessionCookies = (reply: CookieJar): void => {
  reply.clearCookie('token', { path: '/' });
  reply.clearCookie('uname', { path: '/' });
  reply.clearCookie('refresh', { path: ACCOUNT_PATH });
};

interface WithCookies {
  cookies?: FastifyRequest['cookies'];
}

export const readRefreshCookie = ({ cookies }: WithCookies): string | null => cookies?.refresh || null;

export const readDeviceCookie = ({ cookies }: WithCookies): string | null => cookies?.device || null;

export const readQrCookie = ({ cookies }: WithCookies): string | null => cookies?.qr || null;

export const readSecondStepCookie = ({ cookies }: WithCookies): string | null => cookies?.second || null;
