import { api } from '@hanca/common/contract/index.ts';
import type { MemberPostInput } from '@hanca/common/contract/member-posts.ts';
import type { PostDetail, PostSummary } from '@hanca/common/contract/posts.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { HIDDEN, HTML, PLAIN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { categories } from '../../db/schema/categories.ts';
import { posts } from '../../db/schema/posts.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedImage } from '../../testing/samples.ts';
import { storing } from '../../testing/stored.ts';
import { insertImage } from '../images/queries.ts';

/** 일반 and 생활정보; all other types are staff's. */
const OPEN = 1;
const ALSO_OPEN = 13;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  for (const value of [OPEN, ALSO_OPEN]) {
    await product.services.db
      .update(categories)
      .set({ openToMembers: true })
      .where(and(eq(categories.pid, 5), eq(categories.value, value)));
  }
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(posts);
  await product.services.db.delete(attempts);
});

type Given = Partial<MemberPostInput> & Record<string, unknown>;

const form = { title: '밴쿠버의 첫 겨울', postType: OPEN, regionId: 'CA59', content: '비가 자주 와요.' };
const write = (given: Given = {}, as: Role = 'member') =>
  product.call(api.memberPosts.create, { as, body: { ...form, ...given } });
const written = async (given: Given = {}) => (await write(given)).json<PostDetail>();
const change = (body: object, as: Role = 'member') => product.call(api.memberPosts.update, { as, body });
const decide = (body: object) => product.call(api.posts.update, { as: 'admin', body });
const remove = (id: number, as: Role = 'member') =>
  product.call(api.memberPosts.remove, { as, params: { id } });
const stored = async (id: number) => {
  const [row] = await product.services.db.select().from(posts).where(eq(posts.id, id));
  return row;
};
/** Makes somebody one whom staff have read twice. */
const trust = async () => {
  const one = { postType: OPEN, regionId: 'CA59', content: '읽은 글', contentType: 1, byMember: true };
  const two = ['하나', '둘'].map((title) => ({ ...one, title, userId: product.ids.member }));
  await product.services.db.insert(posts).values(two);
};

test('members write in open types alone, and only as they may', async () => {
  const statuses: Record<string, number> = {};
  const attempt = async (name: string, given: Given, as?: Role) => {
    statuses[name] = (await write(given, as)).statusCode;
  };
  await attempt('open', {});
  await attempt('nobody', {}, 'nobody');
  await attempt('closed', { postType: 2 });
  await attempt('flyer', { postType: FLYER });
  await attempt('two links', { content: 'https://a.ca 와 https://b.ca' });
  await attempt('three links', { content: 'https://a.ca https://b.ca www.c.com' });
  await attempt('long', { content: '가'.repeat(10_001) });
  await attempt("staff's picture", { images: await storedImage(product) });
  expect(statuses).toEqual({
    ...{ open: 201, nobody: 401, closed: 403, flyer: 403 },
    ...{ 'two links': 201, 'three links': 400, long: 400, "staff's picture": 400 },
  });
});

test('links in the title count with those of the text, also where one is changed after the other', async () => {
  const content = 'deal.app 와 https://b.ca';
  const refused = await write({ title: '싼 방 room.online', content });
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [expect.objectContaining({ path: 'content', code: 'links.post' })],
  ]);
  const { id } = await written({ content });
  expect((await change({ id, title: '싼 방 room.xyz' })).json().errors?.[0]?.code).toBe('links.post');
  expect((await change({ id, title: '싼 방' })).statusCode).toBe(200);
});

test('what is of staff cannot be sent along', async () => {
  const { id } = await written({ status: PUBLISHED, contentType: 2, txType: 1 });
  const as = { status: WAITING, contentType: 1, txType: 0, byMember: true };
  expect(await stored(id)).toMatchObject(as);
  await change({ id, status: PUBLISHED, contentType: 2, userId: product.ids.other });
  expect(await stored(id)).toMatchObject(as);
});

test('the first posts of a member wait; once two can be seen the next ones do not, nor do changes', async () => {
  expect([(await written()).status, (await written()).status]).toEqual([WAITING, WAITING]);
  await trust();
  const next = await written();
  expect(next.status).toBe(PUBLISHED);
  expect((await change({ id: next.id, title: '고친 제목' })).json()).toMatchObject({
    status: PUBLISHED,
    title: '고친 제목',
  });
});

test('a first post that is changed after it was read waits again', async () => {
  const { id } = await written();
  await decide({ id, status: PUBLISHED });
  expect((await change({ id, content: '다른 내용' })).json()).toMatchObject({ status: WAITING });
});

