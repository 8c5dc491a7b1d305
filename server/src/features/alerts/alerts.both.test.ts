import type { AlertCriteria } from '@hanca/common/alerts.ts';
import type { Alert } from '@hanca/common/contract/alerts.ts';
import { api } from '@hanca/common/contract/index.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { alerts } from '../../db/schema/alerts.ts';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { loggedError } from '../../logged-error.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { realtyAlerts } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [alerts, realties, mails, attempts]) await db.delete(table);
  await db.update(users).set({ verifiedAt: new Date(), suspended: false });
});

const run = () => realtyAlerts.run(product.services);
const queued = () => product.services.db.select().from(mails).orderBy(mails.id);
const list = async (as: Role = 'other') => (await product.call(api.alerts.list, { as })).json<Alert[]>();
const create = (criteria: Record<string, unknown> = {}, as: Role = 'other') => {
  const body = { topic: 'realties', criteria, channels: ['email'], mode: 'daily' };
  return product.call(api.alerts.create, { as, body });
};
const created = async (criteria: Record<string, unknown> = {}, as: Role = 'other') =>
  (await create(criteria, as)).json<Alert>();

test('a member stores searches, each once however it is written, and at most twenty', async () => {
  const one = await created({ bedroom: '2', regionId: 'CA59', utilities: 'water,heat', priceMax: '2000' });
  expect(one).toMatchObject({
    topic: 'realties',
    criteria: { bedroom: 2, regionId: 'CA59', utilities: ['heat', 'water'], priceMax: 2000 },
    channels: ['email'],
    mode: 'daily',
    paused: false,
  });
  const again = { regionId: 'CA59', cityId: 'CA00', bedroom: 2, status: -1, keyword: ' ', priceMin: 0 };
  const same = await Promise.all(
    Array.from({ length: 3 }, () => created({ ...again, utilities: 'heat,water', priceMax: 2000 })),
  );
  expect(same.map(({ id }) => id)).toEqual([one.id, one.id, one.id]);
  expect(await list()).toEqual([one]);

  for (let bathroom = 1; bathroom < 20; bathroom += 1) await created({ bathroom });
  const refused = await create({ bathroom: 20 });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('20개')]);
  expect((await create({ bathroom: 1 })).statusCode).toBe(201);
  expect((await list()).map(({ criteria }) => criteria.bathroom)).toEqual([
    ...Array.from({ length: 19 }, (_, n) => 19 - n),
    undefined,
  ]);
  for (const wrong of [{ regionId: 'x' }, { keyword: '\0' }])
    expect((await create(wrong)).statusCode).toBe(400);
});

test('every filter is stored so that it is read again as the same', async () => {
  const criteria: AlertCriteria = {
    ...{ regionId: 'CA59', cityId: 'CA595911606', reType: 9, txType: 2, bedroom: 0, bathroom: 1 },
    ...{ priceMin: 500, priceMax: 2000, areaMin: 200, depositMax: 0, minTermMax: 6, furnished: false },
    ...{ utilitiesIncluded: true, womenOnly: true, pets: true, smoking: false, parking: 1, status: 0 },
    ...{
      availableBefore: '2026-12-01',
      keyword: '메트로타운 역',
      userId: 3,
      bbox: [-123.1, 49.2, -123, 49.3],
    },
  };
  const first = await created(criteria);
  expect(first.criteria).toEqual(criteria);
  expect((await created(first.criteria)).id).toBe(first.id);
});

test('places are stored in one spelling, and what an earlier version wrote is the same alert', async () => {
  const { db } = product.services;
  const one = await created({ regionId: 'CA5915,CA595911606,CA35,CA356167865' });
  expect(one.criteria).toEqual({ regionId: 'CA35,CA5915,CA595911606' });
  const city = await created({ cityId: 'CA595911606' });
  expect(city.criteria).toEqual({ regionId: 'CA595911606' });
  await db
    .update(alerts)
    .set({ criteria: { cityId: 'CA595911606' } })
    .where(eq(alerts.id, city.id));
  expect((await created({ regionId: 'CA595911606' })).id).toBe(city.id);
});

test('alerts of others are not there, for staff neither', async () => {
  const { id } = await created();
  for (const as of ['member', 'admin'] as const) {
    const given = { as, params: { id } };
    expect(await list(as)).toEqual([]);
    expect((await product.call(api.alerts.update, { ...given, body: { paused: true } })).statusCode).toBe(
      404,
    );
    expect((await product.call(api.alerts.remove, given)).statusCode).toBe(404);
  }
  const own = { as: 'other', params: { id } } as const;
  expect((await product.call(api.alerts.update, { ...own, body: { paused: true } })).json()).toMatchObject({
    id,
    paused: true,
  });
  expect((await product.call(api.alerts.remove, own)).statusCode).toBe(204);
  expect(await list()).toEqual([]);
});

