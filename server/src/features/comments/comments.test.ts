import { REPLIES_MAX } from '@hanca/common/comments.ts';
import type {
  Comment,
  CommentViewer,
  ManagedComment,
  PostComments,
} from '@hanca/common/contract/comments.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, PUBLISHED } from '@hanca/common/posts.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { comments } from '../../db/schema/comments.ts';
import { blocks } from '../../db/schema/conversations.ts';
import { mails } from '../../db/schema/mails.ts';
import { posts } from '../../db/schema/posts.ts';
import { createMember } from '../../testing/people.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { removeAccount } from '../farewell/remove.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const POST = 1;
const TALK = 2;
const UNSEEN = 3;

beforeEach(async () => {
  const { db } = product.services;
  for (const table of [posts, attempts, blocks, audits, mails]) await db.delete(table);
  await storing(db, product.ids).posts(
    { id: POST, title: '봄 축제' },
    { id: TALK, title: '속마음', postType: ANONYMOUS, userId: product.ids.member },
    { id: UNSEEN, status: HIDDEN },
  );
});

const thread = async (postId = POST, query: object = {}, as: Role = 'nobody') =>
  (
    await product.call(api.comments.ofPost, { as, params: { id: postId }, query: { ...query } })
  ).json<PostComments>();
const write = (
  as: Role,
  text: string,
  { postId = POST, parentId }: { postId?: number; parentId?: number } = {},
) => product.call(api.comments.create, { as, body: { postId, parentId, text } });
const written = async (...given: Parameters<typeof write>) => {
  const response = await write(...given);
  expect(response.statusCode).toBe(201);
  return response.json<Comment>();
};
const of = async (endpoint: Endpoint, id: number, as: Role, body?: unknown) =>
  (await product.call(endpoint, { as, params: { id }, body })).statusCode;
const viewer = async (as: Role, postId = POST) =>
  (await product.call(api.comments.viewer, { as, params: { id: postId } })).json<CommentViewer>();
const change = (as: Role, id: number, text: string) =>
  product.call(api.comments.update, { as, body: { id, text } });
const managed = async (id: number) =>
  (await product.call(api.comments.get, { as: 'admin', params: { id } })).json<ManagedComment>();
const report = { reason: 'offensive' };

test('comments are read with their replies behind them, the oldest first, page by page', async () => {
  const first = await written('member', '몇 시에 시작해요?');
  const second = await written('other', '주차할 수 있나요?');
  const reply = await written('admin', '10시예요.', { parentId: first.id });
  expect(first).toMatchObject({
    userName: '회원',
    userId: product.ids.member,
    byAuthor: false,
    edited: false,
  });
  expect(reply).toMatchObject({ parentId: first.id, byAuthor: true });
  expect(await thread()).toEqual({ likes: 0, total: 3, shown: 3, items: [first, reply, second] });
  expect((await thread(POST, { skip: 1, limit: 1 })).items).toEqual([reply]);
  expect((await write('other', '답글의 답글', { parentId: reply.id })).statusCode).toBe(409);
  expect((await write('other', '다른 글에', { postId: TALK, parentId: first.id })).statusCode).toBe(404);
});

test('where a comment stands is found by those before it, and nowhere once it is not listed', async () => {
  const first = await written('member', '첫째');
  const second = await written('member', '둘째');
  const reply = await written('other', '첫째에게', { parentId: first.id });
  await written('admin', '다른 글에', { postId: TALK });
  const place = (commentId: number, id = POST) =>
    product.call(api.comments.place, { params: { id, commentId } });
  const before = async (id: number) => (await place(id)).json<{ before: number }>().before;
  expect([await before(first.id), await before(reply.id), await before(second.id)]).toEqual([0, 1, 2]);
  expect((await place(second.id, TALK)).statusCode).toBe(404);
  // What was deleted stands there as long as its reply does.
  await of(api.comments.remove, first.id, 'member');
  expect(await before(second.id)).toBe(2);
  await of(api.comments.remove, reply.id, 'other');
  expect([(await place(first.id)).statusCode, await before(second.id)]).toEqual([404, 0]);
});

