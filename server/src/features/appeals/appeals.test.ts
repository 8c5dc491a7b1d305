import type { Appeal, Decision } from '@hanca/common/contract/appeals.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { Conduct } from '@hanca/common/contract/users.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { mails } from '../../db/schema/mails.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { storing } from '../../testing/stored.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

const REASON = '사진이 달라요. 직접 찍은 사진으로 바꿔 주세요.';
const APPEAL = '직접 찍은 사진이 맞아요.';
const ANSWER = '다시 보니 직접 찍은 사진이 맞아요.';

const NEVER = { time: '0' };

let product: TestProduct;
let member: number;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
  member = product.ids.member;
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [posts, realties, strikes, mails, audits, attempts]) await db.delete(table);
  await db.update(users).set({ suspendedUntil: null, suspended: false });
});

const own = async (as: Role = 'member') => (await product.call(api.appeals.own, { as })).json<Decision[]>();
const write = (id: number, as: Role = 'member', text = APPEAL) =>
  product.call(api.appeals.write, { as, params: { id }, body: { text } });
const answer = (id: number, lifted: boolean, as: Role = 'admin') =>
  product.call(api.appeals.answer, { as, params: { id }, body: { lifted, answer: ANSWER } });
const waiting = async () =>
  (await product.call(api.appeals.list, { as: 'admin', query: { status: 0 } })).json<Appeal[]>();
const newest = async () => {
  const [decision] = await own();
  if (!decision) throw new Error('no decision');
  return decision;
};
const trailOf = (feature: string, recordId: number) =>
  product.services.db
    .select()
    .from(audits)
    .where(and(eq(audits.feature, feature), eq(audits.recordId, recordId)))
    .orderBy(asc(audits.id));

/** A listing that staff have hidden. */
const hiddenHome = async () => {
  const id = await storedRealty(product);
  await product.call(api.realties.hide, { as: 'admin', body: { id, reason: REASON } });
  return id;
};
const seen = async (id: number) => (await product.call(api.realties.get, { params: { id } })).statusCode;

test('a member reads what was decided and why, says once what they think, and staff take it back', async () => {
  const home = await hiddenHome();
  expect(await seen(home)).toBe(404);
  const decision = await newest();
  expect(decision).toMatchObject({ title: '버나비 방 하나', measure: 'hidden', reason: REASON, appeal: '' });
  expect(await own('other')).toEqual([]);
  expect(await waiting()).toEqual([]);

  expect((await write(decision.id)).statusCode).toBe(204);
  expect((await write(decision.id)).statusCode).toBe(409);
  expect(await waiting()).toMatchObject([
    { id: decision.id, userId: member, userName: '회원', strikeCount: 1, appeal: APPEAL, answer: '' },
  ]);
  expect((await answer(decision.id, true)).json<Appeal>()).toMatchObject({ lifted: true, answer: ANSWER });
  expect(await seen(home)).toBe(200);
  expect(await waiting()).toEqual([]);
  expect(await newest()).toMatchObject({ lifted: true, answer: ANSWER });

  const sent = await queuedFor(product, 'member@example.org');
  expect(sent.map(({ subject }) => subject)).toEqual(['[한카] 조치를 되돌렸어요']);
  expect(sent[0]?.text).toContain(`\n${ANSWER}\n`);
  expect(await trailOf('appeals', decision.id)).toMatchObject([
    { action: 'answer', userId: product.ids.admin, before: { lifted: false }, after: { lifted: true } },
  ]);
  expect(await trailOf('realties', home)).toMatchObject([
    { action: 'hide' },
    { action: 'answer', before: { hiddenReason: REASON }, after: { hiddenReason: null } },
  ]);
  const conduct = await product.call(api.users.conduct, { as: 'admin', params: { id: member } });
  expect(conduct.json<Conduct>().strikes).toMatchObject([{ lifted: true }]);
});

