import { api } from '@hanca/common/contract/index.ts';
import { ENDED, ISSUING, WAITING } from '@hanca/common/coupons.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { coupons } from '../../db/schema/coupons.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { couponClock } from './jobs.ts';

let product: TestProduct;
let id: number;
beforeAll(async () => {
  product = await startProduct();
  const shop = { title: '한아름마트', regionId: 'CA59' };
  const { id: bizId } = (await product.call(api.businesses.create, { as: 'admin', body: shop })).json();
  const body = {
    title: '김치 할인',
    regionId: 'CA59',
    bizId,
    code: 'KIMCHI-10',
    type: 1,
    discount: 5,
    totalQuantity: 10,
    content: '배추김치를 살 때 써요.',
    startDate: 1,
    endDate: 2,
    isActive: true,
  };
  id = (await product.call(api.coupons.create, { as: 'admin', body })).json().id;
});
afterAll(() => product.close());

const moment = (minutes: number) => sql`now() + ${sql.raw(`interval '${minutes} minutes'`)}`;

/** Sets when the coupon begins and ends, in minutes from now, as the passing of time would: without an announcement. */
const set = (starts: number, ends: number) =>
  product.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx
      .update(coupons)
      .set({ startAt: moment(starts), endAt: moment(ends) })
      .where(eq(coupons.id, id));
  });

/** The coupon's state as a visitor reads it: from cached answers, unless a change was announced. */
const shownState = async (): Promise<number> => {
  await product.services.changes.caughtUp();
  const [coupon] = (await product.call(api.coupons.list)).json<{ status: number }[]>();
  return coupon?.status ?? -1;
};

beforeEach(() => product.services.cache.versions.raiseAll());

test('a coupon that began or ended since the last run is announced', async () => {
  const { run } = couponClock();
  await set(600, 900);
  expect(await shownState()).toBe(WAITING);
  await run(product.services);

  await set(-0.5, 900);
  await run(product.services);
  expect(await shownState()).toBe(ISSUING);

  await set(-600, -0.5);
  await run(product.services);
  expect(await shownState()).toBe(ENDED);
});

test('nothing is announced while no coupon begins or ends', async () => {
  const { run } = couponClock();
  await set(-600, 900);
  const { moment } = product.services.cache.versions;
  await run(product.services);
  await run(product.services);
  await product.services.changes.caughtUp();
  expect(product.services.cache.versions.moment).toBe(moment);
});

test('a first run looks back over the time in which another process may have stopped', async () => {
  await set(600, 900);
  expect(await shownState()).toBe(WAITING);
  await set(-30, 900);
  await couponClock().run(product.services);
  expect(await shownState()).toBe(ISSUING);
});

test('a run that failed is made up for by the next', async () => {
  const { run } = couponClock();
  await set(600, 900);
  expect(await shownState()).toBe(WAITING);
  await run(product.services);
  await set(-0.5, 900);
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE coupons RENAME TO away');
  const failed = await run(product.services).then(
    () => false,
    () => true,
  );
  await pool.query('ALTER TABLE away RENAME TO coupons');
  expect(failed).toBe(true);
  await run(product.services);
  expect(await shownState()).toBe(ISSUING);
});
