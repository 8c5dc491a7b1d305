import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { qrSignins } from '../../db/schema/qr-signins.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import {
  cookieOf,
  flagsOf,
  givePassword,
  sessionCalls,
  sessionIdOf,
  signIn,
} from '../../testing/session-calls.ts';
import { hashToken } from './tokens.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await givePassword(product);
});
afterAll(() => product.close());

const { renew, me, rotatedAgo } = sessionCalls(() => product);

/** The stored tokens of a session. */
const tokensOf = (accessToken: string) =>
  product.services.db
    .select({ hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(eq(refreshTokens.sessionId, sessionIdOf(accessToken)));

test('exchanges the cookie for another of the same session', async () => {
  const first = await signIn(product);
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

test('an exchanged one is good for 30 seconds more; afterwards it ends the whole session and what that approved', async () => {
  const { refresh, accessToken } = await signIn(product);
  const next = cookieOf(await renew(refresh), 'refresh');
  await rotatedAgo(refresh, 29);
  const second = await renew(refresh);
  expect(second.statusCode).toBe(200);
  await rotatedAgo(refresh, 31);
  const status = 'approved' as const;
  const approved = { hash: 'h', codeHash: 'c', browserHash: 'b', number: 10, device: '', status };
  const { db } = product.services;
  const expiresAt = sql`now() + interval '1 minute'`;
  await db.insert(qrSignins).values({ ...approved, userId: product.ids.member, expiresAt });
  const late = await renew(refresh);
  expect(late.statusCode).toBe(401);
  expect(await db.select().from(qrSignins)).toEqual([]);
  expect(flagsOf(late)).toHaveLength(3);
  expect(flagsOf(late).every((cookie) => cookie.includes('Expires=Thu, 01 Jan 1970'))).toBe(true);
  for (const token of [next, cookieOf(second, 'refresh'), refresh]) {
    expect((await renew(token)).statusCode).toBe(401);
  }
  expect((await me(accessToken)).statusCode).toBe(401);
  expect(product.logged.join()).toContain('reuseToken');
});

test('a second use within the grace does not lengthen it', async () => {
  const { refresh } = await signIn(product);
  await renew(refresh);
  await rotatedAgo(refresh, 20);
  await renew(refresh);
  const [row] = await product.services.db
    .select({ rotatedAt: refreshTokens.rotatedAt })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(refresh)));
  expect(Date.now() - (row?.rotatedAt?.getTime() ?? 0)).toBeGreaterThan(19_000);
});

test('within the grace an exchanged one leads to the newest of its session', async () => {
  const { refresh, accessToken } = await signIn(product);
  const second = cookieOf(await renew(refresh), 'refresh');
  const third = cookieOf(await renew(second), 'refresh');
  expect(cookieOf(await renew(refresh), 'refresh')).toBe(third);
  expect(cookieOf(await renew(second), 'refresh')).toBe(third);
  expect(await tokensOf(accessToken)).toHaveLength(3);
});

test('a thief who was within the grace is noticed at the next exchange', async () => {
  const { refresh, accessToken } = await signIn(product);
  const owners = cookieOf(await renew(refresh), 'refresh');
  const thiefs = cookieOf(await renew(refresh), 'refresh');
  expect((await renew(owners)).statusCode).toBe(200);
  await rotatedAgo(owners, 31);
  expect((await renew(thiefs)).statusCode).toBe(401);
  expect((await me(accessToken)).statusCode).toBe(401);
});

test('60 in 15 minutes, then 429 without an end of the session', async () => {
  const { refresh, accessToken } = await signIn(product);
  const id = sessionIdOf(accessToken);
  await product.services.db
    .insert(attempts)
    .values({ key: `refresh:${id}`, count: 59, until: new Date(Date.now() + 60_000) });
  const next = cookieOf(await renew(refresh), 'refresh');
  const refused = await renew(next);
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
  expect(flagsOf(refused)).toEqual([]);
  await product.services.db.delete(attempts).where(eq(attempts.key, `refresh:${id}`));
  expect((await renew(next)).statusCode).toBe(200);
});

test('refuses a cookie that was not issued', async () => {
  for (const value of ['', 'x', 'a'.repeat(43), '%00', "'; drop table sessions; --"]) {
    expect((await renew(value)).statusCode, value).toBe(401);
  }
});

test('not without a cookie, not with an access token, not for a suspended account, not once over', async () => {
  expect((await product.inject({ method: 'POST', url: api.account.refresh.path })).statusCode).toBe(401);
  const { refresh, accessToken } = await signIn(product);
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
  const { refresh, accessToken } = await signIn(product);
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
  // A minute more: times are stored to the millisecond, and may be rounded up.
  await begunAgo(60.001);
  expect((await renew(next)).statusCode).toBe(401);
});

test('sign-in adopts no cookie that was there before', async () => {
  const preset = 'p'.repeat(43);
  const { refresh } = await signIn(product, { cookie: `refresh=${preset}` });
  expect(refresh).not.toBe(preset);
  expect((await renew(preset)).statusCode).toBe(401);
});

test('roles are read anew', async () => {
  const { db } = product.services;
  const { refresh } = await signIn(product);
  await db
    .update(users)
    .set({ roles: ['admin'] })
    .where(eq(users.id, product.ids.member));
  const { accessToken } = (await renew(refresh)).json();
  await db.update(users).set({ roles: [] }).where(eq(users.id, product.ids.member));
  expect(decodeJwt(accessToken).roles).toBe('admin');
});
