import { api } from '@hanca/common/contract/index.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knownDevices, oneTimeTokens, sessions } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { identities } from '../../db/schema/identities.ts';
import { passkeys } from '../../db/schema/passkeys.ts';
import { secondFactors } from '../../db/schema/second-factors.ts';
import { users } from '../../db/schema/users.ts';
import { createPerson, openSession, PASSWORD } from '../../testing/people.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { queuedFor } from '../../testing/queued-mails.ts';
import { realtyForm } from '../../testing/samples.ts';
import { endUserSessions } from '../users/queries.ts';
import { sendEmailChange } from './change-email.ts';

const NEW = '새 봄의 긴 비밀번호 하나';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example', staffSecondFactor: true });
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(attempts);
});

const send = ({ method, path: url }: Endpoint, payload: object, token?: string) =>
  product.inject({
    method,
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
const signIn = (email: string, password: string) => send(api.account.signin, { email, password });
const me = async (token: string) =>
  product.inject({ url: api.account.me.path, headers: { authorization: `Bearer ${token}` } });
const set = (id: number, values: Partial<typeof users.$inferInsert>) =>
  product.services.db.update(users).set(values).where(eq(users.id, id));
const subjectsTo = async (email: string) => (await queuedFor(product, email)).map(({ subject }) => subject);
const lastTo = async (email: string) => (await queuedFor(product, email)).at(-1);

/** Somebody with a verified address who is signed in. */
const person = async () => {
  const made = await createPerson(product);
  await set(made.id, { verifiedAt: new Date() });
  return { ...made, token: await openSession(product, made.id) };
};

let addresses = 0;
const newAddress = () => {
  addresses += 1;
  return `another${addresses}@example.net`;
};

/** Somebody whose address has just become another. */
const changed = async () => {
  const who = await person();
  const email = newAddress();
  expect((await send(api.recovery.changeEmail, { email, password: PASSWORD }, who.token)).statusCode).toBe(
    204,
  );
  const link = { token: (await lastTo(email))?.token };
  expect((await send(api.account.verify, link, who.token)).statusCode).toBe(200);
  return { ...who, email, former: who.email, undo: (await lastTo(who.email))?.token ?? '' };
};

test('an address becomes another once the link there is opened, and both are told', async () => {
  const who = await person();
  const email = newAddress();
  await send(api.recovery.changeEmail, { email, password: PASSWORD }, who.token);
  expect((await me(who.token)).json()).toMatchObject({ email: who.email, pendingEmail: email });
  const link = await lastTo(email);
  expect(link?.text).toContain('https://hanca.example/account/verify?token=');
  const opened = await send(api.account.verify, { token: link?.token }, who.token);
  expect(opened.json()).toEqual({ already: false });
  expect((await me(who.token)).json()).toMatchObject({ email, pendingEmail: '', verified: true });
  expect((await signIn(email, PASSWORD)).statusCode).toBe(201);
  expect((await signIn(who.email, PASSWORD)).statusCode).toBe(401);
  expect(await subjectsTo(email)).toContain('[한카] 이제 이 주소로 로그인해요');
  expect((await lastTo(who.email))?.text).toContain('https://hanca.example/account/undo?token=');
  expect((await send(api.account.verify, { token: link?.token })).statusCode).toBe(400);
});

test.each([
  ['a wrong password', { password: 'maple-syrup-8-pancakes' }, 'password', 'password.wrong'],
  ['no password', {}, 'password', 'password.required'],
])('with %s no mail goes out', async (_, given, path, code) => {
  const { token } = await person();
  const email = newAddress();
  const refused = await send(api.recovery.changeEmail, { email, ...given }, token);
  expect([refused.statusCode, refused.json().errors[0]]).toEqual([
    400,
    expect.objectContaining({ path, code }),
  ]);
  expect(await lastTo(email)).toBeUndefined();
});

test('who has no password needs a recent sign-in', async () => {
  const { token, id } = await person();
  await set(id, { passwordHash: null });
  expect((await send(api.recovery.changeEmail, { email: newAddress() }, token)).statusCode).toBe(204);
  await product.services.db.update(sessions).set({ authenticatedAt: sql`now() - interval '11 minutes'` });
  const refused = await send(api.recovery.changeEmail, { email: newAddress() }, token);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'reauthenticate']);
  expect((await send(api.recovery.changePassword, { password: NEW }, token)).statusCode).toBe(403);
});

test('an address that somebody else has verified is answered alike, and whoever opens its link is told', async () => {
  const other = await person();
  const { token, email } = await person();
  const answer = await send(api.recovery.changeEmail, { email: other.email, password: PASSWORD }, token);
  expect(answer.statusCode).toBe(204);
  const link = (await lastTo(other.email))?.token;
  for (let n = 0; n < 2; n += 1) {
    const refused = await send(api.account.verify, { token: link }, token);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'verify.taken']);
  }
  expect((await me(token)).json().email).toBe(email);
});

