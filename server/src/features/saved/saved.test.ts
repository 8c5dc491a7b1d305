import { api } from '@hanca/common/contract/index.ts';
import type { GoneRealty, SavedRealty } from '@hanca/common/contract/saved.ts';
import { NOTE_MAX } from '@hanca/common/text-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { realties } from '../../db/schema/realties.ts';
import { savedRealties } from '../../db/schema/saved.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { withoutTimes } from '../../testing/without-times.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.db.delete(savedRealties);
});

const save = async (id: number, as: Role = 'other') =>
  (await product.call(api.saved.add, { as, params: { id } })).statusCode;
const unsave = async (id: number, as: Role = 'other') =>
  (await product.call(api.saved.remove, { as, params: { id } })).statusCode;
const list = async (query: Record<string, unknown> = {}, as: Role = 'other') =>
  (await product.call(api.saved.list, { as, query })).json<SavedRealty[]>();
const gone = async (as: Role = 'other') => (await product.call(api.saved.gone, { as })).json<GoneRealty[]>();
const write = async (id: number, note: string, as: Role = 'other') =>
  (await product.call(api.saved.write, { as, params: { id }, body: { note } })).statusCode;
const look = async (ids: number[]) =>
  (await product.call(api.saved.look, { as: 'other', body: { ids } })).statusCode;
const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
const count = async (as: Role = 'other') => (await product.call(api.saved.count, { as })).json<number>();
const ids = async (as: Role = 'other') => (await product.call(api.saved.ids, { as })).json<number[]>();

/** Moves what is saved apart in time, in the order of saving. */
const saveInTurn = async (listings: number[]) => {
  for (const [n, id] of listings.entries()) {
    expect(await save(id)).toBe(204);
    const createdAt = sql`now() - ${listings.length - n} * interval '1 minute'`;
    await product.services.db.update(savedRealties).set({ createdAt }).where(eq(savedRealties.realtyId, id));
  }
};

test('what a member saves is theirs alone, last saved first, and can be taken out again', async () => {
  const first = await storedRealty(product);
  const second = await storedRealty(product, { title: '두 번째' });
  await saveInTurn([second, first]);

  expect(idsOf(await list())).toEqual([first, second]);
  expect(idsOf(await list({ order: 'ASC' }))).toEqual([second, first]);
  expect(idsOf(await list({ skip: 1, limit: 1 }))).toEqual([second]);
  expect(idsOf(await list({ ids: `${second},999999` }))).toEqual([second]);
  expect([await count(), await ids()]).toEqual([2, [first, second]]);
  expect([await list({}, 'member'), await count('member'), await ids('member')]).toEqual([[], 0, []]);

  expect([await unsave(second), await unsave(second), await unsave(second, 'member')]).toEqual([
    204, 204, 204,
  ]);
  expect(await ids()).toEqual([first]);
  expect(await unsave(first, 'member')).toBe(204);
  expect(await ids()).toEqual([first]);
});

test('saving twice is saving once, also at the same time', async () => {
  const id = await storedRealty(product);
  expect(await Promise.all([save(id), save(id), save(id)])).toEqual([204, 204, 204]);
  expect(await ids()).toEqual([id]);
});

test('what is unknown or cannot be seen is not saved', async () => {
  const hidden = await storedRealty(product, { visible: false, hiddenReason: '사기' });
  for (const id of [hidden, 999_999]) {
    expect(await save(id)).toBe(404);
    expect(await unsave(id)).toBe(204);
  }
  expect(await save(hidden, 'admin')).toBe(404);
});

test('a saved listing that cannot be seen is left out until it can be; its note stays, also once it is deleted', async () => {
  const { db } = product.services;
  const id = await storedRealty(product);
  await save(id);
  expect(await write(id, '토요일 2시에 보기로 함')).toBe(204);
  expect(await gone()).toEqual([]);
  await db.update(realties).set({ visible: false });
  expect([await list(), await count(), await ids()]).toEqual([[], 0, [id]]);
  await db.update(realties).set({ visible: true });
  expect([idsOf(await list()), await count(), await gone()]).toEqual([[id], 1, []]);
  await db.delete(realties);
  expect([await list(), await count(), await ids()]).toEqual([[], 0, [id]]);
  // Nothing of the listing itself.
  const own = { note: '토요일 2시에 보기로 함', savedPrice: 1200, savedStatus: 0, isNews: true };
  expect(await gone()).toEqual([{ id, ...own, savedDate: expect.anything() }]);
  expect([await write(id, ''), (await gone())[0]?.note, await unsave(id), await gone()]).toEqual([
    204,
    '',
    204,
    [],
  ]);
});

