import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { audits } from '../../db/schema/audits.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { claims, coupons } from '../../db/schema/coupons.ts';
import { reports } from '../../db/schema/reports.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
/** Somebody made for one test. */
let id: number;
let email: string;
let name: string;

beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  ({ id, email, name } = await createPerson(product));
});

const session = (userId: number) => openSession(product, userId);
const get = async (userId: number) =>
  (await product.call(api.users.get, { as: 'admin', params: { id: userId } })).json();
const change = (body: Record<string, unknown>, as: 'admin' | 'member' = 'admin') =>
  product.call(api.users.update, { as, body });
const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const signIn = () => product.call(api.account.signin, { body: { email, password: PASSWORD } });

describe('list and count', () => {
  const found = async (query: Record<string, unknown>) => {
    const list = await product.call(api.users.list, { as: 'admin', query: { limit: 100, ...query } });
    const count = await product.call(api.users.count, { as: 'admin', query });
    const rows = list.json<{ id: number; email: string }[]>();
    expect(count.json()).toBe(rows.length);
    return rows;
  };

  test('accounts are listed newest first, with what staff work with and nothing secret', async () => {
    const [newest, ...others] = await found({});
    expect(newest).toEqual({
      id,
      name,
      email,
      sns: '',
      roles: [],
      suspended: false,
      suspendedUntil: { time: '0' },
      strikeCount: 0,
      level: 0,
      secondFactor: '',
      createdDate: { time: expect.stringMatching(/^\d{13}$/) },
      seenDate: { time: '0' },
      realtyCount: 0,
    });
    const ids = others.map((row) => row.id);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
  });

  test('both filters drive both, a part of the address in either case', async () => {
    expect(await found({ id })).toEqual([expect.objectContaining({ id })]);
    expect(await found({ email: email.toUpperCase() })).toEqual([expect.objectContaining({ id })]);
    expect(await found({ id, email: 'nobody' })).toEqual([]);
    expect(await found({ email: '%' })).toEqual([]);
    expect((await found({ id: 0, email: '' })).length).toBeGreaterThan(3);
  });

  test('pages and orders', async () => {
    const query = { sort: 'email', order: 'ASC', skip: 1, limit: 2 };
    const rows = (await product.call(api.users.list, { as: 'admin', query })).json<{ email: string }[]>();
    const all = (await found({})).map((row) => row.email).toSorted();
    expect(rows.map((row) => row.email)).toEqual(all.slice(1, 3));
  });

  test('says when somebody was last seen and how many listings they have', async () => {
    await session(id);
    await storedRealty(product, { userId: id });
    await storedRealty(product, { userId: id, visible: false });
    const { seenDate, realtyCount } = await get(id);
    expect(realtyCount).toBe(2);
    expect(Math.abs(Number(seenDate.time) - Date.now())).toBeLessThan(60_000);
  });

  test('who signs out stays seen, and is seen at every refresh', async () => {
    const { db } = product.services;
    const cookies = { refresh: (await signIn()).cookies.find(({ name }) => name === 'refresh')?.value ?? '' };
    const seen = async () => Number((await get(id)).seenDate.time);
    const atSignIn = await seen();
    expect(Math.abs(atSignIn - Date.now())).toBeLessThan(60_000);
    await db
      .update(users)
      .set({ seenAt: new Date(atSignIn - 3600_000) })
      .where(eq(users.id, id));
    const renewed = await product.inject({ method: 'POST', url: api.account.refresh.path, cookies });
    expect(renewed.statusCode).toBe(200);
    const atRefresh = await seen();
    expect(atRefresh).toBeGreaterThanOrEqual(atSignIn);
    expect(
      (await product.inject({ method: 'POST', url: api.account.signout.path, cookies })).statusCode,
    ).toBe(204);
    expect(await db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await seen()).toBe(atRefresh);
  });

  test.each(['list', 'count', 'get', 'activity', 'sessions', 'endSessions'] as const)(
    '%s is for staff',
    async (verb) => {
      const params = { id };
      expect((await product.call(api.users[verb], { params })).statusCode).toBe(401);
      expect((await product.call(api.users[verb], { as: 'member', params })).statusCode).toBe(403);
    },
  );

  test.each([999_999, 2_147_483_648])('account %i is not there', async (missing) => {
    const params = { id: missing };
    for (const verb of ['get', 'activity', 'sessions', 'endSessions'] as const) {
      expect((await product.call(api.users[verb], { as: 'admin', params })).statusCode).toBe(404);
    }
    expect((await change({ id: missing, suspended: true })).statusCode).toBe(
      missing > 2 ** 31 - 1 ? 400 : 404,
    );
  });
});

