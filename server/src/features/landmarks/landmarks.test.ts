import { api } from '@hanca/common/contract/index.ts';
import type { RealtyAround } from '@hanca/common/contract/realties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const market = {
  title: '한아름마트',
  titleEn: 'Hanareum Mart',
  kind: 'market' as const,
  regionId: 'CA595911606',
  location: { lat: 49.2292, lng: -123.0075 },
};
const create = (change: object = {}) =>
  product.call(api.landmarks.create, { as: 'admin', body: { ...market, ...change } });

test('a landmark is in a city, and near it', async () => {
  expect((await create({ regionId: 'CA59' })).json().errors).toMatchObject([{ path: 'regionId' }]);
  expect((await create({ location: { lat: 43.65, lng: -79.38 } })).json().errors).toMatchObject([
    { path: 'location' },
  ]);
  const made = await create();
  expect([made.statusCode, made.json()]).toEqual([201, expect.objectContaining(market)]);
  await product.call(api.landmarks.remove, { as: 'admin', params: { id: made.json().id } });
});

test('a listing names the nearest two of each kind, across the border of its city, as soon as staff have entered them', async () => {
  const { id } = await createRealty(product);
  const around = async () =>
    (await product.call(api.realties.around, { params: { id } })).json<RealtyAround>().landmarks;
  expect(await around()).toEqual([]);
  await create({ title: '먼 마트', location: { lat: 49.25, lng: -123.0 } });
  await create();
  await create({ title: '더 먼 마트', location: { lat: 49.255, lng: -123.0 } });
  await create({ title: '다른 주의 마트', regionId: 'CA356167865', location: { lat: 43.65, lng: -79.38 } });
  const school = { kind: 'school' as const, regionId: 'CA596173331', location: { lat: 49.23, lng: -123.03 } };
  await create({ title: '밴쿠버 초등학교', titleEn: null, ...school });
  expect((await around()).map(({ kind, name, nameEn }) => [kind, name, nameEn])).toEqual([
    ['market', '한아름마트', 'Hanareum Mart'],
    ['market', '먼 마트', 'Hanareum Mart'],
    ['school', '밴쿠버 초등학교', ''],
  ]);
});
