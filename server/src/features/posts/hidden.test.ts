import { api } from '@hanca/common/contract/index.ts';
import type { PostDetail, PostForm } from '@hanca/common/contract/posts.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const create = async (change: Partial<PostForm>): Promise<PostDetail> =>
  (await product.call(api.posts.create, { as: 'admin', body: postForm(change) })).json();
const change = (body: unknown) => product.call(api.posts.update, { as: 'admin', body });
const fetched = (id: number, as: Role = 'nobody') => product.call(api.posts.get, { as, params: { id } });

test('hidden posts are seen by staff alone, in the list, the count and by id', async () => {
  const hidden = await create({ status: HIDDEN, regionId: 'CA61' });
  const shown = await create({ regionId: 'CA61' });
  for (const as of ['nobody', 'member', 'other'] as const) {
    expect((await fetched(hidden.id, as)).statusCode).toBe(404);
    for (const status of [undefined, '', '-1', '0', '1']) {
      const query = { regionId: 'CA61', status };
      const list = (await product.call(api.posts.list, { as, query })).json<PostDetail[]>();
      expect(list.map(({ id }) => id)).toEqual([shown.id]);
      expect((await product.call(api.posts.count, { as, query })).json()).toBe(1);
    }
  }
  const admin = async (status?: string) => {
    const query = { regionId: 'CA61', status };
    const list = (await product.call(api.posts.list, { as: 'admin', query })).json<PostDetail[]>();
    expect((await product.call(api.posts.count, { as: 'admin', query })).json()).toBe(list.length);
    return list.map(({ id }) => id);
  };
  expect((await fetched(hidden.id, 'admin')).statusCode).toBe(200);
  expect(await admin()).toEqual([shown.id, hidden.id]);
  expect(await admin('-1')).toEqual([shown.id, hidden.id]);
  expect(await admin('1')).toEqual([hidden.id]);
  expect(await admin('0')).toEqual([shown.id]);
  await change({ id: shown.id, status: HIDDEN });
  expect((await fetched(shown.id)).statusCode).toBe(404);
});