test('what staff uphold stays hidden', async () => {
  const home = await hiddenHome();
  const { id } = await newest();
  await write(id);
  expect((await answer(id, false)).json<Appeal>()).toMatchObject({ lifted: false });
  expect(await seen(home)).toBe(404);
  const [mail] = await queuedFor(product, 'member@example.org');
  expect(mail?.text).toContain('그대로 두기로 했어요');
});

test('a suspension that is taken back ends, and one of another decision goes on', async () => {
  const suspend = (days: number) =>
    product.call(api.users.suspend, { as: 'admin', params: { id: member }, body: { days, reason: REASON } });
  const until = async () =>
    (await product.services.db.select().from(users).where(eq(users.id, member)))[0]?.suspendedUntil;
  await suspend(1);
  const first = await until();
  await suspend(30);
  const { id } = await newest();
  // Appeals are open to who may not write.
  expect((await write(id)).statusCode).toBe(204);
  await answer(id, true);
  expect(await until()).toEqual(first);
  const [, before] = await own();
  await write(before?.id ?? 0);
  await answer(before?.id ?? 0, true);
  expect(await until()).toBeNull();
  expect(await trailOf('users', member)).toHaveLength(4);
});

test('comments and posts are shown again, unless they are hidden for something else or changed since', async () => {
  const { db } = product.services;
  const post = { byMember: true, userId: member, status: WAITING };
  await storing(db, product.ids).posts(
    { id: 1, title: '첫 글', ...post },
    { id: 2, title: '둘째 글', ...post },
  );
  const review = (id: number, reason: string) =>
    product.call(api.posts.review, { as: 'admin', body: { id, reason } });
  await review(1, REASON);
  await review(2, REASON);
  const [second, first] = await own();
  if (!first || !second) throw new Error('no decisions');
  expect((await review(2, '광고예요.')).statusCode).toBe(409);
  await product.call(api.memberPosts.update, { as: 'member', body: { id: 2, content: '고친 글' } });
  // In the same words: it is another decision, which stands.
  expect((await review(2, REASON)).statusCode).toBe(200);
  for (const { id } of [first, second]) {
    await write(id);
    await answer(id, true);
  }
  const read = async (id: number) => (await product.call(api.posts.get, { params: { id } })).statusCode;
  expect([await read(1), await read(2)]).toEqual([200, 404]);

  const written = await product.call(api.comments.create, {
    as: 'member',
    body: { postId: 1, text: '안녕' },
  });
  const { id: commentId } = written.json<{ id: number }>();
  const hide = { as: 'admin', params: { id: commentId }, body: { reason: REASON } } as const;
  await product.call(api.comments.hide, hide);
  const { id, title } = await newest();
  expect(title).toBe(`댓글 ${commentId}`);
  await write(id);
  await answer(id, true);
  const thread = await product.call(api.comments.ofPost, { params: { id: 1 } });
  expect(thread.json<{ items: { text: string }[] }>().items).toMatchObject([{ text: '안녕' }]);
});

test('what was hidden twice is shown when the last decision is taken back, and a reason in other words is the same decision', async () => {
  const post = { id: 3, title: '셋째 글', byMember: true, userId: member, status: WAITING };
  await storing(product.services.db, product.ids).posts(post);
  const hide = () => product.call(api.posts.review, { as: 'admin', body: { id: 3, reason: REASON } });
  await hide();
  await product.call(api.memberPosts.update, { as: 'member', body: { id: 3, content: '고친 글' } });
  await hide();
  await write((await newest()).id);
  await answer((await newest()).id, true);
  expect((await product.call(api.posts.get, { params: { id: 3 } })).statusCode).toBe(200);

  const home = await hiddenHome();
  const reason = '사진이 다른 집의 것이에요.';
  await product.call(api.realties.hide, { as: 'admin', body: { id: home, reason } });
  const decision = await newest();
  expect(decision.reason).toBe(reason);
  await write(decision.id);
  await answer(decision.id, true);
  expect(await seen(home)).toBe(200);
});

