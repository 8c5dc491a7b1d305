import type { OwnPrice } from '@hanca/common/contract/fuel-prices.ts';
import type { PricedStation } from '@hanca/common/contract/fuel-stations.ts';
import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { audits } from '../../db/schema/audits.ts';
import { fuelPrices, fuelStations } from '../../db/schema/fuel.ts';
import { users } from '../../db/schema/users.ts';
import { takeAnswer } from '../../feeds/take.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { nrcan } from '../energy/nrcan.ts';
import { announcePassed, deleteOldPrices } from './queries.ts';

let product: TestProduct;
let stationId = 0;
beforeAll(async () => {
  product = await startProduct({ feeds: { modes: { nrcan: 'live' }, keys: {} } });
});
afterAll(() => product.close());

const station = {
  title: '예시 주유소',
  address: '1 Example St',
  regionId: 'CA595911606',
  location: { lat: 49.2292, lng: -123.0075 },
  source: '운영팀이 본 간판',
};
beforeEach(async () => {
  await product.services.db.delete(fuelStations);
  const made = await product.call(api.fuelStations.create, { as: 'admin', body: station });
  stationId = made.json().id;
});

type Who = 'member' | 'other';

const report = (as: Who, cents: number, change: object = {}) =>
  product.call(api.fuelPrices.report, {
    as,
    body: { stationId, grade: 'regular', kind: 'card', cents, ...change },
  });
const shown = async () => {
  const one = await product.call(api.fuelStations.station, { params: { id: stationId } });
  return one.json<PricedStation>().prices.map(({ seenDate: _, ...price }) => price);
};
const own = async (as: Who) => (await product.call(api.fuelPrices.own, { as })).json<OwnPrice[]>();

/** As if everything so far had been seen earlier. */
const passHours = async (hours: number) => {
  await product.services.db
    .update(fuelPrices)
    .set({ seenDate: sql`${fuelPrices.seenDate} - make_interval(hours => ${hours}::int)` });
  await product.services.changes.caughtUp();
};

const setUser = async (id: number, change: Partial<typeof users.$inferInsert>) => {
  await product.services.db.update(users).set(change).where(eq(users.id, id));
  await product.services.changes.caughtUp();
};

test('what one member says is shown to nobody until another one has seen about the same', async () => {
  expect((await report('member', 171.9)).json()).toMatchObject({ cents: 171.9, confirmed: false });
  expect(await shown()).toEqual([]);
  // Somebody who says it twice is still one.
  await report('member', 171.8);
  expect(await shown()).toEqual([]);
  // Of something else, or far from it, nothing is confirmed.
  await report('other', 174.9);
  await report('other', 171.8, { kind: 'cash' });
  await report('other', 171.8, { grade: 'diesel' });
  expect(await shown()).toEqual([]);
  expect((await report('other', 174.8)).json()).toMatchObject({ confirmed: true });
  const price = { grade: 'regular', kind: 'card', by: 'members', members: 2 };
  expect(await shown()).toEqual([{ ...price, cents: 174.8 }]);
  expect(await own('member')).toMatchObject([{ station: station.title, cents: 171.8, confirmed: true }]);
});

test('what is taken back counts no more, and nobody takes back what another said', async () => {
  await report('member', 170);
  const { id } = (await report('other', 170)).json();
  expect(await shown()).toHaveLength(1);
  expect((await product.call(api.fuelPrices.withdraw, { as: 'member', params: { id } })).statusCode).toBe(
    404,
  );
  expect((await product.call(api.fuelPrices.withdraw, { as: 'other', params: { id } })).statusCode).toBe(204);
  expect(await shown()).toEqual([]);
  expect(await own('other')).toEqual([]);
});

test('a price is gone after a day, and after a week with who reported it', async () => {
  const { db, changes } = product.services;
  await report('member', 170);
  await report('other', 170);
  await passHours(23);
  expect(await shown()).toHaveLength(1);
  // Time alone changes no row: the clock announces it.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.update(fuelPrices).set({ seenDate: sql`now() - interval '24 hours 1 second'` });
  });
  expect(await shown()).toHaveLength(1);
  await announcePassed(db, new Date(Date.now() - 60_000));
  await changes.caughtUp();
  expect([await shown(), await own('member')]).toEqual([[], []]);
  expect(await deleteOldPrices(db)).toBe(0);
  await passHours(6 * 24);
  expect(await deleteOldPrices(db)).toBe(2);
});

