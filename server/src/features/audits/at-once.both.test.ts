// Runs on both engines: changes of one record follow one another by pg_advisory_xact_lock, which the embedded engine, with one
// connection, never waits for.
import { api } from '@hanca/common/contract/index.ts';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('of changes at once each begins with what the one before has left', async () => {
  const body = postForm({ title: '0' });
  const { id } = (await product.call(api.posts.create, { as: 'admin', body })).json();
  await Promise.all(
    ['1', '2', '3', '4'].map((title) => product.call(api.posts.update, { as: 'admin', body: { id, title } })),
  );
  const trail = product.services.db.select().from(audits).where(eq(audits.action, 'update'));
  const states = (await trail.orderBy(asc(audits.id))) as {
    before: { title: string };
    after: { title: string };
  }[];
  expect(states.map(({ before }) => before.title)).toEqual([
    '0',
    ...states.slice(0, -1).map(({ after }) => after.title),
  ]);
  expect(states).toHaveLength(4);
});
