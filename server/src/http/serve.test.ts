import { api, endpoints } from '@hanca/common/contract/index.ts';
import { idParams, MAX_INTEGER } from '@hanca/common/fields.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { storedRealty } from '../testing/stored-realty.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const withId = endpoints().filter(({ endpoint }) => endpoint.params === idParams);

test('of a write only that is announced which kept answers are made of', async () => {
  const announce = vi.spyOn(product.services.changes, 'announce');
  const id = await storedRealty(product);
  expect((await product.call(api.realties.seen, { params: { id } })).statusCode).toBe(204);
  expect(announce).not.toHaveBeenCalled();
  expect((await product.call(api.realties.remove, { as: 'member', params: { id } })).statusCode).toBe(204);
  expect(announce).toHaveBeenCalledExactlyOnceWith(['realties']);
  announce.mockRestore();
});

describe('an id of a path', () => {
  test('stands in many of them', () => expect(withId.length).toBeGreaterThan(20));

  test.each(withId)("$name: beyond PostgreSQL's integer it is not found", async ({ endpoint }) => {
    for (const id of [MAX_INTEGER + 1, Number.MAX_SAFE_INTEGER]) {
      const response = await product.call(endpoint, { as: 'admin', params: { id } });
      expect([response.statusCode, response.json().code]).toEqual([404, 'not-found']);
    }
  });
});
