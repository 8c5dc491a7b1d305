import { ACCOUNT_FEATURE } from '@hanca/common/account-events.ts';
import { audits as auditEndpoints } from '@hanca/common/contract/audits.ts';
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { useCheapHashes } from '../../testing/cheap-hashes.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { postForm } from '../../testing/samples.ts';
import {
  cookieOf,
  givePassword,
  PASSWORD,
  sessionCalls,
  sessionIdOf,
  signIn,
} from '../../testing/session-calls.ts';
import { accountUpkeep } from './jobs.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';
/** An address of the University of Toronto. */
const TORONTO = '128.100.1.1';
const visit = { 'user-agent': CHROME, 'x-forwarded-for': TORONTO };

useCheapHashes();
let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ trustProxy: true });
  await givePassword(product);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(audits);
  await product.services.db.delete(attempts);
});

const { renew, signout, rotatedAgo } = sessionCalls(() => product);

const trail = async () => {
  await product.services.afterReply.idle();
  return product.services.db.select().from(audits).orderBy(asc(audits.id));
};
const events = async () => (await trail()).map(({ action }) => action);
const signInWith = (email: string, password: string) =>
  product.inject({
    method: 'POST',
    url: api.account.signin.path,
    payload: { email, password },
    headers: visit,
  });

test('V16.3: a sign-in leaves who, how, when, from which browser, country and address', async () => {
  await signIn(product, visit);
  expect(await trail()).toEqual([
    {
      id: expect.any(Number),
      userId: product.ids.member,
      feature: 'account',
      action: 'signin',
      recordId: product.ids.member,
      before: null,
      after: { by: 'password', device: 'Windows · Chrome', country: 'CA' },
      ip: TORONTO,
      createdAt: expect.any(Date),
    },
  ]);
});

test('V16.3: refused sign-ins and the lock are those of the account, by nobody who is known', async () => {
  for (let n = 0; n < 6; n += 1) await signInWith('member@example.org', 'wrong password');
  expect(await events()).toEqual([...Array(4).fill('refuseSignin'), 'lockSignin']);
  for (const { userId, recordId, after } of await trail()) {
    expect([userId, recordId]).toEqual([null, product.ids.member]);
    expect(after).toEqual({ device: 'Windows · Chrome', country: 'CA' });
  }
});

test('V6.3.8: the trail of a refused sign-in is written after the answer, whose time tells nothing by it', async () => {
  const { pool } = product.services.database;
  await pool.query('ALTER TABLE audits RENAME TO audits_away');
  const { statusCode } = await signInWith('member@example.org', 'wrong password');
  await product.services.afterReply.idle();
  await pool.query('ALTER TABLE audits_away RENAME TO audits');
  expect(statusCode).toBe(401);
});

test('an address that nobody has leaves nothing', async () => {
  await signInWith('nobody@example.org', 'wrong password');
  expect(await trail()).toEqual([]);
});

test('V16.3: renewals leave nothing; a stolen token that was used again, a sign-out and an ended session do', async () => {
  const stolen = await signIn(product);
  await renew(cookieOf(await renew(stolen.refresh), 'refresh'));
  await rotatedAgo(stolen.refresh, 31);
  await renew(stolen.refresh);
  const [mine, lost] = [await signIn(product), await signIn(product)];
  await product.inject({
    method: 'DELETE',
    url: hrefOf(api.account.endSession, { params: { id: sessionIdOf(lost.accessToken) } }),
    headers: { authorization: `Bearer ${mine.accessToken}` },
  });
  await signout(mine.refresh);
  await signout(mine.refresh);
  expect((await trail()).map(({ action, userId }) => [action, userId === product.ids.member])).toEqual([
    ['signin', true],
    ['reuseToken', false],
    ['signin', true],
    ['signin', true],
    ['endSession', true],
    ['signout', true],
  ]);
});

test('V16.3: admins see them under the feature of accounts, apart from what staff changed, and with the address', async () => {
  await signIn(product, visit);
  await product.inject({
    method: 'POST',
    url: api.posts.create.path,
    payload: postForm(),
    headers: { authorization: `Bearer ${product.tokens.admin}`, 'x-forwarded-for': TORONTO },
  });
  const listed = async (query: object) =>
    (await product.call(api.audits.list, { as: 'admin', query: { ...query } }))
      .json()
      .map(({ action, ip }: { action: string; ip: string }) => [action, ip]);
  expect(await listed({})).toEqual([['create', TORONTO]]);
  expect(await listed({ feature: ACCOUNT_FEATURE, recordId: product.ids.member })).toEqual([
    ['signin', TORONTO],
  ]);
  expect((await product.call(api.audits.count, { as: 'admin' })).json()).toBe(1);
  for (const as of ['nobody', 'member'] as const) {
    expect([401, 403]).toContain((await product.call(api.audits.list, { as })).statusCode);
  }
});

test('V16.3: a member who is refused by their role leaves the first call of an hour, nobody else any', async () => {
  const params = { id: product.ids.member };
  for (let n = 0; n < 3; n += 1) {
    expect((await product.call(api.users.get, { as: 'member', params })).statusCode).toBe(403);
    expect((await product.call(api.users.list, { as: 'member' })).statusCode).toBe(403);
    expect((await product.call(api.users.list)).statusCode).toBe(401);
  }
  expect(
    (await trail()).map(({ action, userId, recordId, after }) => ({ action, userId, recordId, after })),
  ).toEqual([
    {
      action: 'refuseRole',
      userId: product.ids.member,
      recordId: product.ids.member,
      after: expect.objectContaining({ call: 'GET /v1/users/{id}' }),
    },
  ]);
  await product.services.db.update(attempts).set({ until: sql`now()` });
  await product.call(api.users.list, { as: 'member' });
  expect((await trail()).map(({ after }) => after)).toEqual([
    expect.objectContaining({ call: 'GET /v1/users/{id}' }),
    expect.objectContaining({ call: 'GET /v1/users/list' }),
  ]);
});

test('V16.3: no call changes or removes an entry of the trail', () => {
  expect(Object.values(auditEndpoints).map(({ method }) => method)).toEqual(['GET', 'GET']);
});

test('the upkeep forgets addresses after 90 days and what happened to accounts after a year, not what staff did', async () => {
  const { db } = product.services;
  const daysAgo = (days: number) => sql`now() - ${days} * interval '1 day'`;
  const row = { action: 'a', ip: TORONTO };
  await db
    .insert(audits)
    .values(
      [ACCOUNT_FEATURE, 'posts'].flatMap((feature) =>
        [89, 91, 366].map((days) => ({ ...row, feature, recordId: days, createdAt: daysAgo(days) })),
      ),
    );
  await accountUpkeep.run(product.services);
  expect((await trail()).map(({ feature, recordId, ip }) => [feature, recordId, ip !== null])).toEqual([
    [ACCOUNT_FEATURE, 89, true],
    [ACCOUNT_FEATURE, 91, false],
    ['posts', 89, true],
    ['posts', 91, false],
    ['posts', 366, false],
  ]);
});

test('V16.3: a change of the password is one, and what a link of a mail changes is another', async () => {
  const { accessToken } = await signIn(product, visit);
  const headers = { ...visit, authorization: `Bearer ${accessToken}` };
  const password = '다음 겨울의 긴 비밀번호';
  const payload = { current: PASSWORD, password };
  const url = api.recovery.changePassword.path;
  expect((await product.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(204);
  const [, changed] = await trail();
  expect(changed).toMatchObject({ action: 'changePassword', userId: product.ids.member, ip: TORONTO });
  expect(JSON.stringify(await trail())).not.toContain(password);
  await givePassword(product);
});
