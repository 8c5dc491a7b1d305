import { api } from '@hanca/common/contract/index.ts';
import { ENDED, ISSUING, WAITING } from '@hanca/common/coupons.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { coupons } from '../db/schema/coupons.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { couponClock } from './coupon-clock.ts';

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

/** Sets when the coupon begins and ends, in minutes from now, as the passing of time would. */
const set = async (starts: number, ends: number) => {
  await product.services.db
    .update(coupons)
    .set({ startAt: moment(starts), endAt: moment(ends) })
    .where(eq(coupons.id, id));
};

/** Where the coupon stands by what a visitor is told: kept since it was last told, unless a change was announced. */
const told = async (): Promise<number> => {
  const [coupon] = (await product.call(api.coupons.list)).json<{ status: number }[]>();
  return coupon?.status ?? -1;
};

beforeEach(() => product.services.changes.announce(['coupons']));

test('a coupon that began or ended since the last run is told anew', async () => {
  const { run } = couponClock();
  await set(600, 900);
  expect(await told()).toBe(WAITING);
  await run(product.services);

  await set(-0.5, 900);
  await run(product.services);
  expect(await told()).toBe(ISSUING);

  await set(-600, -0.5);
  await run(product.services);
  expect(await told()).toBe(ENDED);
});

test('nothing is announced while no coupon begins or ends', async () => {
  const { run } = couponClock();
  const announce = vi.spyOn(product.services.changes, 'announce');
  await set(-600, 900);
  await run(product.services);
  await run(product.services);
  expect(announce).not.toHaveBeenCalled();
});

test('a first run looks back over the time in which another process may have stopped', async () => {
  await set(600, 900);
  expect(await told()).toBe(WAITING);
  await set(-30, 900);
  await couponClock().run(product.services);
  expect(await told()).toBe(ISSUING);
});

test('a run that failed is made up for by the next', async () => {
  const { run } = couponClock();
  await set(600, 900);
  expect(await told()).toBe(WAITING);
  await run(product.services);
  await set(-0.5, 900);
  const { db, changes } = product.services;
  const broken = { ...changes, announce: () => Promise.reject(new Error('gone')) };
  await expect(run({ ...product.services, db, changes: broken })).rejects.toThrow('gone');
  await run(product.services);
  expect(await told()).toBe(ISSUING);
});
