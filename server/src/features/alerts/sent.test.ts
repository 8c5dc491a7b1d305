import type { Alert } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts, notifications } from '../../db/schema/alerts.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { alerting } from '../../testing/alerting.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { deleteOldNotifications } from './notifications.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());

const { clear, tick, morning, queued, subjects, subscribed, told, titles, write } = alerting(() => product);
beforeEach(clear);

test('one mail for all alerts of a member with what came since, once', async () => {
  const old = await storedRealty(product, { title: '있던 집' });
  await tick();
  const daily = { mode: 'daily' };
  await subscribed('realties', { cityId: 'CA595911606', bedroom: 1, txType: 2, status: 0 }, daily);
  await subscribed('realties', { keyword: '없는 말' }, daily);
  await subscribed('realties', { bedroom: 3 }, daily);
  await subscribed('posts', { keyword: '이삿짐' }, daily);
  await storedRealty(product, { title: '내 집', userId: product.ids.other });
  await storedRealty(product, { title: '숨긴 집', visible: false, hiddenReason: '사기' });
  await storedRealty(product, { title: '큰\r\n집', bedroom: 3, terms: ['bed=3'] });
  const post = await write({ title: '이삿짐 맡아요' });
  const near: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    near.push(await storedRealty(product, { title: `가까운 집 ${n}`, terms: ['bed=1'] }));
  }
  const gone = await storedRealty(product, { title: '지운 집', terms: ['bed=1'] });
  await tick();
  expect(await queued()).toEqual([]);
  await product.services.db.delete(realties).where(eq(realties.id, gone));
  await morning();
  await morning();
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'other@example.org',
    subject: '[한카] 새 집 13곳 · 새 글 1개 알림이에요',
    unsubscribeUrl: expect.stringMatching(
      /^https:\/\/hanca\.example\/account\/alerts\?token=\d+\.[\w-]{43}$/,
    ),
  });
  const text = mail?.text ?? '';
  // The same as HTML, which says it once more.
  expect(mail?.html).toContain('>새 집 13곳'.replace('>', '<title>[한카] '));
  expect(mail?.html?.match(/href="https:\/\/hanca\.example\/realtylist\/\d+"/g)).toHaveLength(11);
  const shown = [...text.matchAll(/\/realtylist\/(\d+)$/gm)].map(([, id]) => Number(id));
  expect(shown.slice(0, 10)).toEqual(near.toReversed().slice(0, 10));
  expect(shown).toHaveLength(11);
  expect(text).toContain('· 큰 집\n');
  expect(text).toContain('2개 더 있어요.');
  expect(text).toContain(`https://hanca.example/posts/${post}\n`);
  expect(text).toContain('https://hanca.example/realtylist?bedroom=1&regionId=CA595911606\n');
  expect(text).toContain('https://hanca.example/realtylist?bedroom=3&status=-1&txType=0\n');
  expect(text).toContain('https://hanca.example/search?keyword=');
  for (const absent of [
    '내 집',
    '숨긴 집',
    '있던 집',
    '없는 말',
    '4567',
    '지운 집',
    `/realtylist/${old}\n`,
  ]) {
    expect(text).not.toContain(absent);
  }
});

test('nobody who is suspended, leaving or unverified is told, nor the writer', async () => {
  const { db, database } = product.services;
  await subscribed('posts', { keyword: '이삿짐' });
  const change = (set: Partial<typeof users.$inferInsert>) =>
    db.update(users).set(set).where(eq(users.id, product.ids.other));
  const fine = { verifiedAt: new Date(), suspended: false, deleteAt: null };
  for (const state of [{ verifiedAt: null }, { suspended: true }, { deleteAt: new Date() }]) {
    await change({ ...fine, ...state });
    await write({ title: '이삿짐' });
    await tick();
    await change(fine);
    expect(await titles()).toEqual([]);
    // Also where it happens after the match.
    const { rows } = await database.pool.query("UPDATE alerts SET mode = 'daily' RETURNING id");
    await write({ title: '이삿짐' });
    await tick();
    await change({ ...fine, ...state });
    await morning();
    await database.pool.query("UPDATE alerts SET mode = 'instant' WHERE id = $1", [rows[0].id]);
    await db.delete(notifications);
    await change(fine);
  }
  await write({ title: '이삿짐', userId: product.ids.other });
  await tick();
  expect([await titles(), await queued()]).toEqual([[], []]);
});

