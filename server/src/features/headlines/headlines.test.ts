import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headlines } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

let product: TestProduct;
let first: number;
let second: number;
beforeAll(async () => {
  product = await startProduct();
  const create = async (title: string): Promise<number> =>
    (await product.call(api.posts.create, { as: 'admin', body: postForm({ title }) })).json().id;
  first = await create('첫 글');
  second = await create('둘째 글');
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(headlines);
  await product.services.changes.announce(['headlines']);
});

/** 공지사항 of the general posts. */
const MAP_TYPE = 101;
const slot = { regionId: 'CA59', mapType: MAP_TYPE, order: 1 };

const save = (change: object = {}) =>
  product.call(api.headlines.create, { as: 'admin', body: { ...slot, postId: first, ...change } });
const listed = async (query: object = { regionId: 'CA59' }) =>
  (await product.call(api.headlines.list, { query: { ...query } })).json();

test('a slot takes a post, another in its place, and is emptied', async () => {
  const made = await save();
  expect(made.statusCode).toBe(201);
  expect(made.json()).toMatchObject({ ...slot, postId: first, postHeader: { id: first, title: '첫 글' } });
  const again = await product.call(api.headlines.update, {
    as: 'admin',
    body: { ...slot, id: made.json().id, postId: second },
  });
  expect(again.json()).toMatchObject({ id: made.json().id, postHeader: { title: '둘째 글' } });
  expect(await listed()).toHaveLength(1);

  for (const postId of [-1, null]) {
    await save();
    expect((await save({ postId })).json()).toMatchObject({ id: 0, postId: -1, postHeader: null });
    expect(await listed()).toEqual([]);
  }
});

test('two who save one slot at once leave one row', async () => {
  const answers = await Promise.all([save(), save({ postId: second }), save(), save({ postId: second })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await listed()).toHaveLength(1);
});

test('regions and categories have slots of their own', async () => {
  await save();
  await save({ regionId: 'CA00', postId: second });
  await save({ mapType: 102, order: 5 });
  expect(await listed()).toHaveLength(2);
  expect(await listed({})).toEqual([expect.objectContaining({ regionId: 'CA00', postId: second })]);
  expect(await listed({ regionId: 'CA59', mapTypes: '102,103' })).toEqual([
    expect.objectContaining({ mapType: 102, order: 5 }),
  ]);
});

test.each(['99999999999', '2147483648', '1,', '1e3', 'x', '-1'])(
  'categories called %s are refused',
  async (mapTypes) => {
    const answer = await product.call(api.headlines.list, { query: { mapTypes } });
    expect(answer.statusCode).toBe(400);
  },
);

test('all slots of a category are set at once', async () => {
  await save({ order: 3 });
  const body = { regionId: 'CA59', mapType: MAP_TYPE, postIds: [second, -1, -1, first] };
  const answer = await product.call(api.headlines.arrange, { as: 'admin', body });
  expect(
    answer.json().map(({ order, postId }: { order: number; postId: number }) => [order, postId]),
  ).toEqual([
    [1, second],
    [4, first],
  ]);
});

test.each([
  ['postId', { postId: 999_999 }],
  ['postId', { postId: 0 }],
  ['order', { order: 6 }],
  ['order', { order: 0 }],
  ['regionId', { regionId: 'CA99' }],
  ['mapType', { mapType: 99_999 }],
])('a wrong %s is refused there', async (path, change) => {
  const answer = await save(change);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
  expect(await listed()).toEqual([]);
});

test('a hidden post keeps its slot without being shown, a deleted one leaves it', async () => {
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: postForm() })).json();
  await save({ postId: id });
  await product.call(api.posts.update, { as: 'admin', body: { id, status: 1 } });
  expect(await listed()).toEqual([expect.objectContaining({ postId: id, postHeader: null })]);
  await product.call(api.posts.remove, { as: 'admin', params: { id } });
  expect(await listed()).toEqual([]);
});
