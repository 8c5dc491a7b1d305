import { api } from '@hanca/common/contract/index.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { mails } from '../../db/schema/mails.ts';
import { realties } from '../../db/schema/realties.ts';
import { users } from '../../db/schema/users.ts';
import { loggedError } from '../../logged-error.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { hideExpired } from './expiry.ts';
import { listingExpiry } from './jobs.ts';

const DAY_MS = 24 * 3600_000;
const days = (n: number) => new Date(Date.now() + n * DAY_MS);

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
});
afterAll(() => product.close());
beforeEach(async () => {
  const { db } = product.services;
  for (const table of [realties, mails, attempts]) await db.delete(table);
});

const run = () => listingExpiry.run(product.services);
const visible = async () => {
  const { db } = product.services;
  const rows = await db.select({ id: realties.id }).from(realties).where(eq(realties.visible, true));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
};
const queued = () => product.services.db.select().from(mails).orderBy(mails.id);

test('what was not renewed in time is hidden, and cached answers forget it', async () => {
  const count = async () => (await product.call(api.realties.count)).json();
  const stays = await storedRealty(product, { expiresAt: days(30) });
  await run();
  await storedRealty(product, { expiresAt: days(-1) });
  await storedRealty(product, { expiresAt: days(-1), status: 1 });
  await product.services.changes.caughtUp();
  expect([await visible(), await count()]).toEqual([expect.objectContaining({ length: 3 }), 3]);
  await run();
  await product.services.changes.caughtUp();
  expect([await visible(), await count()]).toEqual([[stays], 1]);
  expect(await queued()).toEqual([]);
});

test('a lower price is news for thirty days', async () => {
  const prices = async () =>
    (await product.call(api.realties.list)).json<RealtySummary[]>().map(({ previousPrice }) => previousPrice);
  await storedRealty(product, { previousPrice: 1300, priceSince: days(-29) });
  await storedRealty(product, { previousPrice: 1300, priceSince: days(-31) });
  expect(await prices()).toEqual([null, 1300]);
  await run();
  const stored = await product.services.db.select({ was: realties.previousPrice }).from(realties);
  expect(stored.map(({ was }) => was).sort()).toEqual([1300, null]);
});

test('the owner is mailed once, with a link that renews after a question', async () => {
  const id = await storedRealty(product, { expiresAt: days(6.5), title: '방\r\n하나' });
  await storedRealty(product, { expiresAt: days(7.5) });
  await storedRealty(product, { expiresAt: days(3), visible: false, hiddenReason: '사기' });
  await storedRealty(product, { expiresAt: days(3), status: 1 });
  await run();
  await run();
  const [mail, ...more] = await queued();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    recipient: 'member@example.org',
    subject: '[한카] 7일 뒤에 매물이 목록에서 내려가요',
  });
  expect(mail?.text).toContain("'방 하나' 매물이 7일 뒤에");
  expect(mail?.text).toContain(`\nhttps://hanca.example/mypage?renew=${id}\n`);
});

test('a renewed listing is mailed about again when its time comes again', async () => {
  const { db } = product.services;
  const id = await storedRealty(product, { expiresAt: days(2) });
  await run();
  await db
    .update(realties)
    .set({ expiresAt: days(60), expiryTold: false })
    .where(eq(realties.id, id));
  await run();
  expect(await queued()).toHaveLength(1);
  await db.update(realties).set({ expiresAt: days(7) });
  await run();
  expect(await queued()).toHaveLength(2);
});

/** Copies of a listing, with terms as many as a long text has; the first `ending` of them end in three days, the others have. */
const copies = async (id: number, { ending, of }: { ending: number; of: number }) => {
  const columns = sql.raw(
    `user_id, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address, public_address, lat, lng,
     public_lat, public_lng, content`,
  );
  await product.services.db.execute(sql`insert into realties (title, expires_at, terms, ${columns})
    select 'n' || n, now() + case when n <= ${ending} then interval '3 days' else interval '-1 day' end,
      (select array_agg('term' || (n * 7 + t) % 2000) from generate_series(1, 60) t), ${columns}
    from realties, generate_series(1, ${of}::int) n where realties.id = ${id}`);
};

/** As many members, each with one of the listings. */
const spreadOverOwners = async () => {
  const { db } = product.services;
  await db.execute(sql`insert into users (email, name, verified_at)
    select 'owner' || id || '@example.org', '회원', now() from realties`);
  await db.execute(sql`update realties set user_id = users.id
    from users where users.email = 'owner' || realties.id || '@example.org'`);
};

test('more than fit into one batch, by two processes at once: each is hidden and mailed about once', async () => {
  await copies(await storedRealty(product, { expiresAt: days(3) }), { ending: 120, of: 300 });
  await spreadOverOwners();
  await Promise.all([run(), run()]);
  // Two that met at the same rows may each have left what the other held.
  await run();
  expect(await visible()).toHaveLength(121);
  const texts = (await queued()).map(({ text }) => text);
  expect([texts.length, new Set(texts).size]).toEqual([121, 121]);
});

test('they are hidden fifty at a time, so that no statement outlasts its time', async () => {
  await copies(await storedRealty(product, { expiresAt: days(30) }), { ending: 0, of: 130 });
  expect(await hideExpired(product.services.db, 50)).toBe(50);
  await run();
  expect(await visible()).toHaveLength(1);
});

test('owners are mailed also where hiding fails', async () => {
  const { pool } = product.services.database;
  await storedRealty(product, { expiresAt: days(2) });
  const over = await storedRealty(product, { expiresAt: days(-1) });
  await pool.query('ALTER TABLE realties ADD CONSTRAINT stays CHECK (visible)');
  const failure = await run().catch(loggedError);
  await pool.query('ALTER TABLE realties DROP CONSTRAINT stays');
  expect(failure).toMatchObject({ errors: [{ cause: { constraint: 'stays' } }] });
  expect(await queued()).toHaveLength(1);
  expect(await visible()).toContain(over);
  await run();
  expect([await visible(), await queued()]).toEqual([[expect.any(Number)], [expect.anything()]]);
});

test('an owner whose address is not verified is mailed once it is', async () => {
  const { db } = product.services;
  const owner = eq(users.id, product.ids.member);
  await storedRealty(product, { expiresAt: days(2) });
  await db.update(users).set({ verifiedAt: null }).where(owner);
  await run();
  expect(await queued()).toEqual([]);
  await db.update(users).set({ verifiedAt: new Date() }).where(owner);
  await run();
  expect(await queued()).toHaveLength(1);
});

test('a mail that cannot be queued leaves its listing for the next time', async () => {
  const { pool } = product.services.database;
  await storedRealty(product, { expiresAt: days(2) });
  await pool.query('ALTER TABLE mails RENAME TO letters');
  await expect(run()).rejects.toThrow();
  await pool.query('ALTER TABLE letters RENAME TO mails');
  await run();
  expect(await queued()).toHaveLength(1);
});
