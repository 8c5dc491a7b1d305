import { api } from '@hanca/common/contract/index.ts';
import type { ProvinceProfile } from '@hanca/common/contract/province-facts.ts';
import { factText } from '@hanca/common/province-facts.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { provinceFacts } from '../../db/schema/province-facts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { seedFacts } from './queries.ts';
import { factSeed } from './seed.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(provinceFacts);
});

const wage = {
  ...{ province: 'CA59', topic: 'wage', amount: 18.25, validFrom: '2026-06-01', source: 'BC주' },
  url: 'https://www2.gov.bc.ca/minimum-wage',
};
const create = (change: object = {}, as: 'admin' | 'member' = 'admin') =>
  product.call(api.provinceFacts.create, { as, body: { ...wage, ...change } });
const profile = async (province = 'CA59') =>
  (await product.call(api.provinceFacts.profile, { params: { province } })).json<ProvinceProfile>();
const wageNow = async () => (await profile()).topics.find(({ topic }) => topic === 'wage')?.current ?? null;

test('what staff enter is read by everybody at once, and is changed in one place', async () => {
  expect(await wageNow()).toBeNull();
  expect((await create({}, 'member')).statusCode).toBe(403);
  const made = await create();
  expect(made.statusCode).toBe(201);
  expect(await wageNow()).toMatchObject({ amount: 18.25, words: '', note: '', validUntil: '' });
  await product.call(api.provinceFacts.update, { as: 'admin', body: { id: made.json().id, amount: 18.3 } });
  expect(await wageNow()).toMatchObject({ amount: 18.3, validFrom: '2026-06-01' });
  const known = await product.call(api.provinceFacts.provinces);
  expect(known.json<{ id: string }[]>().map(({ id }) => id)).toEqual(['CA59', 'CA35', 'CA48']);
  await create({ province: 'CA24' });
  expect((await product.call(api.provinceFacts.provinces)).json()).toContainEqual({
    id: 'CA24',
    name: '퀘벡',
  });
});

test('what cannot be is refused beside its field, in Korean', async () => {
  for (const [change, path] of [
    [{ amount: null }, 'amount'],
    [{ amount: -1 }, 'amount'],
    [{ validFrom: '2026-06-31' }, 'validFrom'],
    [{ validUntil: '2026-05-31' }, 'validUntil'],
    [{ topic: 'rent', amount: 2.3 }, 'validUntil'],
    [{ province: 'CA00' }, 'province'],
    [{ url: 'http://x.ca' }, 'url'],
    [{ source: '' }, 'source'],
  ] as const) {
    const refused = await create(change);
    expect(refused.statusCode, JSON.stringify(change)).toBe(400);
    expect(refused.json().errors).toMatchObject([{ path, message: expect.stringMatching(/[가-힣]/) }]);
  }
});

test('words stand for a number, and a province has one value of a topic from a day on', async () => {
  expect(
    (await create({ topic: 'rent', amount: null, words: '한도 없음', validFrom: null })).statusCode,
  ).toBe(201);
  expect((await create()).statusCode).toBe(201);
  expect((await create({ amount: 19 })).statusCode).toBe(409);
});

test('a new database has the first facts, which staff may change; each of them could have been typed in', async () => {
  const { db } = product.services;
  await Promise.all([seedFacts(db), seedFacts(db)]);
  const stored = await db.select().from(provinceFacts);
  expect(stored).toHaveLength(factSeed.length);
  for (const row of stored) {
    await db.delete(provinceFacts);
    const { id, createdAt, updatedAt, ...typed } = row;
    expect((await create(typed)).statusCode, factText(row)).toBe(201);
  }
  await seedFacts(db);
  expect(await db.select().from(provinceFacts)).toHaveLength(1);
});
