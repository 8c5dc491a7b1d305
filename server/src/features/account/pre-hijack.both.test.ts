// Runs on both engines: what is attached to an account ends in the transaction that proves its address, under the lock of the account.
import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { passkeyCalls } from '../../testing/passkey-calls.ts';
import { createMember } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { realtyForm } from '../../testing/samples.ts';
import { setUpApp } from '../../testing/second-factor.ts';
import { EMAIL_UNDO } from '../recovery/links.ts';
import { issueOnce } from './one-time-tokens.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  // Nothing is sent: no jobs run in tests.
  product = await startProduct({ smtpUrl: 'smtp://mail.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

const { add, signIn: signInByPasskey } = passkeyCalls(() => product);
const STRANGERS = '낯선 사람의 비밀번호 2024';
const OWNERS = '주인의 새 봄 비밀번호 하나';
const NAME = '당첨 안내';

const post = ({ path: url }: Endpoint, payload: object, token?: string) =>
  product.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const signIn = (email: string, password: string) => post(api.account.signin, { email, password });
const linkTo = async (email: string) => (await queuedFor(product, email)).at(-1)?.token ?? '';

let people = 0;
/** Somebody who signs up with an address, which is mailed a link and a code. */
const signUp = async () => {
  people += 1;
  const email = `victim${people}@example.org`;
  const body = { email, password: STRANGERS, name: NAME, agree: true };
  const { accessToken: token } = (await post(api.account.signup, body)).json<{ accessToken: string }>();
  const [mail] = await queuedFor(product, email);
  const code = /인증 코드: (\d{6})/.exec(mail?.text ?? '')?.[1] ?? '';
  const id = (await me(token)).json<{ id: number }>().id;
  return { email, token, id, link: mail?.token ?? '', code };
};
const press = (link: string, more: { token?: string; password?: string } = {}) =>
  post(api.account.verify, { token: link, ...(more.password && { password: more.password }) }, more.token);
const isVerified = async (id: number) => {
  const [row] = await product.services.db.select().from(users).where(eq(users.id, id));
  return row?.verifiedAt !== null;
};
const forgot = async (email: string) => {
  await post(api.recovery.forgot, { email });
  return linkTo(email);
};

test('a passkey of who signed up with my address ends with my proof', async () => {
  const stranger = await signUp();
  const { authenticator } = await add(stranger.token);
  const draft = await post(api.realties.create, realtyForm(), stranger.token);
  const { link } = stranger;
  const { title } = draft.json<{ title: string }>();
  expect((await press(link)).json()).toEqual({
    already: false,
    claim: { mayKeep: false, name: NAME, drafts: [title] },
  });
  expect((await press(link, { password: STRANGERS })).statusCode, 'the password alone').toBe(400);
  expect([await isVerified(stranger.id), (await signInByPasskey(authenticator)).statusCode]).toEqual([
    false,
    201,
  ]);

  const mine = { token: link, password: OWNERS, name: '주인', drafts: 'delete' };
  expect((await post(api.recovery.reset, mine)).statusCode).toBe(204);
  expect((await signInByPasskey(authenticator)).statusCode).toBe(401);
  expect((await me(stranger.token)).statusCode).toBe(401);
  expect((await signIn(stranger.email, STRANGERS)).statusCode).toBe(401);
  const { accessToken } = (await signIn(stranger.email, OWNERS)).json();
  expect((await me(accessToken)).json()).toMatchObject({ name: '주인', verified: true });
  const { db } = product.services;
  expect(await db.select().from(realties).where(eq(realties.userId, stranger.id))).toEqual([]);
  expect((await press(link)).json()).toEqual({ already: true });
  expect((await post(api.recovery.reset, mine)).statusCode, 'once').toBe(400);
});

test('an app of who signed up with my address does not lock me out', async () => {
  const stranger = await signUp();
  await setUpApp(product, stranger.token);
  const draft = await post(api.realties.create, realtyForm(), stranger.token);
  expect((await press(stranger.link)).json().claim.mayKeep).toBe(false);
  const link = await forgot(stranger.email);
  // Who has forgotten the password of an account that was never verified sees the same.
  expect((await press(link)).json().claim).toMatchObject({ mayKeep: false, name: NAME });
  const mine = { token: link, password: OWNERS, drafts: 'keep' };
  expect((await post(api.recovery.reset, mine)).statusCode).toBe(204);
  const signedIn = await signIn(stranger.email, OWNERS);
  expect([signedIn.statusCode, signedIn.json().userName]).toEqual([201, NAME]);
  const kept = await product.call(api.realties.get, { params: { id: draft.json().id } });
  expect(kept.statusCode, 'a draft that was kept is public').toBe(200);
});

test('what is older than the proof ends with a reset, and what is newer stays', async () => {
  const { db } = product.services;
  for (const [age, status] of [
    ['1 hour', 401],
    ['-1 hour', 201],
  ] as const) {
    const member = await createMember(product);
    const { authenticator } = await add(member.token);
    await db
      .update(passkeys)
      .set({ createdAt: sql`now() - ${age}::interval` })
      .where(eq(passkeys.id, authenticator.id));
    await post(api.recovery.reset, { token: await forgot(member.email), password: OWNERS });
    expect((await signInByPasskey(authenticator)).statusCode, age).toBe(status);
  }
});

test('a link is refused in the session of another account, which says why', async () => {
  const stranger = await signUp();
  const mine = await createMember(product);
  const forgotten = await forgot(stranger.email);
  const data = { email: stranger.email };
  const undo = await issueOnce(product.services.db, EMAIL_UNDO, { userId: stranger.id, data });
  for (const [endpoint, link] of [
    [api.recovery.undoEmail, undo],
    [api.account.verify, stranger.link],
    [api.account.verify, forgotten],
    [api.recovery.reset, forgotten],
  ] as const) {
    const refused = await post(endpoint, { token: link, password: OWNERS }, mine.token);
    expect([refused.statusCode, refused.json().errors[0]]).toEqual([
      400,
      expect.objectContaining({ code: 'link.other-account', message: expect.stringContaining('로그아웃') }),
    ]);
  }
  expect(await isVerified(stranger.id)).toBe(false);
});

test('with nothing but a password and one session the right password leaves them, in any browser', async () => {
  const member = await signUp();
  expect((await press(member.link)).json().claim.mayKeep).toBe(true);
  const wrong = await press(member.link, { password: OWNERS });
  expect([wrong.statusCode, wrong.json().errors[0]]).toEqual([
    400,
    expect.objectContaining({ path: 'password', code: 'password.wrong' }),
  ]);
  expect((await press(member.link, { password: STRANGERS })).json()).toEqual({ already: false });
  expect((await me(member.token)).json()).toMatchObject({ name: NAME, verified: true });
  expect((await signIn(member.email, STRANGERS)).statusCode).toBe(201);
});

test('five wrong passwords are tried with a link', async () => {
  const { link } = await signUp();
  for (let n = 0; n < 5; n += 1) expect((await press(link, { password: OWNERS })).statusCode).toBe(400);
  expect((await press(link, { password: STRANGERS })).statusCode).toBe(429);
});

test('a second session of a member is another browser too: it proves by the password, and does not count', async () => {
  const member = await signUp();
  const second = (await signIn(member.email, STRANGERS)).json<{ accessToken: string }>().accessToken;
  const code = await press(member.code, { token: second });
  expect([code.statusCode, code.json().errors[0].code]).toEqual([400, 'verify.session']);
  expect((await press(member.link)).json().claim.mayKeep, 'two sessions').toBe(false);
  expect((await press(member.link, { token: second })).json().claim.mayKeep).toBe(true);
  expect((await press(member.link, { token: second, password: STRANGERS })).statusCode).toBe(200);
  for (const token of [member.token, second]) expect((await me(token)).json().verified).toBe(true);
});

test('the session that asked for the mail keeps all it has, by link or code', async () => {
  for (const by of ['link', 'code'] as const) {
    const member = await signUp();
    const { authenticator } = await add(member.token);
    expect((await press(member[by], { token: member.token })).json(), by).toEqual({ already: false });
    expect((await signInByPasskey(authenticator)).statusCode, by).toBe(201);
  }
});

test('staff who never verified their address are not taken over by its owner', async () => {
  const { id, link } = await signUp();
  await product.services.db
    .update(users)
    .set({ roles: ['admin'] })
    .where(eq(users.id, id));
  const refused = await press(link);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'verify.staff']);
  const reset = await post(api.recovery.reset, { token: link, password: `${OWNERS} 더` });
  expect(reset.statusCode).toBe(400);
  expect(await isVerified(id)).toBe(false);
});

test('an account of somebody else does not take my address by a link that I press', async () => {
  const thief = await createMember(product);
  const mine = await createMember(product);
  const email = 'wanted@example.org';
  const change = { email, password: 'maple-syrup-9-pancakes' };
  expect((await post(api.recovery.changeEmail, change, thief.token)).statusCode).toBe(204);
  const link = await linkTo(email);
  for (const [token, code] of [
    [undefined, 'verify.signin'],
    [mine.token, 'link.other-account'],
  ] as const) {
    const refused = await press(link, token === undefined ? {} : { token });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, code]);
  }
  expect((await press(link, { token: thief.token })).statusCode).toBe(200);
});
