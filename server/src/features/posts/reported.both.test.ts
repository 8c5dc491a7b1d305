import { api } from '@hanca/common/contract/index.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

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

test('who wrote a post of anonymous talk is not named by its report', async () => {
  const id = await create(ANONYMOUS);
  await report(id);
  const [found] = await reportsOf(id);
  expect(found.reportedId).toBe(0);
  expect(JSON.stringify(found)).not.toContain('admin');
});
