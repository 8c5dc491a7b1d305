import { createHmac } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoints } from '@hanca/common/contract/index.ts';
import { type Access, accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessions } from '../db/schema/account.ts';
import { posts } from '../db/schema/posts.ts';
import { users } from '../db/schema/users.ts';
import { insertUser } from '../features/account/queries.ts';
import { insertSession } from '../features/account/session-queries.ts';
import { hashToken, loadSecret, newToken } from '../features/account/tokens.ts';
import { createPerson, openSession } from '../testing/people.ts';
import { type Role, startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
/** Whose sessions the calls may end. */
let guest: number;
beforeAll(async () => {
  product = await startProduct();
  const account = { email: 'guest@example.org', name: '손님', passwordHash: null };
  guest = (await insertUser(product.services.db, account)) ?? 0;
});
afterAll(() => product.close());

const all = endpoints();
const pathOf = (endpoint: Endpoint) => endpoint.path.replaceAll(/\{\w+\}/g, '1');
const isRead = (endpoint: Endpoint) => endpoint.method === 'GET';

/** One read and one write of each guarded access: tokens and addresses are checked once for all endpoints. */
const four = (['member', 'admin'] as const).flatMap((access) =>
  [true, false].map((read) => {
    const found = all.find(({ endpoint }) => accessOf(endpoint) === access && isRead(endpoint) === read);
    if (!found) throw new Error(`no endpoint for ${access}`);
    return found;
  }),
);
const one = (access: Access): Endpoint => {
  const found = four.find(({ endpoint }) => accessOf(endpoint) === access);
  if (!found) throw new Error(`no endpoint for ${access}`);
  return found.endpoint;
};

/** Whoever calls these needs another session. */
const ENDS_SESSIONS = ['farewell.deleteMe', 'account.endSession', 'account.endOtherSessions'];

const ROLES = ['nobody', 'member', 'admin'] as const;
const ranks: Record<Role, number> = { nobody: 0, member: 1, other: 1, admin: 2 };
const needed: Record<Access, number> = { public: 0, member: 1, admin: 2 };

/** 'in' is every answer of a handler or of the input's check, so the walk needs no valid input. */
const expected = (endpoint: Endpoint, role: Role): 401 | 403 | 'in' => {
  if (ranks[role] >= needed[accessOf(endpoint)]) return 'in';
  return role === 'nobody' ? 401 : 403;
};

const outcome = (status: number): number | 'in' => {
  expect(status).toBeLessThan(500);
  return status === 401 || status === 403 ? status : 'in';
};

/** A refresh cookie of a session of its own, so that what works with a cookie is let in and may end the session. */
const freshCookie = async (): Promise<string> => {
  const token = newToken();
  await insertSession(product.services.db, { userId: guest, device: 'test', tokenHash: hashToken(token) });
  return `refresh=${token}`;
};

const send = async (endpoint: Endpoint, authorization?: string, method: string = endpoint.method) => {
  const byCookie = accessOf(endpoint) === 'public' && !isRead(endpoint);
  return product.inject({
    method: method as 'GET',
    url: pathOf(endpoint),
    headers: {
      ...(byCookie ? { cookie: await freshCookie() } : {}),
      ...(authorization === undefined ? {} : { authorization }),
    },
    ...(endpoint.body ? { payload: {} } : {}),
  });
};

const bearer = (role: Role) => (role === 'nobody' ? undefined : `Bearer ${product.tokens[role]}`);

test('every endpoint lets in whom its contract names, and refuses all others', async () => {
  for (const { name, endpoint } of all) {
    for (const role of ROLES) {
      const access = expected(endpoint, role);
      // A HEAD is answered by the handler of its GET.
      const methods = isRead(endpoint) && access !== 'in' ? ['GET', 'HEAD'] : [endpoint.method];
      for (const method of methods) {
        const { statusCode } = await send(endpoint, bearer(role), method);
        expect(outcome(statusCode), `${name} as ${role}, ${method}`).toBe(access);
      }
    }
  }
});

test('a member who is not verified is refused every call that wants a verified one, and no other', async () => {
  const { id } = await createPerson(product);
  const authorization = `Bearer ${await openSession(product, id)}`;
  const walked = all.filter(
    ({ name, endpoint }) => accessOf(endpoint) === 'member' && !ENDS_SESSIONS.includes(name),
  );
  for (const { name, endpoint } of walked) {
    const { statusCode, body } = await send(endpoint, authorization);
    expect(body.includes('"code":"unverified"'), name).toBe(endpoint.verified === true);
    if (endpoint.verified === true) expect(statusCode, name).toBe(403);
  }
});

test('no cookie authenticates a guarded call', async () => {
  for (const { name, endpoint } of four) {
    const { statusCode } = await product.inject({
      method: endpoint.method,
      url: pathOf(endpoint),
      headers: { cookie: `token=${product.tokens.admin}; ${await freshCookie()}` },
    });
    expect(statusCode, name).toBe(401);
  }
});

describe('tokens that are not good', () => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const hs = (bits: 256 | 512, key: string | Buffer, header: unknown, claims: unknown) => {
    const signed = `${part(header)}.${part(claims)}`;
    return `${signed}.${createHmac(`sha${bits}`, key).update(signed).digest('base64url')}`;
  };

  const forged = async (): Promise<Record<string, string>> => {
    const secret = loadSecret(product.services.config.dataDir);
    const token = product.tokens.admin;
    const [head = '', body = '', signature = ''] = token.split('.');
    const claims = decodeJwt(token);
    const now = Math.floor(Date.now() / 1000);
    const header = { alg: 'HS256', typ: 'at+jwt' };
    const sign = (change: Record<string, unknown>, typ = 'at+jwt') =>
      new SignJWT({ ...claims, ...change }).setProtectedHeader({ alg: 'HS256', typ }).sign(secret);
    const member = product.tokens.member.split('.');
    const edited = { ...decodeJwt(product.tokens.member), userId: product.ids.admin, roles: 'admin' };
    return {
      'roles claim edited': [member[0], part(edited), member[2]].join('.'),
      'alg none': `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.`,
      'alg none with signature': `${part({ alg: 'none', typ: 'at+jwt' })}.${body}.${signature}`,
      'RS256 header': `${part({ alg: 'RS256', typ: 'at+jwt' })}.${body}.${signature}`,
      'empty key': hs(256, '', header, claims),
      'another key': hs(256, Buffer.alloc(32, 7), header, claims),
      'a key file': hs(256, '', { ...header, kid: '/dev/null' }, claims),
      'HS512 with our key': hs(512, secret, { ...header, alg: 'HS512' }, claims),
      'one flipped bit': `${head}.${body}.${(signature[0] === 'A' ? 'B' : 'A') + signature.slice(1)}`,
      expired: await sign({ iat: now - 1000, exp: now - 1 }),
      'issued too long ago': await sign({ iat: now - 3600, exp: now + 3600 }),
      'issued in the future': await sign({ iat: now + 7200, exp: now + 9000 }),
      'not yet valid': await sign({ nbf: now + 600 }),
      'no expiry': await sign({ exp: undefined }),
      'no id': await sign({ jti: undefined }),
      'other audience': await sign({ aud: 'hanca:v2' }),
      'other issuer': await sign({ iss: 'evil' }),
      'another kind of token': await sign({}, 'JWT'),
      "another's session": await sign({ userId: product.ids.member }),
      'an unknown session': await sign({ sid: '00000000-0000-4000-8000-000000000000' }),
      'user id as text': await sign({ userId: String(product.ids.admin) }),
      'a refresh token': newToken(),
      empty: '',
      spaces: `${token} ${token}`,
    };
  };

  test('every one is refused with 401, by reads and writes of members and of staff', async () => {
    const tokens = await forged();
    for (const { name, endpoint } of four) {
      for (const [flaw, token] of Object.entries(tokens)) {
        expect((await send(endpoint, `Bearer ${token}`)).statusCode, `${name}, ${flaw}`).toBe(401);
      }
      for (const header of ['', 'Bearer', product.tokens.admin, `Basic ${product.tokens.admin}`]) {
        expect((await send(endpoint, header)).statusCode, `${name}, '${header}'`).toBe(401);
      }
    }
  });

  test('a signed roles claim gives no role: the database decides', async () => {
    const { sid } = decodeJwt<{ sid: string }>(product.tokens.member);
    const token = await product.services.tokens.sign({
      userId: product.ids.member,
      sessionId: sid,
      roles: ['admin'],
    });
    for (const { name, endpoint } of four.filter((one) => accessOf(one.endpoint) === 'admin')) {
      expect((await send(endpoint, `Bearer ${token}`)).statusCode, name).toBe(403);
    }
  });
});