test('reports of who is suspended, from everything or from writing, do not count, nor of who is leaving', async () => {
  await report('member', 170);
  await report('other', 170);
  const { other } = product.ids;
  const back = { suspended: false, suspendedUntil: null, deleteAt: null };
  const later = new Date(Date.now() + 3600_000);
  for (const away of [{ suspended: true }, { suspendedUntil: later }, { deleteAt: later }]) {
    await setUser(other, away);
    expect(await shown()).toEqual([]);
    await setUser(other, back);
    expect(await shown()).toHaveLength(1);
  }
  await setUser(other, { suspendedUntil: later });
  expect((await report('other', 170)).json()).toMatchObject({ code: 'suspended' });
  await setUser(other, back);
});

test('staff are believed at once, and what was seen last is shown', async () => {
  const enter = (cents: number) =>
    product.call(api.fuelPrices.create, {
      as: 'admin',
      body: { stationId, grade: 'regular', kind: 'card', cents },
    });
  const made = (await enter(168.88)).json();
  expect(made).toMatchObject({ cents: 168.9, byMember: false });
  expect(await shown()).toEqual([{ grade: 'regular', kind: 'card', cents: 168.9, by: 'staff', members: 0 }]);
  await passHours(2);
  await report('member', 166);
  await report('other', 166);
  expect(await shown()).toMatchObject([{ cents: 166, by: 'members' }]);
  await enter(169);
  expect(await shown()).toMatchObject([{ cents: 169, by: 'staff' }]);
  expect((await enter(5)).statusCode).toBe(400);
  const nowhere = { stationId: 999_999, grade: 'regular', kind: 'card', cents: 170 };
  expect((await product.call(api.fuelPrices.create, { as: 'admin', body: nowhere })).json()).toMatchObject({
    errors: [{ path: 'stationId' }],
  });
  expect((await report('member', 170, { stationId: 999_999 })).statusCode).toBe(400);
});

test('staff see and delete what members report, but change none of it and are not told whose it is', async () => {
  const { id } = (await report('member', 170)).json();
  const list = await product.call(api.fuelPrices.list, { as: 'admin', query: { stationId } });
  expect(list.json()).toMatchObject([{ id, byMember: true, cents: 170 }]);
  const changed = await product.call(api.fuelPrices.update, { as: 'admin', body: { id, cents: 180 } });
  expect([changed.statusCode, list.payload.includes('userId')]).toEqual([409, false]);
  expect((await product.call(api.fuelPrices.remove, { as: 'admin', params: { id } })).statusCode).toBe(204);
  const [noted] = await product.services.db
    .select()
    .from(audits)
    .where(eq(audits.feature, 'fuelPrices'))
    .orderBy(sql`id desc`)
    .limit(1);
  expect(noted).toMatchObject({ action: 'remove', recordId: id });
  expect(JSON.stringify(noted?.before)).not.toContain('userId');
});

/** The Tuesday before now, as the source writes it: 'Tue, 17 Nov 2026'. */
const lastTuesday = (): string => {
  const day = new Date();
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 5) % 7));
  return day.toUTCString().slice(0, 16);
};

const averageIn = (city: string, price: string) =>
  `<item><title>${city}</title><description>$${price}</description><pubDate>${lastTuesday()}</pubDate></item>`;

test('what is far from the average of the nearest surveyed city is refused beside its field', async () => {
  const { db, changes } = product.services;
  const items =
    averageIn('Vancouver', '1.700') + averageIn('Toronto', '1.300') + averageIn('Canada', '1.400');
  const text = `<rss><channel><description>Regular Gasoline</description>${items}</channel></rss>`;
  await takeAnswer(db, nrcan, { text, origin: 'live' }, new Date());
  await changes.caughtUp();
  const refused = await report('member', 129.9);
  expect([refused.statusCode, refused.json().errors]).toEqual([
    400,
    [
      expect.objectContaining({
        path: 'cents',
        message: expect.stringContaining('밴쿠버 일반유의 주간 평균 170.0¢'),
      }),
    ],
  ]);
  expect((await report('member', 131)).statusCode).toBe(201);
  // Premium is not surveyed: it is dearer than regular.
  expect((await report('member', 240, { grade: 'premium' })).statusCode).toBe(201);
  expect((await report('member', 140, { grade: 'premium' })).statusCode).toBe(400);
  // Of diesel nothing is known here.
  expect((await report('member', 300, { grade: 'diesel' })).statusCode).toBe(201);
});
