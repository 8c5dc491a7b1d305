import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refreshTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import {
  cookieOf,
  flagsOf,
  givePassword,
  PASSWORD,
  sessionCalls,
  sessionIdOf,
  signIn,
} from '../../testing/session-calls.ts';
import { dropOldSessions } from './session-queries.ts';
import { hashToken } from './tokens.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await givePassword(product);
});
afterAll(() => product.close());

const { renew, signout, me, rotatedAgo } = sessionCalls(() => product);

describe('cookies', () => {
  test('over http', async () => {
    const { response, refresh } = await signIn(product);
    expect(flagsOf(response)).toEqual([
      'device=…; Max-Age=34560000; Path=/v1/account; HttpOnly; SameSite=Strict',
      'token=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'uname=…; Max-Age=2592000; Path=/; SameSite=Lax',
      'refresh=…; Max-Age=2592000; Path=/v1/account; HttpOnly; SameSite=Strict',
    ]);
    expect(flagsOf(await renew(refresh))).toEqual(flagsOf(response).slice(1));
    expect(cookieOf(response, 'token')).toBe(response.json().accessToken);
    expect(cookieOf(response, 'uname')).toBe('회원');
    for (const cookie of [response.headers['set-cookie'] ?? []].flat()) {
      expect(cookie.length).toBeLessThan(4096);
    }
    expect(flagsOf(await signout(refresh))).toEqual([
      'token=…; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
      'uname=…; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
      'refresh=…; Max-Age=0; Path=/v1/account; Expires=Thu, 01 Jan 1970 00:00:00 GMT; SameSite=Lax',
    ]);
  });

  test('over https they are secure; one proxy in front is believed, and no more', async () => {
    const secure = await startProduct({ publicUrl: 'https://hanca.example', trustProxy: true });
    try {
      await givePassword(secure);
      const { response } = await signIn(secure, { origin: 'https://hanca.example' });
      expect(flagsOf(response)).toEqual([
        'device=…; Max-Age=34560000; Path=/v1/account; HttpOnly; Secure; SameSite=Strict',
        'token=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
        'uname=…; Max-Age=2592000; Path=/; Secure; SameSite=Lax',
        'refresh=…; Max-Age=2592000; Path=/v1/account; HttpOnly; Secure; SameSite=Strict',
      ]);
      expect(response.headers['strict-transport-security']).toBe('max-age=31536000');
      await secure.inject({
        method: 'POST',
        url: api.account.signin.path,
        payload: { email: 'x@example.org', password: 'wrong password' },
        headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.5' },
      });
      const keys = await secure.services.db.select({ key: attempts.key }).from(attempts);
      expect(keys.map(({ key }) => key)).toContain('signin-address:203.0.113.5');
      expect(secure.logged.join()).not.toContain('TRUST_PROXY');
    } finally {
      await secure.close();
    }
  });

  test('the access token has the specified claims for 15 minutes', async () => {
    const { accessToken } = await signIn(product);
    const { exp = 0, iat = 0, ...claims } = decodeJwt(accessToken);
    expect(exp - iat).toBe(900);
    expect(claims).toMatchObject({ userId: product.ids.member, roles: '', iss: 'hanca', aud: 'hanca:v1' });
    expect(decodeJwt(product.tokens.admin)).toMatchObject({ roles: 'admin' });
  });
});

test('a sign-in stores the zone of the browser, or of the region chosen in it, and keeps what it has where neither is known', async () => {
  const zoneAfter = async (headers: Record<string, string>) => {
    await signIn(product, headers);
    const mine = eq(users.id, product.ids.member);
    const [row] = await product.services.db.select({ zone: users.zone }).from(users).where(mine);
    return row?.zone;
  };
  const region = `region=${encodeURIComponent('CA10:뉴펀들랜드')}`;
  for (const [headers, zone] of [
    [{}, null],
    [{ 'time-zone': 'Asia/Seoul' }, 'Asia/Seoul'],
    [{}, 'Asia/Seoul'],
    [{ 'time-zone': 'Mars/Olympus' }, 'Asia/Seoul'],
    [{ 'time-zone': 'UTC', cookie: region }, 'America/St_Johns'],
    [{ 'time-zone': 'america/toronto', cookie: region }, 'America/Toronto'],
    [{ 'time-zone': 'Etc/GMT+8' }, 'America/Toronto'],
  ] as const)
    expect(await zoneAfter(headers), JSON.stringify(headers)).toBe(zone);
});

test('only hashes are stored', async () => {
  const { refresh, accessToken } = await signIn(product);
  const { db } = product.services;
  const rows = JSON.stringify([
    await db.select().from(users),
    await db.select().from(sessions),
    await db.select().from(refreshTokens),
  ]);
  expect(rows).toContain(hashToken(refresh));
  for (const secret of [refresh, accessToken, PASSWORD]) expect(rows).not.toContain(secret);
});

test('the upkeep drops what is over and nothing else', async () => {
  const { db } = product.services;
  const { refresh, accessToken } = await signIn(product);
  const next = cookieOf(await renew(refresh), 'refresh');
  const over = await signIn(product);
  await rotatedAgo(refresh, 3600);
  await db
    .update(sessions)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(sessions.id, sessionIdOf(over.accessToken)));
  await dropOldSessions(db, new Date(Date.now() - 60_000));
  const hashes = (await db.select({ hash: refreshTokens.hash }).from(refreshTokens)).map(({ hash }) => hash);
  expect(hashes).toContain(hashToken(next));
  expect(hashes).not.toContain(hashToken(refresh));
  expect(hashes).not.toContain(hashToken(over.refresh));
  expect((await me(accessToken)).statusCode).toBe(200);
});

