import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty, realtyImage } from '../../testing/samples.ts';
import { imageSweep } from '../images/jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const isKept = async (path: string) => {
  const rows = await product.services.db.select().from(images).where(eq(images.path, path));
  return rows.length === 1;
};

test('the sweep keeps the pictures of a listing, hidden or not, and takes them when it is gone', async () => {
  const own = () => realtyImage(product, product.ids.member);
  const [first, second, unused] = [await own(), await own(), await own()];
  const { id } = await createRealty(product, { images: [first, second] });
  await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '확인 중' } });
  const sweep = async () => {
    await product.services.db.update(images).set({ createdAt: sql`now() - interval '2 days'` });
    await imageSweep.run(product.services);
    return Promise.all([first, second, unused].map(isKept));
  };
  expect(await sweep()).toEqual([true, true, false]);
  await product.call(api.realties.update, { as: 'member', body: { id, images: [second] } });
  expect(await sweep()).toEqual([false, true, false]);
  await product.call(api.realties.remove, { as: 'member', params: { id } });
  expect(await sweep()).toEqual([false, false, false]);
});
