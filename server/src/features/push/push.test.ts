import { api } from '@hanca/common/contract/index.ts';
import type { PushDevice } from '@hanca/common/contract/push.ts';
import { TEST_TAG } from '@hanca/common/push.ts';
import { eq, sql } from 'drizzle-orm';
import { importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sessions } from '../../db/schema/account.ts';
import { notifications } from '../../db/schema/alerts.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { pushes, pushSubscriptions } from '../../db/schema/push.ts';
import { pushSending } from '../../push/jobs.ts';
import { alerting } from '../../testing/alerting.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { pushBrowser, startPushService } from '../../testing/push-service.ts';
import { dropOldSessions } from '../account/session-queries.ts';

let product: TestProduct;
let remote: Awaited<ReturnType<typeof startPushService>>;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
  remote = await startPushService(product.services.vapid);
  product.services.sendPush = remote.sendPush;
});
afterAll(async () => {
  await remote.close();
  await product.close();
});

const { clear, tick, morning, queued, subscribed, write } = alerting(() => product);
beforeEach(async () => {
  await clear();
  await product.services.db.delete(pushSubscriptions);
  remote.taken.length = 0;
  remote.service.answer = 201;
});

const list = async (as: Role = 'other') =>
  (await product.call(api.push.list, { as })).json<{ key: string; devices: PushDevice[] }>();
const subscribe = async (name: string, as: Role = 'other') => {
  const browser = pushBrowser(name);
  const { statusCode } = await product.call(api.push.subscribe, { as, body: browser.subscription });
  expect(statusCode).toBe(204);
  return browser;
};
const waiting = () => product.services.db.select().from(pushes).orderBy(pushes.id);
const send = async (id: number) => pushSending.run(product.services, id, AbortSignal.timeout(20_000));

test('a browser that takes pushes is listed, tried and removed, by its member alone', async () => {
  const browser = await subscribe('one');
  const { key, devices } = await list();
  expect(key).toBe(product.services.vapid.publicKey);
  expect(devices).toMatchObject([
    { device: '알 수 없는 기기', mark: expect.stringMatching(/^[\w-]{16}$/), sentDate: null },
  ]);
  expect(await list('member')).toMatchObject({ devices: [] });
  const params = { id: devices[0]?.id };
  for (const endpoint of [api.push.test, api.push.remove]) {
    expect((await product.call(endpoint, { as: 'member', params })).statusCode).toBe(404);
  }
  const tried = await product.call(api.push.test, { as: 'other', params });
  expect([tried.statusCode, tried.json()]).toEqual([200, { outcome: 'sent' }]);
  const [push] = remote.taken;
  expect(push && browser.read(push.body)).toMatchObject({ tag: TEST_TAG, path: '/mypage/alerts' });
  expect((await list()).devices[0]?.sentDate).not.toBe(null);
  expect((await product.call(api.push.remove, { as: 'other', params })).statusCode).toBe(204);
  expect((await list()).devices).toEqual([]);
});

test('a push is signed for its service and names neither member nor content outside of its encrypted text', async () => {
  const browser = await subscribe('signed');
  const [device] = (await list()).devices;
  await product.call(api.push.test, { as: 'other', params: { id: device?.id } });
  const [push] = remote.taken;
  expect(push).toMatchObject({
    path: '/send/signed',
    headers: { 'content-encoding': 'aes128gcm', ttl: '60', urgency: 'high', topic: TEST_TAG },
  });
  const [, token = '', key = ''] =
    /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(push?.headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience: 'https://push.example.com' });
  expect(payload.sub).toBe('https://hanca.example');
  expect(push?.body.toString('latin1')).not.toContain('hanca');
  expect(push && browser.read(push.body).title).toBe('한카 시험 알림');
});

test('what a service answers is told of as it is', async () => {
  for (const [answer, outcome] of [
    [404, 'gone'],
    [410, 'gone'],
    [429, 'later'],
    [500, 'later'],
    [301, 'refused'],
    [403, 'refused'],
    [null, 'later'],
  ] as const) {
    await product.services.db.delete(attempts);
    await subscribe('tried');
    remote.taken.length = 0;
    const [device] = (await list()).devices;
    remote.service.answer = answer;
    const tried = await product.call(api.push.test, { as: 'other', params: { id: device?.id } });
    expect(tried.json(), `${answer}`).toEqual({ outcome });
    expect((await list()).devices, `${answer}`).toHaveLength(outcome === 'gone' ? 0 : 1);
    expect(remote.taken).toHaveLength(1);
  }
});