test('lists of posts say how many comments of each can be read, at once', async () => {
  const counts = async () =>
    (await product.call(api.posts.list, {})).json<PostSummary[]>().map(({ commentCount }) => commentCount);
  expect(await counts()).toEqual([0, 0]);
  const { id } = await written('member', '첫째');
  await written('other', '둘째');
  const hidden = await written('admin', '셋째');
  expect(await counts()).toEqual([0, 3]);
  await of(api.comments.remove, id, 'member');
  await of(api.comments.hide, hidden.id, 'admin', { reason: '광고' });
  expect(await counts()).toEqual([0, 1]);
});

test('below what cannot be seen nobody reads or writes', async () => {
  const { id } = await written('member', '보이던 댓글');
  await product.services.db.update(posts).set({ status: HIDDEN });
  expect((await product.call(api.comments.ofPost, { params: { id: POST } })).statusCode).toBe(404);
  for (const [endpoint, on] of [
    [api.comments.likePost, UNSEEN],
    [api.comments.like, id],
    [api.comments.remove, id],
  ] as const)
    expect(await of(endpoint, on, 'member')).toBe(404);
  expect(await of(api.comments.report, id, 'other', report)).toBe(404);
  expect((await write('member', '안녕', { postId: UNSEEN })).statusCode).toBe(404);
  expect((await write('member', '안녕', { postId: 999_999 })).statusCode).toBe(404);
});

test('a comment has words and at most two links', async () => {
  const refused = async (text: string) => (await write('member', text)).json().errors?.[0]?.code;
  expect([
    await refused('  '),
    await refused('a.com b.ca www.c.net'),
    await refused('a.com https://b.ca/x'),
  ]).toEqual(['comment.required', 'links.many', undefined]);
});

test('only its writer changes a comment or deletes it; what has a reply leaves its place', async () => {
  const { id } = await written('member', '오타 있는 댓글');
  expect([
    (await change('other', id, '남의 글')).statusCode,
    await of(api.comments.remove, id, 'other'),
  ]).toEqual([403, 403]);
  expect((await change('member', id, '고친 댓글')).json()).toMatchObject({ text: '고친 댓글', edited: true });
  const reply = await written('other', '답글', { parentId: id });
  expect(await of(api.comments.remove, id, 'member')).toBe(204);
  const gone = { id, state: 1, text: '', userId: null, userName: '', likes: 0 };
  expect(await thread()).toMatchObject({ total: 2, items: [gone, { id: reply.id }] });
  expect((await change('member', id, '다시')).statusCode).toBe(409);
  expect((await write('other', '또', { parentId: id })).statusCode).toBe(409);
  expect(await of(api.comments.remove, reply.id, 'other')).toBe(204);
  expect(await thread()).toEqual({ likes: 0, total: 0, shown: 0, items: [] });
});

test('what is one’s own matter is not in the answer for everybody', async () => {
  const { id } = await written('member', '내 댓글');
  expect(await of(api.comments.likePost, POST, 'other')).toBe(204);
  expect(await of(api.comments.like, id, 'other')).toBe(204);
  const everybody = await thread();
  expect(everybody).toMatchObject({ likes: 1, items: [{ likes: 1 }] });
  for (const as of ['member', 'other', 'admin'] as const)
    expect(await thread(POST, {}, as)).toEqual(everybody);
  const nothing = { liked: false, likedIds: [], ownIds: [], removed: [], blockedIds: [] };
  expect(await viewer('other')).toEqual({ ...nothing, liked: true, likedIds: [id] });
  expect(await viewer('member')).toEqual({ ...nothing, ownIds: [id] });
  expect(await of(api.comments.unlikePost, POST, 'other')).toBe(204);
  expect(await of(api.comments.unlike, id, 'other')).toBe(204);
  expect(await thread()).toMatchObject({ likes: 0, items: [{ likes: 0 }] });
});

