import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { ensureAdmin } from './first-admin.ts';

const admins = ({ services }: TestProduct) =>
  services.db
    .select({ email: users.email, name: users.name })
    .from(users)
    .where(sql`'admin' = any(${users.roles})`);

describe('the first admin', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({ adminEmail: 'boss@example.org', adminPassword: null });
  });
  afterAll(() => product.close());

  const signin = (email: string, password: string) =>
    product.inject({ method: 'POST', url: api.account.signin.path, payload: { email, password } });

  test('has a random password that is returned once and logged never', async () => {
    const { newPassword } = product;
    expect(newPassword).toMatch(/^[\w-]{20}$/);
    expect((await signin('boss@example.org', newPassword ?? '')).statusCode).toBe(201);
    expect(product.logged.join()).not.toContain(newPassword);
    expect(JSON.stringify(await product.services.db.select().from(users))).not.toContain(newPassword);
    for (const known of ['admin', 'admin123', 'password', 'boss@example.org']) {
      expect([400, 401]).toContain((await signin('boss@example.org', known)).statusCode);
    }
  });

  test('is not made where there is an admin, whoever that is', async () => {
    const { services } = product;
    const before = await admins(product);
    expect(await ensureAdmin(services, { adminEmail: 'second@example.org', adminPassword: null })).toBeNull();
    expect(await admins(product)).toEqual(before);
  });

  test('is made once when two processes start at the same time', async () => {
    const { services } = product;
    await services.db.update(users).set({ roles: [] });
    const config = { adminEmail: 'fresh@example.org', adminPassword: null };
    const passwords = await Promise.all([ensureAdmin(services, config), ensureAdmin(services, config)]);
    expect(passwords.filter((password) => password !== null)).toHaveLength(1);
    expect(await admins(product)).toEqual([{ email: 'fresh@example.org', name: '관리자' }]);
  });

  test('is not made of a member, and the start says so', async () => {
    const { services } = product;
    await services.db.update(users).set({ roles: [] });
    const config = { adminEmail: 'member@example.org', adminPassword: null };
    await expect(ensureAdmin(services, config)).rejects.toThrow('member@example.org');
    expect(await admins(product)).toEqual([]);
  });

  test('has the password that was configured, which is not returned', async () => {
    const { services } = product;
    await services.db.update(users).set({ roles: [] });
    const config = { adminEmail: 'chosen@example.org', adminPassword: 'a long chosen password' };
    expect(await ensureAdmin(services, config)).toBeNull();
    expect((await signin('chosen@example.org', 'a long chosen password')).statusCode).toBe(201);
    const [row] = await services.db.select().from(users).where(eq(users.email, 'chosen@example.org'));
    expect(row?.agreedAt).toBeNull();
  });
});

test('a configured password below 15 characters does not start', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'fourteen chars' })).toThrow('ADMIN_PASSWORD');
  expect(readConfig({ ADMIN_PASSWORD: 'fifteen  chars!' }).adminPassword).toBe('fifteen  chars!');
});
