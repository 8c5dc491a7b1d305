import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { storedRealty } from '../testing/stored-realty.ts';
import { type Front, registerPages } from './pages.ts';

/** A front whose one page says how many listings there are, or that it does not know. */
const front: Front = {
  load: async () => ({
    render: async ({ client }) => {
      const list: RealtySummary[] | null = await client.realties.list({ query: {} }).catch(() => null);
      return { status: 200, html: list ? `${list.length} listings` : 'no list' };
    },
    assets: {},
  }),
  finish: async (_, html) => html,
};

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct(
    {},
    { web: async (app, services, served) => registerPages(app, services, served, front) },
  );
});
afterAll(() => product.close());

const page = async (url: string) => {
  const { body, headers } = await product.inject({ url });
  return [body, headers['cache-control']];
};

test('a page is kept until what it reads changes', async () => {
  await storedRealty(product);
  expect(await page('/rent')).toEqual(['1 listings', 'public, no-cache']);
  await storedRealty(product);
  expect(await page('/rent')).toEqual(['1 listings', 'public, no-cache']);
  await product.services.changes.announce(['realties']);
  expect(await page('/rent')).toEqual(['2 listings', 'public, no-cache']);
});

test('a page that lacks what could not be had for a moment is not kept', async () => {
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE realties RENAME TO away');
  const lacking = await page('/map');
  await pool.query('ALTER TABLE away RENAME TO realties');
  expect(lacking).toEqual(['no list', 'private, no-store']);
  expect(await page('/map')).toEqual(['2 listings', 'public, no-cache']);
});
