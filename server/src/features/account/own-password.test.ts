import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';
import type { Caller } from '../../http/access.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createPerson, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { requireOwner } from './own-password.ts';
import { findProofs } from './queries.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** Somebody who signed in eleven minutes ago. */
const signedIn = async () => {
  const { db } = product.services;
  const person = await createPerson(product);
  const token = await openSession(product, person.id);
  const earlier = { authenticatedAt: sql`now() - interval '11 minutes'` };
  const [session] = await db.update(sessions).set(earlier).where(eq(sessions.userId, person.id)).returning();
  const caller: Caller = {
    ...person,
    roles: [],
    verifiedAt: null,
    verified: false,
    level: 0,
    secondFactorDueAt: null,
    deleteAt: null,
    suspendedUntil: null,
    suspendedReason: null,
    sessionId: session?.id ?? '',
  };
  const prove = (password: string) =>
    product.inject({
      method: 'POST',
      url: api.account.reauthenticate.path,
      headers: { authorization: `Bearer ${token}` },
      payload: { password },
    });
  const require = (password?: string) => requireOwner({ db, caller, request: { ip: '127.0.0.1' } }, password);
  return { prove, require };
};

test('what cannot be undone needs a proof of the last ten minutes', async () => {
  const { prove, require } = await signedIn();
  await expect(require()).rejects.toMatchObject({ code: 'reauthenticate' });
  expect((await prove('틀린 비밀번호예요')).json().errors).toEqual([
    { path: 'password', code: 'password.wrong', message: '비밀번호가 맞지 않아요.' },
  ]);
  await expect(require()).rejects.toMatchObject({ code: 'reauthenticate' });
  expect((await prove(PASSWORD)).statusCode).toBe(204);
  await require();
});

test('a session of before, of which nobody knows when it began, has none', async () => {
  const { require } = await signedIn();
  await product.services.db.update(sessions).set({ authenticatedAt: null });
  await expect(require()).rejects.toMatchObject({ code: 'reauthenticate' });
});

test('the password with the call is one, and five wrong ones stop the right one', async () => {
  const { prove, require } = await signedIn();
  await require(PASSWORD);
  await require();
  for (let n = 0; n < 5; n += 1) expect((await prove('틀린 비밀번호예요')).statusCode).toBe(400);
  const stopped = await prove(PASSWORD);
  expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 800]).toEqual([429, true]);
});

test('who asks learns by what they can prove it', async () => {
  const { db } = product.services;
  const { id } = await createPerson(product);
  expect(await findProofs(db, id)).toEqual({ hasPassword: true, hasPasskey: false });
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  const row = { userId: id, name: '패스키', publicKey: new Uint8Array([1]), counter: 0, backedUp: false };
  await db.insert(passkeys).values({ ...row, id: 'made' });
  expect(await findProofs(db, id)).toEqual({ hasPassword: false, hasPasskey: true });
});