test('only the newest link changes the address', async () => {
  const { token } = await person();
  const [first, second] = [newAddress(), newAddress()];
  for (const email of [first, second]) {
    await send(api.recovery.changeEmail, { email, password: PASSWORD }, token);
  }
  for (const [email, status] of [
    [first, 400],
    [second, 200],
  ] as const) {
    const link = { token: (await lastTo(email))?.token };
    expect((await send(api.account.verify, link, token)).statusCode).toBe(status);
  }
});

test('a member may enter five addresses a day', async () => {
  const { token } = await person();
  const change = () => send(api.recovery.changeEmail, { email: newAddress(), password: PASSWORD }, token);
  for (let n = 0; n < 5; n += 1) expect((await change()).statusCode).toBe(204);
  expect((await change()).statusCode).toBe(429);
});

/** Gives somebody a passkey, an account of another service and an app, and says that they were added at some time. */
const attach = async (userId: number, key: string, at = sql`now()`) => {
  const { db } = product.services;
  const passkey = { id: key, userId, name: '열쇠', publicKey: Buffer.from('k'), counter: 0, backedUp: false };
  await db.insert(passkeys).values({ ...passkey, createdAt: at });
  await db.insert(identities).values({ provider: key, subject: String(userId), userId, createdAt: at });
  const codes = { secret: key, confirmedAt: at };
  await db
    .insert(secondFactors)
    .values({ userId, ...codes })
    .onConflictDoUpdate({ target: secondFactors.userId, set: codes });
};
const attached = async (userId: number) => {
  const { db } = product.services;
  const rows = [];
  for (const table of [passkeys, identities, secondFactors])
    rows.push(...(await db.select().from(table).where(eq(table.userId, userId))));
  return rows.length;
};

test('the former address takes the account back: sessions, password and what was added end, and a new password is set', async () => {
  const { id: userId, token, email, former, undo } = await changed();
  await attach(userId, 'since');
  const told = await lastTo(former);
  for (const promise of [
    '되돌리면 모든 기기에서 로그아웃되고, 비밀번호를 새로 정하는 메일을 보내 드려요.',
    '주소를 바꾸기 하루 전부터 추가한 패스키, 인증 앱, 다른 서비스 연결은 없어지고,',
  ])
    expect(told?.text).toContain(promise);
  expect((await send(api.recovery.undoEmail, { token: undo })).statusCode).toBe(204);
  expect((await me(token)).statusCode).toBe(401);
  for (const address of [email, former]) expect((await signIn(address, PASSWORD)).statusCode).toBe(401);
  expect(await attached(userId)).toBe(0);
  expect((await lastTo(email))?.subject).toBe('[한카] 계정의 이메일을 예전 주소로 되돌렸어요');
  expect((await lastTo(email))?.text).toContain('예전 주소에서 비밀번호를 새로 정한 뒤');
  const reset = (await lastTo(former))?.token;
  expect((await send(api.recovery.reset, { token: reset, password: NEW })).statusCode).toBe(204);
  const { accessToken } = (await signIn(former, NEW)).json();
  expect((await me(accessToken)).json()).toMatchObject({ id: userId, email: former, verified: true });
  expect((await send(api.recovery.undoEmail, { token: undo })).statusCode).toBe(400);
});

test('what the account had a day before the change stays with an undo, however late that is', async () => {
  const { id: userId, undo } = await changed();
  await attach(userId, 'before', sql`now() - interval '30 hours'`);
  const { db } = product.services;
  const earlier = { expiresAt: sql`expires_at - interval '5 hours'` };
  await db.update(oneTimeTokens).set(earlier).where(eq(oneTimeTokens.userId, userId));
  expect((await send(api.recovery.undoEmail, { token: undo })).statusCode).toBe(204);
  expect(await attached(userId)).toBe(3);
});

test('recovery codes and browsers that a thief may have left to themselves go with an undo', async () => {
  const { id: userId, undo } = await changed();
  await attach(userId, 'renewed', sql`now() - interval '30 hours'`);
  const { db } = product.services;
  await db.update(secondFactors).set({ recoveryCodes: ['a code of the thief'] });
  await send(api.recovery.undoEmail, { token: undo });
  const [app] = await db.select().from(secondFactors).where(eq(secondFactors.userId, userId));
  expect(app?.recoveryCodes).toEqual([]);
  expect(await db.select().from(knownDevices).where(eq(knownDevices.userId, userId))).toEqual([]);
});

