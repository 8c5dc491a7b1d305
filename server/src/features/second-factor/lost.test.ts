import { api } from '@hanca/common/contract/index.ts';
import { and, desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { audits } from '../../db/schema/audits.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';
import { createMember, enterPassword } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { removeFactors } from './remove-factors.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ staffSecondFactor: true });
});
afterAll(() => product.close());

const addPasskey = (userId: number) =>
  product.services.db.insert(passkeys).values({
    ...{ id: `key of ${userId}`, userId, name: '휴대폰', publicKey: new Uint8Array([1]) },
    ...{ counter: 0, backedUp: false },
  });

/** Somebody with an app and a passkey. */
const person = async () => {
  const made = await createMember(product);
  await setUpApp(product, made.token);
  await addPasskey(made.id);
  return made;
};

const factorsOf = async (id: number) =>
  (await product.call(api.users.get, { as: 'admin', params: { id } })).json().secondFactor;
const remove = (id: number, as: 'admin' | 'member' = 'admin') =>
  product.call(api.users.removeSecondFactor, { as, params: { id } });
const trailOf = (id: number) =>
  product.services.db
    .select()
    .from(audits)
    .where(and(eq(audits.feature, 'users'), eq(audits.recordId, id)))
    .orderBy(desc(audits.id));

test('staff remove that of somebody else, which is in the trail and mailed', async () => {
  const { id, email } = await person();
  expect(await factorsOf(id)).toBe('인증 앱, 패스키 1개');
  expect((await remove(id)).statusCode).toBe(204);
  expect(await factorsOf(id)).toBe('');
  expect((await enterPassword(product, email)).statusCode).toBe(201);
  expect((await queuedFor(product, email)).at(-1)?.subject).toContain('관리자가 2단계 인증을 지웠어요');
  expect((await trailOf(id))[0]).toMatchObject({
    userId: product.ids.admin,
    action: 'removeSecondFactor',
    before: { secondFactor: '인증 앱, 패스키 1개' },
    after: { secondFactor: '' },
  });
});

test('staff who have not proved for ten minutes that they are themselves remove none', async () => {
  const { id } = await person();
  const own = eq(sessions.userId, product.ids.admin);
  const { db } = product.services;
  await db.update(sessions).set({ authenticatedAt: sql`now() - interval '11 minutes'` }).where(own);
  const refused = await remove(id);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthenticate']);
  await db.update(sessions).set({ authenticatedAt: sql`now()` }).where(own);
  expect(await factorsOf(id)).toBe('인증 앱, 패스키 1개');
});

test('an account that has no other way in keeps its passkeys', async () => {
  const { id } = await person();
  await product.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  expect((await remove(id)).statusCode).toBe(409);
  expect(await factorsOf(id)).toBe('인증 앱, 패스키 1개');
  expect(await trailOf(id)).toEqual([]);
});

test('nobody removes their own by this way, and no member anything', async () => {
  const { admin } = product.ids;
  await addPasskey(admin);
  expect((await remove(admin)).statusCode).toBe(409);
  expect((await remove(admin, 'member')).statusCode).toBe(403);
});

test('passkeys that are the only way in stay, and an app alone is none', async () => {
  const { db, config } = product.services;
  const { id } = await person();
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
  const removal = db.transaction((tx) => removeFactors(tx, config, id));
  await expect(removal).rejects.toMatchObject({ code: 'conflict' });
  await db.delete(passkeys).where(eq(passkeys.userId, id));
  expect(await db.transaction((tx) => removeFactors(tx, config, id))).toEqual({ apps: 1, keys: 0 });
});
