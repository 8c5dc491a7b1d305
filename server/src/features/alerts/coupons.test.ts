import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alertSubjects } from '../../db/schema/alerts.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { users } from '../../db/schema/users.ts';
import { alerting } from '../../testing/alerting.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
let bizId = 0;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
  const body = { title: '한아름마트', regionId: 'CA59' };
  bizId = (await product.call(api.businesses.create, { as: 'admin', body })).json().id;
});
afterAll(() => product.close());

const { clear, tick, morning, queued, subjects, subscribed, told, titles } = alerting(() => product);
beforeEach(async () => {
  const { db } = product.services;
  await db.delete(claims);
  await db.delete(coupons);
  await db.update(users).set({ level: 0 });
  await clear();
});

const HOUR = 3_600_000;
let codes = 0;
/** Stores a coupon that can be taken, unless the change says otherwise. Out: its id. */
const offer = async (change: object = {}): Promise<number> => {
  codes += 1;
  const body = {
    ...{ title: '김치 할인', regionId: 'CA595911606', bizId, code: `KIMCHI-${codes}`, type: 1, discount: 5 },
    ...{ totalQuantity: 1, content: '<p>배추김치를 살 때 써요.</p>', isActive: true },
    ...{ startDate: Date.now() - HOUR, endDate: Date.now() + 9 * HOUR },
    ...change,
  };
  const answer = await product.call(api.coupons.create, { as: 'admin', body });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().id;
};
const change = async (id: number, values: object) => {
  const answer = await product.call(api.coupons.update, { as: 'admin', body: { id, ...values } });
  expect(answer.statusCode, answer.body).toBe(200);
};

test('a new coupon is told of once, on the site and by mail', async () => {
  await subscribed('coupons', {});
  const id = await offer();
  await tick();
  await change(id, { title: '김치 대할인' });
  await change(id, { isActive: false });
  await change(id, { isActive: true });
  await change(id, { totalQuantity: 50 });
  await Promise.all([tick(), tick()]);
  expect(await told()).toMatchObject([
    { topic: 'coupons', title: '김치 대할인 · $5 할인 · 한아름마트', href: `/coupons/${id}`, read: false },
  ]);
  expect(await subjects()).toEqual([['other', '[한카] 새 쿠폰 1개 알림이에요']]);
  expect((await queued())[0]?.text).toContain('https://hanca.example/coupons');
});

test('words of the coupon or its shop and the region narrow it', async () => {
  await subscribed('coupons', { keyword: '한아름 김치' });
  await subscribed('coupons', { keyword: '배추김치를', regionId: 'CA5915' }, { as: 'member' });
  await subscribed('coupons', { keyword: '떡볶이' }, { as: 'admin' });
  await subscribed('coupons', { regionId: 'CA35' }, { as: 'admin' });
  await offer();
  await tick();
  for (const as of ['other', 'member'] as const) expect(await titles(as), as).toHaveLength(1);
  expect(await titles('admin')).toEqual([]);
});

test('a coupon is told of when it begins, not when it is stored', async () => {
  const { db, database } = product.services;
  const id = await offer({ startDate: Date.now() + HOUR });
  // Who wants to know only after it was stored is told too.
  await subscribed('coupons', {});
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, id));
  const due = { topic: 'coupons', subject: String(id), dueAt: coupon?.startAt, createdAt: coupon?.startAt };
  expect(await db.select().from(alertSubjects)).toMatchObject([due]);
  await tick();
  expect(await told()).toEqual([]);
  expect(await db.select().from(alertSubjects)).toHaveLength(1);
  // The hour passes, without anybody changing it.
  await database.pool.query('ALTER TABLE coupons DISABLE TRIGGER alert_update');
  await db.update(coupons).set({ startAt: sql`now()` });
  await db.update(alertSubjects).set({ dueAt: sql`now()`, createdAt: sql`now()` });
  await database.pool.query('ALTER TABLE coupons ENABLE TRIGGER alert_update');
  await tick();
  expect(await titles()).toHaveLength(1);
});

test('one that is moved is told of at its new moment alone', async () => {
  const { db } = product.services;
  await subscribed('coupons', {});
  const id = await offer({ startDate: Date.now() + HOUR });
  await change(id, { startDate: Date.now() + 2 * HOUR });
  const queue = await db.select().from(alertSubjects).orderBy(alertSubjects.dueAt);
  expect(queue).toHaveLength(2);
  // The first moment comes.
  await db
    .update(alertSubjects)
    .set({ dueAt: sql`now()` })
    .where(eq(alertSubjects.id, queue[0]?.id ?? 0));
  await tick();
  expect(await told()).toEqual([]);
  await change(id, { startDate: Date.now() - HOUR });
  await tick();
  expect(await titles()).toHaveLength(1);
});

test('one that is off, empty, over or above a grade is told of once it can be taken', async () => {
  const { db } = product.services;
  await subscribed('coupons', {});
  const off = await offer({ isActive: false });
  const empty = await offer({ totalQuantity: 0 });
  const over = await offer({ startDate: Date.now() - 2 * HOUR, endDate: Date.now() - HOUR });
  await offer({ userLevel: 2 });
  await tick();
  expect(await told()).toEqual([]);
  await change(off, { isActive: true });
  await change(empty, { totalQuantity: 3 });
  await change(over, { endDate: Date.now() + HOUR });
  await tick();
  expect(await titles()).toHaveLength(3);
  await db.update(users).set({ level: 2 });
  await offer({ userLevel: 2 });
  await tick();
  expect(await titles()).toHaveLength(4);
});

test('one that is used up by the morning says so, one that is off is not mailed', async () => {
  await subscribed('coupons', {}, { mode: 'daily' });
  const one = await offer();
  const other = await offer({ title: '두부 할인' });
  await tick();
  await product.call(api.coupons.claim, { as: 'member', params: { id: one } });
  await change(other, { isActive: false });
  await morning();
  expect(new Set(await titles())).toEqual(
    new Set(['김치 할인 · $5 할인 · 한아름마트 · 지금은 받을 수 없어요', null]),
  );
  expect((await queued()).map(({ text }) => text.includes('두부'))).toEqual([false]);
});

test('a topic that is off tells of none, and a short word is refused at its field', async () => {
  await subscribed('coupons', {});
  await product.call(api.alerts.prefer, {
    as: 'other',
    body: { off: ['coupons'], quiet: null, zone: 'America/Vancouver' },
  });
  await offer();
  await tick();
  expect(await told()).toEqual([]);
  const short = await product.call(api.alerts.create, {
    as: 'other',
    body: { topic: 'coupons', criteria: { keyword: '떡' }, channels: [], mode: 'instant' },
  });
  expect(short.statusCode).toBe(400);
  expect(short.body).toContain('criteria.keyword');
});
