import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { mails } from '../../db/schema/mails.ts';
import { posts } from '../../db/schema/posts.ts';
import { reports, strikes } from '../../db/schema/reports.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { postForm } from '../../testing/samples.ts';
import { storing } from '../../testing/stored.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const one = { status: WAITING, byMember: true, userId: product.ids.member };
  await storing(product.services.db, product.ids).posts(
    { id: 1, title: '첫 글', ...one },
    { id: 2, title: '광고', ...one },
    { id: 3, title: '운영진의 글' },
  );
});
afterAll(() => product.close());

const review = (body: object, as: 'admin' | 'member' = 'admin') =>
  product.call(api.posts.review, { as, body: { reason: '', ...body } });

test('staff publish what waits, with a mail and a trail', async () => {
  expect((await review({ id: 1 }, 'member')).statusCode).toBe(403);
  expect((await review({ id: 1 })).json<PostDetail>()).toMatchObject({ status: PUBLISHED });
  const { db } = product.services;
  expect(await db.select().from(mails)).toMatchObject([
    { recipient: 'member@example.org', subject: '[한카] 글을 게시했어요' },
  ]);
  expect(await db.select().from(audits).where(eq(audits.action, 'review'))).toMatchObject([
    { feature: 'posts', recordId: 1, userId: product.ids.admin, after: { status: PUBLISHED } },
  ]);
  expect(await db.select().from(strikes)).toEqual([]);
});

test('or they hide it for a reason, which its writer reads and which is a strike', async () => {
  expect((await review({ id: 2, reason: '광고예요', basedOn: 1 })).statusCode).toBe(409);
  await review({ id: 2, reason: '광고예요' });
  const { db } = product.services;
  const [row] = await db.select().from(posts).where(eq(posts.id, 2));
  expect(row).toMatchObject({ status: HIDDEN, hiddenReason: '광고예요' });
  expect(await db.select().from(strikes)).toMatchObject([
    { userId: product.ids.member, measure: 'hidden', title: '광고', reason: '광고예요', recordId: 2 },
  ]);
  const sent = await db.select().from(mails).where(eq(mails.subject, '[한카] 글을 숨겼어요'));
  expect(sent[0]?.text).toContain('\n광고예요\n');
});

test('posts of staff are not reviewed', async () => {
  expect((await review({ id: 3 })).statusCode).toBe(409);
});

const create = async (postType: number): Promise<number> =>
  (await product.call(api.posts.create, { as: 'admin', body: postForm({ postType }) })).json().id;

const report = async (id: number, as: 'member' | 'admin' | 'nobody' = 'member') =>
  (await product.call(api.posts.report, { as, params: { id }, body: { reason: 'scam' } })).statusCode;

const reportsOf = async (postId: number) =>
  (await product.call(api.reports.list, { as: 'admin', query: { postId } })).json();

test('a post is reported once by each member, not by who wrote it, and hidden by a decision', async () => {
  const id = await create(9);
  expect([await report(id), await report(id), await report(id, 'admin'), await report(id, 'nobody')]).toEqual(
    [204, 204, 409, 401],
  );
  const [found, ...others] = await reportsOf(id);
  expect(others).toEqual([]);
  expect(found).toMatchObject({
    ...{ postId: id, realtyId: 0, realtyTitle: '밴쿠버의 첫 겨울', realtyHidden: false },
    ...{ reportedId: product.ids.admin, reportCount: 1 },
  });
  const decided = await product.call(api.reports.decide, {
    as: 'admin',
    params: { id: found.id },
    body: {
      basedOn: found.updatedDate,
      measure: 'hidden',
      toReported: '사기가 의심돼요.',
      toReporter: '확인했어요.',
    },
  });
  expect(decided.json()).toMatchObject({ status: 1, measure: 'hidden', realtyHidden: true });
  const post = await product.call(api.posts.get, { as: 'admin', params: { id } });
  expect(post.json()).toMatchObject({ status: HIDDEN });
  expect((await product.call(api.posts.get, { params: { id } })).statusCode).toBe(404);
  expect(await report(id)).toBe(404);
});

