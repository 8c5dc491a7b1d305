import { generateKeyPairSync } from 'node:crypto';
import { api } from '@hanca/common/contract/index.ts';
import { PROVIDERS, type Provider } from '@hanca/common/providers.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { emailVerifications, oneTimeTokens } from '../../db/schema/account.ts';
import { identities } from '../../db/schema/identities.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { Visitor, visitProvider } from '../../testing/provider-visits.ts';
import { startProviders, type TestProviders } from '../../testing/providers.ts';

const PUBLIC_URL = 'http://localhost:3000';

let providers: TestProviders;
let product: TestProduct;
beforeAll(async () => {
  providers = await startProviders(PUBLIC_URL);
  const { providers: on, kakaoAdminKey } = readConfig(providers.settings);
  product = await startProduct({ providers: on, kakaoAdminKey });
});
afterAll(async () => {
  await product.close();
  await providers.close();
});

let made = 0;
/** Somebody new at a provider. */
const person = (provider: Provider, more: { email?: string; email_verified?: boolean | string } = {}) => {
  made += 1;
  const sub = `${provider}-person-${made}`;
  providers[provider].accounts.set(sub, { sub, name: '김한카', nickname: '김한카', ...more });
  return sub;
};

const signin = (visitor: Visitor) => visitor.send('POST', api.identities.signin.path);
const signup = (visitor: Visitor, body: object = {}) =>
  visitor.send('POST', api.identities.signup.path, { payload: { name: '김한카', agree: true, ...body } });
const userOf = async (sub: string) => {
  const [row] = await product.services.db
    .select({ id: users.id, email: users.email, verifiedAt: users.verifiedAt, agreedAt: users.agreedAt })
    .from(users)
    .innerJoin(identities, eq(identities.userId, users.id))
    .where(eq(identities.subject, sub));
  return row ?? null;
};
/** A member who signed up by a provider. */
const member = async (provider: Provider, more: Parameters<typeof person>[1] = {}) => {
  const sub = person(provider, more);
  const visitor = new Visitor(product);
  await visitor.visit(provider, sub);
  const { statusCode } = await signup(visitor);
  if (statusCode !== 201) throw new Error(`the sign-up was answered ${statusCode}`);
  return sub;
};

