// Runs on both engines: the statements of calls, in their order, and their prepared names.
import { Worker } from 'node:worker_threads';
import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { HTML } from '@hanca/common/posts.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { createRealty, postForm, realtyForm, realtyImage } from '../testing/samples.ts';

let product: TestProduct;
let post: PostDetail;
let listing: RealtyDetail;
beforeAll(async () => {
  product = await startProduct();
  listing = await createRealty(product, { images: [await realtyImage(product, product.ids.member)] });
  const body = postForm({ contentType: HTML, content: '<p>글</p>' });
  post = (await product.call(api.posts.create, { as: 'admin', body })).json();
});
afterAll(() => product.close());

/** Not of a request itself: what is asked of the connection that listens. */
const BESIDE = /^SELECT 1$/;
const RENDERED = 'a body is rendered';

/** Not what goes to the thread of an embedded database. */
const isBody = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'written' in message;

const textOf = (given: unknown): string => {
  const text = typeof given === 'object' && given !== null ? Reflect.get(given, 'text') : given;
  return String(text).replaceAll(/\s+/g, ' ').slice(0, 100);
};

/** What a call sends to the database, in order, and where in between a body is rendered. */
const statementsOf = async (call: () => Promise<{ statusCode: number }>): Promise<string[]> => {
  const done: string[] = [];
  const { query } = pg.Client.prototype;
  const { postMessage } = Worker.prototype;
  const spies = [
    vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      done.push(textOf(given[0]));
      return Reflect.apply(query, this, given);
    }),
    vi.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (
      this: Worker,
      ...given: unknown[]
    ) {
      if (isBody(given[0])) done.push(RENDERED);
      return Reflect.apply(postMessage, this, given);
    }),
  ];
  const { statusCode } = await call();
  for (const spy of spies) spy.mockRestore();
  expect(statusCode).toBeLessThan(300);
  return done.filter((text) => !BESIDE.test(text));
};

test('a change of a post: the caller, the trail around it, and the post before, locked, answered and after', async () => {
  const body = { id: post.id, title: '다른 제목' };
  expect(await statementsOf(() => product.call(api.posts.update, { as: 'admin', body }))).toHaveLength(11);
});

test('a body is rendered before the transaction that stores it begins', async () => {
  const body = { id: post.id, content: '<p>다른 글</p>' };
  const change = await statementsOf(() => product.call(api.posts.update, { as: 'admin', body }));
  expect(change.slice(2, 4)).toEqual([RENDERED, 'begin']);
  expect(change.filter((text) => text !== RENDERED)).toHaveLength(12);

  const form = postForm({ contentType: HTML, content: '<p>새 글</p>' });
  const creation = await statementsOf(() => product.call(api.posts.create, { as: 'admin', body: form }));
  expect(creation.slice(1, 3)).toEqual([RENDERED, 'begin']);
  expect(creation.filter((text) => text !== RENDERED)).toHaveLength(8);
});

test('a new listing and a change of one', async () => {
  const { member } = product.ids;
  const body = realtyForm({ images: [await realtyImage(product, member)] });
  expect(await statementsOf(() => product.call(api.realties.create, { as: 'member', body }))).toHaveLength(7);
  const change = { id: listing.id, price: 2000 };
  const call = () => product.call(api.realties.update, { as: 'member', body: change });
  expect(await statementsOf(call)).toHaveLength(6);
});

test('reads: one statement each, and of members one more for who they are', async () => {
  const { id } = listing;
  const reads = [
    () => product.call(api.realties.list),
    () => product.call(api.realties.get, { params: { id } }),
    () => product.call(api.posts.list),
    () => product.call(api.posts.get, { params: { id: post.id } }),
    () => product.call(api.coupons.list),
    () => product.call(api.notices.list),
  ];
  for (const read of reads) expect(await statementsOf(read)).toHaveLength(1);
  const mine = { as: 'member', query: { userId: product.ids.member } } as const;
  expect(await statementsOf(() => product.call(api.realties.list, mine))).toHaveLength(2);
  expect(await statementsOf(() => product.call(api.queue.list, { as: 'admin' }))).toHaveLength(2);
});

test('a read that is cached: none', async () => {
  await product.call(api.notices.count);
  expect(await statementsOf(() => product.call(api.notices.count))).toEqual([]);
});

/** The names under which calls send their queries, but for the caller's. */
const namesOf = async (calls: () => Promise<unknown>): Promise<unknown[]> => {
  const sent = vi.spyOn(pg.Client.prototype, 'query');
  await calls();
  const names = sent.mock.calls.map(([given]) => Reflect.get(Object(given), 'name'));
  sent.mockRestore();
  return names.filter((name) => name && name !== 'account.caller');
};

test('lists are sent under the name of their shape: built once for all requests, planned once for a connection', async () => {
  const names = await namesOf(async () => {
    await product.call(api.notices.list, { query: { pinned: true, limit: 3 } });
    await product.call(api.coupons.list, { query: { status: 1, type: 2, limit: 3 } });
    await product.call(api.categories.list, { query: { limit: 3 } });
    await product.call(api.headlines.list, { query: { regionId: 'CA59' } });
    await product.call(api.conversations.list, { as: 'member', query: { limit: 3 } });
    await product.call(api.saved.ids, { as: 'member' });
    await product.call(api.users.list, { as: 'admin', query: { sort: 'name', limit: 3 } });
    await product.call(api.audits.list, { as: 'admin', query: { feature: 'posts', skip: 1, limit: 3 } });
    // Finds nothing, so its second query is sent too.
    await product.call(api.realties.list, { query: { reType: 9, limit: 3 } });
  });
  expect(new Set(names).size).toBe(10);
});

test('a filter of a list is not taken for its order, in whichever sequence they come', async () => {
  const list = async (query: object) => {
    const answer = await product.call(api.users.list, { as: 'admin', query: { ...query, limit: 10 } });
    return [answer.statusCode, answer.json().map(({ id }: { id: number }) => id)];
  };
  const { member, other } = product.ids;
  const all = await list({ order: 'DESC' });
  expect(await list({ sort: 'id' })).toEqual(all);
  expect(await list({ id: member })).toEqual([200, [member]]);
  const one = (query: object) => list({ ...query, order: 'ASC' });
  expect(await one({ id: other })).toEqual([200, [other]]);
  expect((await one({ sort: 'id' }))[0]).toBe(200);
});

test('made-up searches take no name from other queries', async () => {
  // More shapes than get names.
  for (let limit = 1; limit <= 60; limit += 1) {
    await product.call(api.realties.list, { query: { limit } });
  }
  const get = () => product.call(api.realties.get, { as: 'member', params: { id: listing.id } });
  expect(await namesOf(get)).toEqual(['realties.owner', 'realties.get']);
});
