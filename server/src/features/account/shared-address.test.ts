import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { cookieOf } from '../../testing/session-calls.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

const passwordOf = (name: string) => `${name}의 긴 비밀번호 2024`;
const post = (url: string, payload: object, token?: string) =>
  product.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const me = async (token: string) =>
  (await product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } })).json<{
    id: number;
    name: string;
    verified: boolean;
    addressTaken: boolean;
  }>();

/** Somebody who signs up with an address. */
const join = async (name: string, email: string) => {
  const body = { email, password: passwordOf(name), name, agree: true };
  const response = await post(api.account.signup.path, body);
  expect(response.statusCode).toBe(201);
  const { accessToken } = response.json<{ accessToken: string }>();
  return { accessToken, link: (await queuedFor(product, email)).at(-1)?.token ?? '' };
};
const signIn = (name: string, email: string) =>
  post(api.account.signin.path, { email, password: passwordOf(name) });
/** In the session of a sign-up, which asked for the mail. */
const verify = ({ link, accessToken }: { link: string; accessToken: string }) =>
  post(api.account.verify.path, { token: link }, accessToken);
const whoIs = async (name: string, email: string) =>
  (await me((await signIn(name, email)).json().accessToken)).name;

test('who only entered an address cannot hold it against its owner, and is asked for another', async () => {
  const email = 'owner@example.com';
  const stranger = await join('낯선이', email);
  const owner = await join('주인', email);
  expect((await verify(owner)).statusCode).toBe(200);
  expect(await me(owner.accessToken)).toMatchObject({ verified: true, addressTaken: false });

  expect(await me(stranger.accessToken)).toMatchObject({ verified: false, addressTaken: true });
  for (let n = 0; n < 2; n += 1) {
    const refused = await verify(stranger);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'verify.taken']);
  }
  expect((await post(api.account.sendVerification.path, {}, stranger.accessToken)).statusCode).toBe(409);
  expect(await whoIs('주인', email)).toBe('주인');
  expect((await signIn('낯선이', email)).statusCode).toBe(401);
  expect((await me(stranger.accessToken)).name).toBe('낯선이');
  const lost = async (addressLost: boolean) =>
    (await product.call(api.users.list, { as: 'admin', query: { email, addressLost } }))
      .json<{ name: string }[]>()
      .map(({ name }) => name);
  expect([await lost(true), await lost(false)]).toEqual([['낯선이'], ['주인']]);
});

test('in whatever form it is typed an address is the one that its owner has verified', async () => {
  const email = 'forms@example.com';
  const owner = await join('주인', email);
  await verify(owner);
  const forms = [
    ...['ｆorms@example.com', 'forms@ｅxample.com', 'for\u00adms@example.com', 'forms\u200b@example.com'],
    ...[
      'forms@example\u2060.com',
      'FORMS@EXAMPLE.COM',
      'forms＠example。com',
      '\ufeffforms@example.com\u200e',
    ],
  ];
  for (const form of forms) {
    const again = { email: form, password: passwordOf('낯선이'), name: '낯선이', agree: true };
    const refused = await post(api.account.signup.path, again);
    expect([refused.statusCode, refused.json().errors?.[0].code], form).toEqual([400, 'email.taken']);
    expect(await whoIs('주인', form), form).toBe('주인');
  }
  const answers: number[] = [];
  for (const form of forms) answers.push((await signIn('틀린', form)).statusCode);
  expect(answers, 'one count').toEqual([...Array(5).fill(401), ...Array(forms.length - 5).fill(429)]);
});

test('of two who verify one address at once one wins, and the other is told', async () => {
  const email = 'race@example.com';
  const people = [await join('하나', email), await join('둘', email)];
  const answers = await Promise.all(people.map(verify));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  const lost = answers.find(({ statusCode }) => statusCode === 400);
  expect(lost?.json().errors[0].code).toBe('verify.taken');
});

test('sign-in tries the account that verified an address, or else the two newest: no older one stands before them', async () => {
  const email = 'many@example.com';
  for (const name of ['하나', '둘', '셋']) await join(name, email);
  for (const name of ['셋', '둘']) expect(await whoIs(name, email)).toBe(name);
  expect((await signIn('하나', email)).statusCode).toBe(401);
  const fourth = await join('넷', email);
  expect(await whoIs('넷', email)).toBe('넷');
  await verify(fourth);
  expect(await whoIs('넷', email)).toBe('넷');
  for (const name of ['하나', '둘', '셋']) expect((await signIn(name, email)).statusCode).toBe(401);
});

test('a forgotten password is that of who verified the address, else of the newest account', async () => {
  const email = 'which@example.com';
  await join('나중', email);
  const newest = await join('먼저', email);
  const reset = async (name: string) => {
    await post(api.recovery.forgot.path, { email });
    const token = (await queuedFor(product, email)).at(-1)?.token ?? '';
    await post(api.recovery.reset.path, { token, password: passwordOf(name) });
  };
  await reset('새것');
  expect(await whoIs('새것', email)).toBe('먼저');
  expect((await me(newest.accessToken)).name).toBeUndefined();
  await reset('더 새것');
  expect(await whoIs('더 새것', email)).toBe('먼저');
});

test('a link to reset is no good once somebody else has verified the address', async () => {
  const email = 'late@example.com';
  await join('하나', email);
  await post(api.recovery.forgot.path, { email });
  const token = (await queuedFor(product, email)).at(-1)?.token ?? '';
  await verify(await join('둘', email));
  const refused = await post(api.recovery.reset.path, { token, password: passwordOf('셋') });
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'link.expired']);
});

test('who only entered an address cannot try passwords of its owner without end, by signing in to their own account between', async () => {
  const email = 'tried@example.com';
  await join('낯선이', email);
  const cookie = `device=${cookieOf(await signIn('낯선이', email), 'device')}`;
  const owner = await join('주인', email);
  await verify(owner);
  const from = (name: string) =>
    product.inject({
      method: 'POST',
      url: api.account.signin.path,
      payload: { email, password: passwordOf(name) },
      headers: { cookie },
    });
  const answers: number[] = [];
  for (let n = 0; n < 3; n += 1) {
    for (const name of ['틀린', '틀린', '틀린', '낯선이']) answers.push((await from(name)).statusCode);
  }
  expect(answers).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
});

test('of several who only entered an address each is measured by their own browser, which tries no account of the others', async () => {
  const email = 'nobodys@example.com';
  await join('하나', email);
  await join('둘', email);
  const device = cookieOf(await signIn('하나', email), 'device');
  const from = (name: string, cookie = '') =>
    product.inject({
      method: 'POST',
      url: api.account.signin.path,
      payload: { email, password: passwordOf(name) },
      headers: { cookie },
    });
  for (let n = 0; n < 5; n += 1) await from('틀린');
  expect((await from('둘')).statusCode).toBe(429);
  const known: number[] = [];
  for (const name of ['하나', '둘', '하나']) known.push((await from(name, `device=${device}`)).statusCode);
  expect(known).toEqual([201, 401, 201]);
});
