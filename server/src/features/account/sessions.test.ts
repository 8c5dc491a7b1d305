import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { hashPassword } from './passwords.ts';
import { dropOldSessions } from './queries.ts';
import { hashRefreshToken } from './tokens.ts';

const PASSWORD = '바다 건너 첫 겨울 2024';

let product: TestProduct;
let passwordHash: string;
beforeAll(async () => {
  product = await startProduct();
  passwordHash = await hashPassword(PASSWORD);
  await givePassword(product);
});
afterAll(() => product.close());

const givePassword = ({ services, ids }: TestProduct) =>
  services.db.update(users).set({ passwordHash }).where(eq(users.id, ids.member));

const cookieOf = (response: LightMyRequestResponse, name: string) =>
  response.cookies.find((cookie) => cookie.name === name)?.value ?? '';

const signin = async (at: TestProduct = product, headers: Record<string, string> = {}) => {
  const response = await at.inject({
    method: 'POST',
    url: api.account.signin.path,
    payload: { email: 'member@example.org', password: PASSWORD },
    headers,
  });
  expect(response.statusCode).toBe(201);
  return {
    response,
    refresh: cookieOf(response, 'refresh'),
    accessToken: response.json().accessToken as string,
  };
};

const withCookie = (url: string, refresh: string, at: TestProduct = product) =>
  at.inject({ method: 'POST', url, headers: { cookie: `refresh=${refresh}` } });
const renew = (refresh: string) => withCookie(api.account.refresh.path, refresh);
const signout = (refresh: string) => withCookie(api.account.signout.path, refresh);

const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });

const sessionIdOf = (accessToken: string) => decodeJwt<{ sid: string }>(accessToken).sid;

/** As if the token had been exchanged so long ago. */
const rotatedAgo = (refresh: string, seconds: number) =>
  product.services.db
    .update(refreshTokens)
    .set({ rotatedAt: new Date(Date.now() - seconds * 1000) })
    .where(eq(refreshTokens.hash, hashRefreshToken(refresh)));

/** The flags of the cookies, without their values. */
const flags = (response: LightMyRequestResponse) =>
  [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, '=…'));

