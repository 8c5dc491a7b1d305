import { api } from '@hanca/common/contract/index.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { oneTimeTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { createMember, createPerson, enterPassword, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { callsOf, codeOf, setUpApp } from '../../testing/second-factor.ts';
import { cookieOf, flagsOf } from '../../testing/session-calls.ts';
import { startSession } from '../account/sessions.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ staffSecondFactor: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

const signIn = (email: string, password = PASSWORD, cookie = '') =>
  enterPassword(product, email, password, cookie);

/** Somebody with an app, who has just signed in. */
const withApp = async () => {
  const person = await createMember(product);
  return { ...person, ...(await setUpApp(product, person.token)) };
};

/** The first step. Out: what the second one needs. */
const challenged = async (email: string) => {
  const response = await signIn(email);
  return { challenge: String(response.json().challenge), second: cookieOf(response, 'second') };
};

interface Second {
  challenge: string;
  second: string;
  code: string;
  headers?: Record<string, string>;
  device?: string;
}

const secondStep = ({ challenge, second, code, device, headers = {} }: Second) =>
  product.inject({
    method: 'POST',
    url: api.secondFactor.signin.path,
    payload: { challenge, code },
    headers: { cookie: `second=${second}${device ? `; device=${device}` : ''}`, ...headers },
  });

/** What the trail says of an account: of itself, or of what staff do with it. */
const trailOf = (userId: number, feature: 'account' | 'users') =>
  product.services.db
    .select()
    .from(audits)
    .where(and(eq(audits.feature, feature), eq(audits.recordId, userId)))
    .orderBy(asc(audits.id));

const mailed = async (email: string) =>
  (await queuedFor(product, email)).map(({ subject, text }) => `${subject} ${text}`);

