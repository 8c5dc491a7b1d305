import { api } from '@hanca/common/contract/index.ts';
import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { eq } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { isOutdated } from './passwords.ts';

const PASSWORD = '바다 건너 첫 겨울 2024';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

let addresses = 0;
/** A new visitor's address, so that one test's failures do not count for another. */
const newAddress = () => {
  addresses += 1;
  return `203.0.113.${addresses}`;
};

const send = (
  url: string,
  payload: object | string,
  headers: Record<string, string> = {},
  from = newAddress(),
) => product.inject({ method: 'POST', url, payload, headers, remoteAddress: from });

const signup = (body: object, headers?: Record<string, string>, from?: string) =>
  send(api.account.signup.path, body, headers, from);
const signin = (email: string, password: string, from?: string, headers?: Record<string, string>) =>
  send(api.account.signin.path, { email, password }, headers, from);

const join = async (email: string) => {
  const response = await signup({ email, password: PASSWORD, name: '김한카', agree: true });
  expect(response.statusCode).toBe(201);
};

const faults = (response: LightMyRequestResponse) => {
  expect(response.statusCode).toBe(400);
  return response
    .json<{ errors: { path: string; code: string }[] }>()
    .errors.map(({ path, code }) => [path, code]);
};

const stored = async (email: string) => {
  const [row] = await product.services.db.select().from(users).where(eq(users.email, email));
  return row;
};

