import { api } from '@hanca/common/contract/index.ts';
import { PASSKEYS_MAX } from '@hanca/common/contract/passkeys.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneTimeTokens, sessions } from '../../db/schema/account.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { users } from '../../db/schema/users.ts';
import { createAuthenticator } from '../../testing/authenticator.ts';
import { passkeyCalls } from '../../testing/passkey-calls.ts';
import { openSession } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { cookieOf, flagsOf } from '../../testing/session-calls.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const { passkeys: calls } = api;
const { send, draw, arrive, add, arriveWithPasskey, signIn, list, trailOf } = passkeyCalls(() => product);

const subjectsTo = async (recipient: string) =>
  (await queuedFor(product, recipient)).map(({ subject }) => subject);

const passwordAway = (id: number) =>
  product.services.db.update(users).set({ passwordHash: null }).where(eq(users.id, id));
const lateSession = (id: number) =>
  product.services.db
    .update(sessions)
    .set({ authenticatedAt: sql`now() - interval '11 minutes'` })
    .where(eq(sessions.userId, id));

test('a passkey is added, named, told of and shown, and signs in', async () => {
  const { token, id, email, name } = await arrive();
  const { options, answer, cookie } = await draw(calls.createOptions, token);
  expect(flagsOf(answer)).toEqual(['passkey=…; Max-Age=300; Path=/v1/account; HttpOnly; SameSite=Strict']);
  expect(options).toMatchObject({
    rp: { id: 'localhost', name: '한카' },
    user: { name: email },
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    excludeCredentials: [],
  });
  expect(Buffer.from(options.user.id, 'base64url').length).toBe(32);
  const authenticator = createAuthenticator();
  const made = await send(calls.create, {
    token,
    cookie,
    body: authenticator.create(options, { backedUp: true }),
  });
  expect([made.statusCode, made.json()]).toEqual([
    201,
    {
      id: authenticator.id,
      name: 'iPhone · Safari',
      backedUp: true,
      createdDate: { time: expect.stringMatching(/^\d{13}$/) },
      usedDate: { time: '0' },
    },
  ]);
  expect(await list(token)).toEqual([made.json()]);
  const again = await draw(calls.createOptions, token);
  expect(again.options.excludeCredentials).toEqual([
    { id: authenticator.id, type: 'public-key', transports: ['internal'] },
  ]);

  const renamed = await send(calls.update, {
    token,
    params: { id: authenticator.id },
    body: { name: '내 전화' },
  });
  expect(renamed.json()).toMatchObject({ id: authenticator.id, name: '내 전화' });

  const signedIn = await signIn(authenticator, { backedUp: true });
  expect([signedIn.statusCode, signedIn.json().userName]).toEqual([201, name]);
  expect((await send(api.account.me, { token: signedIn.json().accessToken })).json()).toMatchObject({
    id,
    hasPasskey: true,
  });
  expect((await list(token))[0].usedDate.time).not.toBe('0');

  expect((await send(calls.remove, { token, params: { id: authenticator.id } })).statusCode).toBe(204);
  expect(await list(token)).toEqual([]);
  expect((await signIn(authenticator)).statusCode).toBe(401);
  expect(await subjectsTo(email)).toEqual(['[한카] 패스키를 추가했어요', '[한카] 패스키를 삭제했어요']);
  expect(await trailOf(id)).toEqual([
    expect.objectContaining({
      userId: id,
      action: 'addPasskey',
      after: expect.objectContaining({ name: 'iPhone · Safari', device: 'iPhone · Safari' }),
      ip: '127.0.0.1',
    }),
    expect.objectContaining({ action: 'removePasskey', after: expect.objectContaining({ name: '내 전화' }) }),
  ]);
});

test('adding and removing need a proof of the last ten minutes', async () => {
  const { token, id, authenticator } = await arriveWithPasskey();
  const { options, cookie } = await draw(calls.createOptions, token);
  await lateSession(id);
  const refused = [
    await send(calls.createOptions, { token }),
    await send(calls.create, { token, cookie, body: createAuthenticator().create(options) }),
    await send(calls.remove, { token, params: { id: authenticator.id } }),
  ];
  for (const answer of refused)
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'reauthenticate']);
  expect(await list(token)).toHaveLength(1);
});

test('a passkey proves that the account is the own, for ten minutes', async () => {
  const { token, id, authenticator } = await arriveWithPasskey();
  await lateSession(id);
  const other = await arriveWithPasskey();
  const foreign = await draw(calls.proveOptions, token);
  const body = other.authenticator.get(foreign.options);
  expect((await send(calls.prove, { token, cookie: foreign.cookie, body })).statusCode).toBe(400);
  const { options, cookie } = await draw(calls.proveOptions, token);
  expect(options.allowCredentials).toMatchObject([{ id: authenticator.id }]);
  const theirs = await send(calls.prove, { token: other.token, cookie, body: authenticator.get(options) });
  expect(theirs.statusCode).toBe(409);

  const own = await draw(calls.proveOptions, token);
  const proof = { token, cookie: own.cookie, body: authenticator.get(own.options) };
  expect((await send(calls.prove, proof)).statusCode).toBe(204);
  expect((await send(calls.prove, proof)).statusCode).toBe(409);
  expect((await send(calls.createOptions, { token })).statusCode).toBe(200);
});

