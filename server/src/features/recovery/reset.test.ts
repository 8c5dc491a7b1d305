import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { api } from '@hanca/common/contract/index.ts';
import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { oneTimeTokens } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';

const NEW = '새 봄의 긴 비밀번호 하나';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

const post = (url: string, payload: object) => product.inject({ method: 'POST', url, payload });
const forgot = (email: string) => post(api.recovery.forgot.path, { email });
const reset = (token: string, password = NEW) => post(api.recovery.reset.path, { token, password });
const signIn = (email: string, password: string) => post(api.account.signin.path, { email, password });
const me = (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const verify = (id: number) =>
  product.services.db.update(users).set({ verifiedAt: sql`now()` }).where(eq(users.id, id));
const setRoles = (id: number, roles: string[]) =>
  product.services.db.update(users).set({ roles }).where(eq(users.id, id));

const person = async ({ verified = true } = {}) => {
  const made = await createPerson(product);
  if (verified) await verify(made.id);
  return made;
};
const linkFor = async (email: string) => {
  await forgot(email);
  return (await queuedFor(product, email)).at(-1)?.token ?? '';
};

test('V6.3.8: a known and an unknown address are answered alike, and only the known one is mailed', async () => {
  const { email, name } = await person();
  const known = await forgot(email.toUpperCase());
  const unknown = await forgot('nobody@example.net');
  const plain = ({ statusCode, body, headers: { date: _, ...headers } }: typeof known) => ({
    statusCode,
    body,
    headers,
  });
  expect(known.statusCode).toBe(202);
  expect(plain(unknown)).toEqual(plain(known));
  const [mail] = await queuedFor(product, email);
  expect(mail?.text).toMatch(/https:\/\/hanca\.example\/account\/reset\?token=[\w-]{43}\n/);
  expect(mail?.text).not.toContain(name);
  expect(await queuedFor(product, 'nobody@example.net')).toEqual([]);
});

test('what is looked up begins after the answer, so that its time tells nothing', async () => {
  const { email } = await person();
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const { afterReply } = product.services;
  await afterReply.idle();
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  afterReply.add({ raw }, () => held);
  raw.emit('finish');
  expect((await forgot(email)).statusCode).toBe(202);
  expect(
    await product.services.db.select().from(oneTimeTokens).where(eq(oneTimeTokens.kind, 'reset')),
  ).not.toContainEqual(expect.objectContaining({ data: { email } }));
  free();
  expect(await queuedFor(product, email)).toHaveLength(1);
});

test('V7.4.2: the link sets a new password once, ends every session and mails a notice', async () => {
  const { email, id } = await person();
  const sessions = [await openSession(product, id), await openSession(product, id)];
  const token = await linkFor(email);
  expect((await reset(token)).statusCode).toBe(204);
  for (const session of sessions) expect((await me(session)).statusCode).toBe(401);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(401);
  expect((await signIn(email, NEW)).statusCode).toBe(201);
  const again = await reset(token);
  expect([again.statusCode, again.json().errors[0].path]).toEqual([400, 'token']);
  const subjects = (await queuedFor(product, email)).map(({ subject }) => subject);
  expect(subjects).toContain('[한카] 비밀번호를 바꿨어요');
});

test('V2.3.4: of two resets at once with one link one wins', async () => {
  const { email } = await person();
  const token = await linkFor(email);
  const both = await Promise.all([reset(token, `${NEW} 가`), reset(token, `${NEW} 나`)]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
  const won = both[0]?.statusCode === 204 ? '가' : '나';
  expect((await signIn(email, `${NEW} ${won}`)).statusCode).toBe(201);
});

test('only the newest link is good, for 30 minutes', async () => {
  const { email } = await person();
  const older = await linkFor(email);
  const newer = await linkFor(email);
  expect((await reset(older)).statusCode).toBe(400);
  await product.services.db.update(oneTimeTokens).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await reset(newer)).statusCode).toBe(400);
  expect((await signIn(email, PASSWORD)).statusCode).toBe(201);
});