describe('cookies', () => {
  test('over http', async () => {
    const { response, refresh } = await signin();
    expect(flags(response)).toEqual([
      'token=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'uname=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'refresh=…; Max-Age=2592000; Path=/v1/account; HttpOnly; SameSite=Strict',
    ]);
    expect(flags(await renew(refresh))).toEqual(flags(response));
    expect(cookieOf(response, 'token')).toBe(response.json().accessToken);
    expect(cookieOf(response, 'uname')).toBe('회원');
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
      expect(cookie.length).toBeLessThan(4096);
    }
    expect(flags(await signout(refresh))).toEqual([
      'token=…; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
      'uname=…; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
      'refresh=…; Max-Age=0; Path=/v1/account; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  });

  test('over https they are secure; one proxy in front is believed, and no more', async () => {
    const secure = await startProduct({ publicUrl: 'https://hanca.example', trustProxy: true });
    try {
      await givePassword(secure);
      const { response } = await signin(secure, { origin: 'https://hanca.example' });
      expect(flags(response)).toEqual([
        'token=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
        'uname=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
        'refresh=…; Max-Age=2592000; Path=/v1/account; HttpOnly; Secure; SameSite=Strict',
      ]);
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
      await secure.inject({
        method: 'POST',
        url: api.account.signin.path,
        payload: { email: 'x@example.org', password: 'wrong password' },
        headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.5' },
      });
      const keys = await secure.services.db.select({ key: attempts.key }).from(attempts);
      expect(keys.map(({ key }) => key)).toContain('signin-address:203.0.113.5');
    } finally {
      await secure.close();
    }
  });

  test('the access token has the specified claims for 15 minutes', async () => {
    const { accessToken } = await signin();
    const { exp = 0, iat = 0, ...claims } = decodeJwt(accessToken);
    expect(exp - iat).toBe(900);
    expect(claims).toMatchObject({ userId: product.ids.member, roles: '', iss: 'hanca', aud: 'hanca:v1' });
    expect(decodeJwt(product.tokens.admin)).toMatchObject({ roles: 'admin' });
  });
});

describe('refresh', () => {
  test('exchanges the cookie for another of the same session', async () => {
    const first = await signin();
    const response = await renew(first.refresh);
    expect(response.statusCode).toBe(200);
    expect(Object.keys(response.json())).toEqual(['accessToken']);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const next = cookieOf(response, 'refresh');
    expect(next).not.toBe(first.refresh);
    expect(next).toHaveLength(43);
    expect(sessionIdOf(response.json().accessToken)).toBe(sessionIdOf(first.accessToken));
    expect((await me(response.json().accessToken)).statusCode).toBe(200);
    expect((await renew(next)).statusCode).toBe(200);
  });

  test('an exchanged one is good for 30 seconds more; afterwards it ends the whole session', async () => {
    const { refresh, accessToken } = await signin();
    const next = cookieOf(await renew(refresh), 'refresh');
    await rotatedAgo(refresh, 29);
    const second = await renew(refresh);
    expect(second.statusCode).toBe(200);
    await rotatedAgo(refresh, 31);
    const late = await renew(refresh);
    expect(late.statusCode).toBe(401);
    expect(flags(late)).toHaveLength(3);
    expect(flags(late).every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))).toBe(true);
    for (const token of [next, cookieOf(second, 'refresh'), refresh]) {
      expect((await renew(token)).statusCode).toBe(401);
    }
    expect((await me(accessToken)).statusCode).toBe(401);
    expect(product.logged.join()).toContain('refresh-reuse');
  });

  test('a second use within the grace does not lengthen it', async () => {
    const { refresh } = await signin();
    await renew(refresh);
    await rotatedAgo(refresh, 20);
    await renew(refresh);
    const [row] = await product.services.db
      .select({ rotatedAt: refreshTokens.rotatedAt })
      .from(refreshTokens)
      .where(eq(refreshTokens.hash, hashRefreshToken(refresh)));
    expect(Date.now() - (row?.rotatedAt?.getTime() ?? 0)).toBeGreaterThan(19_000);
  });

  test('20 at once with one cookie all succeed in one session', async () => {
    const { refresh, accessToken } = await signin();
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(refresh)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const tokens = all.map((response) => response.json().accessToken);
    expect(new Set(tokens.map(sessionIdOf))).toEqual(new Set([sessionIdOf(accessToken)]));
    expect(new Set(all.map((response) => cookieOf(response, 'refresh'))).size).toBe(20);
    for (const token of tokens) expect((await me(token)).statusCode).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', "'; drop table sessions; --"])(
    'the cookie %j is no good',
    async (value) => {
      expect((await renew(value)).statusCode).toBe(401);
    },
  );

  test('not without a cookie, not with an access token, not for a suspended account, not after 30 days', async () => {
    expect((await product.inject({ method: 'POST', url: api.account.refresh.path })).statusCode).toBe(401);
    const { refresh, accessToken } = await signin();
    expect((await renew(accessToken)).statusCode).toBe(401);
    const { db } = product.services;
    const mine = eq(users.id, product.ids.member);
    await db.update(users).set({ suspended: true }).where(mine);
    expect((await renew(refresh)).statusCode).toBe(401);
    await db.update(users).set({ suspended: false }).where(mine);
    expect((await renew(refresh)).statusCode).toBe(200);
    const session = eq(sessions.id, sessionIdOf(accessToken));
    const [row] = await db.select({ expiresAt: sessions.expiresAt }).from(sessions).where(session);
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29.99 * 24 * 3_600_000);
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(session);
    expect((await renew(refresh)).statusCode).toBe(401);
  });

  test('sign-in adopts no cookie that was there before', async () => {
    const preset = 'p'.repeat(43);
    const { refresh } = await signin(product, { cookie: `refresh=${preset}` });
    expect(refresh).not.toBe(preset);
    expect((await renew(preset)).statusCode).toBe(401);
  });

  test('roles are read anew', async () => {
    const { db } = product.services;
    const { refresh } = await signin();
    await db
      .update(users)
      .set({ roles: ['admin'] })
      .where(eq(users.id, product.ids.member));
    const { accessToken } = (await renew(refresh)).json();
    await db.update(users).set({ roles: [] }).where(eq(users.id, product.ids.member));
    expect(decodeJwt(accessToken).roles).toBe('admin');
  });
});

test('only hashes are stored', async () => {
  const { refresh, accessToken } = await signin();
  const { db } = product.services;
  const rows = JSON.stringify([
    await db.select().from(users),
    await db.select().from(sessions),
    await db.select().from(refreshTokens),
  ]);
  expect(rows).toContain(hashRefreshToken(refresh));
  for (const secret of [refresh, accessToken, PASSWORD]) expect(rows).not.toContain(secret);
});

test('the upkeep drops what is over and nothing else', async () => {
  const { db } = product.services;
  const { refresh, accessToken } = await signin();
  const next = cookieOf(await renew(refresh), 'refresh');
  const over = await signin();
  await rotatedAgo(refresh, 3600);
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, sessionIdOf(over.accessToken)));
  await dropOldSessions(db, new Date(Date.now() - 60_000));
  const hashes = (await db.select({ hash: refreshTokens.hash }).from(refreshTokens)).map(({ hash }) => hash);
  expect(hashes).toContain(hashRefreshToken(next));
  expect(hashes).not.toContain(hashRefreshToken(refresh));
  expect(hashes).not.toContain(hashRefreshToken(over.refresh));
  expect((await me(accessToken)).statusCode).toBe(200);
});

