import type { Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { PostForm } from '@hanca/common/contract/posts.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headlines } from '../../db/schema/headlines.ts';
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
  await product.services.changes.caughtUp();
});

/** 안내 of the general posts. */
const MAP_TYPE = 101;
const slot = { regionId: 'CA59', mapType: MAP_TYPE, order: 1 };

const save = (change: object = {}) =>
  product.call(api.headlines.create, { as: 'admin', body: { ...slot, postId: first, ...change } });
const listed = async (query: object = { regionId: 'CA59' }) =>
  (await product.call(api.headlines.list, { query: { ...query } })).json();

test('a slot takes a post, then another, and is emptied', async () => {
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

test('regions and categories have slots of their own', async () => {
  await save();
  await save({ regionId: 'CA00', postId: second });
  await save({ mapType: 102, order: 5 });
  expect(await listed({ regionId: 'CA59', exact: true })).toHaveLength(2);
  expect(await listed({})).toEqual([expect.objectContaining({ regionId: 'CA00', postId: second })]);
  expect(await listed({ regionId: 'CA59', mapTypes: '102,103' })).toEqual([
    expect.objectContaining({ mapType: 102, order: 5 }),
  ]);
});

test('in each slot the headline of the nearest region is given, with `exact` those of the region alone', async () => {
  const [city, other, province, country] = ['CA595911606', 'CA596173331', 'CA59', 'CA00'];
  const put = (regionId: string, mapType: number, order: number) => save({ regionId, mapType, order });
  for (const regionId of [country, province, city]) await put(regionId, 101, 1);
  for (const regionId of [country, province]) await put(regionId, 101, 2);
  await put(country, 101, 3);
  await put(province, 102, 1);
  const slots = async (regionId: string, exact?: boolean) =>
    (await listed({ regionId, exact })).map((row: Headline) => [row.mapType, row.order, row.regionId]);
  expect(await slots(city)).toEqual([
    [101, 1, city],
    [101, 2, province],
    [101, 3, country],
    [102, 1, province],
  ]);
  expect(await slots(other)).toEqual(await slots(province));
  expect(await slots('CA5915')).toEqual(await slots(province));
  // A part of a city has the city's.
  await put(other, 101, 1);
  expect((await slots('CA596178582'))[0]).toEqual([101, 1, other]);
  expect(await slots(province)).toEqual([
    [101, 1, province],
    [101, 2, province],
    [101, 3, country],
    [102, 1, province],
  ]);
  for (const regionId of [country, 'CA35']) {
    expect(await slots(regionId)).toEqual([1, 2, 3].map((order) => [101, order, country]));
  }
  expect(await slots(city, true)).toEqual([[101, 1, city]]);
  expect(await slots('CA35', true)).toEqual([]);
  expect(await slots(province, false)).toEqual(await slots(province));
});

test('a hidden post gives way to the headline of a region further off', async () => {
  await save();
  await save({ regionId: 'CA00', postId: second });
  const hide = (status: 0 | 1) =>
    product.call(api.posts.update, { as: 'admin', body: { id: first, status } });
  await hide(1);
  expect(await listed()).toEqual([expect.objectContaining({ regionId: 'CA00', postId: second })]);
  expect(await listed({ regionId: 'CA59', exact: true })).toEqual([
    expect.objectContaining({ postId: first, postHeader: null }),
  ]);
  await hide(0);
  expect(await listed()).toEqual([expect.objectContaining({ regionId: 'CA59', postId: first })]);
});

test('so does a job that is closed', async () => {
  const job = { employer: '밀과 쉼', work: 'part', trade: 'food', wageUnit: 'hour', wageMin: 21 };
  const form = postForm({ postType: JOB, job: { ...job, closesOn: '2026-01-31' } as PostForm['job'] });
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: form })).json();
  await save({ postId: id });
  expect(await listed()).toEqual([expect.objectContaining({ postId: id, postHeader: null })]);
  await save({ regionId: 'CA00', postId: second });
  expect(await listed()).toEqual([expect.objectContaining({ regionId: 'CA00', postId: second })]);
  const body = { id, job: { ...job, closesOn: '9999-01-31' } };
  expect((await product.call(api.posts.update, { as: 'admin', body })).statusCode).toBe(200);
  expect(await listed()).toEqual([
    expect.objectContaining({ postId: id, postHeader: expect.objectContaining({ id }) }),
  ]);
});

