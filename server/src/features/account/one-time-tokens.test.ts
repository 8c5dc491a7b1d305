import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneTimeTokens } from '../../db/schema/account.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { dropOldOnce, dropOnce, issueOnce, type OneTime, takeOnce } from './one-time-tokens.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const LINK: OneTime<{ email: string }> = { kind: 'link', lastsMs: 60_000 };
const OTHER: OneTime<{ email: string }> = { kind: 'other', lastsMs: 60_000 };
const data = { email: 'a@example.org' };
const issue = () => issueOnce(product.services.db, LINK, { userId: product.ids.member, data });

test('a token gives what was stored with it once, however many use it at the same time', async () => {
  const { db } = product.services;
  const token = await issue();
  expect(await takeOnce(db, OTHER, token)).toBeNull();
  const taken = await Promise.all([1, 2, 3].map(() => takeOnce(db, LINK, token)));
  expect(taken.filter(Boolean)).toEqual([{ userId: product.ids.member, data, issuedAt: expect.any(Date) }]);
});

test('what is over, or was dropped for a newer one, is no good', async () => {
  const { db } = product.services;
  const dropped = await issue();
  await dropOnce(db, LINK, product.ids.member);
  expect(await takeOnce(db, LINK, dropped)).toBeNull();
  const late = await issue();
  await db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect(await takeOnce(db, LINK, late)).toBeNull();
  expect(await db.select().from(oneTimeTokens)).toHaveLength(1);
  await dropOldOnce(db);
  expect(await db.select().from(oneTimeTokens)).toEqual([]);
});

test('the token itself is not stored', async () => {
  const token = await issue();
  expect(JSON.stringify(await product.services.db.select().from(oneTimeTokens))).not.toContain(token);
});