describe('what changes in the database holds for the next call', () => {
  test('a role that was taken away, an account that was suspended, a session that ended', async () => {
    const { db } = product.services;
    const admin = async () => outcome((await send(one('admin'), bearer('admin'))).statusCode);
    const member = async () => outcome((await send(one('member'), bearer('admin'))).statusCode);
    const mine = eq(users.id, product.ids.admin);
    const sessionOf = eq(sessions.userId, product.ids.admin);
    expect(await admin()).toBe('in');

    await db.update(users).set({ roles: [] }).where(mine);
    expect([await admin(), await member()]).toEqual([403, 'in']);
    await db
      .update(users)
      .set({ roles: ['admin'] })
      .where(mine);
    expect(await admin()).toBe('in');

    await db.update(users).set({ suspended: true }).where(mine);
    expect([await admin(), await member()]).toEqual([401, 401]);
    await db.update(users).set({ suspended: false }).where(mine);
    expect(await admin()).toBe('in');

    await db.update(sessions).set({ expiresAt: sql`now() - interval '1 second'` }).where(sessionOf);
    expect([await admin(), await member()]).toEqual([401, 401]);
    await db.update(sessions).set({ expiresAt: sql`now() + interval '1 hour'` }).where(sessionOf);
    expect(await admin()).toBe('in');

    await db.delete(sessions).where(sessionOf);
    expect([await admin(), await member()]).toEqual([401, 401]);
  });
});

