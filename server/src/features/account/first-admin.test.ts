import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { ensureAdmin } from './first-admin.ts';
import { createTokens, loadSecret } from './tokens.ts';

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

describe('the secret of the tokens', () => {
  const dir = mkdtempSync(join(tmpdir(), 'hanca-secret-'));
  afterAll(() => rmSync(dir, { recursive: true }));
  const file = join(dir, 'token-secret');
  const claimed = { userId: 7, sessionId: 'a' };
  const claims = { ...claimed, roles: [] };

  test('is made once, readable by its owner alone, and survives', async () => {
    const first = loadSecret(dir);
    expect(first).toHaveLength(32);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dir)).toEqual(['token-secret']);
    expect(loadSecret(dir)).toEqual(first);
    const token = await createTokens(first).sign(claims);
    expect(await createTokens(loadSecret(dir)).verify(token)).toEqual(claimed);
    expect(loadSecret(join(dir, 'another')).equals(first)).toBe(false);
  });

  test('a damaged one is not used and not replaced', () => {
    chmodSync(file, 0o600);
    truncateSync(file, 5);
    expect(() => loadSecret(dir)).toThrow('32 bytes');
    expect(statSync(file).size).toBe(5);
  });

  test('a token ends after 15 minutes by its own clock', async () => {
    const tokens = createTokens(Buffer.alloc(32, 1));
    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000);
    expect(await tokens.verify(await tokens.sign(claims, ago(890)))).not.toBeNull();
    expect(await tokens.verify(await tokens.sign(claims, ago(901)))).toBeNull();
    expect(await tokens.verify(await tokens.sign(claims, ago(-60)))).toBeNull();
  });

  test('nor does one that was valid before hold before its time or after it', async () => {
    const tokens = createTokens(Buffer.alloc(32, 1));
    const now = Date.now();
    const token = await tokens.sign(claims);
    vi.useFakeTimers({ toFake: ['Date'], now });
    const after = (seconds: number) => {
      vi.setSystemTime(now + seconds * 1000);
      return tokens.verify(token);
    };
    try {
      expect(await after(1)).toEqual(claimed);
      expect(await after(890)).toEqual(claimed);
      expect(await after(902)).toBeNull();
      expect(await after(-60)).toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });
});