describe('sign-up', () => {
  const good = { password: PASSWORD, name: '김한카', agree: true };

  test('makes a member, records the consent, signs in', async () => {
    const response = await signup({ ...good, email: '  New.Member@Example.ORG ' });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const { accessToken, userName, ...rest } = response.json();
    expect([userName, rest]).toEqual(['김한카', {}]);
    const me = await product.inject({
      url: api.account.me.path,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(me.json()).toMatchObject({ email: 'new.member@example.org', name: '김한카', roles: [] });
    const row = await stored('new.member@example.org');
    expect([row?.agreedAt, row?.termsVersion]).toEqual([expect.any(Date), TERMS_VERSION]);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$/);
    expect((await signin('NEW.member@example.org', PASSWORD)).statusCode).toBe(201);
  });

  test('names every field that is wrong', async () => {
    expect(faults(await signup({}))).toEqual([
      ['email', 'email.required'],
      ['password', 'password.required'],
      ['name', 'name.required'],
      ['agree', 'agree.required'],
    ]);
    expect(faults(await signup({ email: 'a@b', password: '123456789', name: '  ', agree: false }))).toEqual([
      ['email', 'email.format'],
      ['password', 'password.new'],
      ['name', 'name.required'],
      ['agree', 'agree.required'],
    ]);
  });

  test('refuses what is no email', async () => {
    const wrong = [
      ...['a@b', 'a b@c.de', '@c.de', 'a@c.', 'a@@c.de', `${'a'.repeat(250)}@c.de`],
      ...['a\0@c.de', 'a\ud800@c.de', ['a@c.de'], null, 7],
    ];
    for (const email of wrong) {
      const paths = faults(await signup({ ...good, email })).map(([path]) => path);
      expect(paths, JSON.stringify(email)).toEqual(['email']);
    }
  });

  test('refuses common passwords', async () => {
    const common = [
      '1234567890',
      'password12',
      'Password123!',
      'aaaaaaaaaa',
      'abababababab',
      'iloveyou2024!',
    ];
    for (const password of common) {
      const response = await signup({ ...good, email: 'common@example.org', password });
      expect(faults(response), password).toEqual([['password', 'password.common']]);
    }
    expect(await stored('common@example.org')).toBeUndefined();
  });

  test('a password is taken as typed', async () => {
    const typed = {
      long: `${'긴'.repeat(40)} 비밀번호 0123456789 끝`,
      blanks: '  앞뒤에 빈칸이 있는 것  ',
      emoji: '🦫🍁🏔🦌🌲🐟🍇🥞🏒🛶',
      common: 'love우리가족모두사랑해',
      chars200: 'Ab3-'.repeat(50),
    };
    for (const [title, password] of Object.entries(typed)) {
      const email = `${title}@example.org`;
      expect((await signup({ ...good, email, password })).statusCode, title).toBe(201);
      expect((await signin(email, password)).statusCode, title).toBe(201);
      expect((await signin(email, password.slice(0, -1))).statusCode, title).toBe(401);
      const trimmed = (await signin(email, password.trim())).statusCode;
      expect(trimmed, title).toBe(password === password.trim() ? 201 : 401);
    }
  });

  test('refuses names under which a stranger would be believed to be staff', async () => {
    for (const name of ['관리자', '한카 고객센터', '운 영 자', 'Admin_Kim', 'hanca']) {
      const response = await signup({ ...good, email: 'staff-like@example.org', name });
      expect(faults(response), name).toEqual([['name', 'name.reserved']]);
    }
    expect(await stored('staff-like@example.org')).toBeUndefined();
  });

  test('a password of 10 kB is refused', async () => {
    const response = await signup({ ...good, email: 'long@example.org', password: 'x1-'.repeat(3400) });
    expect(faults(response)).toEqual([['password', 'password.long']]);
  });

  test('an email that somebody verified is taken, in capitals too; one that was only entered is not', async () => {
    await join('twice@example.org');
    expect((await signup({ ...good, email: 'Twice@Example.org' })).statusCode).toBe(201);
    const [first] = await product.services.db
      .select()
      .from(users)
      .where(eq(users.email, 'twice@example.org'));
    await product.services.db
      .update(users)
      .set({ verifiedAt: new Date() })
      .where(eq(users.id, first?.id ?? 0));
    expect(faults(await signup({ ...good, email: 'Twice@Example.org' }))).toEqual([['email', 'email.taken']]);
  });

  test('what only the server may set is ignored', async () => {
    const extra = { roles: ['admin'], id: 1, suspended: true, passwordHash: 'x', isAdmin: true };
    expect((await signup({ ...good, ...extra, email: 'greedy@example.org' })).statusCode).toBe(201);
    expect(await stored('greedy@example.org')).toMatchObject({ roles: [], suspended: false });
  });
});

describe('sign-in', () => {
  const plain = ({ statusCode, headers, body }: LightMyRequestResponse) => {
    const { date: _, ...rest } = headers;
    return { statusCode, headers: rest, body };
  };

  test('an unknown email and a wrong password get the same answer', async () => {
    await join('known@example.org');
    const wrong = plain(await signin('known@example.org', 'not the password'));
    const unknown = plain(await signin('unknown@example.org', 'not the password'));
    // Made without a password, and suspended.
    const noPassword = plain(await signin('member@example.org', 'not the password'));
    await product.services.db
      .update(users)
      .set({ suspended: true })
      .where(eq(users.email, 'known@example.org'));
    const suspended = plain(await signin('known@example.org', 'not the password'));
    expect(wrong.statusCode).toBe(401);
    expect(JSON.parse(wrong.body)).toMatchObject({ code: 'credentials', title: '로그인하지 못했어요' });
    expect(wrong.headers).not.toHaveProperty('set-cookie');
    for (const other of [unknown, noPassword, suspended]) expect(other).toEqual(wrong);
  });

  test('a suspended member learns it by the right password, with the way to a review; it is no wrong guess', async () => {
    await join('closed@example.org');
    const mine = eq(users.email, 'closed@example.org');
    await product.services.db.update(users).set({ suspended: true }).where(mine);
    const from = newAddress();
    for (let n = 0; n < 6; n += 1) {
      const refused = await signin('closed@example.org', PASSWORD, from);
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'account-suspended']);
      expect(refused.json().detail).toContain(product.services.config.contactEmail);
      expect(refused.headers).not.toHaveProperty('set-cookie');
    }
    await product.services.db.update(users).set({ suspended: false }).where(mine);
    expect((await signin('closed@example.org', PASSWORD)).statusCode).toBe(201);
  });

  test('the form’s own minimum is 6 characters', async () => {
    expect(faults(await signin('known@example.org', '12345'))).toEqual([['password', 'password.min']]);
  });

  test('a hash of old parameters is made anew', async () => {
    await join('old@example.org');
    const { hash } = await import('@node-rs/argon2');
    const old = await hash(PASSWORD, { memoryCost: 16, timeCost: 1, parallelism: 1 });
    expect(isOutdated(old)).toBe(true);
    await product.services.db
      .update(users)
      .set({ passwordHash: old })
      .where(eq(users.email, 'old@example.org'));
    expect((await signin('old@example.org', PASSWORD)).statusCode).toBe(201);
    expect(isOutdated((await stored('old@example.org'))?.passwordHash ?? '')).toBe(false);
    expect((await signin('old@example.org', PASSWORD)).statusCode).toBe(201);
  });

  test('the device is said in words, never as long as its name says', async () => {
    await join('device@example.org');
    const agents = [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      `${'A'.repeat(5000)}/1.0 x`,
    ];
    for (const agent of agents) {
      await signin('device@example.org', PASSWORD, undefined, { 'user-agent': agent });
    }
    const id = (await stored('device@example.org'))?.id ?? 0;
    const rows = await product.services.db
      .select({ device: sessions.device })
      .from(sessions)
      .where(eq(sessions.userId, id));
    expect(rows.map(({ device }) => device)).toContain('Windows · Chrome');
    for (const { device } of rows) expect(device.length).toBeLessThanOrEqual(100);
  });
});

