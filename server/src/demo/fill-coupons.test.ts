import type { Coupon } from '@hanca/common/contract/coupons.ts';
import type { Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import { COUPON_STATES } from '@hanca/common/coupons.ts';
import { count, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claims } from '../db/schema/coupons.ts';
import { users } from '../db/schema/users.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';
import { demoMembers, demoPosts } from './content.ts';
import { demoCoupons } from './coupons/coupons.ts';
import { fillCoupons } from './fill-coupons.ts';
import { fillFrontPage } from './fill-front-page.ts';
import { demoHeadlines } from './headlines.ts';
import { demoNotices } from './notices.ts';

const DAY_MS = 24 * 3600_000;

let product: TestProduct;

beforeAll(async () => {
  product = await startProduct();
  const { db } = product.services;
  const members = await db
    .insert(users)
    .values(demoMembers.map(({ name, email }) => ({ name, email })))
    .returning({ id: users.id });
  const wanted = new Set(demoHeadlines.flatMap(({ posts }) => posts));
  const ids = new Map<string, number>();
  for (const { key, title } of demoPosts.filter((post) => wanted.has(post.key))) {
    const made = await product.call(api.posts.create, { as: 'admin', body: postForm({ title }) });
    ids.set(key, made.json().id);
  }
  const now = Date.now();
  const before = (days: number) => new Date(now - days * DAY_MS);
  await db.transaction(async (tx) => {
    await fillCoupons(tx, {
      members: members.map(({ id }) => id),
      businessPictures: [],
      couponPictures: [],
      before,
    });
    await fillFrontPage(tx, { posts: ids, before });
  });
});
afterAll(() => product.close());

test('there are coupons in every state; visitors see all but the stopped one', async () => {
  const query = { limit: 100 };
  const all = (await product.call(api.coupons.list, { as: 'admin', query })).json<Coupon[]>();
  expect(all).toHaveLength(demoCoupons.length);
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(COUPON_STATES.map(({ value }) => value)));
  const seen = (await product.call(api.coupons.list, { query })).json<Coupon[]>();
  expect(seen).toHaveLength(demoCoupons.filter(({ stopped }) => !stopped).length);
});

test('as many are issued as members have, and used after they were claimed', async () => {
  const { db } = product.services;
  const issued = demoCoupons.reduce((sum, { claimed }) => sum + claimed, 0);
  const used = demoCoupons.reduce((sum, coupon) => sum + coupon.used, 0);
  const rows = await db.select().from(claims);
  expect(rows).toHaveLength(issued);
  const [stamped] = await db.select({ n: count() }).from(claims).where(isNotNull(claims.usedAt));
  expect(stamped?.n).toBe(used);
  for (const { claimedAt, usedAt } of rows) {
    expect(claimedAt.getTime()).toBeLessThan(Date.now());
    if (usedAt) expect(usedAt.getTime()).toBeGreaterThan(claimedAt.getTime());
  }
  expect(new Set(rows.map(({ couponId, userId }) => `${couponId} ${userId}`)).size).toBe(rows.length);
});

test('staff have put posts first, for the country and for regions', async () => {
  const country = (await product.call(api.headlines.list)).json<Headline[]>();
  expect(country.length).toBeGreaterThanOrEqual(5);
  expect(country.every(({ postHeader }) => postHeader !== null)).toBe(true);
  const region = await product.call(api.headlines.list, { query: { regionId: 'CA59', exact: true } });
  expect(region.json()).toHaveLength(3);
});

test('the newest notice is pinned', async () => {
  const pinned = await product.call(api.notices.list, { query: { pinned: true } });
  expect(pinned.json()).toMatchObject([{ title: demoNotices.at(-1)?.title }]);
  expect((await product.call(api.notices.count)).json()).toBe(demoNotices.length);
});
