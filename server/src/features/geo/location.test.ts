import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const lookUp = (address: string, as: 'member' | 'other' = 'member') =>
  product.call(api.geo.location, { query: { address }, as });

test('a member learns where an address may be, and the answer is nobody else’s', async () => {
  const response = await lookUp('4500 Kingsway, Burnaby, BC V5H 2A9');
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.json()).toEqual({
    candidates: [
      {
        geometry: { location: { lat: 49.2302, lng: -122.9952 } },
        formatted_address: 'V5H (Burnaby), BC',
        precision: 'fsa',
      },
      {
        geometry: { location: { lat: 49.26636, lng: -122.95263 } },
        formatted_address: '버나비 (Burnaby), BC',
        precision: 'city',
      },
    ],
  });
});

test('an address that is named after another city is looked for in the chosen one', async () => {
  for (const [address, cityId, expected] of [
    ['5678 Victoria Dr', 'CA596173331', '밴쿠버 (Vancouver), BC'],
    ['4567 Kingston Rd', 'CA356167865', '토론토 (Toronto), ON'],
    ['5678 Victoria Dr, Burnaby', 'CA595911606', '버나비 (Burnaby), BC'],
  ]) {
    const response = await product.call(api.geo.location, { query: { address, cityId }, as: 'member' });
    expect(response.json().candidates[0].formatted_address, address).toBe(expected);
  }
  // A city that is not known adds nothing.
  const query = { address: 'Burnaby', cityId: 'CA59123' };
  const response = await product.call(api.geo.location, { query, as: 'member' });
  expect(response.json().candidates).toHaveLength(1);
});

test('nothing found is an empty list; no address is refused', async () => {
  expect((await lookUp('어디에도 없는 곳')).json()).toEqual({ candidates: [] });
  expect((await lookUp(' ')).statusCode).toBe(400);
  expect((await lookUp('x'.repeat(201))).statusCode).toBe(400);
});

test('60 lookups of one member in an hour, then 429; others go on', async () => {
  await lookUp('Burnaby', 'other');
  const { db } = product.services;
  const key = `GET ${api.geo.location.path}:${product.ids.other}`;
  const counted = await db.update(attempts).set({ count: 59 }).where(eq(attempts.key, key)).returning();
  expect(counted).toHaveLength(1);
  const statuses = [await lookUp('Burnaby', 'other'), await lookUp('Burnaby', 'other')];
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 429]);
  expect((await lookUp('Burnaby')).statusCode).toBe(200);
});
