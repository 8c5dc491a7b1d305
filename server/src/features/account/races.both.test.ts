// Runs on both engines: sessions, tokens and counts that calls change at once, under row locks (UPDATE and DELETE … RETURNING,
// INSERT … ON CONFLICT DO UPDATE, SELECT … FOR UPDATE), which the embedded engine replaces by one transaction after the other.
import { randomUUID } from 'node:crypto';
import { api } from '@hanca/common/contract/index.ts';
import { count, eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { countRows } from '../../db/rows.ts';
import { oneTimeTokens, refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createPerson } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import {
  cookieOf,
  givePassword,
  PASSWORD,
  sessionCalls,
  sessionIdOf,
  signIn,
} from '../../testing/session-calls.ts';
import { setCodes } from '../second-factor/queries.ts';
import { endUserSessions } from '../users/queries.ts';
import { dropOldOnce, dropOnce, issueOnce, type OneTime, takeOnce } from './one-time-tokens.ts';
import { findAccountsByEmail } from './queries.ts';
import { deleteOtherSessions, insertSession } from './session-queries.ts';
import { startSession } from './sessions.ts';
import { hashToken, newToken } from './tokens.ts';
import { holdAccount } from './ways-in.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await givePassword(product);
});
afterAll(() => product.close());
beforeEach(() => product.services.db.delete(attempts));

const { renew, signout, me } = sessionCalls(() => product);
const post = (url: string, payload: object, remoteAddress: string) =>
  product.inject({ method: 'POST', url, payload, remoteAddress });
const alreadyCounted = (key: string, n: number) =>
  product.services.db.insert(attempts).values({ key, count: n, until: new Date(Date.now() + 60_000) });

