import { api } from '@hanca/common/contract/index.ts';
import { count, eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { knownDevices } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { rememberDevice } from './devices.ts';
import { hashPassword } from './passwords.ts';
import { insertUser } from './queries.ts';

const PASSWORD = '바다 건너 첫 겨울 2024';
const EMAIL = 'owner@example.org';

useCheapHashes();
let product: TestProduct;
let passwordHash: string;
beforeAll(async () => {
  product = await startProduct();
  passwordHash = await hashPassword(PASSWORD, 'test');
  for (const email of [EMAIL, 'neighbour@example.org']) {
    await insertUser(product.services.db, { email, name: '한 사람', passwordHash, verifiedAt: new Date() });
  }
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `198.51.100.${addresses}`;
};

interface From {
  address?: string;
  /** The cookie of a browser that signed in before. */
  device?: string;
  headers?: Record<string, string>;
}

const post = (url: string, payload: object, { address = newAddress(), device, headers = {} }: From = {}) =>
  product.inject({
    method: 'POST',
    url,
    payload,
    headers: device === undefined ? headers : { ...headers, cookie: `device=${device}` },
    remoteAddress: address,
  });
const signin = (password: string, from?: From, email = EMAIL) =>
  post(api.account.signin.path, { email, password }, from);
const wrong = async (times: number, from?: From, email = EMAIL) => {
  for (let n = 0; n < times; n += 1) {
    expect((await signin('wrong password', from, email)).statusCode).toBe(401);
  }
};
const right = async (from?: From, email = EMAIL) => (await signin(PASSWORD, from, email)).statusCode;

const stored = async (key: string) => {
  const [row] = await product.services.db.select().from(attempts).where(eq(attempts.key, key));
  return row?.count ?? 0;
};
const alreadyCounted = (key: string, n: number) =>
  product.services.db
    .insert(attempts)
    .values({ key, count: n, until: new Date(Date.now() + 60_000) })
    .onConflictDoUpdate({ target: attempts.key, set: { count: n } });

describe('wrong passwords', () => {
  test('five for one account from one address close that, there alone, for 15 minutes', async () => {
    const address = newAddress();
    await wrong(5, { address });
    const sixth = [await signin('wrong password', { address }), await signin(PASSWORD, { address })];
    for (const response of sixth) {
      expect([response.statusCode, response.json().code]).toEqual([429, 'too-many']);
      const seconds = Number(response.headers['retry-after']);
      expect(seconds).toBeGreaterThan(14 * 60);
      expect(seconds).toBeLessThanOrEqual(15 * 60);
    }
    expect(await right({ address }, 'neighbour@example.org')).toBe(201);
    expect(await right()).toBe(201);

    await product.services.db.update(attempts).set({ until: sql`now() - interval '1 second'` });
    await wrong(1, { address });
    expect(await right({ address })).toBe(201);
  });

  test('fifty for one account in an hour, from anywhere, close it for browsers that are not known', async () => {
    const device = (await signin(PASSWORD)).cookies.find(({ name }) => name === 'device')?.value ?? '';
    await alreadyCounted(`signin-account:${EMAIL}`, 49);
    await wrong(1);
    expect(await right()).toBe(429);
    expect(await right({}, 'neighbour@example.org')).toBe(201);
    expect(await right({ device })).toBe(201);
  });

  test('one address that goes on after it was stopped adds nothing to the account’s count', async () => {
    const address = newAddress();
    await wrong(5, { address });
    for (let n = 0; n < 5; n += 1) await signin('wrong password', { address });
    expect(await stored(`signin-account:${EMAIL}`)).toBe(5);
  });

  test('fifty from one address close that address alone', async () => {
    const address = newAddress();
    await alreadyCounted(`signin-address:${address}`, 50);
    expect(await right({ address })).toBe(429);
    expect(await right()).toBe(201);
  });

  test('a success forgets those before it and takes nothing else back', async () => {
    const address = newAddress();
    for (let round = 0; round < 2; round += 1) {
      await wrong(4, { address });
      expect(await right({ address })).toBe(201);
    }
    expect(await stored(`signin-account:${EMAIL}`)).toBe(8);
    expect(await stored(`signin-address:${address}`)).toBe(8);
  });

  test('an unknown email is counted as any other', async () => {
    const address = newAddress();
    await wrong(5, { address }, 'nobody@example.org');
    expect((await signin('wrong password', { address }, 'nobody@example.org')).statusCode).toBe(429);
  });

  test('an address in a header is not believed', async () => {
    const address = newAddress();
    await wrong(1, { address, headers: { 'x-forwarded-for': '192.0.2.7' } });
    expect(await stored(`signin-address:${address}`)).toBe(1);
    expect(await stored('signin-address:192.0.2.7')).toBe(0);
  });
});

test('right sign-ins at once from one address keep no other address out', async () => {
  const address = newAddress();
  const many = Promise.all(Array.from({ length: 12 }, () => signin(PASSWORD, { address })));
  expect(await right({}, 'neighbour@example.org')).toBe(201);
  for (const { statusCode } of await many) expect([201, 503]).toContain(statusCode);
});

describe('a browser that signed in before', () => {
  const deviceOf = (response: LightMyRequestResponse) =>
    response.cookies.find(({ name }) => name === 'device')?.value ?? '';

  test('is measured by itself, wherever it is', async () => {
    const device = deviceOf(await signin(PASSWORD));
    const address = newAddress();
    await wrong(5, { address });
    expect(await right({ address, device })).toBe(201);
    await wrong(5, { device });
    expect(await right({ device })).toBe(429);
    expect(await right()).toBe(201);
  });

  test('is known to its own account alone, and signs nobody in', async () => {
    const device = deviceOf(await signin(PASSWORD));
    await alreadyCounted('signin-account:neighbour@example.org', 50);
    expect(await right({ device }, 'neighbour@example.org')).toBe(429);
    await wrong(1, { device });
    const me = await product.inject({ url: api.account.me.path, headers: { cookie: `device=${device}` } });
    expect(me.statusCode).toBe(401);
  });

  test('keeps its mark for every account; a made-up one is replaced, and only hashes are stored', async () => {
    const first = deviceOf(await signin(PASSWORD));
    expect(deviceOf(await signin(PASSWORD, { device: first }, 'neighbour@example.org'))).toBe(first);
    expect(deviceOf(await signin(PASSWORD, { device: first }))).toBe(first);
    const planted = 'p'.repeat(43);
    expect(deviceOf(await signin(PASSWORD, { device: planted }))).not.toBe(planted);
    const rows = await product.services.db.select().from(knownDevices);
    expect(JSON.stringify(rows)).not.toContain(first);
  });

  test('is one of twenty for an account', async () => {
    const { db } = product.services;
    const [account] = await db.select({ id: users.id }).from(users).where(eq(users.email, EMAIL));
    const mine = eq(knownDevices.userId, account?.id ?? 0);
    for (let n = 0; n < 22; n += 1) await rememberDevice(db, account?.id ?? 0, null);
    expect(await db.select({ n: count() }).from(knownDevices).where(mine)).toEqual([{ n: 20 }]);
  });
});

describe('sign-ups', () => {
  const signup = (n: number, address: string) =>
    post(
      api.account.signup.path,
      { email: `many${n}@example.org`, password: PASSWORD, name: '김한카', agree: true },
      { address },
    );

  test('20 from one address in an hour, then 429 there', async () => {
    const address = newAddress();
    await alreadyCounted(`POST ${api.account.signup.path}:${address}`, 19);
    expect((await signup(1, address)).statusCode).toBe(201);
    const refused = await signup(2, address);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await signup(3, newAddress())).statusCode).toBe(201);
  });
});