describe('calls that another site makes a browser send', () => {
  const paths = [api.account.signup, api.account.signin, api.account.refresh, api.account.signout].map(
    ({ path }) => path,
  );
  const body = { email: 'a@example.org', password: PASSWORD, name: '이름', agree: true };

  test('account calls of a foreign page are refused', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://localhost:3000.evil.example' },
      { origin: 'http://localhost:3000@evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const path of paths) {
      for (const headers of foreign) {
        const response = await send(path, body, headers);
        expect(response.statusCode, `${path} ${JSON.stringify(headers)}`).toBe(403);
        expect(response.headers).not.toHaveProperty('set-cookie');
      }
    }
  });

  test('account calls take JSON alone', async () => {
    const form = 'email=a%40example.org&password=123456';
    const parts = '--x\r\ncontent-disposition: form-data; name="email"\r\n\r\na@b.cd\r\n--x--\r\n';
    const bodies: [string, string][] = [
      ['text/plain', JSON.stringify(body)],
      ['application/x-www-form-urlencoded', form],
      ['multipart/form-data; boundary=x', parts],
      ['application/xml', '<email/>'],
      ['text/plain;application/json', JSON.stringify(body)],
    ];
    for (const path of paths) {
      for (const [type, payload] of bodies) {
        const response = await send(path, payload, { 'content-type': type });
        expect([response.statusCode, response.json().code], `${path} ${type}`).toEqual([
          415,
          'unsupported-type',
        ]);
      }
    }
  });

  test('account calls are not answered to GET, and never to another origin', async () => {
    for (const url of paths) {
      expect((await product.inject({ url })).statusCode, url).toBe(404);
      const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
      const preflight = await product.inject({ method: 'OPTIONS', url, headers });
      expect(preflight.statusCode, url).toBe(404);
      expect(preflight.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  test('the own page may', async () => {
    const own: Record<string, string>[] = [
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of own) {
      expect((await send(api.account.signout.path, {}, headers)).statusCode).toBe(204);
    }
  });
});

test('a member who agreed to earlier terms is told of new ones until they have read them', async () => {
  const isTold = async () => (await product.call(api.account.me, { as: 'member' })).json().newTerms;
  const knowTerms = (version: string) =>
    product.call(api.account.knowTerms, { as: 'member', body: { version } });
  const { db } = product.services;
  const member = eq(users.id, product.ids.member);
  expect(await isTold()).toBe(false);
  for (const termsVersion of [null, '2020-01-01']) {
    await db.update(users).set({ agreedAt: new Date(), termsVersion }).where(member);
    expect(await isTold()).toBe(true);
  }
  expect((await knowTerms('2020-01-01')).statusCode).toBe(400);
  expect(await isTold()).toBe(true);
  expect((await knowTerms(TERMS_VERSION)).statusCode).toBe(204);
  expect(await isTold()).toBe(false);
});
