import { api } from '@hanca/common/contract/index.ts';
import type { RealtyDetail, RealtySummary } from '@hanca/common/contract/realties.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { audits } from '../../db/schema/audits.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { listingExpiry } from './jobs.ts';

const DAY_MS = 24 * 3600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [realties, mails, attempts, audits]) await db.delete(table);
});

const inquire = (id: number, as: Role = 'other') =>
  product.call(api.realties.inquire, { as, params: { id } });
const get = async (id: number, as: Role = 'nobody') =>
  (await product.call(api.realties.get, { as, params: { id } })).json<RealtyDetail>();
const card = async () => (await product.call(api.realties.list)).json<RealtySummary[]>()[0];
const queued = () => product.services.db.select().from(mails);
const change = async (set: Partial<typeof realties.$inferInsert>) => {
  await product.services.db.update(realties).set(set);
  await product.services.changes.caughtUp();
};
const run = async () => {
  await listingExpiry.run(product.services);
  await product.services.changes.caughtUp();
};

test('however many ask, the lister gets one mail in seven days, and everybody reads that the answer is missing', async () => {
  const id = await storedRealty(product, { createdAt: ago(8) });
  const replies = await Promise.all([inquire(id), inquire(id, 'admin'), inquire(id)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'member@example.org', subject: '[한카] 올리신 집이 아직 있나요?' });
  expect(mail?.text).toMatch(/https:\/\/hanca\.example\/account\/still-there\?token=\S+\n/);
  expect(await get(id)).toMatchObject({ inquired: true, confirmedDate: { time: '0' } });
  expect(await card()).not.toHaveProperty('unconfirmed');

  await run();
  expect(await card()).not.toHaveProperty('unconfirmed');
  await change({ inquiredAt: ago(2.1) });
  await run();
  expect([await card(), await get(id)]).toMatchObject([{ unconfirmed: true }, { unconfirmed: true }]);
  await inquire(id);
  expect(await queued()).toHaveLength(1);
  await change({ inquiredAt: ago(8) });
  await inquire(id);
  expect(await queued()).toHaveLength(2);
  // Staff who ask do so as members.
  expect(await product.services.db.select().from(audits)).toEqual([]);
});

test('what was published or confirmed within seven days, is done, own or hidden is not asked about', async () => {
  const given = [
    [{ createdAt: ago(3) }, 409, /^3일 전에 아직 있다고/],
    [{ createdAt: ago(30), confirmedAt: new Date() }, 409, /^오늘 아직 있다고/],
    [{ createdAt: ago(30), status: 1 }, 409, /거래가 끝난/],
    [{ createdAt: ago(30), userId: product.ids.other }, 409, /내가 올린/],
    [{ createdAt: ago(30), visible: false, hiddenReason: '사기' }, 404, /./],
  ] as const;
  for (const [row, status, detail] of given) {
    const refused = await inquire(await storedRealty(product, row));
    expect([refused.statusCode, refused.json().detail]).toEqual([status, expect.stringMatching(detail)]);
  }
  expect((await inquire(999_999)).statusCode).toBe(404);
  expect((await inquire(await storedRealty(product), 'nobody')).statusCode).toBe(401);
  expect(await queued()).toEqual([]);
});

test('the link of the mail answers by a form alone, and never by being looked at', async () => {
  const id = await storedRealty(product, { createdAt: ago(8) });
  await inquire(id);
  await change({ unconfirmed: true });
  const [mail] = await queued();
  const url = new URL(/https:\S+token=\S+/.exec(mail?.text ?? '')?.[0] ?? '');
  const press = async (answer: string, search = url.search) => {
    const { statusCode, headers } = await product.inject({
      method: 'POST',
      url: `${url.pathname}${search}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `answer=${answer}`,
    });
    return [statusCode, headers.location];
  };
  await product.inject({ url: `${url.pathname}${url.search}` });
  expect(await get(id)).toMatchObject({ inquired: true, unconfirmed: true });

  const late = [303, '/account/still-there?answer=late'];
  for (const wrong of ['', '?token=1', url.search.slice(0, -2), url.search.replace('=', '=9')])
    expect(await press('done', wrong)).toEqual(late);
  expect(await press('yes')).toEqual([303, '/account/still-there?answer=yes']);
  const answered = await get(id);
  expect(answered).not.toHaveProperty('inquired');
  expect(answered).not.toHaveProperty('unconfirmed');
  expect(Number(answered.confirmedDate.time)).toBeGreaterThan(Date.now() - 60_000);
  expect((await inquire(id)).statusCode).toBe(409);
  // Who finds somebody two days later can say so by the same mail.
  expect(await press('done')).toEqual([303, '/account/still-there?answer=done']);
  expect((await get(id)).status).toBe(1);
  await product.services.db.delete(realties).where(eq(realties.id, id));
  expect(await press('yes')).toEqual(late);
});

test('whatever its owner does to a listing says that it can be had; staff and others say nothing', async () => {
  const id = await storedRealty(product, { createdAt: ago(20) });
  const confirm = (as: Role) => product.call(api.realties.confirm, { as, params: { id } });
  const isOpen = async () => (await get(id)).inquired === true;
  const waiting = () => change({ inquiredAt: ago(1), confirmedAt: null, unconfirmed: true });
  await waiting();
  for (const as of ['other', 'admin'] as const) expect((await confirm(as)).statusCode).toBe(403);
  const status = (as: Role) => product.call(api.realties.status, { as, body: { id, status: 2 } });
  await status('admin');
  expect(await isOpen()).toBe(true);
  for (const act of [
    () => confirm('member'),
    () => status('member'),
    () => product.call(api.realties.renew, { as: 'member', params: { id } }),
  ]) {
    await waiting();
    expect((await act()).statusCode).toBe(200);
    expect(await isOpen()).toBe(false);
  }
});
