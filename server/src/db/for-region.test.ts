import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { api } from '@hanca/common/contract/index.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';

const VANCOUVER = 'CA596173331';
const BURNABY = 'CA595911606';
const TORONTO = 'CA356167865';

/** For each region of a list, the regions whose records are for it. */
const FOR: Record<string, string[]> = {
  [ALL_REGIONS]: [ALL_REGIONS, 'CA59', VANCOUVER, BURNABY, 'CA35', TORONTO, 'CA60'],
  CA59: [ALL_REGIONS, 'CA59', VANCOUVER, BURNABY],
  [VANCOUVER]: [ALL_REGIONS, 'CA59', VANCOUVER],
  [BURNABY]: [ALL_REGIONS, 'CA59', BURNABY],
  CA35: [ALL_REGIONS, 'CA35', TORONTO],
  CA60: [ALL_REGIONS, 'CA60'],
  CA62: [ALL_REGIONS],
};

const kinds = [
  { name: 'posts', list: api.posts.list, count: api.posts.count, only: { postType: 1 } },
  { name: 'flyers', list: api.posts.list, count: api.posts.count, only: { postType: FLYER } },
  { name: 'notices', list: api.notices.list, count: api.notices.count, only: {} },
  { name: 'coupons', list: api.coupons.list, count: api.coupons.count, only: { status: 1 } },
];

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const create = async (endpoint: Parameters<TestProduct['call']>[0], body: object): Promise<number> => {
    const answer = await product.call(endpoint, { as: 'admin', body: { ...body } });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id;
  };
  const bizId = await create(api.businesses.create, { title: '한아름마트', regionId: 'CA59' });
  const [startDate, endDate] = [Date.now() - 3600_000, Date.now() + 3600_000];
  for (const regionId of FOR[ALL_REGIONS] ?? []) {
    await create(api.posts.create, postForm({ regionId, postType: 1 }));
    await create(api.posts.create, postForm({ regionId, postType: FLYER }));
    await create(api.notices.create, { title: '공지', content: '알려 드려요.', regionId });
    const offer = { title: '할인', content: '쿠폰', type: 1, discount: 5, totalQuantity: 5, isActive: true };
    await create(api.coupons.create, { ...offer, code: regionId, bizId, regionId, startDate, endDate });
  }
});
afterAll(() => product.close());

test.each(kinds)('$name for a region are its own and those of regions within and around it', async (kind) => {
  for (const [regionId, expected] of Object.entries(FOR)) {
    const query = { regionId, ...kind.only };
    const listed = await product.call(kind.list, { query: { ...query, limit: 100 } });
    const regions = listed.json<{ regionId: string }[]>().map((row) => row.regionId);
    expect(regions.toSorted(), regionId).toEqual(expected.toSorted());
    expect((await product.call(kind.count, { query })).json(), regionId).toBe(regions.length);
  }
});
