// Runs on both engines: SELECT pg_advisory_xact_lock(…) before INSERT … ON CONFLICT DO UPDATE of a slot.
import type { Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { headlines } from '../../db/schema/headlines.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';

const [first, second] = [1, 2];
const slot = { regionId: 'CA59', mapType: 101 };

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await storing(product.services.db, product.ids).posts({ id: first }, { id: second });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(headlines);
  await product.services.changes.caughtUp();
});

const save = (postId: number) =>
  product.call(api.headlines.create, { as: 'admin', body: { ...slot, order: 1, postId } });
const listed = async () =>
  (await product.call(api.headlines.list, { query: { regionId: 'CA59' } })).json<Headline[]>();

test('two who save one slot at once leave one row', async () => {
  const answers = await Promise.all([save(first), save(second), save(first), save(second)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201]);
  expect(await listed()).toHaveLength(1);
});

test('of two who arrange the same at once the second is refused', async () => {
  const answers = await Promise.all(
    [first, second].map((postId) =>
      product.call(api.headlines.arrange, { as: 'admin', body: { ...slot, before: [], postIds: [postId] } }),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await listed()).toHaveLength(1);
});