test('one that staff hid waits once its writer has changed it, and they read why', async () => {
  await trust();
  const { id } = await written();
  await product.services.db.update(posts).set({ status: HIDDEN, hiddenReason: '광고예요' });
  const own = await product.call(api.memberPosts.read, { as: 'member', params: { id } });
  expect(own.json()).toMatchObject({ status: HIDDEN, hiddenReason: '광고예요' });
  expect((await change({ id, content: '광고를 뺐어요' })).json()).toMatchObject({ status: WAITING });
  const published = await decide({ id, status: PUBLISHED });
  expect(published.json()).toMatchObject({ status: PUBLISHED });
  expect(published.json()).not.toHaveProperty('hiddenReason');
  expect(await stored(id)).toMatchObject({ hiddenReason: null });
});

test('own posts can be changed and deleted, those of others and of staff cannot', async () => {
  await storing(product.services.db, product.ids).posts({ id: 800, postType: OPEN });
  const own = await written();
  const picture = `/images/post/2025/11/${'a'.repeat(32)}.jpg`;
  const row = { path: picture, userId: product.ids.member, target: 'post', bytes: 1, width: 1, height: 1 };
  await insertImage(product.services.db, row);
  expect((await change({ id: own.id, images: picture, postType: ALSO_OPEN })).statusCode).toBe(200);
  expect((await change({ id: own.id, postType: 2 })).statusCode).toBe(403);
  expect((await change({ id: own.id, basedOn: 1 })).statusCode).toBe(409);
  await decide({ id: own.id, status: PUBLISHED });
  for (const [id, as] of [
    [own.id, 'other'],
    [own.id, 'admin'],
    [800, 'member'],
    [800, 'admin'],
  ] as const) {
    expect((await change({ id, title: '뺏은 글' }, as)).statusCode).toBe(404);
    expect((await remove(id, as)).statusCode).toBe(404);
    expect((await product.call(api.memberPosts.read, { as, params: { id } })).statusCode).toBe(404);
  }
  expect((await product.call(api.posts.remove, { as: 'member', params: { id: own.id } })).statusCode).toBe(
    403,
  );
  expect((await remove(own.id)).statusCode).toBe(204);
  expect(await stored(own.id)).toBeUndefined();
});

test('what staff have laid out its writer gets as plain words, and stores as such', async () => {
  const { id } = await written();
  const content =
    '<h2>첫 겨울</h2><p>비가 <b>자주</b> &amp; 오래 와요.</p><ul><li>우산</li><li>장화</li></ul>';
  const { updatedDate } = (await decide({ id, contentType: HTML, content })).json<PostDetail>();
  const read = await product.call(api.memberPosts.read, { as: 'member', params: { id } });
  const words = '첫 겨울\n비가 자주 & 오래 와요.\n우산\n장화';
  expect(read.json<PostDetail>()).toMatchObject({ contentType: HTML, content: words });
  const basedOn = Number(updatedDate.time);
  expect((await change({ id, basedOn, title: '두 번째 겨울' })).statusCode).toBe(200);
  expect(await stored(id)).toMatchObject({ contentType: PLAIN, content: words, contentHtml: '' });
});

test('everybody lists their own alone, whatever its state', async () => {
  await trust();
  const { id } = await written();
  await product.services.db.update(posts).set({ status: HIDDEN }).where(eq(posts.id, id));
  const mine = async (as: Role) =>
    (await product.call(api.memberPosts.list, { as, query: { limit: 2 } }))
      .json<PostSummary[]>()
      .map(({ title }) => title);
  expect([await mine('member'), await mine('other')]).toEqual([['밴쿠버의 첫 겨울', '둘'], []]);
  expect((await product.call(api.memberPosts.count, { as: 'member' })).json()).toBe(3);
});

test('a member writes ten posts a day, staff as many as they like', async () => {
  for (let n = 0; n < 10; n += 1) expect((await write()).statusCode).toBe(201);
  const eleventh = await write();
  expect([eleventh.statusCode, eleventh.json().detail]).toEqual([
    429,
    '글은 하루에 10개까지 올릴 수 있어요.',
  ]);
  expect((await write({}, 'admin')).statusCode).toBe(201);
});

test('staff open post types, but not those with fields of their own, nor other categories', async () => {
  const open = (id: number) =>
    product.call(api.categories.update, { as: 'admin', body: { id, openToMembers: true } });
  const [travel, flyers, condos] = [31, 24, 42];
  expect((await open(travel)).json()).toMatchObject({ title: '여행/레저', openToMembers: true });
  expect((await write({ postType: 11 })).statusCode).toBe(201);
  for (const id of [flyers, condos]) expect((await open(id)).statusCode).toBe(409);
});