describe.each(PROVIDERS)('%s', (provider) => {
  test('a newcomer signs up with a verified address, and signs in the next time', async () => {
    const email = `${provider}-new@example.net`;
    const sub = person(provider, {
      email: email.toUpperCase(),
      email_verified: provider === 'apple' ? 'true' : true,
    });
    const visitor = new Visitor(product);
    const answer = await visitProvider(await visitor.begin(provider, '/coupons?page=2#one'), sub);
    // Apple tells the name beside the code, the first time.
    const user = JSON.stringify({ name: { firstName: '한카', lastName: '김' } });
    const body = answer.body && `${answer.body}&user=${encodeURIComponent(user)}`;
    expect(await visitor.comeBack({ ...answer, ...(body ? { body } : {}) })).toBe(
      '/account/identities?redirect=%2Fcoupons%3Fpage%3D2%23one',
    );
    const arrived = await signin(visitor);
    expect(arrived.json()).toEqual({
      signedIn: null,
      newcomer: { provider, name: '김한카', email, emailState: 'verified' },
    });
    expect(arrived.headers['cache-control']).toBe('private, no-store');
    const joined = await signup(visitor, { useEmail: true });
    expect([joined.statusCode, joined.json().userName]).toEqual([201, '김한카']);
    expect(joined.cookies.map(({ name }) => name)).toContain('refresh');
    expect(await userOf(sub)).toMatchObject({
      email,
      verifiedAt: expect.any(Date),
      agreedAt: expect.any(Date),
    });

    const again = new Visitor(product);
    expect(await again.visit(provider, sub)).toBe('/account/identities');
    const { signedIn, newcomer } = (await signin(again)).json();
    expect([newcomer, signedIn.userName]).toEqual([null, '김한카']);
    expect(
      product.logged.some((line) => line.includes('"signin"') && line.includes(`"by":"${provider}"`)),
    ).toBe(true);
    // What has been used is used up.
    expect((await signin(again)).statusCode).toBe(409);
  });

  test('a refused consent leads back to the sign-in page, which says so', async () => {
    const visitor = new Visitor(product);
    expect(await visitor.visit(provider, null, '/coupons')).toBe(
      `/account/signin?redirect=%2Fcoupons&failed=${provider}.refused`,
    );
    expect((await signin(visitor)).statusCode).toBe(409);
  });

  test('a replayed callback changes nothing and says so', async () => {
    const visitor = new Visitor(product);
    const answer = await visitProvider(await visitor.begin(provider), person(provider));
    expect(await visitor.comeBack(answer)).toBe('/account/identities');
    const arrival = visitor.cookie('provider-arrival');
    expect(await visitor.comeBack(answer)).toBe(`/account/identities?failed=${provider}.over`);
    expect(visitor.cookie('provider-arrival')).toBe(arrival);
  });

  test('another browser cannot use an answer, also with a request of its own', async () => {
    const visitor = new Visitor(product);
    const answer = await visitProvider(await visitor.begin(provider), person(provider));
    const thief = new Visitor(product);
    await thief.begin(provider);
    const over = `/account/identities?failed=${provider}.over`;
    expect(await thief.comeBack(answer)).toBe(over);
    expect(thief.cookie('provider-arrival')).toBeUndefined();
    expect(await new Visitor(product).comeBack(answer)).toBe(over);
    // Nor does it spoil it for its own.
    expect(await visitor.comeBack(answer)).toBe('/account/identities');
  });

  test('an answer to another request is refused: state, code, provider', async () => {
    const visitor = new Visitor(product);
    const first = await visitProvider(await visitor.begin(provider), person(provider));
    const second = await visitProvider(await visitor.begin(provider), person(provider));
    const parameters = (text: string) => new URLSearchParams(text.replace(/^[^?]*\?/, ''));
    const [one, two] = [first, second].map(({ path, body }) => parameters(body ?? path));
    const [path = ''] = second.path.split('?');
    // The code of one request with the state of the other: nonce and verifier are not those of its code.
    two?.set('code', one?.get('code') ?? '');
    const mixed =
      second.method === 'POST' ? { ...second, body: String(two) } : { ...second, path: `${path}?${two}` };
    expect(await visitor.comeBack(mixed)).toBe(`/account/signin?failed=${provider}.wrong`);
    const other = PROVIDERS.find((name) => name !== provider) ?? provider;
    const elsewhere = path.replace(provider, other);
    const third = await visitProvider(await visitor.begin(provider), person(provider));
    expect(await visitor.comeBack({ ...third, path: third.path.replace(path, elsewhere) })).toBe(
      `/account/identities?failed=${other}.over`,
    );
  });
});

test('the request: PKCE by S256, state and nonce; cookies of ten minutes that scripts cannot read', async () => {
  for (const provider of PROVIDERS) {
    const response = await product.inject({ url: `/account/identities/${provider}` });
    expect([response.statusCode, response.headers['cache-control']]).toEqual([303, 'no-store']);
    const { searchParams } = new URL(String(response.headers.location));
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: `${provider}-client`,
      redirect_uri: `${PUBLIC_URL}/account/identities/${provider}/callback`,
      response_type: 'code',
      scope: expect.stringMatching(/^openid /),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
      ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
    });
    expect(String(response.headers['set-cookie']).replace(/=[^;]*/, '=…')).toBe(
      provider === 'apple'
        ? 'provider-request=…; Max-Age=600; Path=/account/identities; HttpOnly; Secure; SameSite=None'
        : 'provider-request=…; Max-Age=600; Path=/account/identities; HttpOnly; SameSite=Lax',
    );
  }
});

test('a request that is over, or never was, leads to a page that says so', async () => {
  const visitor = new Visitor(product);
  const answer = await visitProvider(await visitor.begin('google'), person('google'));
  await product.services.db.update(oneTimeTokens).set({ expiresAt: new Date(0) });
  expect(await visitor.comeBack(answer)).toBe('/account/identities?failed=google.over');
  const paths = ['', '?state=', '?state=%00', '?code=1&state=x', '?error=access_denied'];
  for (const query of paths) {
    expect(
      await visitor.comeBack({ method: 'GET', path: `/account/identities/kakao/callback${query}` }),
    ).toBe('/account/identities?failed=kakao.over');
  }
});