test('proofs have a limit, and who has no passkey gets no challenge for one', async () => {
  const { token } = await arrive();
  expect((await send(calls.proveOptions, { token })).statusCode).toBe(409);
  const body = createAuthenticator().get({ challenge: 'x'.repeat(43) });
  const { most } = calls.prove.limit;
  for (let n = 0; n < most; n += 1) expect((await send(calls.prove, { token, body })).statusCode).toBe(409);
  expect((await send(calls.prove, { token, body })).statusCode).toBe(429);
});

test('nothing is stored of a passkey that was not verified', async () => {
  const { token } = await arrive();
  const bad = [{ origin: 'https://evil.example' }, { rpId: 'evil.example' }, { unlocked: false }];
  for (const given of bad) {
    const { options, cookie } = await draw(calls.createOptions, token);
    const body = createAuthenticator().create(options, given);
    expect((await send(calls.create, { token, cookie, body })).statusCode).toBe(400);
  }
  const { options, cookie } = await draw(calls.createOptions, token);
  const body = createAuthenticator().create({ challenge: options.challenge.toLowerCase() });
  expect((await send(calls.create, { token, cookie, body })).statusCode).toBe(400);
  expect(await list(token)).toEqual([]);
});

test('the first second factor of staff ends their other sessions, which only a password had opened', async () => {
  const { db } = product.services;
  const staff = await arrive();
  await db
    .update(users)
    .set({ roles: ['admin'] })
    .where(eq(users.id, staff.id));
  const older = await openSession(product, staff.id);
  await add(staff.token);
  const me = (token: string) => send(api.account.me, { token });
  expect((await me(older)).statusCode).toBe(401);
  expect((await me(staff.token)).statusCode).toBe(200);

  const later = await openSession(product, staff.id);
  await add(staff.token);
  expect((await me(later)).statusCode).toBe(200);
  const member = await arrive();
  const other = await openSession(product, member.id);
  await add(member.token);
  expect((await me(other)).statusCode).toBe(200);
});

test('the last way in cannot be removed, also by two at once', async () => {
  const { token, id, authenticator } = await arriveWithPasskey();
  const second = await add(token);
  await passwordAway(id);
  const remove = (which: string) => send(calls.remove, { token, params: { id: which } });
  const both = await Promise.all([remove(authenticator.id), remove(second.authenticator.id)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409]);
  expect(both.find(({ statusCode }) => statusCode === 409)?.json().detail).toContain(
    '먼저 비밀번호를 정하거나',
  );
  expect(await list(token)).toHaveLength(1);
});

test('an account has at most 20, also by two at once', async () => {
  const { token, id } = await arrive();
  const row = (n: number) => ({
    id: `made-${id}-${n}`,
    userId: id,
    name: '패스키',
    publicKey: new Uint8Array([n]),
    counter: 0,
    backedUp: false,
  });
  await product.services.db
    .insert(passkeys)
    .values(Array.from({ length: PASSKEYS_MAX - 1 }, (_, n) => row(n)));
  const [one, other] = [await draw(calls.createOptions, token), await draw(calls.createOptions, token)];
  const both = await Promise.all(
    [one, other].map(({ options, cookie }) =>
      send(calls.create, { token, cookie, body: createAuthenticator().create(options) }),
    ),
  );
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  const refused = await send(calls.createOptions, { token });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('20개까지')]);
});

test("A1 V8.2.2: another member's passkey is as good as none, and stays as it is", async () => {
  const { token, authenticator } = await arriveWithPasskey();
  const other = await arrive();
  const params = { id: authenticator.id };
  expect(
    (await send(calls.update, { token: other.token, params, body: { name: '남의 것' } })).statusCode,
  ).toBe(404);
  expect((await send(calls.remove, { token: other.token, params })).statusCode).toBe(404);
  expect(await list(token)).toMatchObject([{ id: authenticator.id, name: 'iPhone · Safari' }]);
  const { options, cookie } = await draw(calls.createOptions, other.token);
  const taken = await send(calls.create, { token: other.token, cookie, body: authenticator.create(options) });
  expect(taken.statusCode).toBe(409);
});

test('A3 V15.3.3 mass assignment: a name is all that can be changed of a passkey', async () => {
  const { token, id, authenticator } = await arriveWithPasskey();
  const other = await arrive();
  const [before] = await product.services.db.select().from(passkeys).where(eq(passkeys.userId, id));
  const body = { name: '새 이름', userId: other.id, id: 'x', publicKey: 'x', counter: 9, backedUp: true };
  expect((await send(calls.update, { token, params: { id: authenticator.id }, body })).statusCode).toBe(200);
  const [after] = await product.services.db.select().from(passkeys).where(eq(passkeys.userId, id));
  expect(after).toEqual({ ...before, name: '새 이름' });
});

test('the handle that a passkey carries says nothing of the account, and is the same for the next one', async () => {
  const { token } = await arrive();
  const handleOf = async (of: string) => (await draw(calls.createOptions, of)).options.user.id;
  const handle = await handleOf(token);
  expect(await handleOf(token)).toBe(handle);
  expect(await handleOf((await arrive()).token)).not.toBe(handle);
});

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

test('a suspended account is told so, without a session', async () => {
  const { authenticator, id } = await arriveWithPasskey();
  await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, id));
  const refused = await signIn(authenticator);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account-suspended']);
  expect(String(refused.headers['set-cookie'])).not.toContain('refresh=');
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
