import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty, realtyForm } from '../../testing/samples.ts';

let product: TestProduct;
let id: number;
beforeAll(async () => {
  product = await startProduct();
  await vi.waitUntil(() => product.services.cache.versions.listening, { timeout: 15_000 });
});
afterAll(() => product.close());
beforeEach(async () => {
  id = (await createRealty(product, { phone: '604-555-0123' })).id;
});

const get = (as: Role) => product.call(api.realties.get, { as, params: { id } });
const isCached = (as: Role) => get(as).then(({ headers }) => headers['cache-control'] === 'public, no-cache');
const { address, location } = realtyForm();

describe('a listing', () => {
  test('is answered to other members from the bytes that everybody gets', async () => {
    const everybody = await get('nobody');
    const other = await get('other');
    expect([other.body, other.headers.etag]).toEqual([everybody.body, everybody.headers.etag]);
    expect(other.json()).toMatchObject({ expiresDate: null, viewCount: null });
    expect([await isCached('nobody'), await isCached('other')]).toEqual([true, true]);
  });

  test('is answered to its owner and staff by the handler, whatever is cached', async () => {
    await get('nobody');
    for (const as of ['member', 'admin'] as const) {
      const { headers, json } = await get(as);
      expect(headers['cache-control']).toBe('private, no-store');
      expect(json<RealtyDetail>().viewCount).toBe(0);
    }
    expect(product.services.cache.find(hrefOf(api.realties.get, { params: { id } }))).toBeDefined();
  });

  test('edited and saved by its owner keeps its exact place, after visitors have been there', async () => {
    for (const as of ['nobody', 'other', 'member', 'nobody'] as const) await get(as);
    const loaded = (await get('member')).json<RealtyDetail>();
    expect(loaded).toMatchObject({ address, location, phone: '604-555-0123' });
    const body = {
      id,
      title: '고친 제목',
      address: loaded.address,
      location: loaded.location,
      phone: loaded.phone,
    };
    expect((await product.call(api.realties.update, { as: 'member', body })).statusCode).toBe(200);
    const everybody = (await get('nobody')).json<RealtyDetail>();
    expect(everybody.title).toBe('고친 제목');
    expect(everybody.location).not.toEqual(location);
    expect((await get('member')).json()).toMatchObject({ address, location, phone: '604-555-0123' });
  });

  test('that staff have hidden is there for its owner alone', async () => {
    await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '사기' } });
    for (const as of ['nobody', 'other'] as const) expect((await get(as)).statusCode).toBe(404);
    expect((await get('member')).json()).toMatchObject({ hiddenReason: '사기' });
  });
});

test('one’s own list is by the handler, any other from cached bytes', async () => {
  const list = (as: Role, query: { userId?: number }) => product.call(api.realties.list, { as, query });
  const own = await list('member', { userId: product.ids.member });
  expect(own.headers['cache-control']).toBe('private, no-store');
  expect(own.json<RealtySummary[]>()[0]).toMatchObject({ address, location });
  for (const [as, query] of [
    ['member', {}],
    ['other', { userId: product.ids.member }],
  ] as const) {
    const answer = await list(as, query);
    expect(answer.headers['cache-control']).toBe('public, no-cache');
    expect(answer.json<RealtySummary[]>()[0]?.location).not.toEqual(location);
  }
});