test('in anonymous talk nobody learns who wrote, and staff leave a trail', async () => {
  const own = await written('member', '글쓴이예요', { postId: TALK });
  const other = await written('other', '저도 그래요', { postId: TALK });
  expect(own).toMatchObject({ userId: null, userName: '익명', byAuthor: true });
  expect(other).toMatchObject({ userId: null, userName: '익명 1', byAuthor: false });
  const post = await product.call(api.posts.get, { as: 'admin', params: { id: TALK } });
  expect(post.json()).toMatchObject({ userId: 0, userName: '익명' });
  await of(api.comments.report, other.id, 'member', report);
  const [waiting] = (await product.call(api.reports.list, { as: 'admin' })).json();
  expect(waiting).toMatchObject({ reportedId: 0, reportedName: '익명 1', quote: '저도 그래요' });
  const decision = { measure: 'hidden', toReported: '욕설이 있어요.', toReporter: '' };
  const ofReport = {
    as: 'admin',
    params: { id: waiting.id },
    body: { ...decision, basedOn: waiting.updatedDate },
  } as const;
  const preview = await product.call(api.reports.preview, ofReport);
  expect(preview.json()).toMatchObject([{ userName: '익명 1', text: expect.stringMatching(/^익명 1님/) }]);
  const { id } = other;
  for (const [endpoint, given] of [
    [api.comments.list, {}],
    [api.comments.get, { params: { id } }],
    [api.reports.get, { params: { id: waiting.id } }],
  ] as const)
    expect((await product.call(endpoint, { as: 'admin', ...given })).body).not.toContain('다른회원');
  const { userId } = await managed(other.id);
  expect([
    userId,
    (await product.call(api.comments.list, { as: 'admin', query: { userId: product.ids.other } })).json(),
  ]).toEqual([null, []]);

  const writer = await product.call(api.comments.writer, { as: 'admin', params: { id: other.id } });
  expect(writer.json()).toEqual({ id: product.ids.other, name: '다른회원' });
  const ofPost = await product.call(api.posts.writer, { as: 'admin', params: { id: TALK } });
  expect(ofPost.json()).toEqual({ id: product.ids.member, name: '회원' });
  const trail = await product.services.db.select().from(audits).where(eq(audits.action, 'read'));
  expect(trail.map(({ feature, recordId, after }) => ({ feature, recordId, after }))).toEqual([
    { feature: 'comments', recordId: other.id, after: { title: '속마음 익명 1' } },
    { feature: 'posts', recordId: TALK, after: { title: '속마음' } },
  ]);
});

test('who blocks a member is said so below what they wrote by name, and nowhere else', async () => {
  const named = await written('other', '이름이 있는 댓글');
  await written('other', '이름이 없는 댓글', { postId: TALK });
  const mine = await written('member', '내 댓글');
  const anonymous = await written('member', '익명 댓글', { postId: TALK });
  const { other, member } = product.ids;
  expect(await of(api.conversations.block, other, 'member')).toBe(204);
  expect(await of(api.conversations.block, other, 'member')).toBe(204);
  expect([
    await of(api.conversations.block, member, 'member'),
    await of(api.conversations.block, 999_999, 'member'),
  ]).toEqual([409, 404]);
  expect((await viewer('member')).blockedIds).toEqual([other]);
  expect((await viewer('member', TALK)).blockedIds).toEqual([]);
  expect((await viewer('other')).blockedIds).toEqual([]);
  expect((await write('other', '답글', { parentId: mine.id })).statusCode).toBe(409);
  expect((await write('other', '답글', { postId: TALK, parentId: anonymous.id })).statusCode).toBe(201);
  expect((await write('member', '답글', { parentId: named.id })).statusCode).toBe(201);
  expect(await of(api.conversations.unblock, other, 'member')).toBe(204);
  expect((await viewer('member')).blockedIds).toEqual([]);
});

test('replies that were deleted close no comment to others', async () => {
  const { id } = await written('member', '질문');
  const gone = { postId: POST, parentId: id, userId: product.ids.other, text: '', deletedAt: new Date() };
  await product.services.db.insert(comments).values(Array.from({ length: REPLIES_MAX }, () => gone));
  expect((await write('admin', '답', { parentId: id })).statusCode).toBe(201);
  const there = { ...gone, text: '답', deletedAt: null };
  await product.services.db.insert(comments).values(Array.from({ length: REPLIES_MAX - 1 }, () => there));
  expect((await write('admin', '답', { parentId: id })).statusCode).toBe(409);
});

