import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { refreshTokens } from '../db/schema/account.ts';
import { users } from '../db/schema/users.ts';
import { hashPassword } from '../features/account/passwords.ts';
import { hashToken } from '../features/account/tokens.ts';
import type { TestProduct } from './product.ts';

/** Of the member, once they have been given it. */
export const PASSWORD = '바다 건너 첫 겨울 2024';

export const givePassword = async ({ services, ids }: TestProduct): Promise<void> => {
  const passwordHash = await hashPassword(PASSWORD, 'test');
  await services.db.update(users).set({ passwordHash }).where(eq(users.id, ids.member));
};

export const cookieOf = (response: LightMyRequestResponse, name: string): string =>
  response.cookies.find((cookie) => cookie.name === name)?.value ?? '';

/** The flags of the cookies, without their values. */
export const flagsOf = (response: LightMyRequestResponse): string[] =>
  [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, '=…'));

export const sessionIdOf = (accessToken: string): string => decodeJwt<{ sid: string }>(accessToken).sid;

/** Signs the member in, who must have their password. */
export const signIn = async (product: TestProduct, headers: Record<string, string> = {}) => {
  const response = await product.inject({
    method: 'POST',
    url: api.account.signin.path,
    payload: { email: 'member@example.org', password: PASSWORD },
    headers,
  });
  if (response.statusCode !== 201) throw new Error(`the sign-in was answered ${response.statusCode}`);
  const accessToken: string = response.json().accessToken;
  return { response, refresh: cookieOf(response, 'refresh'), accessToken };
};

/** What a browser with cookies does. In: the product, once it is there. */
export const sessionCalls = (product: () => TestProduct) => {
  const withCookie = (url: string, refresh: string) =>
    product().inject({ method: 'POST', url, headers: { cookie: `refresh=${refresh}` } });
  return {
    renew: (refresh: string) => withCookie(api.account.refresh.path, refresh),
    signout: (refresh: string) => withCookie(api.account.signout.path, refresh),
    me: (token: string) =>
      product().inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } }),
    /** As if the token had been exchanged so long ago. */
    rotatedAgo: (refresh: string, seconds: number) =>
      product()
        .services.db.update(refreshTokens)
        .set({ rotatedAt: new Date(Date.now() - seconds * 1000) })
        .where(eq(refreshTokens.hash, hashToken(refresh))),
  };
};
