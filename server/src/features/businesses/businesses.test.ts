import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedImage } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const create = (change: object = {}) =>
  product.call(api.businesses.create, {
    as: 'admin',
    body: { title: '한아름마트', regionId: 'CA59', ...change },
  });
const find = async (keyword: string) =>
  (await product.call(api.businesses.find, { as: 'admin', query: { keyword } })).json();

test('a shop has pictures that were uploaded and no others', async () => {
  const images = await storedImage(product);
  expect((await create({ images })).json()).toMatchObject({ images, address: '', phone: '' });
  const wrong = images.replace(/[0-9a-f]{32}/, '0'.repeat(32));
  for (const change of [{ images: wrong }, { images: `${images},${wrong}` }]) {
    expect((await create(change)).json().errors).toEqual([expect.objectContaining({ path: 'images' })]);
  }
});

test('shops are found by a part of their title, whatever signs it holds', async () => {
  const { id } = (await create({ title: 'Seoul 100% 마트' })).json();
  expect(await find('100%')).toEqual([{ id, title: 'Seoul 100% 마트' }]);
  expect(await find('seoul')).toEqual([{ id, title: 'Seoul 100% 마트' }]);
  expect(await find('1_0')).toEqual([]);
});

test('a shop that has issued coupons stays', async () => {
  const { id } = (await create()).json();
  const [startDate, endDate] = [Date.now(), Date.now() + 3600_000];
  const offer = { title: '김치 할인', code: 'KIMCHI-10', type: 1, discount: 5, content: '한 번만 써요.' };
  const body = { ...offer, regionId: 'CA59', bizId: id, startDate, endDate };
  expect((await product.call(api.coupons.create, { as: 'admin', body })).statusCode).toBe(201);
  expect((await product.call(api.businesses.remove, { as: 'admin', params: { id } })).statusCode).toBe(409);
});
