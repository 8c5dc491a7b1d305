import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { listingExpiry } from './jobs.ts';

const DAY_MS = 24 * 3600_000;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(attempts);
});

const get = (id: number, as: Role) => product.call(api.realties.get, { as, params: { id } });
const hide = async (id: number, reason: string) =>
  (await product.call(api.realties.hide, { as: 'admin', body: { id, reason } })).json<RealtyDetail>();
const renew = (id: number, as: Role = 'member') => product.call(api.realties.renew, { as, params: { id } });
const count = async (as: Role, query: object = {}) =>
  (await product.call(api.realties.count, { as, query: { ...query } })).json<number>();
const listed = async (as: Role, query: object = {}) =>
  (await product.call(api.realties.list, { as, query: { ...query } })).json<RealtyDetail[]>().length;
const pins = async (as: Role, query: object = {}) =>
  (await product.call(api.realties.map, { as, query: { bbox: '-124,49,-122,50', zoom: 10, ...query } })).json<
    []
  >().length;

/** Makes a listing's time be over, as the job finds it. */
const expire = async (id: number) => {
  await product.services.db
    .update(realties)
    .set({ expiresAt: sql`now() - interval '1 minute'`, expiryTold: true })
    .where(eq(realties.id, id));
  await listingExpiry.run(product.services);
};

describe('a listing that staff hid', () => {
  test('is seen by its owner and staff alone, with the reason', async () => {
    const { id } = await createRealty(product);
    expect((await get(id, 'nobody')).statusCode).toBe(200);
    expect(await hide(id, '사진이 다른 집이에요')).toMatchObject({
      visible: false,
      hiddenReason: '사진이 다른 집이에요',
    });
    for (const as of ['nobody', 'other'] as const) {
      expect((await get(id, as)).statusCode).toBe(404);
      expect([await listed(as), await count(as), await pins(as)]).toEqual([0, 0, 0]);
      const own = { userId: product.ids.member };
      expect([await listed(as, own), await count(as, own), await pins(as, own)]).toEqual([0, 0, 0]);
      expect(await count(as, { hidden: true })).toBe(0);
    }
    for (const as of ['member', 'admin'] as const) {
      expect((await get(id, as)).json()).toMatchObject({
        visible: false,
        hiddenReason: '사진이 다른 집이에요',
      });
    }
    const own = { userId: product.ids.member };
    expect([await count('member'), await count('member', own), await listed('member', own)]).toEqual([
      0, 1, 1,
    ]);
    expect([await count('admin'), await listed('admin'), await pins('admin')]).toEqual([1, 1, 1]);
    expect([await count('admin', { hidden: true }), await count('admin', { hidden: false })]).toEqual([1, 0]);
  });

  test.each(['id', 'price', 'title'] as const)(
    'is found by staff by its words and facts, by %s',
    async (sort) => {
      const { id } = await createRealty(product, { title: '온수풀 있는 콘도', price: 3210 });
      await hide(id, '확인 중');
      const found = async (as: Role, query: object) =>
        (await product.call(api.realties.list, { as, query: { ...query, sort } }))
          .json<{ id: number }[]>()
          .map((one) => one.id);
      for (const query of [{ keyword: '온수풀' }, { reType: 2, priceMin: 3210, priceMax: 3210 }]) {
        expect(await found('admin', query)).toContain(id);
        expect(await found('admin', { ...query, hidden: 'false' })).not.toContain(id);
        // Order by title is for staff.
        if (sort !== 'title') expect(await found('nobody', query)).not.toContain(id);
      }
    },
  );

  test('stays hidden whatever its owner does, until staff show it again', async () => {
    const { id } = await createRealty(product);
    await hide(id, '신고가 많아요');
    await product.call(api.realties.update, { as: 'member', body: { id, title: '고쳤어요' } });
    await product.call(api.realties.status, { as: 'member', body: { id, status: 1 } });
    expect((await renew(id)).json()).toMatchObject({ visible: false });
    expect((await get(id, 'nobody')).statusCode).toBe(404);
    expect(await hide(id, ' ')).toMatchObject({ visible: true, hiddenReason: null });
    expect((await get(id, 'nobody')).json()).toMatchObject({ title: '고쳤어요', hiddenReason: null });
  });
});

describe('a listing whose time is over', () => {
  test('is shown for another 60 days when its owner renews it', async () => {
    const { id, updatedDate } = await createRealty(product);
    await expire(id);
    expect((await get(id, 'other')).statusCode).toBe(404);
    expect((await renew(id, 'other')).statusCode).toBe(404);
    expect((await get(id, 'member')).json()).toMatchObject({ visible: false, hiddenReason: null });
    const renewed = (await renew(id)).json<RealtyDetail>();
    expect(renewed).toMatchObject({ visible: true, updatedDate });
    expect((Number(renewed.expiresDate?.time) - Date.now()) / DAY_MS).toBeCloseTo(60, 1);
    expect((await get(id, 'other')).statusCode).toBe(200);
    const [row] = await product.services.db.select().from(realties).where(eq(realties.id, id));
    expect(row?.expiryTold).toBe(false);
  });

  test('is not shown again by a change alone, nor by staff who hid it before', async () => {
    const { id } = await createRealty(product);
    await hide(id, '확인 중');
    await expire(id);
    expect(await hide(id, '')).toMatchObject({ visible: false, hiddenReason: null });
    await product.call(api.realties.update, { as: 'member', body: { id, title: '고쳤어요' } });
    expect((await get(id, 'nobody')).statusCode).toBe(404);
    expect((await renew(id, 'admin')).json()).toMatchObject({ visible: true });
  });
});

test('a listing of a suspended owner is not shown by what staff do to it', async () => {
  const { id } = await createRealty(product, {}, 'other');
  const suspend = (suspended: boolean) =>
    product.services.db.update(users).set({ suspended }).where(eq(users.id, product.ids.other));
  await suspend(true);
  expect((await renew(id, 'admin')).json()).toMatchObject({ visible: false });
  expect((await get(id, 'nobody')).statusCode).toBe(404);
  await suspend(false);
  expect((await renew(id, 'admin')).json()).toMatchObject({ visible: true });
});

test('expiry, views and reason are told to owner and staff alone', async () => {
  const { id } = await createRealty(product);
  for (const as of ['nobody', 'other'] as const) {
    expect((await get(id, as)).json()).toMatchObject({
      expiresDate: null,
      viewCount: null,
      hiddenReason: null,
    });
  }
  for (const as of ['member', 'admin'] as const) {
    expect((await get(id, as)).json()).toMatchObject({
      expiresDate: { time: expect.any(String) },
      viewCount: 0,
    });
  }
});

test('cards are given by their ids, in that order, of what everybody sees and as everybody sees it', async () => {
  const first = await storedRealty(product);
  const second = await storedRealty(product);
  const hidden = await storedRealty(product, { visible: false });
  const cards = async (as: Role | null = null) => {
    const query = { ids: `${second},999999,${hidden},${first},${second}` };
    return (await product.call(api.realties.cards, { ...(as ? { as } : {}), query })).json<RealtySummary[]>();
  };
  expect((await cards()).map(({ id }) => id)).toEqual([second, first]);
  // Its own lister has another call for what only they see.
  expect(await cards('member')).toEqual(await cards());
  const tooMany = Array.from({ length: 25 }, (_, n) => n + 1).join(',');
  expect((await product.call(api.realties.cards, { query: { ids: tooMany } })).statusCode).toBe(400);
});
