import { api } from '@hanca/common/contract/index.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audits } from '../db/schema/audits.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { createRealty, postForm } from '../testing/samples.ts';
import { storedRealty } from '../testing/stored-realty.ts';
import { withoutTimes } from '../testing/without-times.ts';
import { createAudit } from './audit.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(() => product.services.db.delete(audits));

const trail = () => product.services.db.select().from(audits).orderBy(asc(audits.id));

test('every write of staff leaves who, what, before and after', async () => {
  const made = (
    await product.call(api.posts.create, { as: 'admin', body: postForm({ title: '처음' }) })
  ).json();
  const { id } = made;
  await product.call(api.posts.update, { as: 'admin', body: { id, title: '나중' } });
  await product.call(api.posts.remove, { as: 'admin', params: { id } });

  const of = { userId: product.ids.admin, feature: 'posts', recordId: id };
  expect(await trail()).toEqual([
    expect.objectContaining({
      ...of,
      action: 'create',
      before: null,
      after: expect.objectContaining({ title: '처음' }),
    }),
    expect.objectContaining({
      ...of,
      action: 'update',
      before: expect.objectContaining({ title: '처음' }),
      after: expect.objectContaining({ title: '나중' }),
    }),
    expect.objectContaining({
      ...of,
      action: 'remove',
      before: expect.objectContaining({ title: '나중' }),
      after: null,
    }),
  ]);
  const listed = await product.call(api.audits.list, {
    as: 'admin',
    query: { feature: 'posts', recordId: id },
  });
  expect(listed.json()).toHaveLength(3);
  expect(listed.json()[0]).toMatchObject({ userName: '직원', action: 'remove', before: { title: '나중' } });
  const count = await product.call(api.audits.count, { as: 'admin', query: { feature: 'posts' } });
  expect(count.json()).toBe(3);
});

test('a write that is refused or changes nothing leaves no trail', async () => {
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: postForm() })).json();
  await product.services.db.delete(audits);
  await product.call(api.posts.update, { as: 'admin', body: { id, regionId: 'CA99' } });
  await product.call(api.posts.remove, { as: 'admin', params: { id: 2_000_000_000 } });
  await product.call(api.posts.remove, { as: 'member', params: { id } });
  expect(await trail()).toEqual([]);
});

test('write and trail are stored together or not at all', async () => {
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE audits RENAME TO audits_away');
  const body = postForm({ title: '자취 없이' });
  expect((await product.call(api.posts.create, { as: 'admin', body })).statusCode).toBe(500);
  await pool.query('ALTER TABLE audits_away RENAME TO audits');
  const listed = await product.call(api.posts.list, { as: 'admin' });
  expect(listed.json().map(({ title }: { title: string }) => title)).not.toContain('자취 없이');
});

test('of changes at once each begins with what the one before has left', async () => {
  const { id } = (
    await product.call(api.posts.create, { as: 'admin', body: postForm({ title: '0' }) })
  ).json();
  await product.services.db.delete(audits);
  await Promise.all(
    ['1', '2', '3', '4'].map((title) => product.call(api.posts.update, { as: 'admin', body: { id, title } })),
  );
  const states = (await trail()) as { before: { title: string }; after: { title: string } }[];
  expect(states.map(({ before }) => before.title)).toEqual([
    '0',
    ...states.slice(0, -1).map(({ after }) => after.title),
  ]);
});

test('headlines are told by category, all slots before and after', async () => {
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: postForm() })).json();
  await product.services.db.delete(audits);
  const slot = { regionId: 'CA59', mapType: 101 };
  const save = () =>
    product.call(api.headlines.create, { as: 'admin', body: { ...slot, order: 2, postId: id } });
  await save();
  await save();
  await product.call(api.headlines.arrange, { as: 'admin', body: { ...slot, postIds: [id] } });
  const told = (postIds: number[]) => ({ id: 101, regionId: 'CA59', postIds });
  const of = { feature: 'headlines', recordId: 101 };
  expect(await trail()).toEqual([
    expect.objectContaining({ ...of, before: told([-1, -1, -1, -1, -1]), after: told([-1, id, -1, -1, -1]) }),
    expect.objectContaining({ ...of, before: told([-1, id, -1, -1, -1]), after: told([id, -1, -1, -1, -1]) }),
  ]);
});

test('what staff do as members leaves no trail', async () => {
  const { id } = await createRealty(product, {}, 'admin');
  const strange = await storedRealty(product);
  const done = [
    await product.call(api.realties.seen, { as: 'admin', params: { id: strange } }),
    await product.call(api.saved.add, { as: 'admin', params: { id: strange } }),
    await product.call(api.realties.status, { as: 'admin', body: { id, status: 1 } }),
    await product.call(api.realties.remove, { as: 'admin', params: { id } }),
  ];
  expect(done.map(({ statusCode }) => statusCode)).toEqual([204, 204, 200, 204]);
  expect(await trail()).toEqual([]);
});

test('what staff do with listings is told without the exact place and the phone number', async () => {
  const home = { phone: '604-555-0123', address: '#1203-4567 Kingsway, Burnaby, BC V5H 2A7' };
  const places: string[] = [];
  for (const as of ['member', 'admin'] as const) {
    const { id, location } = await createRealty(product, home, as);
    places.push(JSON.stringify(location));
    await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '확인 중이에요.' } });
  }
  const told = withoutTimes(JSON.stringify(await trail()));
  expect(await trail()).toHaveLength(2);
  for (const secret of ['604-555-0123', '4567', 'V5H', ...places]) expect(told).not.toContain(secret);
});

test('a write of staff of which nothing tells what it changes is not served', () => {
  const handler = async () => null;
  expect(() => createAudit([{ endpoint: api.headlines.create, handler }])).toThrow('headlines.create');
});
