import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { IMAGE_VARIANTS, imageVariant } from '@hanca/common/image-variants.ts';
import type { ImageTarget } from '@hanca/common/images.ts';
import { HIDDEN, HTML, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { announced } from '../../db/schema/announced.ts';
import { businesses } from '../../db/schema/businesses.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { events } from '../../db/schema/events.ts';
import { posts } from '../../db/schema/posts.ts';
import { realties } from '../../db/schema/realties.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg } from '../../testing/sample-files.ts';
import { storing, THEN } from '../../testing/stored.ts';
import { signAddress } from './address.ts';
import { pictureHolders } from './holders.ts';
import { type ProcessedImage, processImage } from './process.ts';

// A picture is served because something visible shows it, and to those alone whose it is while nothing does.

let product: TestProduct;
let processed: ProcessedImage;
beforeAll(async () => {
  product = await startProduct();
  processed = await processImage(await jpeg());
});
afterAll(() => product.close());

/** A stored picture, another one for each member and target. */
const store = (target: ImageTarget, as: 'member' | 'other' | 'admin') =>
  product.services.store.save(target, product.ids[as], processed, new Date());

/** Writes past the API, and waits until this process has heard of it. */
const write = async (work: Promise<unknown>) => {
  await work;
  await product.services.changes.caughtUp();
};

const AVIF = { accept: 'image/avif,image/webp,*/*' };
const get = (url: string, headers: Record<string, string> = {}) => product.inject({ url, headers });

/** The answers to a picture at an address, to all its variants and to one in another format. */
const statusesOf = async (address: string): Promise<Set<number>> => {
  const answers = [
    await get(address),
    await get(address, AVIF),
    ...(await Promise.all(IMAGE_VARIANTS.map((variant) => get(imageVariant(address, variant))))),
  ];
  return new Set(answers.map(({ statusCode }) => statusCode));
};
const [SERVED, REFUSED] = [new Set([200]), new Set([404])];

/** Where somebody is served a picture; undefined where they are not. */
const addressFor = async (as: Role, path: string): Promise<string | undefined> => {
  const answer = await product.call(api.images.addresses, { as, query: { paths: path } });
  return answer.json<{ address: string }[]>()[0]?.address;
};

/** Columns that only repeat a path which another record holds. */
const REPEATED = ['flyer_items.page', 'images.path', 'realty_pictures.path'];

test('every column of pictures is one of a kind of record that shows them', async () => {
  const folder = join(import.meta.dirname, '../../db/schema');
  const modules = await Promise.all(
    readdirSync(folder).map((name): Promise<object> => import(join(folder, name))),
  );
  const tables = modules.flatMap((module) => Object.values(module)).filter((one) => is(one, PgTable));
  expect(tables.length).toBeGreaterThan(50);
  const listed = pictureHolders.flatMap(({ table, lists, texts }) =>
    [...lists, ...texts].map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const named = tables.flatMap((table) =>
    Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`),
  );
  const ofPictures = named.filter((name) => /\..*(?:image|thumb|picture|photo|avatar|logo)/.test(name));
  // And one with pictures among its words.
  expect([...ofPictures, 'posts.content_html'].sort()).toEqual(listed.sort());
  expect(named).toEqual(expect.arrayContaining(REPEATED));
});

test('what is known of a picture ends with the record: every kind announces the columns that show it', () => {
  for (const { table, lists, texts } of pictureHolders.filter(({ visible }) => visible)) {
    const columns = announced.find((entry) => entry.table === table)?.columns.map(({ name }) => name);
    const wanted = [...lists, ...texts].map(({ name }) => name);
    expect(columns, getTableName(table)).toEqual(expect.arrayContaining(wanted));
  }
});

test('a picture of each kind of record is served while the record is visible, in all its forms', async () => {
  const { db } = product.services;
  const path = await store('realty', 'admin');
  const stored = storing(db, product.ids);
  const event = {
    title: '모임',
    regionId: 'CA59',
    place: '밴쿠버',
    host: '한카',
    content: '내용',
    startDate: THEN,
    endDate: THEN,
  };
  const img = `<p><img src="https://hanca.example${imageVariant(path, '600')}" alt="" /></p>`;
  await stored.businesses({ id: 3 });
  await stored.coupons({ id: 1, issuedQuantity: 0, isActive: false });
  await stored.realties({ id: 1, visible: false });
  await stored.posts({ id: 1, status: HIDDEN });
  // How each shows the picture, and what hides it.
  const kinds: [PgTable, () => Promise<unknown>, () => Promise<unknown>][] = [
    [
      realties,
      () => db.update(realties).set({ images: [path], visible: true }),
      () => db.update(realties).set({ visible: false }),
    ],
    [
      posts,
      () => db.update(posts).set({ images: [path], status: PUBLISHED }),
      () => db.update(posts).set({ status: HIDDEN }),
    ],
    [
      posts,
      () => db.update(posts).set({ images: [], thumbnail: path, status: PUBLISHED }),
      () => db.update(posts).set({ status: WAITING }),
    ],
    [
      posts,
      () => db.update(posts).set({ thumbnail: '', contentHtml: img, contentType: HTML, status: PUBLISHED }),
      () => db.delete(posts),
    ],
    [
      coupons,
      () => db.update(coupons).set({ images: `x,${path}`, isActive: true }),
      () => db.update(coupons).set({ isActive: false }),
    ],
    // Who has claimed it still sees it.
    [
      coupons,
      () => db.update(coupons).set({ images: '', thumbnail: path, issuedQuantity: 1 }),
      () => db.delete(coupons),
    ],
    [
      businesses,
      () => db.update(businesses).set({ images: path }),
      () => db.update(businesses).set({ images: '' }),
    ],
    [events, () => db.insert(events).values({ ...event, images: path }), () => db.delete(events)],
  ];
  for (const [index, [table, show, hide]] of kinds.entries()) {
    const kind = `${index} ${getTableName(table)}`;
    expect(await statusesOf(path), `${kind}, hidden`).toEqual(REFUSED);
    await write(show());
    expect(await statusesOf(path), `${kind}, visible`).toEqual(SERVED);
    expect(await addressFor('other', path), kind).toBe(path);
    await write(hide());
  }
  const answer = await get(path);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
  const shown = pictureHolders.filter(({ visible }) => visible).map(({ table }) => getTableName(table));
  expect(new Set(kinds.map(([table]) => getTableName(table)))).toEqual(new Set(shown));
});

test('while nothing visible shows it, its uploader, the owner of its record and staff get it for an hour', async () => {
  const { db, tokens } = product.services;
  const uploaded = await store('realty', 'member');
  expect(await statusesOf(uploaded)).toEqual(REFUSED);
  expect(await addressFor('other', uploaded)).toBeUndefined();
  for (const as of ['member', 'admin'] as const) {
    const address = (await addressFor(as, uploaded)) ?? '';
    expect(await statusesOf(address), as).toEqual(SERVED);
    expect((await get(address)).headers['cache-control']).toBe('private, no-cache');
  }
  expect((await product.call(api.images.addresses, { query: { paths: uploaded } })).statusCode).toBe(401);

  // Staff have put this one into a listing of the member, and hidden it.
  const ofStaff = await store('post', 'admin');
  await write(storing(db, product.ids).realties({ id: 7, images: [ofStaff], hiddenReason: '사기 의심' }));
  expect(await statusesOf(ofStaff)).toEqual(REFUSED);
  const address = (await addressFor('member', ofStaff)) ?? '';
  expect(await statusesOf(address)).toEqual(SERVED);
  expect(await addressFor('other', ofStaff)).toBeUndefined();

  const ofAnother = address.replace(ofStaff, uploaded);
  const lasting = address.replace(/until=\d+/, `until=${Date.now() + 3 * 3600_000}`);
  const expired = signAddress(tokens, ofStaff, Date.now() - 2 * 3600_000);
  const torn = [address.replace(/&seal=.*/, ''), address.replace(/seal=./, 'seal=-'), `${address}&seal=x`];
  for (const one of [ofAnother, lasting, expired, ...torn]) {
    expect(await statusesOf(one), one).toEqual(REFUSED);
  }
});

test('who writes the path of a hidden picture into a text of their own shows it to nobody', async () => {
  const { db } = product.services;
  const path = await store('coupon', 'admin');
  await write(
    storing(db, product.ids).posts({ id: 50, content: path, byMember: true, userId: product.ids.other }),
  );
  expect(await statusesOf(path)).toEqual(REFUSED);
  expect(await addressFor('other', path)).toBeUndefined();
});

test('pictures are looked up together, and again when what shows them has changed', async () => {
  const { db, database } = product.services;
  const paths = [await store('business', 'admin'), await store('business', 'other')];
  const listing = (id: number) => storing(db, product.ids).realties({ id, images: paths });
  await write(listing(20));
  const query = vi.spyOn(database.pool, 'query');
  const lookUps = async () => {
    query.mockClear();
    for (const statuses of await Promise.all(paths.map(statusesOf))) expect(statuses).toEqual(SERVED);
    const texts = query.mock.calls.map(([given]) => (given as { text?: string }).text ?? '');
    return texts.filter((text) => text.includes('wanted(path)')).length;
  };
  const first = await lookUps();
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThanOrEqual(3);
  // Another listing changes nothing of what is known.
  await write(storing(db, product.ids).realties({ id: 21 }));
  expect(await lookUps()).toBe(0);
  await write(db.update(realties).set({ title: '고친 제목' }));
  expect(await lookUps()).toBeGreaterThan(0);
  query.mockRestore();
});