describe('no way round', () => {
  const tricks: Record<string, (path: string) => string> = {
    'trailing slash': (path) => `${path}/`,
    'trailing dot': (path) => `${path}.`,
    'capital letters': (path) => path.toUpperCase(),
    'one capital letter': (path) => path.replace('/v1', '/V1'),
    'two slashes first': (path) => `/${path}`,
    'two slashes inside': (path) => path.replace('/v1/', '/v1//'),
    'dot folder': (path) => path.replace('/v1/', '/v1/./'),
    'encoded dot folder': (path) => path.replace('/v1/', '/v1/%2e/'),
    'parent folder': (path) => path.replace('/v1/', '/v1/health/../'),
    'encoded parent folder': (path) => path.replace('/v1/', '/v1/health/%2e%2e/'),
    'encoded slash': (path) => path.replace('/v1/', '/v1%2f'),
    'encoded letter': (path) => path.replace('/v1', '/%76%31'),
    backslash: (path) => path.replaceAll('/', '\\'),
    semicolon: (path) => `${path};.json`,
    'encoded NUL': (path) => `${path}%00`,
    'encoded question mark': (path) => `${path}%3f`,
    'a whole address': (path) => `http://localhost${path}`,
  };

  /** Over a socket, since an injected address is tidied up first. */
  const raw = (method: string, path: string, headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const { port } = product.app.server.address() as AddressInfo;
      const sent = httpRequest({ port, host: '127.0.0.1', method, path, headers, agent: false });
      sent.on('response', (response: IncomingMessage) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on('error', reject).end();
    });

  beforeAll(async () => {
    await product.app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('no spelling of an address leads past its check', async () => {
    for (const [trick, change] of Object.entries(tricks)) {
      for (const { name, endpoint } of four) {
        const path = change(pathOf(endpoint));
        const nobody = await raw(endpoint.method, path);
        expect([400, 401, 404, 414], `${name}, ${trick}, as nobody`).toContain(nobody);
        if (accessOf(endpoint) !== 'admin') continue;
        const authorization = `Bearer ${product.tokens.member}`;
        const member = await raw(endpoint.method, path, { authorization });
        expect([400, 401, 403, 404, 414], `${name}, ${trick}, as member`).toContain(member);
      }
    }
  });

  test('another method named in a header or the query is not that method', async () => {
    const { db } = product.services;
    const [post] = await db
      .insert(posts)
      .values({
        title: '그대로 있어야 하는 글',
        postType: 1,
        regionId: 'CA00',
        content: '글',
        contentType: 1,
        userId: product.ids.admin,
      })
      .returning({ id: posts.id });
    const path = `/v1/query/posts/${post?.id}`;
    const headers = {
      'x-http-method-override': 'DELETE',
      'x-method-override': 'DELETE',
      'x-http-method': 'DELETE',
    };
    expect(await raw('GET', path, headers)).toBe(200);
    expect(await raw('GET', `${path}?_method=DELETE`)).toBe(200);
    for (const to of [path, path.replace('/query/', '/command/')]) {
      expect(await raw('POST', to, headers)).toBe(404);
      expect(await raw('TRACE', to)).toBe(404);
    }
    expect(await db.select({ id: posts.id }).from(posts)).toHaveLength(1);
  });
});