test.each([
  ['password1', 'password.new'],
  ['password1234', 'password.common'],
])('a password like %s is refused at its field, and the link stays good', async (password, code) => {
  const { email } = await person();
  const token = await linkFor(email);
  const refused = await reset(token, password);
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    400,
    expect.objectContaining({ path: 'password', code }),
  ]);
  expect((await reset(token)).statusCode).toBe(204);
});

test('staff need 15 characters', async () => {
  const { email, id } = await person();
  await setRoles(id, ['admin']);
  const token = await linkFor(email);
  expect((await reset(token, '열네 글자인 비밀번호')).json().errors[0].code).toBe('password.admin');
  await setRoles(id, []);
});

test('beyond three mails an hour, and five a day from an address, the answer is the same, no mail goes out and the last link stays good', async () => {
  const { email } = await person();
  const hourLater = () =>
    product.services.db
      .update(attempts)
      .set({ until: sql`now() - interval '1 second'` })
      .where(like(attempts.key, 'mail-reset-1h:%'));
  for (const [asked, sent] of [
    [3, 3],
    [3, 5],
  ] as const) {
    for (let n = 0; n < asked; n += 1) expect((await forgot(email)).statusCode).toBe(202);
    expect(await queuedFor(product, email)).toHaveLength(sent);
    await hourLater();
  }
  const last = (await queuedFor(product, email)).at(-1)?.token ?? '';
  const elsewhere = { method: 'POST', url: api.recovery.forgot.path, remoteAddress: '203.0.113.9' } as const;
  expect((await reset(last)).statusCode).toBe(204);
  const before = (await queuedFor(product, email)).length;
  await product.inject({ ...elsewhere, payload: { email } });
  expect(await queuedFor(product, email)).toHaveLength(before + 1);
});

test('a suspended account is mailed nothing', async () => {
  const { email, id } = await person();
  await product.services.db.update(users).set({ suspended: true }).where(eq(users.id, id));
  expect(await linkFor(email)).toBe('');
});

test('a reset verifies an address that never was, and removes what its maker had attached', async () => {
  const { db } = product.services;
  const { email, id: userId } = await person({ verified: false });
  await db
    .insert(passkeys)
    .values({ id: 'k', userId, name: '열쇠', publicKey: Buffer.from('k'), counter: 0, backedUp: false });
  await db.insert(identities).values({ provider: 'google', subject: 's', userId });
  await db.insert(secondFactors).values({ userId, secret: 's' });
  const token = await linkFor(email);
  expect((await reset(token)).statusCode).toBe(204);
  for (const table of [passkeys, identities, secondFactors]) {
    expect(await db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
  }
  const { accessToken } = (await signIn(email, NEW)).json();
  expect((await me(accessToken)).json().verified).toBe(true);
});

test('staff whose address was never verified are mailed nothing: whoever owns it would come in without their second factor', async () => {
  const { email, id } = await person({ verified: false });
  await setRoles(id, ['admin']);
  expect(await linkFor(email)).toBe('');
  await verify(id);
  expect(await linkFor(email)).not.toBe('');
  await setRoles(id, []);
});

test('a link that was mailed before its member became staff is no good either, until they verify their address', async () => {
  const { email, id } = await person({ verified: false });
  const token = await linkFor(email);
  await setRoles(id, ['admin']);
  const refused = await reset(token, `${NEW} 더`);
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'link.expired']);
  await setRoles(id, []);
  expect((await reset(token)).statusCode).toBe(204);
});

test('a reset of a verified address leaves passkeys and other services', async () => {
  const { db } = product.services;
  const { email, id: userId } = await person();
  await db.insert(identities).values({ provider: 'kakao', subject: 's', userId });
  await reset(await linkFor(email));
  expect(await db.select().from(identities).where(eq(identities.userId, userId))).toHaveLength(1);
});

test('neither the token nor the address is logged, and only a hash is stored', async () => {
  const { email } = await person();
  const token = await linkFor(email);
  expect(JSON.stringify(await product.services.db.select().from(oneTimeTokens))).not.toContain(token);
  await reset(token);
  const log = product.logged.join('');
  expect(log).toContain('resetPassword');
  for (const secret of [token, email, NEW]) expect(log).not.toContain(secret);
});