test('what somebody did as a member is counted, without what others did', async () => {
  const { db } = product.services;
  const activity = async () =>
    (await product.call(api.users.activity, { as: 'admin', params: { id } })).json();
  expect(await activity()).toEqual({ reports: 0, claims: 0, usedClaims: 0, saved: 0, messages: 0 });
  const one = await storedRealty(product);
  const two = await storedRealty(product);
  const { other, member } = product.ids;
  await db
    .insert(reports)
    .values([one, two].map((realtyId) => ({ realtyId, userId: id, reason: 'scam' as const })));
  await db.insert(reports).values({ realtyId: one, userId: other, reason: 'scam' });
  await db.insert(savedRealties).values({ realtyId: one, userId: id });
  await storing(db, product.ids).messages(
    { realtyId: one, fromUserId: id, toUserId: member, text: '아직 있나요?' },
    { realtyId: one, fromUserId: member, toUserId: id, text: '네, 있어요.' },
  );
  const [shop] = await db
    .insert(businesses)
    .values({ title: '한아름마트', regionId: 'CA59' })
    .returning({ id: businesses.id });
  const [coupon] = await db
    .insert(coupons)
    .values({
      title: '쌀 5달러 할인',
      code: 'RICE-5',
      regionId: 'CA59',
      bizId: shop?.id ?? 0,
      type: 1,
      discount: 5,
      content: '쿠폰',
      startAt: new Date(),
      endAt: new Date(),
    })
    .returning({ id: coupons.id });
  const claim = { couponId: coupon?.id ?? 0, userId: id };
  await db
    .insert(claims)
    .values([claim, claim, { ...claim, usedAt: new Date() }, { ...claim, userId: other }]);
  expect(await activity()).toEqual({ reports: 2, claims: 3, usedClaims: 1, saved: 1, messages: 1 });
});

test('sessions are listed last used first, without their secrets, and end all at once', async () => {
  const { db } = product.services;
  const [older, newer] = [await session(id), await session(id)];
  const rows = await db.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.createdAt);
  await db
    .update(sessions)
    .set({ usedAt: new Date(Date.now() - 3600_000) })
    .where(eq(sessions.id, rows[0]?.id ?? ''));
  const params = { id };
  const listed = (await product.call(api.users.sessions, { as: 'admin', params })).json();
  expect(listed).toEqual(
    [rows[1], rows[0]].map((row) => ({
      id: row?.id,
      device: expect.stringContaining('Firefox'),
      country: null,
      createdDate: { time: expect.any(String) },
      usedDate: { time: expect.any(String) },
    })),
  );

  const ended = await product.call(api.users.endSessions, { as: 'admin', params });
  expect(ended.statusCode).toBe(204);
  expect((await product.call(api.users.sessions, { as: 'admin', params })).json()).toEqual([]);
  for (const token of [older, newer]) expect((await me(token)).statusCode).toBe(401);
  expect((await me(product.tokens.other)).statusCode).toBe(200);
});

test('staff set a grade, which its owner sees and the trail shows', async () => {
  const token = await session(id);
  const level = async () => (await me(token)).json().level;
  expect(await level()).toBe(0);
  expect((await change({ id, level: 3 })).json()).toMatchObject({ level: 3 });
  expect([await level(), (await get(id)).level]).toEqual([3, 3]);
  for (const wrong of [6, -1, 1.5, '3', null]) {
    expect((await change({ id, level: wrong })).json().errors).toEqual([
      expect.objectContaining({ path: 'level' }),
    ]);
  }
  expect((await change({ id, level: 5 }, 'member')).statusCode).toBe(403);
  expect(await level()).toBe(3);
  const query = { feature: 'users', recordId: id };
  const trail = (await product.call(api.audits.list, { as: 'admin', query })).json();
  expect(trail).toEqual([expect.objectContaining({ before: { name, level: 0 }, after: { name, level: 3 } })]);
});

test('what staff change of an account leaves a trail', async () => {
  await change({ id, roles: ['admin'] });
  await session(id);
  const params = { id };
  await product.call(api.users.endSessions, { as: 'admin', params });
  await product.call(api.users.endSessions, { as: 'admin', params });
  await change({ id, suspended: true });
  const query = { feature: 'users', recordId: id };
  const trail = (await product.call(api.audits.list, { as: 'admin', query })).json();
  expect(trail).toEqual([
    expect.objectContaining({
      action: 'update',
      before: { name, suspended: false },
      after: { name, suspended: true },
    }),
    expect.objectContaining({ action: 'endSessions', before: { sessions: 1 }, after: { sessions: 0 } }),
    expect.objectContaining({
      action: 'update',
      before: { name, roles: [] },
      after: { name, roles: ['admin'] },
    }),
  ]);
});

test('a change of the grade is told to the member with what it gives, once, and is in the trail', async () => {
  const { db } = product.services;
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, id));
  for (const level of [3, 3]) expect((await change({ id, level })).statusCode).toBe(200);
  const sent = await queuedFor(product, email);
  expect(sent).toHaveLength(1);
  expect(sent[0]?.text).toContain(
    '이제 하이소셜 등급이에요. 이 등급과 그 아래 등급의 쿠폰을 받을 수 있어요.',
  );
  const trail = await db.select().from(audits).where(eq(audits.recordId, id));
  expect(trail).toEqual([
    expect.objectContaining({
      before: { name, level: 0 },
      after: { name, level: 3 },
    }),
  ]);
});