test('so does a flyer that has ended, which comes back with a later last day', async () => {
  const [began, ended, later] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 0, 7), Date.UTC(9000, 0, 7)];
  const form = postForm({ postType: FLYER, store: '들꽃상회', validFrom: began, validTo: ended });
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: form })).json();
  await save({ postId: id });
  await save({ regionId: 'CA00', postId: second });
  expect(await listed()).toEqual([expect.objectContaining({ regionId: 'CA00', postId: second })]);
  const body = { id, validTo: later };
  expect((await product.call(api.posts.update, { as: 'admin', body })).statusCode).toBe(200);
  expect(await listed()).toEqual([expect.objectContaining({ regionId: 'CA59', postId: id })]);
});

test('refuses categories that are no numbers', async () => {
  for (const mapTypes of ['99999999999', '2147483648', '1,', '1e3', 'x', '-1']) {
    const answer = await product.call(api.headlines.list, { query: { mapTypes } });
    expect(answer.statusCode, mapTypes).toBe(400);
  }
});

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

const change = (body: object) =>
  product.call(api.headlines.update, { as: 'admin', body: { ...slot, postId: first, ...body } });
const slots = async (regionId = 'CA59') =>
  (await listed({ regionId })).map(({ mapType, order, postId }: Headline) => [mapType, order, postId]);

test('what was loaded before another saved is refused, one slot or all, and changes nothing', async () => {
  const loaded = [first, -1, -1, -1, -1];
  const arrange = (body: object) =>
    product.call(api.headlines.arrange, {
      as: 'admin',
      body: { regionId: 'CA59', mapType: MAP_TYPE, postIds: [first, -1, second], before: loaded, ...body },
    });
  const { id } = (await save({ before: -1 })).json();
  expect((await change({ id, postId: second, before: first })).statusCode).toBe(200);

  const late = await arrange({});
  expect([late.statusCode, late.json().detail]).toEqual([
    409,
    '그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요. 새로 불러온 뒤 다시 저장해 주세요.',
  ]);
  expect((await change({ id, postId: first, before: first })).statusCode).toBe(409);
  expect((await save({ before: -1 })).statusCode).toBe(409);
  expect((await save({ postId: -1, before: first })).statusCode).toBe(409);
  expect(await slots()).toEqual([[MAP_TYPE, 1, second]]);

  expect((await arrange({ before: [second] })).statusCode).toBe(200);
  expect((await arrange({ postIds: [], before: [] })).statusCode).toBe(409);
  expect(await slots()).toEqual([
    [MAP_TYPE, 1, first],
    [MAP_TYPE, 3, second],
  ]);
});

test('a headline moves with its id to a slot that is empty, and to no other', async () => {
  const { id } = (await save()).json();
  expect((await change({ id, order: 3 })).json()).toMatchObject({ id, order: 3, postId: first });
  expect(await slots()).toEqual([[MAP_TYPE, 3, first]]);
  await save({ postId: second });
  const taken = await change({ id, order: 1 });
  expect([taken.statusCode, taken.json().detail]).toEqual([409, '그 자리에는 다른 헤드라인이 있어요.']);
  expect((await change({ id, mapType: 102, postId: second })).json()).toMatchObject({ id, postId: second });
  expect(await slots()).toEqual([
    [MAP_TYPE, 1, second],
    [102, 1, second],
  ]);
  const [{ before, after }] = (
    await product.call(api.audits.list, { as: 'admin', query: { feature: 'headlines', recordId: 102 } })
  ).json();
  expect(before).toMatchObject({ postIds: [-1, -1, -1, -1, -1], from: { ...slot, order: 3 } });
  expect(after).toMatchObject({ postIds: [second, -1, -1, -1, -1] });
  expect(after).not.toHaveProperty('from');
});

test('an unknown headline is not there and makes none', async () => {
  expect((await change({ id: 999_999 })).statusCode).toBe(404);
  expect(await listed()).toEqual([]);
  expect((await change({})).statusCode).toBe(200);
  expect(await listed()).toHaveLength(1);
});

test('refuses what cannot be, at its field', async () => {
  const wrong: [path: string, change: object][] = [
    ['postId', { postId: 999_999 }],
    ['postId', { postId: 0 }],
    ['order', { order: 6 }],
    ['order', { order: 0 }],
    ['regionId', { regionId: 'CA99' }],
    ['mapType', { mapType: 99_999 }],
  ];
  for (const [path, change] of wrong) {
    const answer = await save(change);
    expect(answer.statusCode, path).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
  }
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
