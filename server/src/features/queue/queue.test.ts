import { api } from '@hanca/common/contract/index.ts';
import type { QueueItem } from '@hanca/common/contract/queue.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, WAITING } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { conversations } from '../../db/schema/conversations.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [posts, realties, strikes, attempts]) await db.delete(table);
  await db.update(users).set({ suspendedUntil: null, suspended: false });
});

const queue = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.queue.list, { as: 'admin', query })).json<QueueItem[]>();
const idsOf = async (query?: Record<string, unknown>) => (await queue(query)).map(({ id }) => id);
const count = async (query: Record<string, unknown> = {}) =>
  (await product.call(api.queue.count, { as: 'admin', query })).json<number>();

const ago = (hours: number) => new Date(Date.now() - hours * 3600_000);
const store = () => storing(product.services.db, product.ids);

const report = async (row: Partial<typeof reports.$inferInsert>) => {
  const [stored] = await product.services.db
    .insert(reports)
    .values({ userId: product.ids.other, reason: 'false', ...row })
    .returning({ id: reports.id });
  return stored?.id ?? 0;
};

const appeal = async (row: Partial<typeof strikes.$inferInsert> = {}) => {
  const [stored] = await product.services.db
    .insert(strikes)
    .values({
      ...{ userId: product.ids.member, measure: 'hidden', suspended: false, title: '랍슨 콘도' },
      ...{ reason: '사진이 달라요.', appeal: '제 사진이에요.', appealedAt: ago(1), ...row },
    })
    .returning({ id: strikes.id });
  return stored?.id ?? 0;
};

const waitingPost = { status: WAITING, byMember: true };

test('what harms comes before what only waits, unless that has waited for two days', async () => {
  await store().realties({ id: 1 }, { id: 2 }, { id: 3 });
  await store().posts(
    { id: 1, ...waitingPost, updatedAt: ago(50) },
    { id: 2, ...waitingPost, updatedAt: ago(20) },
    // Of staff, and of a member but published.
    { id: 3, status: WAITING },
    { id: 4, byMember: true },
  );
  const scam = await report({ realtyId: 1, reason: 'scam', updatedAt: ago(1) });
  const gone = await report({ realtyId: 2, reason: 'gone', updatedAt: ago(30) });
  const found = await report({ realtyId: 3, userId: null, reason: 'scam', updatedAt: ago(2) });
  await report({ realtyId: 3, status: 1 });
  const said = await appeal();
  await appeal({ appealedAt: null });
  await appeal({ answeredAt: ago(0) });
  const order = [
    ...['post-1', `screening-${found}`, `report-${scam}`, `report-${gone}`, 'post-2', `appeal-${said}`],
  ];
  expect(await idsOf()).toEqual(order);
  expect(await idsOf({ skip: 2, limit: 2 })).toEqual(order.slice(2, 4));
  expect(await idsOf({ sort: 'due', order: 'DESC' })).toEqual(order.toReversed());
  expect(await idsOf({ kind: 'post' })).toEqual(['post-1', 'post-2']);
  expect(await Promise.all([count(), count({ kind: 'report' }), count({ kind: 'appeal' })])).toEqual([
    6, 2, 1,
  ]);
  const kinds = (await product.call(api.queue.kinds, { as: 'admin' })).json();
  expect(kinds).toHaveLength(4);
  expect(kinds).toContainEqual({ kind: 'post', count: 2 });
});

test('reports of one listing are one row, for the report of a member, and go with one decision', async () => {
  await store().realties({ id: 1, title: '랍슨 콘도' });
  await report({ realtyId: 1, userId: null, reason: 'scam' });
  const first = await report({ realtyId: 1, reason: 'scam', text: '사진이 달라요.', updatedAt: ago(3) });
  const second = await report({ realtyId: 1, userId: product.ids.admin, reason: 'gone' });
  const rows = await queue();
  expect(rows).toMatchObject([
    {
      ...{
        id: `report-${first}`,
        recordId: first,
        about: { feature: 'realties', id: 1 },
        title: '랍슨 콘도',
      },
      ...{ memberId: product.ids.member, memberName: '회원', strikeCount: 0, hidden: false },
      ...{ reason: '사기가 의심돼요 · 이미 나간 집이에요 · 자동 점검', text: '사진이 달라요.' },
      ...{ reportCount: 3, urgent: true },
    },
  ]);
  expect(Number(rows[0]?.due.time) - Number(rows[0]?.since.time)).toBe(4 * 3600_000);
  const { db } = product.services;
  const stored = await db.select().from(reports);
  const also = stored.filter(({ id }) => id !== first);
  const decided = await product.call(api.reports.decide, {
    as: 'admin',
    params: { id: first },
    body: {
      ...{ measure: 'kept', toReported: '', toReporter: '' },
      basedOn: stored.find(({ id }) => id === first)?.updatedAt.getTime(),
      also: also.map(({ id, updatedAt }) => ({ id, basedOn: updatedAt.getTime() })),
    },
  });
  expect(decided.statusCode).toBe(200);
  expect(also.map(({ id }) => id)).toContain(second);
  expect([await queue(), await count()]).toEqual([[], 0]);
});