test('the remembered origin is a page of this site or none', async () => {
  const sub = await member('google');
  for (const evil of [
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    'https://evil.test/',
    '/.//evil.test',
    'x'.repeat(9),
  ]) {
    expect(await new Visitor(product).visit('google', sub, evil), evil).toBe('/account/identities');
  }
  expect(await new Visitor(product).visit('google', sub, `/${'a'.repeat(2001)}`)).toBe('/account/identities');
});

describe('an ID token that is not right', () => {
  const { privateKey: key } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const lies: Record<string, Exclude<TestProviders['google']['lie'], null>> = {
    'another issuer': { claims: { iss: 'http://127.0.0.1:1' } },
    'another audience': { claims: { aud: 'another-client' } },
    'another nonce': { claims: { nonce: 'another' } },
    'no nonce': { claims: { nonce: undefined } },
    over: { claims: { iat: 1_000, exp: 2_000 } },
    'another key': { claims: {}, key },
  };
  test('is refused, and neither it nor what it says is logged', async () => {
    for (const [flaw, lie] of Object.entries(lies)) {
      const visitor = new Visitor(product);
      const sub = person('google', { email: 'watched@example.net', email_verified: true });
      const answer = await visitProvider(await visitor.begin('google'), sub);
      providers.google.lie = lie;
      try {
        expect(await visitor.comeBack(answer), flaw).toBe('/account/signin?failed=google.wrong');
      } finally {
        providers.google.lie = null;
      }
      expect(visitor.cookie('provider-arrival'), flaw).toBeUndefined();
      const code = new URLSearchParams(answer.path.split('?')[1]).get('code') ?? '';
      expect(code).toMatch(/^[\w-]{20,}$/);
      const log = product.logged.join('');
      expect(log).toContain('provider-failed');
      for (const secret of [code, 'watched@example.net', 'a client secret', 'eyJ', sub]) {
        expect(log, flaw).not.toContain(secret);
      }
    }
  });
});

test('a request whose nonce or challenge was changed on its way is refused', async () => {
  for (const name of ['nonce', 'code_challenge']) {
    const visitor = new Visitor(product);
    const url = new URL(await visitor.begin('google'));
    url.searchParams.set(name, 'a'.repeat(43));
    const answer = await visitProvider(url.href, person('google'));
    expect(await visitor.comeBack(answer), name).toBe('/account/signin?failed=google.wrong');
  }
});

describe('addresses', () => {
  test('one that somebody else has verified is never merged, and the page learns how to link', async () => {
    const sub = person('kakao', { email: 'member@example.org', email_verified: true });
    const visitor = new Visitor(product);
    await visitor.visit('kakao', sub);
    expect((await signin(visitor)).json().newcomer).toMatchObject({ emailState: 'taken' });
    const refused = await signup(visitor, { useEmail: true });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      409,
      expect.stringContaining('연결해 주세요'),
    ]);
    expect(await userOf(sub)).toBeNull();
    // The refusal used nothing up: they may go on without it.
    expect((await signup(visitor)).statusCode).toBe(201);
    expect(await userOf(sub)).toMatchObject({ email: null, verifiedAt: null });
    expect((await userOf(sub))?.id).not.toBe(product.ids.member);
  });

  test('one that the provider has not verified is stored so, tells nobody whose it is, and is mailed ours', async () => {
    const sub = person('kakao', { email: 'member@example.org', email_verified: false });
    const visitor = new Visitor(product);
    await visitor.visit('kakao', sub);
    expect((await signin(visitor)).json().newcomer).toMatchObject({ emailState: 'unverified' });
    expect((await signup(visitor, { useEmail: true })).statusCode).toBe(201);
    const user = await userOf(sub);
    expect(user).toMatchObject({ email: 'member@example.org', verifiedAt: null });
    const mailed = await product.services.db.select().from(emailVerifications);
    expect(mailed.filter(({ userId }) => userId === user?.id)).toHaveLength(1);
  });

  test('none is needed, and what is no address or name is none', async () => {
    const sub = person('google', { email: 'not an address', email_verified: true });
    providers.google.accounts.set(sub, { sub, name: 'hanca admin', email: 'not an address' });
    const visitor = new Visitor(product);
    await visitor.visit('google', sub);
    expect((await signin(visitor)).json().newcomer).toMatchObject({
      name: '',
      email: '',
      emailState: 'none',
    });
    const nameless = await signup(visitor, { name: ' ' });
    expect([nameless.statusCode, nameless.json().errors[0].path]).toEqual([400, 'name']);
    const disagreed = await signup(visitor, { agree: false });
    expect([disagreed.statusCode, disagreed.json().errors[0].path]).toEqual([400, 'agree']);
    expect((await signup(visitor, { useEmail: true })).statusCode).toBe(201);
    expect(await userOf(sub)).toMatchObject({ email: null });
  });
});

