import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversations, messages } from '../../db/schema/conversations.ts';
import { listers } from '../../db/schema/listers.ts';
import { users } from '../../db/schema/users.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { listerFacts } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const run = async () => {
  await listerFacts.run(product.services);
  await product.services.changes.caughtUp();
};

/** Somebody writes about a home, and its lister answers after some minutes, or not at all. */
const written = async (realtyId: number, listerId: number, answeredAfter: number | null, daysAgo = 10) => {
  const { db } = product.services;
  const { id: askerId } = await createMember(product);
  const [row] = await db.insert(conversations).values({ realtyId, listerId, askerId }).returning();
  const conversationId = row?.id ?? 0;
  const asked = sql`now() - ${daysAgo} * interval '1 day'`;
  const message = (fromUserId: number, toUserId: number, minutes: number) => ({
    ...{ conversationId, realtyId, fromUserId, toUserId, text: '글' },
    createdAt: sql`${asked} + ${minutes} * interval '1 minute'`,
  });
  await db.insert(messages).values(message(askerId, listerId, 0));
  if (answeredAfter !== null) {
    await db.insert(messages).values(message(listerId, askerId, answeredAfter));
    // What is written later changes nothing.
    await db.insert(messages).values(message(listerId, askerId, answeredAfter + 6000));
  }
};

test('what everybody reads of a lister: usual answers, homes that are done, and the verified address', async () => {
  const { db } = product.services;
  const lister = await createMember(product);
  const id = await storedRealty(product, { userId: lister.id });
  const facts = async () =>
    (await product.call(api.realties.get, { params: { id } })).json<RealtyDetail>().lister;
  const since = new Date();
  const month = Date.UTC(since.getUTCFullYear(), since.getUTCMonth(), 1, 12);
  const known = { since: { time: String(month) }, answersWithin: null, done: 0, verified: true };
  expect(await facts()).toEqual(known);

  await storedRealty(product, { userId: lister.id, status: 1 });
  await storedRealty(product, { userId: lister.id, status: 1, visible: false, hiddenReason: '없는 집' });
  for (const minutes of [5, 20, 100, 300]) await written(id, lister.id, minutes);
  await run();
  // Four answers are too few.
  expect(await facts()).toEqual({ ...known, done: 1 });
  await written(id, lister.id, 7000);
  await written(id, lister.id, 1, 800);
  await written(id, lister.id, null, 1);
  await run();
  expect(await facts()).toEqual({ ...known, done: 1, answersWithin: 120 });

  // Half of those who wrote have had no answer.
  for (let n = 0; n < 6; n += 1) await written(id, lister.id, null);
  await run();
  expect(await facts()).toEqual({ ...known, done: 1 });
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, lister.id));
  await product.services.changes.caughtUp();
  expect((await facts()).verified).toBe(false);
});

test('the other side of a conversation reads the same, the lister nothing of who writes', async () => {
  const { db } = product.services;
  const realtyId = await storedRealty(product);
  await db
    .insert(listers)
    .values({ id: product.ids.member, answersWithin: 60, done: 2 })
    .onConflictDoUpdate({ target: listers.id, set: { answersWithin: 60, done: 2 } });
  const given = { as: 'other', params: { id: realtyId }, body: { text: '안녕하세요' } } as const;
  const { conversationId: id } = (await product.call(api.conversations.open, given)).json();
  const read = async (as: 'member' | 'other') =>
    (await product.call(api.conversations.one, { as, params: { id } })).json<Conversation>().lister;
  expect(await read('other')).toMatchObject({ answersWithin: 60, done: 2, verified: true });
  expect(await read('member')).toBeNull();
});
