import { api } from '@hanca/common/contract/index.ts';
import { FLYER, WEBZINE } from '@hanca/common/post-types.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { dayAt, zoneOf } from '@hanca/common/zones.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coupons } from '../../db/schema/coupons.ts';
import { posts } from '../../db/schema/posts.ts';
import { reports } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { countListings, countSignups, lastDays } from './queries.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const ago = (days: number) => sql`now() - ${sql.raw(`interval '${days} days'`)}`;
const today = async () => (await product.call(api.stats.today, { as: 'admin' })).json();

test('what waits for a decision is counted, what is settled is not', async () => {
  const { db } = product.services;
  const realtyId = await storedRealty(product, { userId: product.ids.member });
  await db.insert(reports).values([
    { realtyId, userId: product.ids.other, reason: 'scam' },
    { realtyId, userId: product.ids.admin, reason: 'scam', status: 1 },
  ]);
  expect(await today()).toMatchObject({ waiting: 1 });
});

test('of the coupons those being issued that end within a week are counted', async () => {
  const { db } = product.services;
  const shop = { title: '한아름마트', regionId: 'CA59' };
  const { id: bizId } = (await product.call(api.businesses.create, { as: 'admin', body: shop })).json();
  const common = { regionId: 'CA59', bizId, type: 1, discount: 5, content: '쿠폰' };
  const coupon = (code: string, change: object = {}) => ({
    ...common,
    title: code,
    code,
    totalQuantity: 10,
    isActive: true,
    startAt: ago(1),
    endAt: ago(-6),
    ...change,
  });
  await db
    .insert(coupons)
    .values([
      coupon('ending'),
      coupon('later', { endAt: ago(-8) }),
      coupon('over', { endAt: ago(0.1) }),
      coupon('waiting', { startAt: ago(-1) }),
      coupon('stopped', { isActive: false }),
      coupon('used-up', { issuedQuantity: 10 }),
      coupon('none-made', { totalQuantity: 0 }),
    ]);
  expect(await today()).toMatchObject({ couponsEnding: 1 });
});

test('published flyers of more than six days, and those that end today, are counted', async () => {
  const { db } = product.services;
  const create = async (change: object, days: number) => {
    const { id } = (
      await product.call(api.posts.create, { as: 'admin', body: postForm({ postType: FLYER, ...change }) })
    ).json();
    await db
      .update(posts)
      .set({ createdAt: ago(days) })
      .where(eq(posts.id, id));
  };
  await create({}, 6.1);
  await create({}, 5.9);
  await create({ status: HIDDEN }, 9);
  await create({ postType: WEBZINE }, 9);
  expect(await today()).toMatchObject({ flyersEnding: 1 });
  const validTo = (days: number) => dayAt(Date.now() + days * 24 * 3600_000, zoneOf('CA59'));
  await create({ validTo: validTo(0) }, 9);
  await create({ validTo: validTo(2) }, 9);
  await create({ validTo: validTo(-1) }, 9);
  expect(await today()).toMatchObject({ flyersEnding: 2 });
});

test('thirty days in their order, today last, each with its sign-ups and listings', async () => {
  const { signups, listings } = await today();
  for (const days of [signups, listings]) {
    expect(days.map(({ day }: { day: string }) => day)).toEqual(lastDays(new Date()));
  }
  // The three people of every test product and the first admin; the listing of the first test.
  expect(signups.at(-1).count).toBe(4);
  expect(listings.at(-1).count).toBe(1);
  expect(signups.slice(0, -1).every(({ count }: { count: number }) => count === 0)).toBe(true);
});

test('a day is one of the time zone of the site', async () => {
  const { db } = product.services;
  const at = new Date('2025-03-02T07:59:00Z');
  await storedRealty(product, { userId: product.ids.member, createdAt: at });
  await storedRealty(product, { userId: product.ids.member, createdAt: new Date(at.getTime() + 60_000) });
  const counts = await countListings(db, new Date('2025-03-05T20:00:00Z'));
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { day: '2025-03-01', count: 1 },
    { day: '2025-03-02', count: 1 },
  ]);
});

test('the first of the thirty days counts from its midnight', async () => {
  const { db } = product.services;
  const now = new Date('2025-06-30T20:00:00Z');
  const first = new Date('2025-06-01T07:00:00Z');
  const [person] = await db
    .insert(users)
    .values({ email: 'early@example.org', name: '첫날', createdAt: first })
    .returning({ id: users.id });
  expect((await countSignups(db, now))[0]).toEqual({ day: '2025-06-01', count: 1 });
  await db
    .update(users)
    .set({ createdAt: new Date(first.getTime() - 1) })
    .where(eq(users.id, person?.id ?? 0));
  expect((await countSignups(db, now))[0]).toEqual({ day: '2025-06-01', count: 0 });
});

test.each([
  ['an hour is doubled', '2024-11-05T07:30:00Z', '2024-11-04'],
  ['an hour is skipped', '2024-03-11T07:30:00Z', '2024-03-11'],
  ['nothing happens', '2024-07-31T06:59:00Z', '2024-07-30'],
])('every day is there once when %s', (_, now, last) => {
  const days = lastDays(new Date(now));
  expect(days.at(-1)).toBe(last);
  expect(new Set(days).size).toBe(30);
  expect(days).toEqual(days.toSorted());
  const span = Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '');
  expect(span).toBe(29 * 24 * 3600_000);
});

test('the numbers are for staff', async () => {
  expect((await product.call(api.stats.today)).statusCode).toBe(401);
  expect((await product.call(api.stats.today, { as: 'member' })).statusCode).toBe(403);
});
