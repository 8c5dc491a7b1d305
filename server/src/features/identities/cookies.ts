import type { Provider } from '@hanca/common/providers.ts';
import type { FastifyRequest } from 'fastify';
import { type CookieJar, serverCookie } from '../account/cookies.ts';

/** Where providers send browsers to: no other address gets the cookie. */
const REQUEST_PATH = '/account/identities';

const REQUEST = 'provider-request';

/** How long both cookies are good: seconds. */
export const LASTS_SECONDS = 600;

/** Ties a request to this browser. Apple comes back by a form of its own site, with which only such a cookie is sent. */
export const setRequestCookie = (
  reply: CookieJar,
  publicUrl: string,
  provider: Provider,
  browser: string,
): void => {
  const crossSite = provider === 'apple';
  reply.setCookie(REQUEST, browser, {
    path: REQUEST_PATH,
    maxAge: LASTS_SECONDS,
    httpOnly: true,
    secure: crossSite || publicUrl.startsWith('https:'),
    sameSite: crossSite ? 'none' : 'lax',
  });
};

export const readRequestCookie = ({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null =>
  cookies[REQUEST] || null;

export const clearRequestCookie = (reply: CookieJar): void => {
  reply.clearCookie(REQUEST, { path: REQUEST_PATH });
};

/** Lets this browser, and no other, go on as whom a provider has vouched for. */
export const arrivalCookie = serverCookie('provider-arrival', LASTS_SECONDS, '/v1/account/identities');
