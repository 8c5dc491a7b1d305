import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { hashPassword } from './passwords.ts';
import { dropOldSessions, insertSession } from './session-queries.ts';
import { hashToken, newToken } from './tokens.ts';

const PASSWORD = '바다 건너 첫 겨울 2024';

let product: TestProduct;
let passwordHash: string;
beforeAll(async () => {
  product = await startProduct();
  passwordHash = await hashPassword(PASSWORD, 'test');
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
    .where(eq(refreshTokens.hash, hashToken(refresh)));

/** The stored tokens of a session. */
const tokensOf = (accessToken: string) =>
  product.services.db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessionIdOf(accessToken)));

/** The flags of the cookies, without their values. */
const flags = (response: LightMyRequestResponse) =>
  [response.headers['set-cookie'] ?? []].flat().map((cookie) => cookie.replace(/=[^;]*/, '=…'));

describe('cookies', () => {
  test('over http', async () => {
    const { response, refresh } = await signin();
    expect(flags(response)).toEqual([
      'device=…; Max-Age=34560000; Path=/v1/account; HttpOnly; SameSite=Strict',
      'token=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'uname=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'refresh=…; Max-Age=2592000; Path=/v1/account; HttpOnly; SameSite=Strict',
    ]);
    expect(flags(await renew(refresh))).toEqual(flags(response).slice(1));
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
        'device=…; Max-Age=34560000; Path=/v1/account; HttpOnly; Secure; SameSite=Strict',
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
      .where(eq(refreshTokens.hash, hashToken(refresh)));
    expect(Date.now() - (row?.rotatedAt?.getTime() ?? 0)).toBeGreaterThan(19_000);
  });

  test('20 at once with one cookie all succeed in one session, with one successor', async () => {
    const { refresh, accessToken } = await signin();
    const all = await Promise.all(Array.from({ length: 20 }, () => renew(refresh)));
    expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    const tokens = all.map((response) => response.json().accessToken);
    expect(new Set(tokens.map(sessionIdOf))).toEqual(new Set([sessionIdOf(accessToken)]));
    const successors = new Set(all.map((response) => cookieOf(response, 'refresh')));
    expect(successors.size).toBe(1);
    for (const token of tokens) expect((await me(token)).statusCode).toBe(200);
    expect(await tokensOf(accessToken)).toHaveLength(2);
    for (const successor of successors) expect((await renew(successor)).statusCode).toBe(200);
  });

  test('within the grace an exchanged one leads to the newest of its session', async () => {
    const { refresh, accessToken } = await signin();
    const second = cookieOf(await renew(refresh), 'refresh');
    const third = cookieOf(await renew(second), 'refresh');
    expect(cookieOf(await renew(refresh), 'refresh')).toBe(third);
    expect(cookieOf(await renew(second), 'refresh')).toBe(third);
    expect(await tokensOf(accessToken)).toHaveLength(3);
  });

  test('a thief who was within the grace is noticed at the next exchange', async () => {
    const { refresh, accessToken } = await signin();
    const owners = cookieOf(await renew(refresh), 'refresh');
    const thiefs = cookieOf(await renew(refresh), 'refresh');
    expect((await renew(owners)).statusCode).toBe(200);
    await rotatedAgo(owners, 31);
    expect((await renew(thiefs)).statusCode).toBe(401);
    expect((await me(accessToken)).statusCode).toBe(401);
  });

  test('60 in 15 minutes, then 429 without an end of the session', async () => {
    const { refresh, accessToken } = await signin();
    const id = sessionIdOf(accessToken);
    await product.services.db
      .insert(attempts)
      .values({ key: `refresh:${id}`, count: 59, until: new Date(Date.now() + 60_000) });
    const next = cookieOf(await renew(refresh), 'refresh');
    const refused = await renew(next);
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(flags(refused)).toEqual([]);
    await product.services.db.delete(attempts).where(eq(attempts.key, `refresh:${id}`));
    expect((await renew(next)).statusCode).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(43), '%00', "'; drop table sessions; --"])(
    'the cookie %j is no good',
    async (value) => {
      expect((await renew(value)).statusCode).toBe(401);
    },
  );

  test('not without a cookie, not with an access token, not for a suspended account, not once over', async () => {
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
    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(session);
    expect((await renew(refresh)).statusCode).toBe(401);
  });

  test('a session lasts for 14 days without use, and for 60 with it', async () => {
    const { refresh, accessToken } = await signin();
    const { db } = product.services;
    const session = eq(sessions.id, sessionIdOf(accessToken));
    const daysLeft = async () => {
      const left = sql<number>`round(extract(epoch from ${sessions.expiresAt} - now()) / 86400, 3)::float8`;
      const [row] = await db.select({ left }).from(sessions).where(session);
      return row?.left;
    };
    const begunAgo = (days: number) =>
      db
        .update(sessions)
        .set({ createdAt: sql`now() - ${days} * interval '1 day'` })
        .where(session);
    expect(await daysLeft()).toBe(14);
    await begunAgo(30);
    const next = cookieOf(await renew(refresh), 'refresh');
    expect(await daysLeft()).toBe(14);
    await begunAgo(55);
    expect((await renew(next)).statusCode).toBe(200);
    expect(await daysLeft()).toBe(5);
    await begunAgo(60);
    expect((await renew(next)).statusCode).toBe(401);
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
  expect(rows).toContain(hashToken(refresh));
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
  expect(hashes).toContain(hashToken(next));
  expect(hashes).not.toContain(hashToken(refresh));
  expect(hashes).not.toContain(hashToken(over.refresh));
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

test('an account has 20 sessions; one more ends the one that was unused for longest', async () => {
  const { db } = product.services;
  const mine = eq(sessions.userId, product.ids.member);
  await db.delete(sessions).where(mine);
  const used = await signin();
  const unused = await signin();
  const another = () => ({ userId: product.ids.member, device: '', tokenHash: hashToken(newToken()) });
  for (let n = 0; n < 18; n += 1) await insertSession(db, another());
  expect((await renew(used.refresh)).statusCode).toBe(200);
  await Promise.all(Array.from({ length: 4 }, () => insertSession(db, another())));
  expect(await db.select({ id: sessions.id }).from(sessions).where(mine)).toHaveLength(20);
  expect((await renew(unused.refresh)).statusCode).toBe(401);
  expect((await me(used.accessToken)).statusCode).toBe(200);
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

  const endBy = (id: string, token: string) =>
    product.inject({
      method: 'DELETE',
      url: hrefOf(api.account.endSession, { params: { id } }),
      headers: { authorization: `Bearer ${token}` },
    });

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
    const id = sessionIdOf(lost.accessToken);
    const end = (token: string) => endBy(id, token);
    for (const token of [product.tokens.other, product.tokens.admin]) {
      expect((await end(token)).statusCode).toBe(404);
    }
    expect((await me(lost.accessToken)).statusCode).toBe(200);
    expect((await end(mine.accessToken)).statusCode).toBe(204);
    expect((await end(mine.accessToken)).statusCode).toBe(404);
    expect((await me(lost.accessToken)).statusCode).toBe(401);
    expect((await renew(lost.refresh)).statusCode).toBe(401);
    expect((await me(mine.accessToken)).statusCode).toBe(200);
  });

  test.each(['1', 'x', '00000000-0000-4000-8000-00000000000g', "' or true --"])(
    'the id %s is refused',
    async (id) => {
      const response = await endBy(id, product.tokens.other);
      expect(response.statusCode).toBe(400);
      expect(response.json().errors[0].path).toBe('id');
    },
  );
});