test('staff hide a comment for a reason that its writer reads, and show it again', async () => {
  const { id } = await written('member', '광고입니다');
  expect(await of(api.comments.hide, id, 'member', { reason: '광고' })).toBe(403);
  expect(await of(api.comments.hide, id, 'admin', { reason: '' })).toBe(400);
  expect(await of(api.comments.hide, id, 'admin', { reason: '광고는 쓸 수 없어요.' })).toBe(204);
  expect(await thread()).toMatchObject({ total: 1, shown: 0, items: [{ state: 2, text: '', userName: '' }] });
  expect((await viewer('member')).removed).toEqual([{ id, reason: '광고는 쓸 수 없어요.' }]);
  expect(await product.services.db.select().from(mails)).toMatchObject([
    { recipient: 'member@example.org', subject: '[한카] 댓글을 숨겼어요' },
  ]);
  expect(await managed(id)).toMatchObject({ text: '광고입니다', state: 2 });
  expect(await of(api.comments.show, id, 'admin')).toBe(204);
  // Shown already: nothing is taken back twice.
  expect(await of(api.comments.show, id, 'admin')).toBe(204);
  expect(await thread()).toMatchObject({ items: [{ state: 0, text: '광고입니다' }] });
  const told = await product.services.db.select().from(mails);
  expect(told.map(({ subject }) => subject).toSorted()).toEqual([
    '[한카] 댓글을 숨겼어요',
    '[한카] 댓글이 다시 보여요',
  ]);
  const decisions = (await product.call(api.appeals.own, { as: 'member' })).json();
  expect(decisions).toMatchObject([{ title: `댓글 ${id}`, lifted: true }]);
  const trail = await product.services.db.select().from(audits).where(eq(audits.feature, 'comments'));
  expect(trail.map(({ action, recordId }) => [action, recordId])).toEqual([
    ['hide', id],
    ['show', id],
  ]);
});

test('a reported comment is settled with all its reports, as it was when it was reported, also once its post is hidden', async () => {
  const { id } = await written('member', '심한 말');
  expect(await of(api.comments.report, id, 'member', report)).toBe(409);
  for (const as of ['other', 'admin'] as const)
    expect(await of(api.comments.report, id, as, report)).toBe(204);
  await change('member', id, '고운 말');
  const [second, first] = (
    await product.call(api.reports.list, { as: 'admin', query: { commentId: id } })
  ).json();
  expect([first, second]).toMatchObject([
    { commentId: id, realtyTitle: `댓글 ${id}`, quote: '심한 말', reportedName: '회원', reportCount: 2 },
    { commentId: id },
  ]);
  const body = {
    ...{
      measure: 'hidden',
      toReported: '욕설은 쓸 수 없어요.',
      toReporter: '숨겼어요.',
      basedOn: first.updatedDate,
    },
    also: [{ id: second.id, basedOn: second.updatedDate }],
  };
  const { db } = product.services;
  await db.update(posts).set({ status: HIDDEN });
  const decided = await product.call(api.reports.decide, { as: 'admin', params: { id: first.id }, body });
  expect(decided.json()).toMatchObject({ status: 1, measure: 'hidden', realtyHidden: true });
  expect((await product.call(api.reports.count, { as: 'admin', query: { status: 0 } })).json()).toBe(0);
  await db.update(posts).set({ status: PUBLISHED });
  await product.services.changes.caughtUp();
  expect(await thread()).toMatchObject({ items: [{ state: 2 }] });
});

test('what somebody wrote goes with them, and what others replied stays', async () => {
  const leaving = await createMember(product);
  const say = async (body: object) =>
    (
      await product.inject({
        method: 'POST',
        url: api.comments.create.path,
        headers: { authorization: `Bearer ${leaving.token}` },
        payload: body,
      })
    ).json<Comment>();
  const first = await say({ postId: POST, text: '떠나는 사람의 댓글' });
  await say({ postId: POST, text: '답이 없는 댓글' });
  await written('other', '답글', { parentId: first.id });
  await of(api.comments.report, first.id, 'other', report);
  await of(api.comments.hide, first.id, 'admin', { reason: '광고' });
  await removeAccount(product.services.db, leaving.id);
  expect(await thread()).toMatchObject({ total: 2, items: [{ id: first.id, state: 1 }, { text: '답글' }] });
  const [stored] = (await product.call(api.reports.list, { as: 'admin' })).json();
  expect(stored).toMatchObject({ quote: '' });
  const trail = await product.services.db.select().from(audits).where(eq(audits.feature, 'comments'));
  expect(JSON.stringify(trail)).not.toContain('떠나는');
});
