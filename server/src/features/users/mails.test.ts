import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { failingAddresses } from '../../db/schema/failing-addresses.ts';
import { users } from '../../db/schema/users.ts';
import { isFailing, noteRefused } from '../../mail/failing.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
let params: { id: number };
let address = '';
beforeAll(async () => {
  product = await startProduct();
  params = { id: product.ids.member };
  const [row] = await product.services.db.select().from(users).where(eq(users.id, params.id));
  address = row?.email ?? '';
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(failingAddresses);
  await product.services.db.delete(audits);
});

const state = async (id = params.id) =>
  (await product.call(api.users.mails, { as: 'admin', params: { id } })).json();

test('staff see how often mails to a member were refused, and let them be tried again', async () => {
  const { db } = product.services;
  expect(await state()).toEqual({ failures: 0, since: { time: '0' }, failing: false });
  for (const _ of [1, 2]) await noteRefused(db, address);
  expect(await state()).toMatchObject({ failures: 2, failing: false });
  await noteRefused(db, address);
  expect(await state()).toMatchObject({ failures: 3, failing: true });
  expect(await state(product.ids.other)).toMatchObject({ failures: 0, failing: false });

  expect((await product.call(api.users.mailAgain, { as: 'admin', params })).statusCode).toBe(204);
  expect(await state()).toMatchObject({ failures: 0, failing: false });
  expect(await isFailing(db, address)).toBe(false);
  const query = { feature: 'users', recordId: params.id };
  const trail = (await product.call(api.audits.list, { as: 'admin', query })).json();
  expect(trail).toMatchObject([{ action: 'mailAgain', before: { failures: 3 }, after: { failures: 0 } }]);
  expect(JSON.stringify(trail)).not.toContain(address);
  expect(product.logged.join('')).not.toContain(address);
});

test('what was refused more than a month ago counts no more', async () => {
  const { db } = product.services;
  for (const _ of [1, 2, 3]) await noteRefused(db, address);
  await db.update(failingAddresses).set({ since: sql`now() - interval '40 days'` });
  expect(await state()).toMatchObject({ failures: 0, failing: false });
});

test('it is for staff alone, of members that there are', async () => {
  for (const verb of ['mails', 'mailAgain'] as const) {
    expect((await product.call(api.users[verb], { params })).statusCode).toBe(401);
    expect((await product.call(api.users[verb], { as: 'member', params })).statusCode).toBe(403);
    const nobody = { as: 'admin', params: { id: 999_999 } } as const;
    expect((await product.call(api.users[verb], nobody)).statusCode).toBe(404);
  }
});
