import { endpoints } from '@hanca/common/contract/index.ts';
import { idParams, MAX_INTEGER } from '@hanca/common/fields.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const withId = endpoints().filter(({ endpoint }) => endpoint.params === idParams);

describe('an id of a path', () => {
  test('beyond the integers of PostgreSQL is not found', async () => {
    expect(withId.length).toBeGreaterThan(20);
    for (const { name, endpoint } of withId) {
      for (const id of [MAX_INTEGER + 1, Number.MAX_SAFE_INTEGER]) {
        const response = await product.call(endpoint, { as: 'admin', params: { id } });
        expect([response.statusCode, response.json().code], name).toEqual([404, 'not-found']);
      }
    }
  });
});
