import { api } from '@hanca/common/contract/index.ts';
import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const isTold = async () => (await product.call(api.account.me, { as: 'member' })).json().newTerms;
const knowTerms = (version: string) =>
  product.call(api.account.knowTerms, { as: 'member', body: { version } });

test('a sign-up stores with the consent to which version of the terms it was', async () => {
  const email = 'consents@example.net';
  const body = { email, password: 'maple-syrup-9-pancakes', name: '동의', agree: true };
  expect((await product.call(api.account.signup, { body })).statusCode).toBe(201);
  const [row] = await product.services.db.select().from(users).where(eq(users.email, email));
  expect([row?.termsVersion, row?.agreedAt]).toEqual([TERMS_VERSION, expect.any(Date)]);
});

test('who agreed to an earlier version is told until they say that they know; who never had to agree is not', async () => {
  const { db } = product.services;
  const member = eq(users.id, product.ids.member);
  expect(await isTold()).toBe(false);
  for (const termsVersion of [null, '2020-01-01']) {
    await db.update(users).set({ agreedAt: new Date(), termsVersion }).where(member);
    expect(await isTold()).toBe(true);
  }
  expect((await knowTerms('2020-01-01')).statusCode).toBe(400);
  expect(await isTold()).toBe(true);
  expect((await knowTerms(TERMS_VERSION)).statusCode).toBe(204);
  expect(await isTold()).toBe(false);
});
