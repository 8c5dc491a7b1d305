import { api } from '@hanca/common/contract/index.ts';
import type { Overview } from '@hanca/common/contract/overview.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const NOTHING: Overview = {
  ...{
    conversations: 0,
    unread: 0,
    saved: 0,
    savedNews: 0,
    alerts: 0,
    notifications: 0,
    coupons: 0,
    listings: 0,
    posts: 0,
    golfJoins: 0,
    decisions: 0,
  },
};
const read = async (as: Role) => (await product.call(api.overview.read, { as })).json<Overview>();

test('everybody has their own numbers, and who has nothing yet none', async () => {
  const { ids, services } = product;
  const { db } = services;
  expect([await read('member'), await read('other')]).toEqual([NOTHING, NOTHING]);

  const home = await storedRealty(product);
  await storedRealty(product, { visible: false });
  const body = { text: '보러 가도 될까요?' };
  await product.call(api.conversations.open, { as: 'other', params: { id: home }, body });
  await product.call(api.saved.add, { as: 'other', params: { id: home } });
  const alert = { topic: 'realties' as const, criteria: {}, channels: ['email'], mode: 'daily' as const };
  await product.call(api.alerts.create, { as: 'other', body: alert });
  // One that can be used, one that was, one whose time is over.
  const store = storing(db, ids);
  await store.businesses({ id: 3 });
  await store.coupons({ id: 11 }, { id: 12 }, { id: 13, endAt: new Date() });
  const userId = ids.other;
  const usedAt = new Date();
  await store.claims({ couponId: 11, userId }, { couponId: 12, userId, usedAt }, { couponId: 13, userId });

  expect(await read('member')).toEqual({ ...NOTHING, conversations: 1, unread: 1, listings: 2, posts: 0 });
  const theirs = { ...NOTHING, conversations: 1, saved: 1, alerts: 1, coupons: 1 };
  expect(await read('other')).toEqual(theirs);

  await db.update(realties).set({ visible: false });
  expect(await read('other')).toEqual({ ...theirs, saved: 0, savedNews: 1 });
});