test('who wrote a post of anonymous talk is named by its report neither before nor after the decision', async () => {
  const { db } = product.services;
  await storing(db, product.ids).posts({
    ...{ id: 900, title: '속마음', postType: ANONYMOUS, byMember: true, userId: product.ids.other },
  });
  await report(900);
  const [found] = await reportsOf(900);
  expect(found.reportedId).toBe(0);
  expect(JSON.stringify(found)).not.toContain('다른회원');
  const { id, updatedDate: basedOn } = found;
  const body = { basedOn, measure: 'hidden', days: 7, toReported: '사기가 의심돼요.', toReporter: '' };
  const decided = await product.call(api.reports.decide, { as: 'admin', params: { id }, body });
  expect(decided.json()).toMatchObject({ measure: 'hidden', until: { time: '0' }, suspended: false });
  const [writer] = await db.select().from(users).where(eq(users.id, product.ids.other));
  expect(writer?.suspendedUntil).not.toBeNull();
  const trail = await db.select().from(audits).where(eq(audits.action, 'decide'));
  expect(trail.filter(({ feature }) => feature === 'users')).toEqual([]);
  expect(JSON.stringify(trail)).not.toContain('다른회원');
});

test('a report has the words of a post as they were, and keeps it from being deleted until staff have looked', async () => {
  const { db } = product.services;
  await storing(db, product.ids).posts({
    ...{
      id: 901,
      title: '방 급구',
      content: '보증금부터 <여권> &amp; 사진',
      byMember: true,
      userId: product.ids.member,
    },
  });
  await report(901, 'admin');
  const change = { id: 901, title: '고친 제목', content: '고친 글' };
  expect((await product.call(api.memberPosts.update, { as: 'member', body: change })).statusCode).toBe(200);
  const [found] = await reportsOf(901);
  expect(found.quote).toBe('방 급구\n보증금부터 <여권> &amp; 사진');
  const remove = async () => {
    const response = await product.call(api.memberPosts.remove, { as: 'member', params: { id: 901 } });
    return response.statusCode;
  };
  expect(await remove()).toBe(409);
  const body = { id: found.id, status: 1, basedOn: found.updatedDate };
  await product.call(api.reports.update, { as: 'admin', body });
  // Nor while a comment below it is looked at.
  await db.update(posts).set({ status: PUBLISHED }).where(eq(posts.id, 901));
  const comment = await product.call(api.comments.create, {
    as: 'member',
    body: { postId: 901, text: '욕' },
  });
  const { id: commentId } = comment.json<{ id: number }>();
  const complaint = { as: 'admin', params: { id: commentId }, body: { reason: 'offensive' } } as const;
  expect((await product.call(api.comments.report, complaint)).statusCode).toBe(204);
  expect(await remove()).toBe(409);
  await db.update(reports).set({ status: 1 }).where(eq(reports.commentId, commentId));
  expect(await remove()).toBe(204);
});

test('what is hidden is not hidden again, and who hides it settles its reports', async () => {
  const { db } = product.services;
  const one = { byMember: true, userId: product.ids.member };
  await storing(db, product.ids).posts({ id: 902, title: '광고', ...one });
  await report(902, 'admin');
  await product.call(api.posts.review, { as: 'admin', body: { id: 902, reason: '광고예요.' } });
  const [found] = await reportsOf(902);
  expect(found).toMatchObject({ status: 1, measure: 'hidden', settledByName: '직원' });
  const told = await queuedFor(product, 'admin@example.org');
  expect(told.at(-1)?.text).toContain('살펴보고 숨겼어요.');
  const { id, updatedDate: basedOn } = found;
  const trail = await db.select().from(audits).where(eq(audits.feature, 'reports'));
  expect(trail.at(-1)).toMatchObject({ recordId: id, action: 'review', after: { status: 1 } });
  const body = { basedOn, measure: 'hidden', toReported: '광고예요.', toReporter: '' };
  const again = await product.call(api.reports.decide, { as: 'admin', params: { id }, body });
  expect([again.statusCode, again.json().detail]).toEqual([409, '이미 숨겼어요. 다른 조치를 골라 주세요.']);
  expect(await db.select().from(strikes).where(eq(strikes.recordId, 902))).toHaveLength(1);
});
