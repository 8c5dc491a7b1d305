import { api, endpoints } from '@hanca/common/contract/index.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { feedPath } from '@hanca/common/public-paths.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { categories } from '../../db/schema/categories.ts';
import { headlines } from '../../db/schema/headlines.ts';
import { posts } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

// A post of a new member that nobody of staff has read: nothing but its writer and staff may come upon it.

/** A word that stands in every text of the post, and nowhere else. */
const WORD = '읽히지않은말';
const TYPE = 1;
/** A category in which it is a headline. */
const MAIN = 101;

let product: TestProduct;
let id: number;
beforeAll(async () => {
  product = await startProduct();
  const { db } = product.services;
  await db
    .update(categories)
    .set({ openToMembers: true })
    .where(and(eq(categories.pid, 5), eq(categories.value, TYPE)));
  const words = { title: `${WORD} 제목`, content: `${WORD} 내용` };
  const body = { postType: TYPE, regionId: 'CA59', ...words };
  id = (await product.call(api.memberPosts.create, { as: 'member', body })).json<PostDetail>().id;
  await db.insert(headlines).values({ regionId: 'CA59', mapType: MAIN, postId: id, order: 1 });
});
afterAll(() => product.close());

/** What finds it, if anything does: only what an endpoint knows is sent. */
const finding = () => ({
  ...{
    id,
    postId: id,
    postType: TYPE,
    type: TYPE,
    mapType: MAIN,
    regionId: 'CA59',
    userId: product.ids.member,
  },
  ...{ keyword: WORD, q: WORD, query: WORD, tag: WORD, text: WORD, status: '-1', limit: 100 },
});

const sent = (schema: Endpoint['query']) =>
  Object.fromEntries(Object.entries(finding()).filter(([name]) => schema && name in schema.shape));

const readable = endpoints().filter(
  ({ endpoint }) => endpoint.method === 'GET' && accessOf(endpoint) !== 'admin' && !endpoint.download,
);

const callsOf = (endpoint: Endpoint) => {
  const params = {
    ...Object.fromEntries(Object.keys(endpoint.params?.shape ?? {}).map((name) => [name, id])),
  };
  const query = sent(endpoint.query);
  const given = { params: { ...params, ...('regionId' in params ? { regionId: 'CA59' } : {}) } };
  // With all that finds it, and with nothing: some filters exclude each other.
  return [{ ...given, query }, { ...given, query: { ...query, keyword: undefined } }, given];
};

test('no endpoint, sitemap or feed shows it to others', async () => {
  expect(readable.length).toBeGreaterThan(100);
  for (const { name, endpoint } of readable) {
    const [narrowest, ...wider] = callsOf(endpoint);
    const calls = [narrowest, ...wider].map((given) => ({ as: 'other' as const, ...given }));
    for (const call of [{ as: 'nobody' as const, ...narrowest }, ...calls]) {
      const { body } = await product.call(endpoint, call);
      // What was sent may be sent back; nothing of the post is more than the word.
      expect(body, `${name} ${JSON.stringify(call)}`).not.toContain(`${WORD} `);
    }
  }
  for (const url of ['/sitemap.xml', '/sitemaps/posts-1.xml', feedPath(0), feedPath(TYPE)]) {
    const { body } = await product.inject({ url });
    expect(body, url).not.toContain(WORD);
    expect(body, url).not.toContain(`/${id}<`);
  }
});

test('writes of others on it find nothing', async () => {
  const writes = endpoints().filter(
    ({ endpoint: { method, path, access } }) =>
      (method === 'POST' || method === 'PUT') && access !== 'admin' && /^\/v1\/\w+\/posts\/\{id\}/.test(path),
  );
  for (const { name, endpoint } of writes) {
    const { statusCode } = await product.call(endpoint, { as: 'other', params: { id } });
    expect([name, [400, 404].includes(statusCode)]).toEqual([name, true]);
  }
});

test('its writer and staff see it, and everybody once staff have published it', async () => {
  const statusFor = async (as: 'nobody' | 'member' | 'other' | 'admin') =>
    (await product.call(as === 'member' ? api.memberPosts.read : api.posts.get, { as, params: { id } }))
      .statusCode;
  expect([await statusFor('member'), await statusFor('admin'), await statusFor('other')]).toEqual([
    200, 200, 404,
  ]);
  await product.call(api.posts.update, { as: 'admin', body: { id, status: PUBLISHED } });
  expect([await statusFor('nobody'), await statusFor('other')]).toEqual([200, 200]);
  const feed = await product.inject({ url: feedPath(TYPE) });
  expect(feed.body).toContain(WORD);
  await product.services.db.delete(posts);
});