test('what came while an alert was paused or its topic off is no news; quiet hours only hold the mail back', async () => {
  const { id } = await subscribed('posts', { keyword: '이삿짐' });
  const set = (body: object) => product.call(api.alerts.update, { as: 'other', params: { id }, body });
  const prefer = (change: object) => {
    const body = { off: [], quiet: null, zone: 'America/Vancouver', ...change };
    return product.call(api.alerts.prefer, { as: 'other', body });
  };
  await set({ paused: true });
  await write({ title: '이삿짐' });
  await set({ paused: false });
  await product.services.db.update(alerts).set({ since: sql`now() + interval '1 minute'` });
  await tick();
  await product.services.db.update(alerts).set({ since: sql`now()` });
  await prefer({ off: ['posts'] });
  await write({ title: '이삿짐' });
  await tick();
  expect(await titles()).toEqual([]);

  const now = Number(
    new Intl.DateTimeFormat('en', {
      hour: 'numeric',
      hourCycle: 'h23',
      timeZone: 'America/Toronto',
    }).format(),
  );
  const around = { from: (now + 23) % 24, to: (now + 2) % 24 };
  await prefer({ quiet: around, zone: 'America/Toronto' });
  await write({ title: '이삿짐' });
  await tick();
  expect([(await titles()).length, (await queued()).length]).toEqual([1, 0]);
  // What waits for the end of quiet hours is not told of a topic that is off by then.
  await prefer({ off: ['posts'], quiet: around, zone: 'America/Toronto' });
  await prefer({ off: [] });
  await tick();
  expect(await queued()).toEqual([]);
  await prefer({ quiet: around, zone: 'America/Toronto' });
  await write({ title: '이삿짐' });
  await tick();
  await prefer({ quiet: { from: around.to, to: around.from }, zone: 'America/Toronto' });
  await tick();
  expect(await queued()).toHaveLength(1);
  await set({ channels: [] });
  await write({ title: '이삿짐' });
  await tick();
  expect([(await titles()).length, (await queued()).length]).toEqual([3, 1]);
});

test('notifications are read by their member alone, and what is hidden later has no name', async () => {
  const { db } = product.services;
  await subscribed('posts', { keyword: '이삿짐' });
  const hidden = await write({ title: '이삿짐 하나' });
  await write({ title: '이삿짐 둘' });
  await tick();
  await db.update(posts).set({ status: HIDDEN }).where(eq(posts.id, hidden));
  const all = await told();
  expect(all.map(({ title, href, read }) => [title, href === null, read])).toEqual([
    ['이삿짐 둘', false, false],
    [null, true, false],
  ]);
  const unread = async (as: Role) =>
    (await product.call(api.conversations.unread, { as })).json<{ notifications: number }>().notifications;
  const read = (as: Role, body: object) => product.call(api.alerts.read, { as, body });
  await read('member', { ids: all.map(({ id }) => id) });
  await read('member', {});
  expect([await unread('other'), await unread('member')]).toEqual([2, 0]);
  await read('other', { ids: [all[0]?.id] });
  expect(await unread('other')).toBe(1);
  await read('other', {});
  expect(await unread('other')).toBe(0);
  const count = await product.call(api.alerts.notificationCount, { as: 'other' });
  expect(count.json()).toBe(2);
  await deleteOldNotifications(db);
  expect(await told()).toHaveLength(2);
  await db.update(notifications).set({ createdAt: sql`now() - interval '61 days'` });
  await deleteOldNotifications(db);
  expect(await told()).toEqual([]);
});

test('the link of a mail ends the mails of its alert or of all, and nothing else, without signing in, by one click or on its page', async () => {
  const { db } = product.services;
  await subscribed('posts', { keyword: '이삿짐' });
  await subscribed('posts', { keyword: '피아노' });
  await subscribed('posts', { keyword: '이삿짐' }, { as: 'member' });
  const addressOf = async () => {
    await tick();
    const mail = (await queued()).findLast(({ recipient }) => recipient === 'other@example.org');
    return { mail, url: new URL(mail?.unsubscribeUrl ?? '') };
  };
  await write({ title: '이삿짐' });
  const one = await addressOf();
  await write({ title: '이삿짐' });
  await write({ title: '피아노' });
  const all = await addressOf();
  expect(all.mail?.text).toContain(one.url.href);
  expect(all.url.href).not.toBe(one.url.href);
  const click = ({ pathname }: URL, search: string) =>
    product.inject({
      method: 'POST',
      url: `${pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const mailed = async (as: Role) => {
    const list = (await product.call(api.alerts.list, { as })).json<Alert[]>();
    expect(list.map(({ paused }) => paused)).not.toContain(true);
    return list.map(({ channels }) => channels.includes('email'));
  };
  for (const { search } of [one.url, all.url]) {
    for (const wrong of [
      '',
      '?token=1',
      search.slice(0, -2),
      search.replace('=', '=9'),
      search.replace('=', '=a'),
    ]) {
      expect((await click(all.url, wrong)).statusCode).toBe(404);
    }
  }
  expect(await mailed('other')).toEqual([true, true]);
  // A mail that is queued and not sent is not sent any more.
  const own = async () =>
    (await queued()).filter(({ recipient }) => recipient === 'other@example.org').length;
  expect(await own()).toBe(2);
  expect((await click(one.url, one.url.search)).statusCode).toBe(200);
  expect([await mailed('other'), await own()]).toEqual([[true, false], 1]);
  const unsubscribe = (token: string | null) => product.call(api.alerts.unsubscribe, { body: { token } });
  const token = all.url.searchParams.get('token');
  expect((await unsubscribe(`${token}x`)).statusCode).toBe(404);
  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect([await mailed('other'), await mailed('member'), await own()]).toEqual([[false, false], [true], 0]);
  expect((await subjects()).map(([name]) => name)).toEqual(['member', 'member']);
  const waiting = db.select().from(notifications).where(eq(notifications.mail, 'instant'));
  expect(await waiting).toEqual([]);
});
