import { WITHHELD } from '@hanca/common/audits.ts';
import { api } from '@hanca/common/contract/index.ts';
import { HTML } from '@hanca/common/posts.ts';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { createRealty, postForm, realtyForm } from '../../testing/samples.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { withoutTimes } from '../../testing/without-times.ts';
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
      before: { title: '처음' },
      after: { title: '나중' },
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
  await product.call(api.posts.update, { as: 'admin', body: { id, title: postForm().title } });
  await product.call(api.posts.update, { as: 'admin', body: { id } });
  await product.call(api.posts.remove, { as: 'admin', params: { id: 2_000_000_000 } });
  expect(await trail()).toEqual([]);
  // Who tried without the role is in the trail of accounts, by itself.
  await product.call(api.posts.remove, { as: 'member', params: { id } });
  expect((await trail()).map(({ feature, action }) => [feature, action])).toEqual([
    ['account', 'refuseRole'],
  ]);
});

test('a listing that staff save as it was leaves no trail', async () => {
  const { id } = await createRealty(product, { phone: '604-555-0123' });
  const { title, price, address, location } = realtyForm();
  const bodies = [{ id }, { id, title, price }, { id, address, location, phone: '604-555-0123' }];
  for (const body of bodies) {
    expect((await product.call(api.realties.update, { as: 'admin', body })).statusCode).toBe(200);
  }
  expect(await trail()).toEqual([]);
});

test('of what only the owner of a listing sees the trail says that it changed', async () => {
  const { id } = await createRealty(product, {
    phone: '604-555-0123',
    address: '#1203-4567 Kingsway, Burnaby',
  });
  const { location, locationBy } = realtyForm();
  const address = '#1204-4567 Kingsway, Burnaby';
  const body = { id, price: 2500, phone: '604-555-0199', address, location, locationBy };
  await product.call(api.realties.update, { as: 'admin', body });
  const withheld = { title: realtyForm().title, phone: WITHHELD, address: WITHHELD };
  const change = { before: { price: 2450, ...withheld }, after: { price: 2500, ...withheld } };
  expect(await trail()).toEqual([expect.objectContaining(change)]);
  const listed = await product.call(api.audits.list, { as: 'admin', query: { recordId: id } });
  expect(listed.json()).toEqual([expect.objectContaining(change)]);
});

test('only what differs is written down, and never what follows from it', async () => {
  const form = postForm({ contentType: HTML, content: '<p>앞</p>', regionId: 'CA59' });
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: form })).json();
  const body = { id, content: '<p>뒤</p>', regionId: 'CA35' };
  await product.call(api.posts.update, { as: 'admin', body });
  const [created, updated] = await trail();
  expect(created?.after).toMatchObject({ id, content: '<p>앞</p>', regionName: '브리티시컬럼비아' });
  for (const name of ['contentHtml', 'excerpt', 'updatedDate'])
    expect(created?.after).not.toHaveProperty(name);
  expect(updated).toMatchObject({
    before: { content: '<p>앞</p>', regionId: 'CA59', regionName: '브리티시컬럼비아' },
    after: { content: '<p>뒤</p>', regionId: 'CA35', regionName: '온타리오' },
  });
  expect(Object.keys(updated?.after ?? {}).toSorted()).toEqual([
    'content',
    'regionId',
    'regionName',
    'title',
  ]);
});

test('the trail of long texts is a short answer that shows where they differ', async () => {
  const long = (word: string) => `${'가'.repeat(50_000)}${word}${'나'.repeat(50_000)}`;
  const { id } = (
    await product.call(api.posts.create, { as: 'admin', body: postForm({ content: long('하나') }) })
  ).json();
  for (const word of ['둘', '셋', '넷']) {
    await product.call(api.posts.update, { as: 'admin', body: { id, content: long(word) } });
  }
  const listed = await product.call(api.audits.list, { as: 'admin', query: { recordId: id } });
  expect(listed.json()).toHaveLength(4);
  expect(Buffer.byteLength(listed.body)).toBeLessThan(10_000);
  const { before, after } = listed.json()[0];
  expect(before.content).toBe(`…${'가'.repeat(60)}셋${'나'.repeat(139)}…`);
  expect(after.content).toBe(`…${'가'.repeat(60)}넷${'나'.repeat(139)}…`);
});

