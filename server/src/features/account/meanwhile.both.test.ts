import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { findAccountsByEmail, refreshPasswordHash, replacePasswordHash } from './queries.ts';
import { startSession } from './sessions.ts';

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
    await expect(startSession(services, http, account, by)).rejects.toMatchObject({ code: 'credentials' });
  }
  expect(await sessionsOf(account.id)).toEqual([]);
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