test('one mail for all alerts of a member with what came since, once', async () => {
  const old = await storedRealty(product, { title: '있던 집' });
  await created({ cityId: 'CA595911606', bedroom: 1, txType: 2, status: 0 });
  await created({ keyword: '없는 말' });
  await created({ bedroom: 3 });
  await run();
  expect(await queued()).toEqual([]);

  await storedRealty(product, { title: '내 집', userId: product.ids.other });
  await storedRealty(product, { title: '숨긴 집', visible: false, hiddenReason: '사기' });
  const big = await storedRealty(product, { title: '큰\r\n집', bedroom: 3, terms: ['bed=3'] });
  const near: number[] = [];
  for (let n = 0; n < 12; n += 1) near.push(await storedRealty(product, { title: `가까운 집 ${n}` }));
  // Two processes at once, and another run.
  await Promise.all([run(), run()]);
  await run();
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'other@example.org',
    subject: '[한카] 새 집 12곳 이상이 올라왔어요',
    unsubscribeUrl: expect.stringMatching(
      /^https:\/\/hanca\.example\/account\/alerts\?token=\d+\.[\w-]{43}$/,
    ),
  });
  const text = mail?.text ?? '';
  const shown = [...text.matchAll(/\/realtylist\/(\d+)$/gm)].map(([, id]) => Number(id));
  expect(shown).toEqual([...near.toReversed().slice(0, 10), big]);
  expect(text).toContain('· 큰 집\n');
  expect(text).toContain('https://hanca.example/realtylist?bedroom=1&regionId=CA595911606\n');
  expect(text).toContain('https://hanca.example/realtylist?bedroom=3&status=-1&txType=0\n');
  expect(text).toContain(mail?.unsubscribeUrl);
  for (const absent of ['내 집', '숨긴 집', '있던 집', '없는 말', '4567', String(old)])
    expect(text).not.toContain(absent === String(old) ? `/realtylist/${old}\n` : absent);
});

test('what is cut off between mail and position has done neither, and holds up no other member', async () => {
  const { pool } = product.services.database;
  await created();
  await created({}, 'admin');
  await storedRealty(product);
  await pool.query("ALTER TABLE mails ADD CONSTRAINT full_up CHECK (recipient <> 'other@example.org')");
  const failure = await run().catch(loggedError);
  await pool.query('ALTER TABLE mails DROP CONSTRAINT full_up');
  expect(failure).toMatchObject({ errors: [{ cause: { constraint: 'full_up' } }] });
  expect(await queued()).toHaveLength(1);
  await run();
  expect((await queued()).map(({ recipient }) => recipient)).toContain('other@example.org');
  expect(await queued()).toHaveLength(2);
});

test('nothing goes to an address that is not verified; what came while an alert was paused is no news', async () => {
  const { db } = product.services;
  const { id } = await created();
  await storedRealty(product);
  await db.update(users).set({ verifiedAt: null }).where(eq(users.id, product.ids.other));
  await run();
  expect(await queued()).toEqual([]);
  await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.id, product.ids.other));
  const set = (paused: boolean) =>
    product.call(api.alerts.update, { as: 'other', params: { id }, body: { paused } });
  await set(true);
  await run();
  await set(false);
  await run();
  expect(await queued()).toEqual([]);
  await storedRealty(product);
  await set(false);
  await run();
  expect(await queued()).toHaveLength(1);
});

test('the link of the mail pauses all alerts without signing in, by one click or on its page', async () => {
  await created();
  await created({ bedroom: 1 });
  await created({}, 'member');
  await storedRealty(product, { userId: product.ids.admin });
  await run();
  const mail = (await queued()).find(({ recipient }) => recipient === 'other@example.org');
  const url = new URL(mail?.unsubscribeUrl ?? '');
  const click = (search: string) =>
    product.inject({
      method: 'POST',
      url: `${url.pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const paused = async (as: Role) => (await list(as)).map((one) => one.paused);
  for (const wrong of ['', '?token=1', url.search.slice(0, -2), url.search.replace('=', '=9')]) {
    expect((await click(wrong)).statusCode).toBe(404);
  }
  expect(await paused('other')).toEqual([false, false]);
  expect((await click(url.search)).statusCode).toBe(200);
  expect([await paused('other'), await paused('member')]).toEqual([[true, true], [false]]);

  await created();
  const token = url.searchParams.get('token');
  const unsubscribe = (body: object) => product.call(api.alerts.unsubscribe, { body });
  expect((await unsubscribe({ token: `${token}x` })).statusCode).toBe(404);
  expect((await unsubscribe({ token })).statusCode).toBe(204);
  expect(await paused('other')).toEqual([true, true]);
});