describe('the second step of a sign-in', () => {
  test('a right password gives a challenge and no session, a code of the app the session', async () => {
    const person = await withApp();
    const first = await signIn(person.email);
    expect([first.statusCode, first.json().code]).toEqual([401, 'second-factor']);
    expect(first.cookies.map(({ name }) => name)).toEqual(['second']);
    expect(flagsOf(first)).toEqual(['second=…; Max-Age=300; Path=/v1/account; HttpOnly; SameSite=Strict']);
    expect(first.headers['cache-control']).toBe('no-store');
    const { challenge } = first.json();
    const done = await secondStep({
      challenge,
      second: cookieOf(first, 'second'),
      code: codeOf(person.secret),
    });
    expect(done.statusCode, done.body).toBe(201);
    expect(done.json()).toEqual({ accessToken: expect.any(String), userName: person.name });
    expect(cookieOf(done, 'refresh')).not.toBe('');
    expect((await callsOf(product, done.json().accessToken).me()).statusCode).toBe(200);
  });

  test('a wrong password says the same with a second factor as without', async () => {
    const person = await withApp();
    const plain = await createPerson(product);
    const answers = await Promise.all(
      [person.email, plain.email, 'nobody@example.net'].map((email) => signIn(email, 'a wrong password')),
    );
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.every(({ cookies }) => cookies.length === 0)).toBe(true);
  });

  test('a challenge is good in the browser that it was given to alone, for five minutes, once', async () => {
    const person = await withApp();
    const { challenge, second } = await challenged(person.email);
    const code = codeOf(person.secret);
    const expired = async (given: Second) => {
      const { statusCode, json } = await secondStep(given);
      return [statusCode, json().code];
    };
    const over = [401, 'second-factor-expired'];
    expect(await expired({ challenge, second: '', code })).toEqual(over);
    expect(await expired({ challenge, second: 'another', code })).toEqual(over);
    expect(await expired({ challenge: 'unknown', second, code })).toEqual(over);
    const other = await challenged(person.email);
    expect(await expired({ challenge, second: other.second, code })).toEqual(over);
    // None of these has used up the code or the challenge.
    expect((await secondStep({ challenge, second, code })).statusCode).toBe(201);
    expect(await expired({ challenge, second, code: codeOf(person.secret, 1) })).toEqual(over);

    const { db } = product.services;
    await db.update(oneTimeTokens).set({ expiresAt: sql`now()` }).where(eq(oneTimeTokens.userId, person.id));
    expect(await expired({ ...other, code: codeOf(person.secret, 1) })).toEqual(over);
  });

  test('a code is good once: neither it nor an older one comes in again, also with a clock that is off', async () => {
    const person = await withApp();
    const send = async (code: string) => {
      const answer = await secondStep({ ...(await challenged(person.email)), code });
      return [answer.statusCode, answer.json().errors?.[0].code];
    };
    const refused = [400, 'second-factor.code'];
    // Of the step in which the app was confirmed.
    expect(await send(codeOf(person.secret, -1))).toEqual(refused);
    const ahead = codeOf(person.secret, 1);
    expect(await send(ahead)).toEqual([201, undefined]);
    expect(await send(ahead)).toEqual(refused);
    expect(await send(codeOf(person.secret))).toEqual(refused);
  });

  test('one code at five browsers at once lets one in', async () => {
    const person = await withApp();
    const code = codeOf(person.secret);
    const browsers = await Promise.all(Array.from({ length: 5 }, () => challenged(person.email)));
    const answers = await Promise.all(browsers.map((browser) => secondStep({ ...browser, code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 400, 400, 400, 400]);
  });

  test('one challenge with two good codes at once lets one in, and the other code is not used up', async () => {
    const person = await withApp();
    const [one = '', two = ''] = person.recoveryCodes;
    const browser = await challenged(person.email);
    const answers = await Promise.all([one, two].map((code) => secondStep({ ...browser, code })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 401]);
    const [row] = await product.services.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.id));
    expect(row?.recoveryCodes).toHaveLength(9);
  });

  test('a recovery code is good once, of which its owner is told', async () => {
    const person = await withApp();
    const [code = ''] = person.recoveryCodes;
    const typed = `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase();
    expect((await secondStep({ ...(await challenged(person.email)), code: typed })).statusCode).toBe(201);
    expect((await mailed(person.email)).at(-1)).toMatch(/복구 코드로 로그인했어요.*9개 남았어요/s);
    const again = await secondStep({ ...(await challenged(person.email)), code });
    expect([again.statusCode, again.json().errors[0].code]).toEqual([400, 'second-factor.recovery']);
  });

  test("another's code and recovery code do not help", async () => {
    const [person, other] = [await withApp(), await withApp()];
    for (const code of [codeOf(other.secret), other.recoveryCodes[0] ?? '']) {
      expect((await secondStep({ ...(await challenged(person.email)), code })).statusCode).toBe(400);
    }
  });

  test('after five wrong codes the right one is refused too, but not in a browser that signed in before', async () => {
    const person = await withApp();
    const [known = ''] = person.recoveryCodes;
    const before = await secondStep({ ...(await challenged(person.email)), code: known });
    const device = cookieOf(before, 'device');
    const browser = await challenged(person.email);
    for (let n = 0; n < 5; n += 1) {
      expect((await secondStep({ ...browser, code: '000000' })).statusCode).toBe(400);
    }
    const code = codeOf(person.secret);
    const refused = await secondStep({ ...(await challenged(person.email)), code });
    expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('15분')]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect((await secondStep({ ...(await challenged(person.email)), code, device })).statusCode).toBe(201);
  });

  test('a foreign page cannot send it', async () => {
    const person = await withApp();
    const given = { ...(await challenged(person.email)), code: codeOf(person.secret) };
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      expect((await secondStep({ ...given, headers })).statusCode).toBe(403);
    }
  });

  test('who was suspended meanwhile does not come in', async () => {
    const person = await withApp();
    const browser = await challenged(person.email);
    const { db } = product.services;
    await db.update(users).set({ suspended: true }).where(eq(users.id, person.id));
    const refused = await secondStep({ ...browser, code: codeOf(person.secret) });
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'account-suspended']);
  });

  test('every way of one factor needs it, every way of two does not', async () => {
    const person = await withApp();
    const cookies: string[] = [];
    const reply = { setCookie: (name: string) => void cookies.push(name), clearCookie: () => undefined };
    const account = { id: person.id, name: person.name, roles: [] };
    for (const by of ['password', 'kakao', 'google', 'apple'] as const) {
      await expect(
        startSession(product.services, { request: { headers: {}, ip: '127.0.0.1' }, reply }, account, by),
      ).rejects.toMatchObject({ code: 'second-factor' });
    }
    expect(new Set(cookies)).toEqual(new Set(['second']));
    for (const by of ['passkey', 'qr', 'signup'] as const) {
      await startSession(product.services, { request: { headers: {}, ip: '127.0.0.1' }, reply }, account, by);
    }
    expect(cookies).toContain('refresh');
  });

  test('neither codes nor challenges are logged', async () => {
    const person = await withApp();
    const browser = await challenged(person.email);
    const code = codeOf(person.secret);
    await secondStep({ ...browser, code: '000000' });
    await secondStep({ ...browser, code });
    const logged = product.logged.join('\n');
    expect(logged).toContain('refuseSignin');
    for (const text of [browser.challenge, browser.second, `"${code}"`, person.secret, person.email]) {
      expect(logged).not.toContain(text);
    }
  });
});

describe('setting up', () => {
  test('needs a recent proof, as what takes it away does', async () => {
    const person = await withApp();
    const { db } = product.services;
    const calls = callsOf(product, person.token);
    const earlier = { authenticatedAt: sql`now() - interval '11 minutes'` };
    await db.update(sessions).set(earlier).where(eq(sessions.userId, person.id));
    for (const call of [calls.start, calls.renewRecoveryCodes, calls.remove]) {
      const refused = await call();
      expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthenticate']);
    }
  });

  test('stores neither the secret nor the recovery codes as they are, and answers them with no-store', async () => {
    const person = await withApp();
    const [row] = await product.services.db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.userId, person.id));
    const stored = JSON.stringify(row);
    for (const text of [person.secret, ...person.recoveryCodes]) expect(stored).not.toContain(text);
    const started = await callsOf(product, person.token).start();
    expect(started.headers['cache-control']).toContain('no-store');
    expect(started.json().qr).toMatch(/^data:image\/png;base64,/);
    expect(started.json().uri).toContain(started.json().secret);
    const pending = JSON.stringify(await product.services.db.select().from(oneTimeTokens));
    expect(pending).not.toContain(started.json().secret);
  });

  test('is in force with the first code, which a wrong one leaves to be tried, and ends the other sessions', async () => {
    const person = await createPerson(product);
    const { db } = product.services;
    await db.update(users).set({ verifiedAt: sql`now()` }).where(eq(users.id, person.id));
    const [elsewhere, token] = [await openSession(product, person.id), await openSession(product, person.id)];
    const calls = callsOf(product, token);
    const { setup, secret } = (await calls.start()).json();
    expect((await signIn(person.email)).statusCode).toBe(201);
    const wrong = await calls.confirm({ setup, code: '000000' });
    expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'code']);
    expect((await calls.confirm({ setup, code: codeOf(secret) })).json().recoveryCodes).toHaveLength(10);
    expect((await calls.me()).statusCode).toBe(200);
    expect((await callsOf(product, elsewhere).me()).statusCode).toBe(401);
    expect((await calls.state()).json()).toEqual({
      active: true,
      recoveryCodes: 10,
      passkeys: 0,
      required: false,
      dueDate: { time: '0' },
    });
    expect((await mailed(person.email)).at(-1)).toContain('2단계 인증을 등록했어요');
    expect((await trailOf(person.id, 'account')).at(-1)).toMatchObject({
      userId: person.id,
      action: 'addSecondFactor',
      ip: '127.0.0.1',
    });
    expect((await calls.confirm({ setup, code: codeOf(secret, 1) })).statusCode).toBe(401);
  });

  test("is nobody else's: another's setup is refused", async () => {
    const [one, two] = [await createPerson(product), await createPerson(product)];
    const { setup, secret } = (await callsOf(product, await openSession(product, one.id)).start()).json();
    const stolen = await callsOf(product, await openSession(product, two.id)).confirm({
      setup,
      code: codeOf(secret),
    });
    expect(stolen.statusCode).toBe(401);
  });

  test('anew replaces the app and its recovery codes', async () => {
    const person = await withApp();
    const renewed = await setUpApp(product, person.token);
    const send = async (code: string) =>
      (await secondStep({ ...(await challenged(person.email)), code })).statusCode;
    expect(await send(codeOf(person.secret))).toBe(400);
    expect(await send(person.recoveryCodes[0] ?? '')).toBe(400);
    expect(await send(codeOf(renewed.secret))).toBe(201);
  });

  test('new recovery codes make the old ones worthless', async () => {
    const person = await withApp();
    const renewed = await callsOf(product, person.token).renewRecoveryCodes();
    const [code = ''] = renewed.json().recoveryCodes;
    const send = async (given: string) =>
      (await secondStep({ ...(await challenged(person.email)), code: given })).statusCode;
    expect(await send(person.recoveryCodes[0] ?? '')).toBe(400);
    expect(await send(code)).toBe(201);
  });

  test('a member removes it, after which a password is enough', async () => {
    const person = await withApp();
    const calls = callsOf(product, person.token);
    expect((await calls.remove()).statusCode).toBe(204);
    expect((await signIn(person.email)).statusCode).toBe(201);
    expect((await mailed(person.email)).at(-1)).toContain('2단계 인증을 지웠어요');
    expect((await calls.remove()).statusCode).toBe(409);
    expect((await calls.renewRecoveryCodes()).statusCode).toBe(409);
  });
});