test('whole records, as they were stored before, are shown by what differs', async () => {
  const whole = {
    id: 9,
    title: '앞',
    content: '글'.repeat(100_000),
    contentHtml: '<p>',
    updatedDate: { time: '1' },
  };
  await product.services.db.insert(audits).values([
    {
      userId: product.ids.admin,
      feature: 'posts',
      action: 'update',
      recordId: 9,
      before: whole,
      after: { ...whole, title: '뒤', contentHtml: '<b>', updatedDate: { time: '2' } },
    },
  ]);
  const listed = await product.call(api.audits.list, { as: 'admin', query: { recordId: 9 } });
  expect(listed.json()[0]).toMatchObject({ before: { title: '앞' }, after: { title: '뒤' } });
  expect(Object.keys(listed.json()[0].before)).toEqual(['title']);
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

test('headlines are shown by category, all slots before and after', async () => {
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: postForm() })).json();
  await product.services.db.delete(audits);
  const slot = { regionId: 'CA59', mapType: 101 };
  const save = () =>
    product.call(api.headlines.create, { as: 'admin', body: { ...slot, order: 2, postId: id } });
  await save();
  await save();
  await product.call(api.headlines.arrange, { as: 'admin', body: { ...slot, postIds: [id] } });
  const state = (postIds: number[]) => ({ id: 101, regionId: 'CA59', postIds });
  const of = { feature: 'headlines', recordId: 101 };
  expect(await trail()).toEqual([
    expect.objectContaining({
      ...of,
      before: state([-1, -1, -1, -1, -1]),
      after: state([-1, id, -1, -1, -1]),
    }),
    expect.objectContaining({
      ...of,
      before: state([-1, id, -1, -1, -1]),
      after: state([id, -1, -1, -1, -1]),
    }),
  ]);
});

test('the trail of headlines is that of one region', async () => {
  const { id } = (await product.call(api.posts.create, { as: 'admin', body: postForm() })).json();
  const put = (regionId: string, order: number) =>
    product.call(api.headlines.create, { as: 'admin', body: { mapType: 102, regionId, order, postId: id } });
  await put('CA35', 1);
  for (let order = 1; order <= 5; order += 1) await put('CA00', order);
  const query = { feature: 'headlines', recordId: 102 };
  const of = async (regionId: string) => {
    const answer = { as: 'admin', query: { ...query, regionId } } as const;
    const listed = await product.call(api.audits.list, { ...answer, query: { ...answer.query, limit: 3 } });
    return [listed.json(), (await product.call(api.audits.count, answer)).json()];
  };
  const none = [-1, -1, -1, -1];
  const change = { before: { postIds: [-1, ...none] }, after: { postIds: [id, ...none] } };
  expect(await of('CA35')).toEqual([[expect.objectContaining(change)], 1]);
  expect((await of('CA00'))[1]).toBe(5);
  expect((await of('CA00'))[0]).toHaveLength(3);
  expect(await of('CA59')).toEqual([[], 0]);
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

test('what staff do with listings is stored without the exact address and the phone number', async () => {
  const home = { phone: '604-555-0123', address: '#1203-4567 Kingsway, Burnaby, BC V5H 2A7' };
  const locations: string[] = [];
  for (const as of ['member', 'admin'] as const) {
    const { id, location } = await createRealty(product, home, as);
    locations.push(JSON.stringify(location));
    await product.call(api.realties.hide, { as: 'admin', body: { id, reason: '확인 중이에요.' } });
  }
  const stored = withoutTimes(JSON.stringify(await trail()));
  expect(await trail()).toHaveLength(2);
  for (const secret of ['604-555-0123', '4567', 'V5H', ...locations]) expect(stored).not.toContain(secret);
});

test('a write of staff of which nothing shows what it changes is not served', () => {
  const handler = async () => null;
  expect(() => createAudit([{ endpoint: api.headlines.create, handler }])).toThrow('headlines.create');
});

test("another record's id is never taken for that of the feature's record", () => {
  const handler = async () => null;
  const staff = {
    ...{ id: 1, name: '', email: '', roles: ['admin'], sessionId: '', level: 0 },
    ...{ verifiedAt: null, verified: false, deleteAt: null, secondFactorDueAt: null },
    ...{ suspendedUntil: null, suspendedReason: null },
  };
  const { get, use, claim } = api.coupons;
  const from = { caller: staff, ip: '192.0.2.1' };
  const runOf = createAudit([get, use, claim].map((endpoint) => ({ endpoint, handler })));
  // claims/{id}/use names a claim, coupons/{id}/claim a coupon.
  expect(runOf({ endpoint: use, handler }, from)).toBeNull();
  expect(runOf({ endpoint: claim, handler }, from)).not.toBeNull();
});