test('addresses of no push service and keys of no browser are refused beside their field', async () => {
  const { subscription } = pushBrowser('hostile');
  const put = async (change: object) => {
    const response = await product.call(api.push.subscribe, {
      as: 'other',
      body: { ...subscription, ...change },
    });
    return [response.statusCode, response.json().errors?.[0]?.path];
  };
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://[::1]/',
    'http://push.example.com/',
    'https://redis/',
  ]) {
    expect(await put({ endpoint })).toEqual([400, 'endpoint']);
  }
  const keys = { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` };
  expect(await put({ keys })).toEqual([400, 'keys.p256dh']);
  expect(await put({ keys: { ...subscription.keys, auth: 'short' } })).toEqual([400, 'keys.auth']);
  expect((await list()).devices).toEqual([]);
});

test('a session has one browser, a member ten; an address is of who signed in there last', async () => {
  const { db } = product.services;
  await subscribe('old');
  const shared = await subscribe('shared');
  expect(await db.select().from(pushSubscriptions)).toHaveLength(1);
  await product.call(api.push.subscribe, { as: 'member', body: shared.subscription });
  expect([(await list()).devices, (await list('member')).devices.length]).toEqual([[], 1]);
  for (let n = 0; n < 12; n += 1) {
    await subscribe(`many-${n}`);
    const { userId } = pushSubscriptions;
    await db
      .update(pushSubscriptions)
      .set({ sessionId: null, usedAt: sql`now() - interval '1 hour' + ${n} * interval '1 minute'` })
      .where(eq(userId, product.ids.other));
  }
  await subscribe('last');
  expect((await list()).devices).toHaveLength(10);
});

test('who signs out is told nothing there any more; who was only away for long is', async () => {
  const { db } = product.services;
  await subscribe('away');
  // A session that ended for want of use leaves its browser; one that is ended takes it along.
  const [session] = await db
    .insert(sessions)
    .values({ userId: product.ids.other, device: '기기', expiresAt: new Date(0) })
    .returning();
  await db.update(pushSubscriptions).set({ sessionId: session?.id ?? null });
  await dropOldSessions(db, new Date(0));
  expect(await db.select().from(pushSubscriptions)).toMatchObject([{ sessionId: null }]);
  const [open] = await db
    .insert(sessions)
    .values({ userId: product.ids.other, device: '기기', expiresAt: sql`now() + interval '1 day'` })
    .returning();
  await db.update(pushSubscriptions).set({ sessionId: open?.id ?? null });
  await db.delete(sessions).where(eq(sessions.id, open?.id ?? ''));
  expect(await db.select().from(pushSubscriptions)).toEqual([]);
});

test('an address that the browser replaced is taken over by the secret of the old one alone', async () => {
  const old = await subscribe('before');
  const { subscription } = pushBrowser('after');
  const renew = async (auth: string) => {
    const { endpoint } = old.subscription;
    const body = { old: { endpoint, auth }, subscription };
    return (await product.call(api.push.renew, { body })).statusCode;
  };
  expect(await renew(subscription.keys.auth)).toBe(404);
  expect(await renew(old.subscription.keys.auth)).toBe(204);
  expect(await renew(old.subscription.keys.auth)).toBe(404);
  expect(await product.services.db.select().from(pushSubscriptions)).toMatchObject([
    { endpoint: subscription.endpoint, userId: product.ids.other },
  ]);
});

test('what an alert finds is pushed to each browser, once, under one tag', async () => {
  const phone = await subscribe('phone');
  await product.services.db.update(pushSubscriptions).set({ sessionId: null });
  await subscribe('desk');
  await subscribed('posts', { keyword: '이삿짐' }, { channels: ['push'] });
  await subscribed('posts', { keyword: '피아노' });
  const id = await write({ title: '이삿짐 맡아요' });
  await tick();
  await tick();
  const rows = await waiting();
  expect([rows.length, await queued()]).toEqual([2, []]);
  for (const row of rows) expect(await send(row.id)).toBe(true);
  expect(await waiting()).toEqual([]);
  const push = remote.taken.find(({ path }) => path === '/send/phone');
  expect(push && phone.read(push.body)).toEqual({
    title: '새 글',
    body: '이삿짐 맡아요',
    path: `/posts/${id}`,
    tag: push?.headers.topic,
  });
  expect(push?.headers.urgency).toBe('normal');
  // Nobody else has one.
  await write({ title: '피아노' });
  await tick();
  expect([await waiting(), (await queued()).length]).toEqual([[], 1]);
});

test('several finds are one push that says how many, and two ways tell of them both', async () => {
  const browser = await subscribe('several');
  const both = { channels: ['email', 'push'], mode: 'daily' };
  await subscribed('posts', { keyword: '이삿짐' }, both);
  for (const n of [1, 2, 3]) await write({ title: `이삿짐 ${n}` });
  await morning();
  await morning();
  const [row, ...more] = await waiting();
  expect([more.length, (await queued()).length]).toEqual([0, 1]);
  await send(row?.id ?? 0);
  const [push] = remote.taken;
  expect(push && browser.read(push.body)).toMatchObject({
    title: '한카 알림',
    body: '새 글 3개',
    path: '/mypage/notifications',
  });
});

test('quiet hours hold pushes back, and all alerts can be told by push too', async () => {
  const { db } = product.services;
  await subscribe('night');
  await subscribed('posts', { keyword: '이삿짐' });
  await subscribed('posts', { keyword: '피아노' }, { channels: [] });
  expect((await product.call(api.push.spread, { as: 'other' })).statusCode).toBe(204);
  await product.call(api.push.spread, { as: 'other' });
  const { rows } = await product.services.database.pool.query('SELECT channels FROM alerts ORDER BY id');
  expect(rows.map(({ channels }) => channels)).toEqual([['email', 'push'], ['push']]);
  await db.execute(
    sql`insert into alert_preferences (user_id, quiet_from, quiet_to) values (${product.ids.other}, 0, 24)`,
  );
  await write({ title: '이삿짐' });
  await tick();
  expect(await waiting()).toEqual([]);
  await db.execute(sql`update alert_preferences set quiet_from = null, quiet_to = null`);
  await tick();
  expect(await waiting()).toHaveLength(1);
});

test('what cannot be sent is tried again until it is no news; what is gone takes its pushes along', async () => {
  const { db } = product.services;
  const queue = async () => {
    await db.delete(attempts);
    await subscribe('failing');
    await subscribed('posts', { keyword: '이삿짐' }, { channels: ['push'] });
    await write({ title: '이삿짐' });
    await tick();
    const [row] = await waiting();
    return row?.id ?? 0;
  };
  const id = await queue();
  for (const answer of [429, 500, 503]) {
    remote.service.answer = answer;
    expect(await send(id)).toBe(false);
  }
  remote.service.answer = null;
  expect(await pushSending.run(product.services, id, AbortSignal.timeout(50))).toBe(false);
  expect(await waiting()).toHaveLength(1);
  expect(new Set(remote.taken.map(({ headers }) => headers.topic)).size).toBe(1);
  remote.service.answer = 201;
  remote.taken.length = 0;
  await db.update(pushes).set({ until: new Date() });
  expect([await send(id), await waiting(), remote.taken]).toEqual([true, [], []]);

  const second = await queue();
  remote.service.answer = 410;
  expect(await send(second)).toBe(true);
  expect([await waiting(), (await list()).devices]).toEqual([[], []]);

  const third = await queue();
  remote.service.answer = 413;
  expect(await send(third)).toBe(true);
  expect([(await waiting()).length, (await list()).devices.length]).toEqual([0, 1]);
  const words = product.logged.join('\n');
  for (const secret of ['push.example.com', '/send/', '이삿짐']) expect(words).not.toContain(secret);
});

test('what is found a day before it is told still waits for a browser that is off', async () => {
  const { db } = product.services;
  await subscribe('asleep');
  await subscribed('posts', { keyword: '이삿짐' }, { channels: ['push'], mode: 'daily' });
  await write({ title: '이삿짐' });
  await tick();
  await db.update(notifications).set({ createdAt: sql`now() - interval '23 hours 50 minutes'` });
  await morning();
  const [row] = await waiting();
  expect((row?.until.getTime() ?? 0) - Date.now()).toBeGreaterThan(23 * 3600_000);
});

test('what waits at a browser is for no other member who signs in there, and is sent to its new address', async () => {
  const { db } = product.services;
  const browser = await subscribe('shared');
  await subscribed('posts', { keyword: '이삿짐' }, { channels: ['push'] });
  const found = async () => {
    await write({ title: '이삿짐' });
    await tick();
    return waiting();
  };
  const [row] = await found();
  const renewed = pushBrowser('renewed').subscription.endpoint;
  const { sendPush } = product.services;
  product.services.sendPush = async () => {
    await db.update(pushSubscriptions).set({ endpoint: renewed });
    return { outcome: 'gone', status: 410 };
  };
  expect(await send(row?.id ?? 0)).toBe(false);
  product.services.sendPush = sendPush;
  expect([(await waiting()).length, (await list()).devices.length]).toEqual([1, 1]);

  await db.update(pushSubscriptions).set({ endpoint: browser.subscription.endpoint });
  await product.call(api.push.subscribe, { as: 'member', body: browser.subscription });
  expect(await waiting()).toEqual([]);
});