test('a note is for its writer alone, on what they have saved, and no longer than is said', async () => {
  const id = await storedRealty(product);
  expect(await write(id, '메모')).toBe(404);
  await save(id);
  await save(id, 'member');
  expect([await write(id, '가'.repeat(NOTE_MAX)), await write(id, '가'.repeat(NOTE_MAX + 1))]).toEqual([
    204, 400,
  ]);
  // The listing's own lister has saved it too; saving again leaves the note.
  expect([await write(id, '내 메모'), await save(id)]).toEqual([204, 204]);
  expect([(await list())[0]?.note, (await list({}, 'member'))[0]?.note]).toEqual(['내 메모', '']);
  expect(JSON.stringify((await product.call(api.realties.get, { params: { id } })).json())).not.toContain(
    '내 메모',
  );
});

test('what changed since a member looked is news, and what it was when they saved it stays', async () => {
  const { db } = product.services;
  const id = await storedRealty(product);
  await save(id);
  const news = async () => [...(await list()), ...(await gone())].map(({ isNews }) => isNews);
  const state = async () =>
    (await list()).map(({ savedPrice, savedStatus, price, status }) => [
      savedPrice,
      savedStatus,
      price,
      status,
    ]);
  expect(await news()).toEqual([false]);
  for (const change of [{ price: 1100 }, { status: 2 }, { visible: false }, { visible: true, price: 1300 }]) {
    await db.update(realties).set(change);
    expect(await news()).toEqual([true]);
    expect([await look([id]), await news()]).toEqual([204, [false]]);
  }
  expect(await state()).toEqual([[1200, 0, 1300, 2]]);
});

test('what the version before has saved has its price from the first look on', async () => {
  const { db } = product.services;
  const id = await storedRealty(product);
  await db.insert(savedRealties).values({ userId: product.ids.other, realtyId: id });
  expect(await list()).toMatchObject([{ savedPrice: null, savedStatus: null, isNews: false }]);
  await look([id]);
  await db.update(realties).set({ price: 1100 });
  expect(await list()).toMatchObject([{ savedPrice: 1200, savedStatus: 0, isNews: true, price: 1100 }]);
});

test('only the owner finds the exact place among what they saved', async () => {
  const id = await storedRealty(product);
  await save(id);
  await save(id, 'member');
  const [seen] = await list();
  expect(seen).toMatchObject({
    address: 'Kingsway, Burnaby',
    location: { lat: 49.231, lng: -123.003 },
    expiresDate: null,
    viewCount: null,
  });
  expect(withoutTimes(JSON.stringify(seen))).not.toMatch(/1203|4567|V5H|49\.2301|0123/);
  const [own] = await list({}, 'member');
  expect(own).toMatchObject({ address: expect.stringContaining('4567'), location: { lat: 49.2301 } });
});

test('at most 500, of which what cannot be seen makes room', async () => {
  const { db } = product.services;
  const more = await storedRealty(product);
  const id = await storedRealty(product);
  const columns = sql.raw(
    `user_id, region_id, city_id, re_type, tx_type, price, bedroom, bathroom, area, address, public_address, lat, lng,
     public_lat, public_lng, content, expires_at`,
  );
  await db.execute(sql`insert into realties (title, ${columns})
    select 'n' || n, ${columns} from realties, generate_series(1, 499) n where realties.id = ${id}`);
  await db.execute(sql`insert into saved_realties (user_id, realty_id)
    select ${product.ids.other}, id from realties where id <> ${more}`);

  const refused = await product.call(api.saved.add, { as: 'other', params: { id: more } });
  expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('500개')]);
  expect([await save(id), await count(), (await ids()).includes(more)]).toEqual([204, 500, false]);
  await db.update(realties).set({ visible: false }).where(eq(realties.id, id));
  // What has a note is missed.
  expect([await write(id, '메모'), await save(more), await write(id, '')]).toEqual([204, 409, 204]);
  expect([await save(more), await count()]).toEqual([204, 500]);
  expect([(await ids()).length, (await ids()).includes(id)]).toEqual([500, false]);
});
