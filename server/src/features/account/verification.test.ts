import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emailVerifications } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { dropOldVerifications } from './verification-queries.ts';

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const NAME = '당첨! evil.example';

const post = (url: string, payload: object, token?: string) =>
  product.inject({
    method: 'POST',
    url,
    payload,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });

const lastMail = async (recipient: string) => {
  const all = await product.services.db
    .select()
    .from(mails)
    .where(eq(mails.recipient, recipient))
    .orderBy(mails.id);
  const mail = all.at(-1);
  return {
    number: all.length,
    subject: mail?.subject ?? '',
    text: mail?.text ?? '',
    token: /https:\/\/hanca\.example\/account\/verify\?token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1] ?? '',
    code: /인증 코드: (\d{6})\n/.exec(mail?.text ?? '')?.[1] ?? '',
  };
};

let people = 0;
/** Somebody who has just signed up. */
const join = async () => {
  people += 1;
  const email = `new${people}@example.org`;
  await product.services.db.delete(attempts);
  const body = { email, password: '바다 건너 첫 겨울 2024', name: NAME, agree: true };
  const response = await post(api.account.signup.path, body);
  expect(response.statusCode).toBe(201);
  const { accessToken } = response.json<{ accessToken: string }>();
  const me = await product.inject({
    url: api.account.me.path,
    headers: { authorization: `Bearer ${accessToken}` },
  });
  return { email, accessToken, id: me.json<{ id: number }>().id, ...(await lastMail(email)) };
};

const verify = (token: string, accessToken?: string) => post(api.account.verify.path, { token }, accessToken);
const again = (accessToken: string) => post(api.account.sendVerification.path, {}, accessToken);
const isVerified = async (accessToken: string) =>
  (
    await product.inject({
      url: api.account.me.path,
      headers: { authorization: `Bearer ${accessToken}` },
    })
  ).json<{ verified: boolean }>().verified;
const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('signing up mails a link and a code, and nothing that the visitor wrote', async () => {
  const { number, subject, text, token, code, accessToken } = await join();
  expect([number, subject]).toEqual([1, '[한카] 이메일 주소를 인증해 주세요']);
  expect([token.length, code.length]).toEqual([43, 6]);
  expect(text).not.toContain('당첨');
  expect(await isVerified(accessToken)).toBe(false);
});

test('a link verifies once, and then says that it has, also to who is not signed in', async () => {
  const { token, accessToken } = await join();
  const both = await Promise.all([verify(token, accessToken), verify(token, accessToken)]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(both.map((response) => response.json().already).sort()).toEqual([false, true]);
  expect(await isVerified(accessToken)).toBe(true);
  expect((await verify(token)).json()).toEqual({ already: true });
});

test('a code verifies its own member alone', async () => {
  const one = await join();
  const other = await join();
  expect((await verify(one.code)).statusCode).toBe(401);
  const theirs = await verify(one.code, other.accessToken);
  // A chance of one in a million makes both codes the same.
  if (one.code !== other.code) expect(theirs.statusCode).toBe(400);
  const wrong = await verify(wrongCode(one.code), one.accessToken);
  expect([wrong.statusCode, wrong.json().errors]).toEqual([
    400,
    [{ path: 'token', code: 'verify.code', message: expect.stringContaining('코드가 맞지 않아요') }],
  ]);
  expect((await verify(one.code, one.accessToken)).json()).toEqual({ already: false });
  expect(await isVerified(one.accessToken)).toBe(true);
  expect((await verify(one.token)).json()).toEqual({ already: true });
});

test('ten codes a day may be tried', async () => {
  const { code, token, accessToken } = await join();
  for (let n = 0; n < 10; n += 1) {
    expect((await verify(wrongCode(code), accessToken)).statusCode).toBe(400);
  }
  const refused = await verify(code, accessToken);
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('10번')]);
  expect((await verify(token, accessToken)).json()).toEqual({ already: false });
});

test('what a newer mail replaced, what is a day old and what is made up is no good', async () => {
  const { email, token, code, accessToken } = await join();
  expect((await again(accessToken)).statusCode).toBe(204);
  const newer = await lastMail(email);
  for (const old of [token, 'x'.repeat(43)]) {
    const refused = await verify(old);
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([400, 'verify.link']);
  }
  if (code !== newer.code) expect((await verify(code, accessToken)).statusCode).toBe(400);
  await product.services.db.update(emailVerifications).set({ expiresAt: sql`now() - interval '1 second'` });
  expect((await verify(newer.token)).statusCode).toBe(400);
  expect((await verify(newer.code, accessToken)).statusCode).toBe(400);
  expect(await isVerified(accessToken)).toBe(false);
  await dropOldVerifications(product.services.db);
  expect(await product.services.db.select().from(emailVerifications)).toEqual([]);
});

test('a member gets the mail again three times a day, and not once the address is verified', async () => {
  const { email, accessToken } = await join();
  expect((await again(accessToken)).statusCode).toBe(204);
  expect((await again(accessToken)).statusCode).toBe(204);
  expect((await again(accessToken)).statusCode).toBe(204);
  const refused = await again(accessToken);
  expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('3번')]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  const { number, token } = await lastMail(email);
  expect(number).toBe(4);
  await verify(token, accessToken);
  await product.services.db.delete(attempts);
  expect((await again(accessToken)).statusCode).toBe(409);
});

test('refuses what is neither a code nor a token', async () => {
  for (const token of ['', '12345', '1234567', 'a'.repeat(42), '123456\u202e', null, 123456]) {
    const refused = await post(api.account.verify.path, { token });
    expect([refused.statusCode, refused.json().errors[0].path], String(token)).toEqual([400, 'token']);
  }
});

test('only hashes are stored, of the code one that needs the server’s secret', async () => {
  const { token, code } = await join();
  const rows = JSON.stringify(await product.services.db.select().from(emailVerifications));
  for (const secret of [token, code]) expect(rows).not.toContain(`"${secret}"`);
});

test('an account that cannot be mailed is not made', async () => {
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE mails RENAME TO letters');
  const body = { email: 'half@example.org', password: '바다 건너 첫 겨울 2024', name: '김', agree: true };
  expect((await post(api.account.signup.path, body)).statusCode).toBe(500);
  await pool.query('ALTER TABLE letters RENAME TO mails');
  const rows = await product.services.db.select().from(users).where(eq(users.email, 'half@example.org'));
  expect(rows).toEqual([]);
});
