// What strangers can do to somebody of whom they know the address alone.
import { api } from '@hanca/common/contract/index.ts';
import { like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { createMember, PASSWORD } from '../../testing/people.ts';
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
  for (const table of [attempts, mails]) await product.services.db.delete(table);
});

interface From {
  token?: string;
  /** The mark of a browser. */
  device?: string;
  /** The last number of the visitor's address. */
  at?: number;
}
const post = (url: string, payload: object, { token, device, at = 1 }: From = {}) =>
  product.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: `203.0.113.${at}`,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(device && { cookie: `device=${device}` }),
    },
  });

const passwordOf = (name: string) => `${name}의 긴 비밀번호 2024`;
const signUp = async (email: string, name: string, from?: From) => {
  const body = { email, password: passwordOf(name), name, agree: true };
  const response = await post(api.account.signup.path, body, from);
  expect(response.statusCode).toBe(201);
  return {
    token: response.json<{ accessToken: string }>().accessToken,
    device: cookieOf(response, 'device'),
  };
};
const signIn = (email: string, password: string, from?: From) =>
  post(api.account.signin.path, { email, password }, from);
const forgot = (email: string, from?: From) => post(api.recovery.forgot.path, { email }, from);
const nameOf = async (token: string) =>
  (await product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } })).json<{
    name: string;
  }>().name;

test('72 requests from three addresses send one mailbox a few mails of each kind, and its last link stays good', async () => {
  const forms = [
    ...['bombed@example.com', 'ＢＯＭＢＥＤ@example.com', 'bombed@ｅxample.com', 'bom\u00adbed@example.com'],
    ...['bombed\u200b@example.com', 'bombed+1@example.com', 'bombed+2@example.com', 'bombed@example.com>'],
  ];
  const member = await createMember(product);
  for (const at of [1, 2, 3]) {
    for (const [n, email] of forms.entries()) {
      const body = { email, password: passwordOf('낯선이'), name: `낯선이${at}${n}`, agree: true };
      const { accessToken } = (await post(api.account.signup.path, body, { at })).json();
      if (accessToken) await post(api.account.sendVerification.path, {}, { token: accessToken, at });
      await forgot(email, { at });
    }
    const change = { email: `bombed+${at}@example.com`, password: PASSWORD };
    await post(api.recovery.changeEmail.path, change, { token: member.token, at });
  }
  await product.services.afterReply.idle();
  const { db } = product.services;
  const sent = await db
    .select({ subject: mails.subject, n: sql<number>`count(*)::int` })
    .from(mails)
    .where(like(mails.recipient, 'bombed%'))
    .groupBy(mails.subject);
  expect(Object.fromEntries(sent.map(({ subject, n }) => [subject, n]))).toEqual({
    '[한카] 이메일 주소를 인증해 주세요': 10,
    '[한카] 새 이메일 주소를 확인해 주세요': 3,
    '[한카] 비밀번호를 새로 정해 주세요': 3,
  });
  const [last] = (
    await db.select().from(mails).where(like(mails.subject, '%새로 정해%')).orderBy(sql`id desc`)
  ).map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1]);
  const reset = await post(api.recovery.reset.path, { token: last, password: passwordOf('주인') });
  expect(reset.statusCode).toBe(204);
});

test('where strangers have used up the mails for a forgotten password, a browser of its owner has some left', async () => {
  const { email } = await createMember(product);
  const device = cookieOf(await signIn(email, PASSWORD), 'device');
  const other = await signUp('other@example.com', '낯선이');
  for (const at of [1, 2, 3, 4, 5]) await forgot(email, { at });
  await forgot(email, { at: 6, device: other.device });
  const links = async () =>
    (await queuedFor(product, email)).filter(({ text }) => text.includes('/account/reset?token='));
  expect(await links()).toHaveLength(3);
  await forgot(email, { at: 7, device });
  expect(await links()).toHaveLength(4);
});

test('mails that strangers cause at other addresses of a mailbox leave its owner a link of their own account', async () => {
  const { email } = await createMember(product);
  for (let n = 1; n <= 6; n += 1) {
    const tagged = email.replace('@', `+${n}@`);
    await signUp(tagged, `낯선이${n}`, { at: 40 + n });
    for (const at of [51, 52, 53]) await forgot(tagged, { at });
  }
  await forgot(email, { at: 60 });
  const resets = (await queuedFor(product, email)).filter(({ text }) =>
    text.includes('/account/reset?token='),
  );
  expect(resets).toHaveLength(1);
});

test('who made an account with a stranger’s address has no count of their own by its browser', async () => {
  const email = 'unproved@example.com';
  const { device } = await signUp(email, '낯선이');
  for (const at of [1, 2, 3, 4, 5]) await forgot(email, { at, device });
  const resets = (await queuedFor(product, email)).filter(({ subject }) => subject.includes('비밀번호를'));
  expect(resets).toHaveLength(3);
});

test('an address that strangers signed up with stays its owner’s: the right password works elsewhere, and mails to verify it come', async () => {
  const email = 'entered@example.com';
  for (let at = 1; at <= 10; at += 1) await signUp(email, `낯선이${at}`, { at });
  const owner = await signUp(email, '주인', { at: 20 });
  expect((await signIn(email, passwordOf('주인'), { at: 21 })).statusCode, 'after strangers').toBe(201);
  expect((await post(api.account.sendVerification.path, {}, { token: owner.token })).statusCode).toBe(204);
  const { token } = (await queuedFor(product, email)).at(-1) ?? {};

  for (let at = 1; at <= 10; at += 1) await signUp(email, `다른이${at}`, { at: 30 + at });
  const back = await signIn(email, passwordOf('주인'), { at: 22, device: owner.device });
  expect(back.statusCode, 'before strangers, in a browser that was used before').toBe(201);
  await forgot(email, { at: 22, device: owner.device });
  const reset = (await queuedFor(product, email)).at(-1)?.token;
  expect((await post(api.account.verify.path, { token }, { token: owner.token })).json()).toEqual({
    already: false,
  });
  expect(await nameOf((await signIn(email, passwordOf('주인'), { at: 23 })).json().accessToken)).toBe('주인');
  await post(api.recovery.reset.path, { token: reset, password: passwordOf('새') });
  expect(await nameOf((await signIn(email, passwordOf('새'), { at: 24 })).json().accessToken)).toBe('주인');
});

test('failures of strangers leave an owner the browsers that signed in before, and elsewhere the way by mail', async () => {
  const { email } = await createMember(product);
  const device = cookieOf(await signIn(email, PASSWORD), 'device');
  for (let n = 0; n < 60; n += 1) await signIn(email, 'wrong password', { at: 100 + (n % 12) });
  const known = await signIn(email, PASSWORD, { at: 100, device });
  expect(known.statusCode, 'the known browser, even at an address of a stranger').toBe(201);
  const refused = await signIn(email, PASSWORD, { at: 2 });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    429,
    expect.stringContaining('비밀번호 찾기'),
  ]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

  await forgot(email, { at: 2 });
  const token = (await queuedFor(product, email)).at(-1)?.token;
  const reset = await post(api.recovery.reset.path, { token, password: passwordOf('새') }, { at: 2 });
  expect(reset.statusCode).toBe(204);
  const back = await signIn(email, passwordOf('새'), { at: 2, device: cookieOf(reset, 'device') });
  expect(back.statusCode, 'the browser of the reset').toBe(201);
  expect((await signIn(email, passwordOf('새'), { at: 3 })).statusCode).toBe(429);
});
