import { api } from '@hanca/common/contract/index.ts';
import { COUNTED_MAX } from '@hanca/common/realties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await storedRealty(product, { terms: ['bed=1'], words: '버나비방' });
  const columns = `user_id, title, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address,
    public_address, lat, lng, public_lat, public_lng, content, expires_at, terms, words`;
  await product.services.database.session(60_000, (client) =>
    client.query(
      `insert into realties (${columns}) select ${columns} from realties, generate_series(1, $1)`,
      [COUNTED_MAX],
    ),
  );
});
afterAll(() => product.close());

const count = async (as: Role, query: object) =>
  (await product.call(api.realties.count, { as, query: { ...query } })).json<number>();

test('visitors are told 10,000 for so many or more, staff and owners the number', async () => {
  const mine = { userId: product.ids.member };
  for (const query of [{}, mine, { bedroom: 1 }]) {
    expect(await count('nobody', query)).toBe(COUNTED_MAX);
    expect(await count('admin', query)).toBe(COUNTED_MAX + 1);
  }
  expect(await count('other', mine)).toBe(COUNTED_MAX);
  expect(await count('member', mine)).toBe(COUNTED_MAX + 1);
  expect(await count('nobody', { bedroom: 2 })).toBe(0);
});

test('cities with rentals that can be had are counted, the most first, and no others', async () => {
  for (const other of [{ status: 1 }, { txType: 5 }, { visible: false }])
    await storedRealty(product, { cityId: 'CA596173331', ...other });
  await storedRealty(product, { cityId: 'CA596173331' });
  expect((await product.call(api.realties.cities)).json()).toEqual([
    { cityId: 'CA595911606', count: COUNTED_MAX + 1 },
    { cityId: 'CA596173331', count: 1 },
  ]);
});
