import { api } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { type Running, start } from '../../start.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { cookieOf, givePassword, PASSWORD, sessionIdOf } from '../../testing/session-calls.ts';
import { noWeb } from '../../web/web.ts';

const EMAIL = 'member@example.org';

// The embedded database has one process only.
describe.runIf(process.env.ENGINE === 'postgresql')('two processes on one PostgreSQL', () => {
  useCheapHashes();
  let one: TestProduct;
  let two: Running;
  beforeAll(async () => {
    one = await startProduct();
    await givePassword(one);
    two = await start({ config: one.services.config, log: pino({ level: 'silent' }), web: noWeb });
  });
  afterAll(async () => {
    await two.close();
    await one.close();
  });
  beforeEach(async () => {
    await one.services.db.delete(attempts);
  });

  const turns = () => [one.app, two.app];
  const call = (
    app: Running['app'],
    endpoint: Endpoint,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<LightMyRequestResponse> =>
    app.inject({ method: endpoint.method, url: hrefOf(endpoint), headers, ...(body && { payload: body }) });
  const signIn = (app: Running['app'], password = PASSWORD) =>
    call(app, api.account.signin, { body: { email: EMAIL, password } });
  const me = (app: Running['app'], token: string) =>
    call(app, api.account.me, { headers: { authorization: `Bearer ${token}` } });
  const renew = (app: Running['app'], refresh: string) =>
    call(app, api.account.refresh, { headers: { cookie: `refresh=${refresh}` } });

  test('a session that one started serves on the other, and a renewal there is one of the same', async () => {
    const started = await signIn(one.app);
    const token = started.json().accessToken;
    expect((await me(two.app, token)).statusCode).toBe(200);
    const renewed = await renew(two.app, cookieOf(started, 'refresh'));
    expect(sessionIdOf(renewed.json().accessToken)).toBe(sessionIdOf(token));
    // Within the grace both give the same successor.
    expect(cookieOf(await renew(one.app, cookieOf(started, 'refresh')), 'refresh')).toBe(
      cookieOf(renewed, 'refresh'),
    );
  });

  test('what one ends the other refuses with the next call: a sign-out, an ended session, a suspension', async () => {
    for (const [here, there] of [turns(), turns().reverse()]) {
      if (!here || !there) throw new Error('two processes');
      const left = await signIn(here);
      const headers = { cookie: `refresh=${cookieOf(left, 'refresh')}` };
      expect((await call(there, api.account.signout, { headers })).statusCode).toBe(204);
      expect((await me(here, left.json().accessToken)).statusCode).toBe(401);

      const [mine, other] = [await signIn(here), await signIn(there)];
      const authorization = `Bearer ${mine.json().accessToken}`;
      await call(here, api.account.endOtherSessions, { headers: { authorization } });
      expect((await me(there, other.json().accessToken)).statusCode).toBe(401);
      expect((await renew(there, cookieOf(other, 'refresh'))).statusCode).toBe(401);

      const staff = { authorization: `Bearer ${one.tokens.admin}` };
      const suspend = (suspended: boolean) =>
        call(here, api.users.update, { headers: staff, body: { id: one.ids.member, suspended } });
      expect((await suspend(true)).statusCode).toBe(200);
      expect((await me(there, mine.json().accessToken)).statusCode).toBe(401);
      await suspend(false);
    }
  });

  test('wrong passwords on either count together', async () => {
    for (let n = 0; n < 5; n += 1) {
      const app = turns()[n % 2] ?? one.app;
      expect((await signIn(app, 'wrong password')).statusCode).toBe(401);
    }
    for (const app of turns()) {
      const stopped = await signIn(app);
      expect([stopped.statusCode, Number(stopped.headers['retry-after']) > 0]).toEqual([429, true]);
    }
  });
});
