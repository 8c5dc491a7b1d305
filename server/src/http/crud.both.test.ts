// Runs on both engines: ORDER BY a text, whose collation is the engine's, and the locks of a change.
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notices } from '../db/schema/notices.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(notices);
  await product.services.changes.caughtUp();
});

const draft = { title: '점검 안내', regionId: 'CA59', content: '새벽 2시에 잠시 쉬어요.' };

const create = async (change: object = {}) => {
  const answer = await product.call(api.notices.create, { as: 'admin', body: { ...draft, ...change } });
  expect(answer.statusCode).toBe(201);
  return answer.json();
};

const titles = async (query: object = {}) => {
  const answer = await product.call(api.notices.list, { query: { ...query } });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ title: string }[]>().map(({ title }) => title);
};

test('notices are created with their defaults, read, changed and deleted', async () => {
  const made = await create();
  expect(made).toEqual({
    ...draft,
    id: expect.any(Number),
    pinned: false,
    createdDate: { time: expect.stringMatching(/^\d{13}$/) },
    updatedDate: { time: expect.stringMatching(/^\d{13}$/) },
  });
  const params = { id: made.id };
  expect((await product.call(api.notices.get, { params })).json()).toEqual(made);

  const body = { id: made.id, pinned: true, basedOn: made.updatedDate };
  const changed = await product.call(api.notices.update, { as: 'admin', body });
  expect(changed.json()).toMatchObject({ ...draft, pinned: true });
  const emptied = await product.call(api.notices.update, {
    as: 'admin',
    body: { id: made.id, pinned: null },
  });
  expect(emptied.json()).toMatchObject({ ...draft, pinned: false });
  const again = await product.call(api.notices.update, { as: 'admin', body: { ...body, basedOn: 1 } });
  expect(again.statusCode).toBe(409);

  expect((await product.call(api.notices.remove, { as: 'admin', params })).statusCode).toBe(204);
  expect((await product.call(api.notices.get, { params })).statusCode).toBe(404);
  expect((await product.call(api.notices.remove, { as: 'admin', params })).statusCode).toBe(404);
});

test('filters, keyword, order and paging drive list and count of notices', async () => {
  await create({ title: '가', pinned: true });
  await create({ title: '나', regionId: 'CA35' });
  await create({ title: '다 100% 가을' });
  expect(await titles()).toEqual(['다 100% 가을', '나', '가']);
  expect(await titles({ regionId: 'CA59' })).toEqual(['다 100% 가을', '가']);
  expect(await titles({ regionId: 'CA00' })).toHaveLength(3);
  expect(await titles({ pinned: 'true' })).toEqual(['가']);
  expect(await titles({ pinned: 'false' })).toEqual(['다 100% 가을', '나']);
  expect(await titles({ keyword: '가' })).toEqual(['다 100% 가을', '가']);
  expect(await titles({ keyword: '100%' })).toEqual(['다 100% 가을']);
  expect(await titles({ keyword: '1_0' })).toEqual([]);
  expect(await titles({ sort: 'title', order: 'ASC' })).toEqual(['가', '나', '다 100% 가을']);
  expect(await titles({ skip: 1, limit: 1 })).toEqual(['나']);
  const count = await product.call(api.notices.count, { query: { regionId: 'CA59', keyword: '가' } });
  expect(count.json()).toBe(2);
});

describe('what cannot be stored of notices is refused at its field, and nothing is stored', () => {
  test.each([
    ['title', { title: ' ' }],
    ['regionId', { regionId: 'CA99' }],
    ['content', { content: undefined }],
    ['pinned', { pinned: 'yes' }],
  ])('%s', async (path, change) => {
    const answer = await product.call(api.notices.create, { as: 'admin', body: { ...draft, ...change } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path })]);
    expect(await titles()).toEqual([]);
  });

  test('a change is checked as a whole record', async () => {
    const { id } = await create();
    const answer = await product.call(api.notices.update, { as: 'admin', body: { id, regionId: 'CA99' } });
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: 'regionId' })]);
    expect((await product.call(api.notices.get, { params: { id } })).json().regionId).toBe('CA59');
  });
});

test('a cached list of notices shows a change at once', async () => {
  expect(await titles()).toEqual([]);
  await create();
  expect(await titles()).toEqual([draft.title]);
});