test('whose it is comes with what staff have decided against them', async () => {
  const { member } = product.ids;
  await store().posts({ id: 1, title: '중고 자전거', excerpt: '거의 새것', userId: member, ...waitingPost });
  const until = new Date(Date.now() + 3600_000);
  await appeal({ suspended: false, until, measure: 'kept', lifted: false });
  await appeal({ lifted: true, answeredAt: ago(0) });
  await product.services.db.update(users).set({ suspendedUntil: until }).where(eq(users.id, member));
  const known = { memberId: member, strikeCount: 1, suspended: false, suspendedUntil: { time: `${+until}` } };
  expect(await queue({ order: 'DESC' })).toMatchObject([
    { kind: 'appeal', about: null, title: '랍슨 콘도', text: '제 사진이에요.', ...known },
    { kind: 'post', about: { feature: 'posts', id: 1 }, text: '거의 새것', reason: '', ...known },
  ]);
});

test('a comment is quoted, and an appeal leads to what was hidden while it is there', async () => {
  await store().posts({ id: 1 }, { id: 2, title: '숨긴 글', status: HIDDEN, hiddenReason: '광고예요' });
  await store().comments({ id: 1, postId: 1 });
  const reported = await report({ commentId: 1, reason: 'offensive', quote: '못된 말', text: '불편해요.' });
  const said = await appeal({ feature: 'posts', recordId: 2, title: '숨긴 글' });
  await appeal({ feature: 'posts', recordId: 99, title: '지운 글', appealedAt: ago(0) });
  expect(await queue()).toMatchObject([
    {
      ...{ id: `report-${reported}`, about: { feature: 'comments', id: 1 }, title: '댓글 1' },
      ...{ text: '“못된 말”\n불편해요.', urgent: true },
    },
    { id: `appeal-${said}`, about: { feature: 'posts', id: 2 }, hidden: true, reason: '숨기기' },
    { title: '지운 글', about: null, hidden: false },
  ]);
});

test('who writes in anonymous talk is not named, whatever waits', async () => {
  const { member } = product.ids;
  await store().posts(
    { id: 1, postType: ANONYMOUS, userId: member },
    { id: 2, postType: ANONYMOUS, userId: member, ...waitingPost },
  );
  await store().comments({ id: 1, postId: 1, userId: member, handle: 3 });
  await report({ postId: 1 });
  await report({ commentId: 1 });
  await appeal({ title: '쉿톡 글', anonymous: true, feature: 'posts', recordId: 1 });
  await appeal({ title: '쉿톡 댓글', anonymous: true, feature: 'comments', recordId: 99 });
  await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, member));
  const rows = await queue();
  expect(rows.map(({ memberName }) => memberName).toSorted()).toEqual([
    ...['익명', '익명', '익명', '익명', '익명 3'],
  ]);
  for (const row of rows) expect(row).toMatchObject({ memberId: 0, strikeCount: 0, suspended: false });
  for (const row of rows.filter(({ kind }) => kind === 'appeal')) expect(row.about).toBeNull();
});

test('each side of a conversation reports the other', async () => {
  const { other, member } = product.ids;
  await store().realties({ id: 1, userId: member });
  const [talk] = await product.services.db
    .insert(conversations)
    .values({ realtyId: 1, listerId: member, askerId: other })
    .returning({ id: conversations.id });
  const id = talk?.id ?? 0;
  await report({ conversationId: id, userId: other });
  await report({ conversationId: id, userId: member, updatedAt: ago(1) });
  expect(await queue()).toMatchObject([
    { title: `문의 ${id}`, about: { feature: 'conversations', id }, memberId: other, reportCount: 1 },
    { title: `문의 ${id}`, memberId: member },
  ]);
});

test('it is for staff', async () => {
  for (const endpoint of [api.queue.list, api.queue.count, api.queue.kinds]) {
    expect((await product.call(endpoint)).statusCode).toBe(401);
    expect((await product.call(endpoint, { as: 'member' })).statusCode).toBe(403);
  }
  expect((await product.call(api.queue.list, { as: 'admin', query: { kind: 'mail' } })).statusCode).toBe(400);
});