describe('sign-out', () => {
  test('ends the session at once and clears the cookies', async () => {
    const { refresh, accessToken } = await signin();
    const other = await signin();
    const response = await signout(refresh);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect((await me(accessToken)).statusCode).toBe(401);
    expect((await renew(refresh)).statusCode).toBe(401);
    expect((await me(other.accessToken)).statusCode).toBe(200);
  });

  test('is 204 without a session too', async () => {
    expect((await product.inject({ method: 'POST', url: api.account.signout.path })).statusCode).toBe(204);
    expect((await signout('unknown')).statusCode).toBe(204);
    const { refresh } = await signin();
    expect((await signout(refresh)).statusCode).toBe(204);
    expect((await signout(refresh)).statusCode).toBe(204);
  });

  test('while the same cookie is being exchanged, nothing breaks and nothing survives', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refresh, accessToken } = await signin();
      const all = await Promise.all([
        renew(refresh),
        renew(refresh),
        signout(refresh),
        renew(refresh),
        renew(refresh),
      ]);
      for (const { statusCode } of all) expect([200, 204, 401]).toContain(statusCode);
      expect((await me(accessToken)).statusCode).toBe(401);
      for (const response of all) {
        const next = cookieOf(response, 'refresh');
        if (next) expect((await renew(next)).statusCode).toBe(401);
      }
    }
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) => {
    const response = await product.inject({
      url: api.account.sessions.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    return response.json<{ id: string; current: boolean; device: string; usedDate: { time: string } }[]>();
  };

  test('shows the own ones, newest first, and which one this is', async () => {
    const phone = await signin(product, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    });
    const desk = await signin();
    const rows = await list(desk.accessToken);
    expect(rows[0]).toMatchObject({
      id: sessionIdOf(desk.accessToken),
      current: true,
      device: '알 수 없는 기기',
    });
    expect(rows.find(({ id }) => id === sessionIdOf(phone.accessToken))).toMatchObject({
      current: false,
      device: 'iOS · Safari',
    });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['createdDate', 'current', 'device', 'id', 'usedDate']);
    const times = rows.map(({ usedDate }) => Number(usedDate.time));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await list(product.tokens.other)).map(({ current }) => current)).toEqual([true]);
  });

  test('one of the own is ended; another’s is not found', async () => {
    const lost = await signin();
    const mine = await signin();
    const end = (id: string, as: 'member' | 'other' | 'admin') =>
      product.call(api.account.endSession, { as, params: { id } });
    const id = sessionIdOf(lost.accessToken);
    for (const as of ['other', 'admin'] as const) expect((await end(id, as)).statusCode).toBe(404);
    expect((await me(lost.accessToken)).statusCode).toBe(200);
    expect((await end(id, 'member')).statusCode).toBe(204);
    expect((await end(id, 'member')).statusCode).toBe(404);
    expect((await me(lost.accessToken)).statusCode).toBe(401);
    expect((await renew(lost.refresh)).statusCode).toBe(401);
    expect((await me(mine.accessToken)).statusCode).toBe(200);
  });

  test.each(['1', 'x', '00000000-0000-4000-8000-00000000000g', "' or true --"])(
    'the id %s is refused',
    async (id) => {
      const response = await product.call(api.account.endSession, { as: 'member', params: { id } });
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].path).toBe('id');
    },
  );
});