test('staff whose second factor an undo takes are no more than members until they have another', async () => {
  const { id: userId, former, undo } = await changed();
  await set(userId, { roles: ['admin'] });
  await attach(userId, 'since');
  await send(api.recovery.undoEmail, { token: undo });
  await send(api.recovery.reset, { token: (await lastTo(former))?.token, password: `${NEW} 더` });
  const { accessToken } = (await signIn(former, `${NEW} 더`)).json();
  const refused = await send(api.users.list, {}, accessToken);
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second-factor-due']);
});

test.each(['further', 'back'])(
  'an address that is changed %s gets no link to take the account: only the first can',
  async (how) => {
    const { token, email, former, undo } = await changed();
    const next = how === 'back' ? former : newAddress();
    await send(api.recovery.changeEmail, { email: next, password: PASSWORD }, token);
    await send(api.account.verify, { token: (await lastTo(next))?.token }, token);
    expect((await me(token)).json().email).toBe(next);
    const left = await lastTo(email);
    expect(left?.subject).toBe('[한카] 계정의 이메일을 다른 주소로 바꿨어요');
    expect(left?.text).not.toContain('token=');
    expect((await send(api.recovery.undoEmail, { token: undo })).statusCode).toBe(204);
    expect((await lastTo(former))?.subject).toContain('비밀번호');
  },
);

test('an address that was never verified cannot take the account', async () => {
  const made = await createPerson(product);
  const token = await openSession(product, made.id);
  const email = newAddress();
  await send(api.recovery.changeEmail, { email, password: PASSWORD }, token);
  await send(api.account.verify, { token: (await lastTo(email))?.token }, token);
  expect((await me(token)).json()).toMatchObject({ email, verified: true });
  expect(await lastTo(made.email)).toBeUndefined();
});

test('a former address that somebody else verified since cannot be taken back', async () => {
  const { former, undo } = await changed();
  const other = await createPerson(product);
  await set(other.id, { email: former, verifiedAt: new Date() });
  const refused = await send(api.recovery.undoEmail, { token: undo });
  expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'verify.taken']);
});

test('V7.4.3: a new password ends the other sessions, is told by mail and needs the present one', async () => {
  const { email, id, token } = await person();
  const other = await openSession(product, id);
  const wrong = await send(api.recovery.changePassword, { current: NEW, password: NEW }, token);
  expect([wrong.statusCode, wrong.json().errors[0].path]).toEqual([400, 'current']);
  for (const password of ['password1234', 'kurz']) {
    const refused = await send(api.recovery.changePassword, { current: PASSWORD, password }, token);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'password']);
  }
  const done = await send(api.recovery.changePassword, { current: PASSWORD, password: NEW }, token);
  expect(done.statusCode).toBe(204);
  expect([(await me(token)).statusCode, (await me(other)).statusCode]).toEqual([200, 401]);
  expect((await signIn(email, NEW)).statusCode).toBe(201);
  expect(await subjectsTo(email)).toContain('[한카] 비밀번호를 바꿨어요');
});

test('a new name is shown with the member’s listings and in the page’s cookie; none may speak for staff', async () => {
  const { token } = await person();
  const { id } = (await send(api.realties.create, realtyForm(), token)).json();
  const shown = async () => (await product.call(api.realties.get, { params: { id } })).json().userName;
  await shown();
  const answer = await send(api.recovery.changeName, { name: ' 새 이름 ' }, token);
  expect(answer.json()).toEqual({ name: '새 이름' });
  expect(decodeURIComponent(answer.cookies.find(({ name }) => name === 'uname')?.value ?? '')).toBe(
    '새 이름',
  );
  expect(await shown()).toBe('새 이름');
  for (const name of ['한카 관리자', '', 'x'.repeat(41)]) {
    const refused = await send(api.recovery.changeName, { name }, token);
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'name']);
  }
});

test('no token or address of these calls is logged', async () => {
  const { email, former, undo } = await changed();
  await send(api.recovery.undoEmail, { token: undo });
  const log = product.logged.join('');
  for (const event of ['changeEmail', 'undoEmail']) expect(log).toContain(event);
  for (const secret of [email, former, undo]) expect(log).not.toContain(secret);
});

test('a session that ends while its password is checked sends no link: who resets the password is rid of it', async () => {
  const { id, token } = await person();
  const { db, tokens } = product.services;
  const claims = await tokens.verify(token);
  await endUserSessions(db, id);
  const email = newAddress();
  const sending = sendEmailChange(product.services, { id, sessionId: claims?.sessionId ?? '' }, email);
  await expect(sending).rejects.toMatchObject({ code: 'unauthorized' });
  expect(await lastTo(email)).toBeUndefined();
});
