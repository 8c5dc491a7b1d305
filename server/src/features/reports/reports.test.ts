import { api } from '@hanca/common/contract/index.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(attempts);
});

const send = (
  id: number,
  body: unknown = { reason: 'scam', text: '보증금부터 달래요' },
  as: Role = 'other',
) => product.call(api.reports.create, { as, params: { id }, body });
const report = async (...given: Parameters<typeof send>) => (await send(...given)).statusCode;
const list = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.reports.list, { as: 'admin', query })).json<Report[]>();
const count = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.reports.count, { as: 'admin', query })).json<number>();
const settle = (id: number, status: number) =>
  product.call(api.reports.update, { as: 'admin', body: { id, status } });

test('staff read what a member reports, and settle it', async () => {
  const realtyId = await storedRealty(product);
  expect(await report(realtyId)).toBe(204);
  const [stored] = await list();
  expect(stored).toMatchObject({
    realtyId,
    realtyTitle: '버나비 방 하나',
    realtyHidden: false,
    reason: 'scam',
    text: '보증금부터 달래요',
    status: 0,
    userId: product.ids.other,
    userName: '다른회원',
  });
  const id = stored?.id ?? 0;
  expect((await settle(id, 1)).json()).toMatchObject({ id, status: 1 });
  await product.services.db.update(realties).set({ visible: false, hiddenReason: '사기' });
  const read = await product.call(api.reports.get, { as: 'admin', params: { id } });
  expect(read.json()).toMatchObject({ id, status: 1, realtyHidden: true });
  expect((await settle(id, 0)).json()).toMatchObject({ status: 0 });
  expect((await settle(id, 2)).statusCode).toBe(400);
});

test('a second report of the same member replaces the first and waits again', async () => {
  const realtyId = await storedRealty(product);
  await report(realtyId);
  const [first] = await list();
  await settle(first?.id ?? 0, 1);
  expect(await report(realtyId, { reason: 'gone' })).toBe(204);
  expect(await list()).toEqual([
    expect.objectContaining({
      id: first?.id,
      reason: 'gone',
      text: '',
      status: 0,
      createdDate: first?.createdDate,
    }),
  ]);
  expect(await report(realtyId, undefined, 'admin')).toBe(204);
  expect(await count()).toBe(2);
});

test('a report that was written anew is not settled as the one that was read', async () => {
  const realtyId = await storedRealty(product);
  await report(realtyId);
  const [read] = await list();
  const { id = 0, updatedDate: basedOn } = read ?? {};
  const settleRead = (change: object) =>
    product.call(api.reports.update, { as: 'admin', body: { id, status: 1, basedOn, ...change } });
  await report(realtyId, { reason: 'gone', text: '이제 전화도 안 받아요' });
  const late = await settleRead({});
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringContaining('그사이')]);
  const [anew] = await list();
  expect(anew).toMatchObject({ id, status: 0, text: '이제 전화도 안 받아요' });
  expect((await settleRead({ basedOn: anew?.updatedDate })).json()).toMatchObject({ status: 1 });
});

test('filters, orders and counts', async () => {
  const [one, two] = [await storedRealty(product), await storedRealty(product)];
  await report(one, { reason: 'scam' });
  await report(two, { reason: 'gone' });
  await report(two, { reason: 'other', text: '다른 이유' }, 'admin');
  const [newest] = await list();
  await settle(newest?.id ?? 0, 1);

  const reasons = async (query: Record<string, unknown>) => (await list(query)).map(({ reason }) => reason);
  expect(await reasons({})).toEqual(['other', 'gone', 'scam']);
  expect(await reasons({ status: 0 })).toEqual(['gone', 'scam']);
  expect(await reasons({ status: -1, realtyId: two, sort: 'reason', order: 'ASC' })).toEqual([
    'gone',
    'other',
  ]);
  expect(await reasons({ sort: 'status', order: 'DESC', limit: 1 })).toEqual(['other']);
  expect(await reasons({ sort: 'createdDate', order: 'ASC', skip: 1 })).toEqual(['gone', 'other']);
  expect(await Promise.all([count(), count({ status: 1 }), count({ realtyId: two })])).toEqual([3, 1, 2]);
  const { admin, member } = product.ids;
  expect((await list({ userId: admin })).map(({ userId }) => userId)).toEqual([admin]);
  expect(await Promise.all([count({ userId: admin }), count({ userId: member })])).toEqual([1, 0]);
});

test('nobody reports what cannot be seen, nor their own listing', async () => {
  const hidden = await storedRealty(product, { visible: false });
  for (const id of [hidden, 999_999, 2 ** 40]) expect(await report(id)).toBe(404);
  const own = await send(await storedRealty(product), undefined, 'member');
  expect([own.statusCode, own.json().detail]).toEqual([409, '내 매물은 신고할 수 없어요.']);
  expect(await count()).toBe(0);
});

test('a reason of the list is needed, and at most 1000 characters', async () => {
  const id = await storedRealty(product);
  const refused = async (body: unknown) => (await send(id, body)).json().errors?.[0]?.path;
  expect(await refused({})).toBe('reason');
  expect(await refused({ reason: 'angry' })).toBe('reason');
  expect(await refused({ reason: 'scam', text: '가'.repeat(1001) })).toBe('text');
  expect(await report(id, { reason: 'scam', text: '가'.repeat(1000), status: 1, userId: 1 })).toBe(204);
  expect(await list()).toEqual([expect.objectContaining({ status: 0, userId: product.ids.other })]);
});

test('at most 20 reports of a member a day; a refused one does not count', async () => {
  const id = await storedRealty(product);
  for (let n = 0; n < 20; n += 1) expect(await report(id)).toBe(204);
  const refused = await send(id);
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('20건')]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect(await report(id, undefined, 'admin')).toBe(204);
  await product.services.db
    .update(attempts)
    .set({ until: sql`now()` })
    .where(eq(attempts.key, `POST ${api.reports.create.path}:${product.ids.other}`));
  expect(await report(id)).toBe(204);
});

test('an unknown report is not there', async () => {
  for (const id of [999_999, 2 ** 40]) {
    expect((await product.call(api.reports.get, { as: 'admin', params: { id } })).statusCode).toBe(404);
  }
  expect((await settle(999_999, 1)).statusCode).toBe(404);
});
