import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { knownDevices } from '../../db/schema/account.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { newDeviceMailsFor } from '../../testing/queued-mails.ts';
import { cookieOf, givePassword, signIn } from '../../testing/session-calls.ts';

const MEMBER = 'member@example.org';
const headers = {
  'user-agent':
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
  // Of the University of Toronto.
  'x-forwarded-for': '128.100.1.1',
};

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ trustProxy: true });
  await givePassword(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  for (const table of [mails, attempts]) await product.services.db.delete(table);
});

const mailed = () => newDeviceMailsFor(product, MEMBER);

test('a sign-in in a new browser is mailed, with when, browser, country and what to do; one in a known browser is not', async () => {
  const { response } = await signIn(product, headers);
  const [mail, ...more] = await mailed();
  expect(more).toEqual([]);
  for (const part of [/언제: \d{4}년 .+ \(밴쿠버 시간\)/, '기기: Windows · Chrome', '위치: 캐나다']) {
    expect(mail?.text).toMatch(part);
  }
  for (const path of ['/mypage/account', '/account/forgot'])
    expect(mail?.text).toContain(`http://localhost:3000${path}`);
  await signIn(product, { ...headers, cookie: `device=${cookieOf(response, 'device')}` });
  expect(await mailed()).toHaveLength(1);
});

test('neither the first browser of an account nor its sign-up is', async () => {
  const { db } = product.services;
  await db.delete(knownDevices).where(eq(knownDevices.userId, product.ids.member));
  await signIn(product, headers);
  expect(await mailed()).toEqual([]);
  const email = 'new@example.org';
  const payload = { email, name: '새회원', password: '처음 온 캐나다의 겨울', agree: true };
  await product.inject({ method: 'POST', url: api.account.signup.path, payload, headers });
  expect(await newDeviceMailsFor(product, email)).toEqual([]);
});

test('three a day at most, and none to an address that nobody verified', async () => {
  for (let n = 0; n < 5; n += 1) await signIn(product, headers);
  expect(await mailed()).toHaveLength(3);
  const { db } = product.services;
  for (const table of [mails, attempts]) await db.delete(table);
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, product.ids.member));
  await signIn(product, headers);
  expect(await mailed()).toEqual([]);
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, product.ids.member));
});

test('what a browser calls itself is not written into the mail', async () => {
  await signIn(product, { 'user-agent': 'Visit evil.example/1 now' });
  const [mail] = await mailed();
  expect(mail?.text).toContain('기기: 알 수 없는 기기');
  expect(mail?.text).not.toContain('evil');
});
