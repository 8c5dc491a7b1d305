import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Executor } from '../../db/executor.ts';
import { emailVerifications, sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { Problem } from '../../http/problems.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createPerson, openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { sessionIdOf } from '../../testing/session-calls.ts';
import { insertAudit } from '../audits/queries.ts';
import { endUserSessions, lockAdmins } from '../users/queries.ts';
import { findOnce, issueOnce, takeOnce } from './one-time-tokens.ts';
import { findAccountsByEmail, refreshPasswordHash, replacePasswordHash } from './queries.ts';
import { requireSession } from './session-queries.ts';
import { startSession } from './sessions.ts';
import { hashToken } from './tokens.ts';
import { verifyByLink } from './verification.ts';
import { replaceVerification } from './verification-queries.ts';
import { holdAccount } from './ways-in.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const http = {
  request: { headers: {}, ip: '127.0.0.1' },
  reply: { setCookie: () => undefined, clearCookie: () => undefined },
};

/** Somebody's account, as a sign-in has read it. */
const found = async () => {
  const { email } = await createPerson(product);
  const [account] = await findAccountsByEmail(product.services.db, email);
  if (!account?.passwordHash) throw new Error('no account');
  return { ...account, passwordHash: account.passwordHash };
};
const sessionsOf = (userId: number) =>
  product.services.db.select().from(sessions).where(eq(sessions.userId, userId));

test('a password that was replaced while it was checked starts no session', async () => {
  const { services } = product;
  const account = await found();
  await replacePasswordHash(services.db, account.id, 'another');
  await expect(startSession(services, http, account, 'password')).rejects.toMatchObject({
    code: 'credentials',
  });
  expect(await sessionsOf(account.id)).toEqual([]);
});

test('an account that was suspended while it was signed in to gets no session, which would be good again later', async () => {
  const { services } = product;
  const account = await found();
  await services.db.update(users).set({ suspended: true }).where(eq(users.id, account.id));
  for (const by of ['password', 'passkey', 'qr', 'kakao'] as const) {
    await expect(startSession(services, http, account, by)).rejects.toMatchObject({
      code: 'account-suspended',
    });
  }
  expect(await sessionsOf(account.id)).toEqual([]);
});

test('what lets nobody in any more starts no session, and is not used up by one that is refused', async () => {
  const { services } = product;
  const account = await found();
  const kind = { kind: 'test', lastsMs: 60_000 };
  const token = await issueOnce(services.db, kind, { userId: account.id, data: {} });
  const claim = async (tx: Executor) => {
    await takeOnce(tx, kind, token);
    throw new Problem('gone');
  };
  await expect(startSession(services, http, account, 'qr', claim)).rejects.toMatchObject({ code: 'gone' });
  expect(await sessionsOf(account.id)).toEqual([]);
  expect(await findOnce(services.db, kind, token)).not.toBeNull();
});

test('a session that has ended approves and adds nothing', async () => {
  const { services } = product;
  const account = await found();
  await startSession(services, http, account, 'password');
  const [session] = await sessionsOf(account.id);
  const caller = { id: account.id, sessionId: session?.id ?? '' };
  await services.db.transaction((tx) => requireSession(tx, caller));
  await endUserSessions(services.db, account.id);
  await expect(services.db.transaction((tx) => requireSession(tx, caller))).rejects.toMatchObject({
    code: 'unauthorized',
  });
});

test('a hash that is made anew takes the place of the one that was checked, and of no later one', async () => {
  const { db } = product.services;
  const { id, email, passwordHash } = await found();
  await replacePasswordHash(db, id, 'later');
  await refreshPasswordHash(db, id, { passwordHash: 'anew', former: passwordHash });
  expect((await findAccountsByEmail(db, email ?? ''))[0]?.passwordHash).toBe('later');
  await refreshPasswordHash(db, id, { passwordHash: 'anew', former: 'later' });
  expect((await findAccountsByEmail(db, email ?? ''))[0]?.passwordHash).toBe('anew');
});

// The embedded engine runs one transaction after the other.
const onPostgresql = test.runIf(process.env.ENGINE === 'postgresql');

const waiting = async () => {
  const { rowCount } = await product.services.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return (rowCount ?? 0) > 0;
};

onPostgresql('writes what an admin did into the trail while all admins are locked', async () => {
  const { db } = product.services;
  await db.transaction(async (tx) => {
    await lockAdmins(tx);
    await insertAudit(db, { userId: product.ids.admin, feature: 'users', action: 'endSessions' });
  });
});

onPostgresql('the link of an address waits for the lock of its account before it is used up', async () => {
  const { services } = product;
  const { id: userId } = await createPerson(product);
  const sessionId = sessionIdOf(await openSession(product, userId));
  const token = 'the token of a link';
  const expiresAt = new Date('2100-01-01');
  const given = { userId, tokenHash: hashToken(token), codeHash: '', askedIn: sessionId, expiresAt };
  await replaceVerification(services.db, given);
  const request = { headers: {}, ip: '127.0.0.1' };
  const { verifying } = await services.db.transaction(async (tx) => {
    await holdAccount(tx, userId);
    const caller = { id: userId, sessionId };
    const verifying = verifyByLink({ ...services, request, caller }, { token });
    while (!(await waiting()));
    await tx.delete(emailVerifications).where(eq(emailVerifications.userId, userId));
    return { verifying };
  });
  expect(await verifying).toBe('no');
});