describe('sign-out', () => {
  test('ends the session at once and clears the cookies', async () => {
    const { refresh, accessToken } = await signIn(product);
    const other = await signIn(product);
    const response = await signout(refresh);
    expect([response.statusCode, response.body]).toEqual([204, '']);
    expect(response.headers['clear-site-data']).toBe('"cache"');
    expect((await me(accessToken)).statusCode).toBe(401);
    expect((await renew(refresh)).statusCode).toBe(401);
    expect((await me(other.accessToken)).statusCode).toBe(200);
  });

  test('is 204 without a session too', async () => {
    expect((await product.inject({ method: 'POST', url: api.account.signout.path })).statusCode).toBe(204);
    expect((await signout('unknown')).statusCode).toBe(204);
    const { refresh } = await signIn(product);
    expect((await signout(refresh)).statusCode).toBe(204);
    expect((await signout(refresh)).statusCode).toBe(204);
  });
});

describe('the list of sessions', () => {
  const list = async (token: string) => {
    const response = await product.inject({
      url: api.account.sessions.path,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.statusCode).toBe(200);
    return response.json<
      { id: string; current: boolean; device: string; country: string | null; usedDate: { time: string } }[]
    >();
  };

  const endBy = (id: string, token: string) =>
    product.inject({
      method: 'DELETE',
      url: hrefOf(api.account.endSession, { params: { id } }),
      headers: { authorization: `Bearer ${token}` },
    });

  test('shows the own ones, this one first and marked, then newest first', async () => {
    const phone = await signIn(product, {
      'user-agent':
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1',
    });
    const desk = await signIn(product);
    const rows = await list(desk.accessToken);
    expect(rows[0]).toMatchObject({
      id: sessionIdOf(desk.accessToken),
      current: true,
      device: '알 수 없는 기기',
    });
    expect(rows.find(({ id }) => id === sessionIdOf(phone.accessToken))).toMatchObject({
      current: false,
      device: 'iPhone · Safari',
    });
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual([
      'country',
      'createdDate',
      'current',
      'device',
      'id',
      'usedDate',
    ]);
    const times = rows.map(({ usedDate }) => Number(usedDate.time));
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect((await list(phone.accessToken))[0]).toMatchObject({ current: true, device: 'iPhone · Safari' });
    expect((await list(product.tokens.other)).map(({ current }) => current)).toEqual([true]);
  });

  test('says from which country each was used last: at sign-in and at every renewal', async () => {
    const { refresh, accessToken } = await signIn(product);
    const country = async () => (await list(accessToken))[0]?.country;
    expect(await country()).toBeNull();
    // A university in Toronto, then one in Seoul.
    for (const [remoteAddress, code] of [
      ['128.100.1.1', 'CA'],
      ['147.46.10.20', 'KR'],
    ] as const) {
      const headers = { cookie: `refresh=${refresh}` };
      await product.inject({ method: 'POST', url: api.account.refresh.path, headers, remoteAddress });
      expect(await country()).toBe(code);
    }
  });

  test('all others of the own are ended at once, and nobody else’s', async () => {
    const mine = await signIn(product);
    const [phone, desk] = [await signIn(product), await signIn(product)];
    const end = () =>
      product.inject({
        method: 'DELETE',
        url: api.account.endOtherSessions.path,
        headers: { authorization: `Bearer ${mine.accessToken}` },
      });
    expect((await end()).statusCode).toBe(204);
    expect((await end()).statusCode).toBe(204);
    for (const { accessToken, refresh } of [phone, desk]) {
      expect((await me(accessToken)).statusCode).toBe(401);
      expect((await renew(refresh)).statusCode).toBe(401);
    }
    expect((await list(mine.accessToken)).map(({ current }) => current)).toEqual([true]);
    expect((await renew(mine.refresh)).statusCode).toBe(200);
    expect(await list(product.tokens.other)).toHaveLength(1);
  });

  test('one of the own is ended; another’s is not found', async () => {
    const lost = await signIn(product);
    const mine = await signIn(product);
    const id = sessionIdOf(lost.accessToken);
    const end = (token: string) => endBy(id, token);
    for (const token of [product.tokens.other, product.tokens.admin]) {
      expect((await end(token)).statusCode).toBe(404);
    }
    expect((await me(lost.accessToken)).statusCode).toBe(200);
    expect((await end(mine.accessToken)).statusCode).toBe(204);
    expect((await end(mine.accessToken)).statusCode).toBe(404);
    expect((await me(lost.accessToken)).statusCode).toBe(401);
    expect((await renew(lost.refresh)).statusCode).toBe(401);
    expect((await me(mine.accessToken)).statusCode).toBe(200);
  });

  test('refuses an id that is no UUID', async () => {
    for (const id of ['1', 'x', '00000000-0000-4000-8000-00000000000g', "' or true --"]) {
      const response = await endBy(id, product.tokens.other);
      expect([response.statusCode, response.json().errors[0].path], id).toEqual([400, 'id']);
    }
  });
});
