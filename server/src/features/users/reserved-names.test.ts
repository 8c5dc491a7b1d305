import { api } from '@hanca/common/contract/index.ts';
import type { User } from '@hanca/common/contract/users.ts';
import { LEFT_NAME } from '@hanca/common/leaving.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { nameCheck } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

test('staff find members whose names are reserved by now, and no name is changed', async () => {
  const { db } = product.services;
  const agreedAt = new Date();
  await storing(db, product.ids).users(
    { id: 101, name: '자동 점검', agreedAt },
    { id: 102, name: '김민지', agreedAt },
    { id: 103, name: '시스템', agreedAt, roles: ['admin'] },
    { id: 104, name: LEFT_NAME, email: null },
    { id: 105, name: '익명 3', agreedAt },
  );
  const found = async () => {
    const query = { reservedName: true, sort: 'id', order: 'ASC' };
    const list = (await product.call(api.users.list, { as: 'admin', query })).json<User[]>();
    const count = (
      await product.call(api.users.count, { as: 'admin', query: { reservedName: true } })
    ).json();
    expect(count).toBe(list.length);
    return list.map(({ name }) => name);
  };
  await nameCheck.run(product.services);
  expect(await found()).toEqual(['자동 점검', '익명 3']);

  await db.update(users).set({ name: '이하늘' }).where(eq(users.id, 105));
  await nameCheck.run(product.services);
  expect(await found()).toEqual(['자동 점검']);
});