test('8 renewals at once with one cookie all succeed in one session, with one successor', async () => {
  const { refresh, accessToken } = await signIn(product);
  const all = await Promise.all(Array.from({ length: 8 }, () => renew(refresh)));
  expect(all.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
  const tokens = all.map((response) => response.json().accessToken);
  expect(new Set(tokens.map(sessionIdOf))).toEqual(new Set([sessionIdOf(accessToken)]));
  const [successor = '', ...others] = new Set(all.map((response) => cookieOf(response, 'refresh')));
  expect(others).toEqual([]);
  const ofSession = eq(refreshTokens.sessionId, sessionIdOf(accessToken));
  expect(await countRows(product.services.db, refreshTokens, ofSession)).toBe(2);
  expect((await me(tokens.at(-1))).statusCode).toBe(200);
  expect((await renew(successor)).statusCode).toBe(200);
});

test('a sign-out while the same cookie is being exchanged ends every successor', async () => {
  for (let round = 0; round < 2; round += 1) {
    const { refresh, accessToken } = await signIn(product);
    const all = await Promise.all([renew(refresh), renew(refresh), signout(refresh), renew(refresh)]);
    for (const { statusCode } of all) expect([200, 204, 401]).toContain(statusCode);
    expect((await me(accessToken)).statusCode).toBe(401);
    for (const response of all) {
      const next = cookieOf(response, 'refresh');
      if (next) expect((await renew(next)).statusCode).toBe(401);
    }
  }
});

test('an account has 20 sessions; one more ends the one that was unused for longest', async () => {
  const { db } = product.services;
  const mine = eq(sessions.userId, product.ids.member);
  await db.delete(sessions).where(mine);
  const used = await signIn(product);
  const unused = await signIn(product);
  const row = { userId: product.ids.member, device: '', expiresAt: sql`now() + interval '1 day'` };
  await db.insert(sessions).values(Array.from({ length: 18 }, () => row));
  expect((await renew(used.refresh)).statusCode).toBe(200);
  const another = () => ({ userId: product.ids.member, device: '', tokenHash: hashToken(newToken()) });
  await Promise.all(Array.from({ length: 4 }, () => insertSession(db, another())));
  expect(await countRows(db, sessions, mine)).toBe(20);
  expect((await renew(unused.refresh)).statusCode).toBe(401);
  expect((await me(used.accessToken)).statusCode).toBe(200);
});

/** An account as a sign-in has read it. */
const readAccount = async () => {
  const { email } = await createPerson(product);
  const [account] = await findAccountsByEmail(product.services.db, email);
  if (!account?.passwordHash) throw new Error('no account');
  return { ...account, passwordHash: account.passwordHash };
};
const http = {
  request: { headers: {}, ip: '127.0.0.1' },
  reply: { setCookie: () => undefined, clearCookie: () => undefined },
};

test('ending all or all other sessions also ends one that starts at that moment', async () => {
  const { services } = product;
  const ends = {
    all: (db: Executor, id: number) => endUserSessions(db, id),
    others: (db: Executor, id: number) => deleteOtherSessions(db, id, randomUUID()),
  };
  for (const [which, end] of Object.entries(ends)) {
    const account = await readAccount();
    const [entered, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const starting = startSession(services, http, account, 'passkey', () => {
      entered.resolve();
      return held.promise;
    });
    await entered.promise;
    const ending = end(services.db, account.id);
    held.resolve();
    await Promise.all([starting, ending]);
    expect(await countRows(services.db, sessions, eq(sessions.userId, account.id)), which).toBe(0);
  }
});

test('a second factor that is set up while a password is checked is needed, or the session ends', async () => {
  const { services } = product;
  const account = await readAccount();
  const { starting } = await services.db.transaction(async (tx) => {
    await holdAccount(tx, account.id);
    const starting = startSession(services, http, account, 'password');
    await setCodes(tx, account.id, { secret: 'encrypted', lastStep: 0, recoveryCodes: [] });
    return { starting: starting.then(() => 'in').catch(({ code }) => code) };
  });
  expect(['credentials', 'second-factor']).toContain(await starting);
  expect(await countRows(services.db, sessions, eq(sessions.userId, account.id))).toBe(0);
});

test('many guesses at once are not more than five', async () => {
  const { db } = product.services;
  const payload = (n: number) => ({ email: 'member@example.org', password: `guess number ${n}` });
  const all = await Promise.all(
    Array.from({ length: 15 }, (_, n) => post(api.account.signin.path, payload(n), '198.51.100.7')),
  );
  const codes = all.map(({ statusCode }) => statusCode);
  const hashed = codes.filter((code) => code === 401).length;
  expect(hashed).toBeLessThanOrEqual(5);
  for (const code of codes) expect([401, 429]).toContain(code);
  const [row] = await db.select().from(attempts).where(eq(attempts.key, 'signin-account:member@example.org'));
  expect(row?.count).toBe(hashed);
});

test('sign-ups at once do not pass the limit of their address', async () => {
  const address = '198.51.100.8';
  await alreadyCounted(`POST ${api.account.signup.path}:${address}`, 18);
  const body = (n: number) => ({
    ...{ email: `many${n}@example.org`, password: PASSWORD, name: '김한카', agree: true },
  });
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, n) => post(api.account.signup.path, body(n), address)),
  );
  expect(all.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 429, 429, 429, 429]);
  const made = await product.services.db
    .select({ n: count() })
    .from(users)
    .where(like(users.email, 'many_@example.org'));
  expect(made).toEqual([{ n: 2 }]);
});

const LINK: OneTime<{ email: string }> = { kind: 'link', lastsMs: 60_000 };
const OTHER: OneTime<{ email: string }> = { kind: 'other', lastsMs: 60_000 };

test('a one-time token gives what was stored with it once, and not once it is replaced or expired', async () => {
  const { db } = product.services;
  await db.delete(oneTimeTokens);
  const data = { email: 'a@example.org' };
  const issue = () => issueOnce(db, LINK, { userId: product.ids.member, data });
  const token = await issue();
  expect(JSON.stringify(await db.select().from(oneTimeTokens))).not.toContain(token);
  expect(await takeOnce(db, OTHER, token)).toBeNull();
  const taken = await Promise.all([1, 2, 3].map(() => takeOnce(db, LINK, token)));
  expect(taken.filter(Boolean)).toEqual([{ userId: product.ids.member, data, issuedAt: expect.any(Date) }]);

  const replaced = await issue();
  await dropOnce(db, LINK, product.ids.member);
  expect(await takeOnce(db, LINK, replaced)).toBeNull();
  const late = await issue();
  await db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await takeOnce(db, LINK, late)).toBeNull();
  expect(await countRows(db, oneTimeTokens, undefined)).toBe(1);
  await dropOldOnce(db);
  expect(await countRows(db, oneTimeTokens, undefined)).toBe(0);
});
