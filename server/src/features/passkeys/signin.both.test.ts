import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneTimeTokens } from '../../db/schema/account.ts';
import { users } from '../../db/schema/users.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { passkeyCalls } from '../../testing/passkey-calls.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { cookieOf, flagsOf } from '../../testing/session-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { passkeys: calls } = api;
const { send, draw, arriveWithPasskey, signIn, trailOf } = passkeyCalls(() => product);

test('one challenge used twice at once: one wins', async () => {
  const { token, authenticator } = await arriveWithPasskey();
  const { options, cookie } = await draw(calls.signinOptions);
  const given = { cookie, body: authenticator.get(options) };
  const answers = await Promise.all([1, 2, 3, 4].map(() => send(calls.signin, given)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);

  const made = await draw(calls.createOptions, token);
  const both = await Promise.all(
    [1, 2].map(() =>
      send(calls.create, { token, cookie: made.cookie, body: createAuthenticator().create(made.options) }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test('a challenge is good in its browser, for its purpose, once and for five minutes', async () => {
  const { authenticator, token } = await arriveWithPasskey();
  const { options, cookie } = await draw(calls.signinOptions);
  const body = authenticator.get(options);
  const theft = await send(calls.signin, { body });
  expect([theft.statusCode, theft.json().detail]).toEqual([
    409,
    expect.stringContaining('한 번 더 시도해 주세요'),
  ]);
  const elsewhere = await draw(calls.signinOptions);
  expect((await send(calls.signin, { cookie: elsewhere.cookie, body })).statusCode).toBe(401);
  const proof = await draw(calls.proveOptions, token);
  const proved = authenticator.get(proof.options);
  expect((await send(calls.signin, { cookie: proof.cookie, body: proved })).statusCode).toBe(409);

  // A refusal uses it up too.
  expect((await send(calls.signin, { cookie, body: createAuthenticator().get(options) })).statusCode).toBe(
    401,
  );
  expect((await send(calls.signin, { cookie, body })).statusCode).toBe(409);

  const late = await draw(calls.signinOptions);
  await product.services.database.pool.query(
    "update one_time_tokens set expires_at = now() - interval '1 second'",
  );
  const answer = await send(calls.signin, { cookie: late.cookie, body: authenticator.get(late.options) });
  expect(answer.statusCode).toBe(409);
});

test('what is signed for another site, another host, without unlocking or by another key does not sign in', async () => {
  const { authenticator } = await arriveWithPasskey();
  const refused = [
    await signIn(authenticator, { origin: 'http://localhost:3001' }),
    await signIn(authenticator, { origin: 'https://evil.example' }),
    await signIn(authenticator, { rpId: 'evil.example' }),
    await signIn(authenticator, { unlocked: false }),
    await signIn(createAuthenticator()),
  ];
  for (const answer of refused) {
    expect([answer.statusCode, answer.json().detail]).toEqual([401, expect.stringContaining('다른 방법')]);
  }
  const { options, cookie } = await draw(calls.signinOptions);
  const forged = { ...createAuthenticator().get(options), id: authenticator.id, rawId: authenticator.id };
  expect((await send(calls.signin, { cookie, body: forged })).statusCode).toBe(401);
  expect((await signIn(authenticator)).statusCode).toBe(201);
});

test('a suspended account is refused as an unknown passkey is, in the same words', async () => {
  const { authenticator, id } = await arriveWithPasskey();
  await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, id));
  const suspended = await signIn(authenticator);
  const unknown = await signIn(createAuthenticator());
  expect([suspended.statusCode, suspended.json()]).toEqual([401, unknown.json()]);
  expect(suspended.headers['set-cookie']).toEqual(unknown.headers['set-cookie']);
});

test('a counter that goes back is refused and written down; one that stays at 0 counts nothing', async () => {
  const { authenticator, id } = await arriveWithPasskey();
  expect((await signIn(authenticator)).statusCode).toBe(201);
  expect((await signIn(authenticator, { counter: 7 })).statusCode).toBe(201);
  expect((await trailOf(id)).map(({ action }) => action)).toEqual(['addPasskey']);
  for (const counter of [7, 6, 0]) expect((await signIn(authenticator, { counter })).statusCode).toBe(401);
  const written = (await trailOf(id)).filter(({ action }) => action === 'refusePasskeyCopy');
  expect(written).toHaveLength(3);
  expect(written[0]).toMatchObject({ userId: null, after: { name: 'iPhone · Safari' }, ip: '127.0.0.1' });
  expect((await trailOf(id)).filter(({ action }) => action === 'refuseSignin')).toHaveLength(3);
  expect((await signIn(authenticator, { counter: 8 })).statusCode).toBe(201);
});

test('V7.6.2 login CSRF: another site cannot make a browser begin or finish a sign-in', async () => {
  const { authenticator } = await arriveWithPasskey();
  const headers = { origin: 'https://evil.example' };
  expect((await send(calls.signinOptions, { headers })).statusCode).toBe(403);
  const { options, cookie } = await draw(calls.signinOptions);
  const body = authenticator.get(options);
  expect((await send(calls.signin, { cookie, body, headers })).statusCode).toBe(403);
  expect((await send(calls.signin, { cookie, body })).statusCode).toBe(201);
});

test('V7.2.3 fixation: cookies that were there before are taken over by neither the challenge nor the session', async () => {
  const { authenticator } = await arriveWithPasskey();
  const planted = 'p'.repeat(43);
  const { cookie } = await draw(calls.signinOptions);
  const answer = await send(calls.signinOptions, { cookie: planted });
  expect([planted, cookie]).not.toContain(cookieOf(answer, 'passkey'));
  const own = cookieOf(answer, 'passkey');
  const headers = { cookie: `passkey=${own}; refresh=${planted}; device=${planted}` };
  const signedIn = await send(calls.signin, { headers, body: authenticator.get(answer.json()) });
  expect(signedIn.statusCode).toBe(201);
  for (const name of ['refresh', 'device']) expect(cookieOf(signedIn, name)).not.toBe(planted);
});

test('V14.2.1: neither challenge nor cookie is stored or logged', async () => {
  const { authenticator } = await arriveWithPasskey();
  const { options, cookie } = await draw(calls.signinOptions);
  const stored = JSON.stringify(await product.services.db.select().from(oneTimeTokens));
  expect(stored).not.toContain(cookie);
  await send(calls.signin, { cookie, body: createAuthenticator().get(options) });
  await signIn(authenticator);
  const logged = product.logged.join();
  for (const secret of [cookie, options.challenge, authenticator.id]) expect(logged).not.toContain(secret);
});

test('over https the cookie is secure, and passkeys belong to its host', async () => {
  const secure = await startProduct({ publicUrl: 'https://hanca.example' });
  try {
    const answer = await secure.inject({ method: 'POST', url: calls.signinOptions.path });
    expect(answer.json().rpId).toBe('hanca.example');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(flagsOf(answer)[0]).toContain('HttpOnly; Secure; SameSite=Strict');
  } finally {
    await secure.close();
  }
});
