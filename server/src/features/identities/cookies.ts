import type { Provider } from '@hanca/common/providers.ts';
import type { FastifyRequest } from 'fastify';
import type { CookieJar } from '../account/cookies.ts';

/** Where providers send browsers to, and the calls that follow: no other address gets the cookies. */
const REQUEST_PATH = '/account/identities';
const ARRIVAL_PATH = '/v1/account/identities';

const REQUEST = 'provider-request';
const ARRIVAL = 'provider-arrival';

/** How long both are good: seconds. */
export const LASTS_SECONDS = 600;

const attributes = { httpOnly: true, maxAge: LASTS_SECONDS } as const;

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:');

/** Ties a request to this browser. Apple comes back by a form of its own site, with which only such a cookie is sent. */
export const setRequestCookie = (
  reply: CookieJar,
  publicUrl: string,
  provider: Provider,
  browser: string,
): void => {
  const crossSite = provider === 'apple';
  reply.setCookie(REQUEST, browser, {
    ...attributes,
    path: REQUEST_PATH,
    secure: crossSite || isSecure(publicUrl),
    sameSite: crossSite ? 'none' : 'lax',
  });
};

/** Lets this browser, and no other, go on as whom a provider has vouched for. */
export const setArrivalCookie = (reply: CookieJar, publicUrl: string, arrival: string): void => {
  reply.setCookie(ARRIVAL, arrival, {
    ...attributes,
    path: ARRIVAL_PATH,
    secure: isSecure(publicUrl),
    sameSite: 'strict',
  });
};

type WithCookies = Pick<FastifyRequest, 'cookies'>;

export const readRequestCookie = ({ cookies }: WithCookies): string | null => cookies[REQUEST] || null;

export const readArrivalCookie = ({ cookies }: WithCookies): string | null => cookies[ARRIVAL] || null;

export const clearRequestCookie = (reply: CookieJar): void => {
  reply.clearCookie(REQUEST, { path: REQUEST_PATH });
};

export const clearArrivalCookie = (reply: CookieJar): void => {
  reply.clearCookie(ARRIVAL, { path: ARRIVAL_PATH });
};