test('showing what a decision with a suspension hid takes back neither it nor one before', async () => {
  const { db } = product.services;
  const post = { id: 5, title: '다섯째 글', byMember: true, userId: member, status: HIDDEN };
  await storing(db, product.ids).posts({ ...post, hiddenReason: '욕설' });
  const hid = {
    userId: member,
    feature: 'posts',
    recordId: 5,
    measure: 'hidden',
    title: '다섯째 글',
  } as const;
  await db.insert(strikes).values([
    { ...hid, reason: REASON, suspended: false },
    { ...hid, reason: '욕설', suspended: false, until: new Date(Date.now() + 3600_000) },
  ]);
  await product.call(api.posts.update, { as: 'admin', body: { id: 5, status: PUBLISHED } });
  expect((await own()).map(({ lifted }) => lifted)).toEqual([false, false]);
});

test('what staff show again they take back: it counts no more, and what its member said of it is answered', async () => {
  const home = await hiddenHome();
  await write((await newest()).id);
  await product.call(api.realties.hide, { as: 'admin', body: { id: home, reason: '' } });
  expect(await seen(home)).toBe(200);
  expect(await newest()).toMatchObject({ lifted: true, answer: '다시 보이게 했어요.' });
  expect(await waiting()).toEqual([]);

  const one = { byMember: true, userId: member, status: WAITING };
  await storing(product.services.db, product.ids).posts({ id: 4, title: '넷째 글', ...one });
  await product.call(api.posts.review, { as: 'admin', body: { id: 4, reason: REASON } });
  await product.call(api.posts.update, { as: 'admin', body: { id: 4, status: PUBLISHED } });
  expect(await newest()).toMatchObject({ title: '넷째 글', lifted: true, answer: '' });
  const sent = await queuedFor(product, 'member@example.org');
  expect(sent.map(({ subject }) => subject)).toEqual(['[한카] 글을 숨겼어요', '[한카] 글을 게시했어요']);
});

test('staff do not learn by an appeal who wrote in anonymous talk', async () => {
  await storing(product.services.db, product.ids).posts({
    ...{ id: 3, title: '속마음', postType: ANONYMOUS, status: WAITING, byMember: true, userId: member },
  });
  await product.call(api.posts.review, { as: 'admin', body: { id: 3, reason: REASON } });
  const { id } = await newest();
  await write(id);
  const [appeal] = await waiting();
  expect(appeal).toMatchObject({ title: '쉿톡 글', userId: 0, userName: '익명', strikeCount: 0 });
  expect(JSON.stringify(appeal)).not.toContain('속마음');
  const conduct = await product.call(api.users.conduct, { as: 'admin', params: { id: member } });
  expect(conduct.json<Conduct>().strikes).toEqual([
    {
      ...{ number: 1, measure: 'hidden', suspended: false, until: NEVER, lifted: false, createdDate: NEVER },
      ...{ title: '쉿톡 글', reason: '', settledByName: '' },
    },
  ]);
  await answer(id, true);
  const [post] = await product.services.db.select().from(posts).where(eq(posts.id, 3));
  expect(post?.status).toBe(PUBLISHED);
});

test('of two of staff who answer at once, one is refused', async () => {
  const home = await hiddenHome();
  const { id } = await newest();
  await write(id);
  const both = await Promise.all([answer(id, true), answer(id, false)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { lifted } = await newest();
  expect(await seen(home)).toBe(lifted ? 200 : 404);
  expect(await queuedFor(product, 'member@example.org')).toHaveLength(1);
});

test('only the member whom it is against appeals, with a text, and only staff read and answer', async () => {
  await hiddenHome();
  const { id } = await newest();
  expect((await write(id, 'nobody')).statusCode).toBe(401);
  expect((await write(id, 'other')).statusCode).toBe(404);
  for (const text of ['', '가'.repeat(1001)]) expect((await write(id, 'member', text)).statusCode).toBe(400);
  // Nobody has said anything against it yet.
  expect((await answer(id, true)).statusCode).toBe(404);
  await write(id);
  expect((await answer(id, true, 'member')).statusCode).toBe(403);
  expect((await product.call(api.appeals.list, { as: 'other' })).statusCode).toBe(403);
});