test('who has no address is verified by the service, as long as it vouches for them', async () => {
  const sub = person('kakao');
  const visitor = new Visitor(product);
  await visitor.visit('kakao', sub);
  const { accessToken } = (await signup(visitor)).json();
  const askForPhone = () =>
    product.inject({
      url: api.realties.phone.path.replace('{id}', '1'),
      headers: { authorization: `Bearer ${accessToken}` },
    });
  // There is no such listing.
  expect((await askForPhone()).statusCode).toBe(404);
  await product.services.db.delete(identities).where(eq(identities.subject, sub));
  const refused = await askForPhone();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'unverified']);
  expect(refused.json().detail).toContain('등록하고');
});

test('an answer that comes twice at once counts once', async () => {
  const visitor = new Visitor(product);
  const answer = await visitProvider(await visitor.begin('google'), person('google'));
  const ends = await Promise.all([visitor.comeBack(answer), visitor.comeBack(answer)]);
  expect(ends.toSorted()).toEqual(['/account/identities', '/account/identities?failed=google.over']);
});

test('of two sign-ups of one person at once there is one member', async () => {
  const sub = person('apple');
  const visitors = [new Visitor(product), new Visitor(product)];
  for (const visitor of visitors) await visitor.visit('apple', sub);
  const statuses = (await Promise.all(visitors.map((visitor) => signup(visitor)))).map((r) => r.statusCode);
  expect(statuses.toSorted()).toEqual([201, 409]);
  const rows = await product.services.db.select().from(identities).where(eq(identities.subject, sub));
  expect(rows).toHaveLength(1);
});

test('a suspended account does not come in', async () => {
  const sub = await member('google');
  const user = await userOf(sub);
  await product.services.db
    .update(users)
    .set({ suspended: true })
    .where(eq(users.id, user?.id ?? 0));
  const visitor = new Visitor(product);
  await visitor.visit('google', sub);
  const refused = await signin(visitor);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'account-suspended']);
});

test('who has a second factor is asked for it after a provider too', async () => {
  const sub = await member('kakao');
  const user = await userOf(sub);
  await product.services.db
    .insert(secondFactors)
    .values({ userId: user?.id ?? 0, secret: 'sealed', confirmedAt: new Date() });
  const visitor = new Visitor(product);
  await visitor.visit('kakao', sub);
  const asked = await signin(visitor);
  expect([asked.statusCode, asked.json().code]).toEqual([401, 'second-factor']);
  expect(asked.json().challenge).toMatch(/^[\w-]{43}$/);
  expect(visitor.cookie('refresh')).toBeUndefined();
});

test('another site cannot make a browser sign in or up', async () => {
  const visitor = new Visitor(product);
  await visitor.visit('google', person('google'));
  for (const { path } of [api.identities.signin, api.identities.signup]) {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const payload = { name: '이름', agree: true };
      expect((await visitor.send('POST', path, { headers, payload })).statusCode).toBe(403);
    }
  }
});

test('a form is taken at the callback alone, and no larger than a provider sends', async () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const send = (url: string, payload: string) =>
    product.inject({ method: 'POST', url, headers: form, payload });
  expect((await send(api.account.signin.path, 'a=b')).statusCode).toBe(415);
  expect((await send('/account/identities/apple/callback', `a=${'b'.repeat(70_000)}`)).statusCode).toBe(413);
});
