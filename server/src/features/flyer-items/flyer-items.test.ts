import type { FlyerItem, FlyerItemForm } from '@hanca/common/contract/flyer-items.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { PostForm } from '@hanca/common/contract/posts.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { GALLERY, HIDDEN } from '@hanca/common/posts.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';
import { insertImage } from '../images/queries.ts';

let product: TestProduct;
let flyer: number;
const page = `/images/post/2026/11/${'a'.repeat(32)}.jpg`;
const area = { x: 10, y: 20, width: 300, height: 200 };

const createFlyer = async (change: Partial<PostForm> = {}): Promise<number> => {
  const body = postForm({ postType: FLYER, contentType: GALLERY, content: '', images: page, ...change });
  return (await product.call(api.posts.create, { as: 'admin', body })).json().id;
};
beforeAll(async () => {
  product = await startProduct();
  const row = { path: page, userId: product.ids.admin, target: 'post', bytes: 1, width: 1200, height: 1600 };
  await insertImage(product.services.db, row);
  flyer = await createFlyer({ store: '한아름마켓', branch: '버나비점' });
});
afterAll(() => product.close());

const send = (change: Partial<FlyerItemForm> = {}) =>
  product.call(api.flyerItems.create, {
    as: 'admin',
    body: { postId: flyer, page, area, title: '두부', price: 2.5, unit: 'each', ...change },
  });
const found = async (query: Record<string, unknown>): Promise<FlyerItem[]> => {
  const list = (await product.call(api.flyerItems.list, { query })).json<FlyerItem[]>();
  expect((await product.call(api.flyerItems.count, { query })).json()).toBe(list.length);
  return list;
};

test('pork belly is found under both names across the flyers that hold, the cheapest by weight first', async () => {
  const other = await createFlyer({ store: '다정마켓', regionId: 'CA35' });
  const belly = { title: '냉장 삼겹살', titleEn: 'Pork Belly' };
  await send({ ...belly, price: 5.99, unit: 'lb' });
  await send({ ...belly, postId: other, price: 11.99, unit: 'kg' });
  await send({ ...belly, price: 1.29, amount: 100, unit: 'g', note: '회원가' });
  await send({ title: '삼겹살 도시락', price: 1, unit: 'each' });
  const ended = await createFlyer({ validTo: Date.UTC(2026, 0, 1) });
  await send({ ...belly, postId: ended, price: 0.5, unit: 'kg' });
  const hidden = await createFlyer({ status: HIDDEN });
  await send({ ...belly, postId: hidden, price: 0.5, unit: 'kg' });

  const prices = async (query: Record<string, unknown>) =>
    (await found({ sort: 'unitPrice', ...query })).map(({ unitPrice }) => unitPrice);
  expect(await prices({ keyword: '삼겹살' })).toEqual([1.199, 1.29, 1.3206, 1]);
  expect(await prices({ keyword: '삼 겹살 냉장' })).toEqual([1.199, 1.29, 1.3206]);
  expect(await prices({ keyword: 'pork BELLY', regionId: 'CA59' })).toEqual([1.29, 1.3206]);
  expect(await prices({ keyword: '삼겹살', validity: 'ended' })).toEqual([0.05]);
  expect(await prices({ postId: ended })).toEqual([0.05]);
  expect(await prices({ postId: hidden })).toEqual([]);
  expect(await prices({ keyword: '50%_' })).toEqual([]);
  const [first] = await found({ keyword: '회원가' });
  expect(first).toBeUndefined();
  expect((await found({ keyword: 'belly', sort: 'unitPrice', regionId: 'CA59' }))[0]).toMatchObject({
    note: '회원가',
    pageNumber: 1,
    pageWidth: 1200,
    pageHeight: 1600,
    area,
    store: '한아름마켓',
    branch: '버나비점',
    validity: 'current',
  });
});

test('an item stands on a page of a flyer and within it; a change of price changes what is compared', async () => {
  const faults = async (change: Partial<FlyerItemForm>) => (await send(change)).json().errors;
  expect(await faults({ area: { ...area, x: 901 } })).toMatchObject([{ path: 'area' }]);
  expect(await faults({ page: page.replace('a', 'b') })).toMatchObject([{ path: 'page' }]);
  const post = (
    await product.call(api.posts.create, { as: 'admin', body: postForm({ images: page }) })
  ).json();
  expect(await faults({ postId: post.id })).toMatchObject([{ path: 'page' }]);
  const { id } = (await send({ price: 9, unit: 'kg' })).json();
  const change = (body: object) =>
    product.call(api.flyerItems.update, { as: 'admin', body: { id, ...body } });
  expect((await change({ amount: 2, title: '순두부' })).json()).toMatchObject({ unitPrice: 0.45 });
  expect((await found({ keyword: '순두부' })).map((item) => item.id)).toEqual([id]);
  expect((await change({ area: { ...area, height: 1600 } })).json().errors).toMatchObject([{ path: 'area' }]);
});

test('items go with their flyer, and with a page that is taken out of it', async () => {
  const own = await createFlyer();
  const { id } = (await send({ postId: own })).json();
  expect(await found({ postId: own })).toHaveLength(1);
  const without = { id: own, images: '', content: '쪽이 없어요.' };
  await product.call(api.posts.update, { as: 'admin', body: without });
  expect(await found({ postId: own })).toEqual([]);
  await product.call(api.posts.remove, { as: 'admin', params: { id: own } });
  expect((await product.call(api.flyerItems.get, { params: { id } })).statusCode).toBe(404);
});
