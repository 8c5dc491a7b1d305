import { join } from 'node:path';
import type { Coupon } from '@hanca/common/contract/coupons.ts';
import type { Headline } from '@hanca/common/contract/headlines.ts';
import { api } from '@hanca/common/contract/index.ts';
import type { PostSummary } from '@hanca/common/contract/posts.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { Report } from '@hanca/common/contract/reports.ts';
import { COUPON_STATES } from '@hanca/common/coupons.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { count, eq, getTableName, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { businesses } from '../server/src/db/schema/businesses.ts';
import { comments } from '../server/src/db/schema/comments.ts';
import { conversations, messages } from '../server/src/db/schema/conversations.ts';
import { claims, coupons } from '../server/src/db/schema/coupons.ts';
import { headlines } from '../server/src/db/schema/headlines.ts';
import { images } from '../server/src/db/schema/images.ts';
import { notices } from '../server/src/db/schema/notices.ts';
import { posts } from '../server/src/db/schema/posts.ts';
import { realties } from '../server/src/db/schema/realties.ts';
import { reports } from '../server/src/db/schema/reports.ts';
import { savedRealties } from '../server/src/db/schema/saved.ts';
import { realtyPictures } from '../server/src/db/schema/screening.ts';
import { users } from '../server/src/db/schema/users.ts';
import { pictureHolders } from '../server/src/features/images/holders.ts';
import { createImageStore } from '../server/src/features/images/store.ts';
import { screening } from '../server/src/features/screening/jobs.ts';
import { startProduct, type TestProduct } from '../server/src/testing/product.ts';
import { storing } from '../server/src/testing/stored.ts';
import { readContent } from './content.ts';
import { drawOnDemand, readDrawings } from './pictures.ts';
import { storeContent } from './store.ts';

const DAY_MS = 24 * 3600_000;

const TABLES = {
  users,
  posts,
  realties,
  reports,
  savedRealties,
  businesses,
  coupons,
  claims,
  notices,
  headlines,
  images,
  comments,
  conversations,
  messages,
};

const content = readContent();
const drawings = readDrawings();
let product: TestProduct;
let before: Record<string, number>;

const countRows = async (): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const [name, table] of Object.entries(TABLES)) {
    const [row] = await product.services.db.select({ n: count() }).from(table);
    counts[name] = row?.n ?? 0;
  }
  return counts;
};

beforeAll(async () => {
  product = await startProduct();
  before = await countRows();
});
afterAll(() => product.close());

test('stores nothing of content that cannot be stored to its end', async () => {
  const [first] = content.headlines;
  if (!first) throw new Error('no headlines');
  const broken = { ...content, headlines: [{ ...first, posts: ['nothing'] }] };
  await expect(storeContent(product.services, broken, drawings)).rejects.toThrow(
    "the demonstration has no post 'nothing'",
  );
  expect(await countRows()).toEqual(before);
});

test('leaves a database with a post, a listing or a member of the demonstration alone as it is', async () => {
  const { db } = product.services;
  const stored = storing(db, product.ids);
  const id = 1000;
  const kinds = {
    post: [() => stored.posts({ id }), () => db.delete(posts)],
    listing: [() => stored.realties({ id }), () => db.delete(realties)],
    member: [
      () => stored.users({ id, email: content.members.at(-1)?.email ?? '' }),
      () => db.delete(users).where(eq(users.id, id)),
    ],
  } as const;
  for (const [kind, [insert, remove]] of Object.entries(kinds)) {
    await insert();
    const counts = await countRows();
    expect(await storeContent(product.services, content, drawings), kind).toBe(false);
    expect(await countRows(), kind).toEqual(counts);
    await remove();
  }
});

describe('stored', () => {
  beforeAll(async () => {
    expect(await storeContent(product.services, content, drawings)).toBe(true);
  });

  test('everything is there, and storing it twice changes nothing', async () => {
    const stored = await countRows();
    expect(stored).toEqual({
      users: (before.users ?? 0) + content.members.length,
      posts: content.posts.length,
      realties: content.realties.length,
      reports: content.reports.length,
      savedRealties: content.saves.flatMap(({ members = ['staff'] }) => members).length,
      businesses: content.businesses.length,
      coupons: content.coupons.length,
      claims: content.coupons.reduce((sum, { claimed }) => sum + claimed, 0),
      notices: content.notices.length,
      headlines: content.headlines.flatMap(({ posts: keys }) => keys).length,
      images: drawings.size,
      comments: content.comments.reduce((sum, { replies }) => sum + 1 + replies.length, 0),
      conversations: content.conversations.length,
      messages: content.conversations.flatMap(({ messages: written }) => written).length,
    });
    expect(await storeContent(product.services, content, drawings)).toBe(false);
    expect(await countRows()).toEqual(stored);
  });

  test('posts are in categories that exist, the newest last stored', async () => {
    const listed = (await product.call(api.posts.list, { query: { limit: 100 } })).json<PostSummary[]>();
    expect(listed).toHaveLength(content.posts.length);
    for (const { title, categoryTitle } of listed) expect(categoryTitle, title).not.toBe('');
    const times = listed.map(({ createdDate }) => Number(createdDate.time));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  test('pictures stand in kinds of records alone by which they are served', async () => {
    const { db } = product.services;
    const { rows: tables } = await db.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const withPictures: string[] = [];
    for (const { name } of tables) {
      const table = sql.identifier(name);
      const { rows } = await db.execute(
        sql`select from ${table} where ${table}::text like '%/images/%' limit 1`,
      );
      if (rows.length > 0) withPictures.push(name);
    }
    const holders = pictureHolders.map(({ table }) => getTableName(table));
    // These only repeat a path that a record has.
    const repeating = ['flyer_items', 'images', 'realty_pictures'];
    expect([...holders, ...repeating]).toEqual(expect.arrayContaining(withPictures));
    expect(withPictures).toEqual(expect.arrayContaining(['posts', 'realties', 'coupons']));
  });

  const found = async (query: Record<string, unknown>): Promise<RealtySummary[]> =>
    (await product.call(api.realties.list, { query: { limit: 100, ...query } })).json();

  test('visitors find the listings by their facts and words; the hidden and the expired one only staff', async () => {
    const shown = await found({});
    expect(shown).toHaveLength(content.realties.length - 2);
    const hidden = await product.call(api.realties.list, { as: 'admin', query: { hidden: true } });
    expect(hidden.json()).toMatchObject([{ title: '메트로타운 2베드 1,200불 급렌트', visible: false }]);
    const rooms = await found({ roomKind: 'solarium' });
    expect(rooms.map(({ title }) => title)).toEqual(['다운타운 솔라리움 룸렌트, 도서관 옆']);
    const lowered = (await found({ keyword: '예일타운' })).find(
      ({ previousPrice }) => previousPrice !== null,
    );
    expect(lowered).toMatchObject({ price: 3450, previousPrice: 3680, address: 'Homer St, Vancouver, BC' });
    const [newest] = shown;
    expect(Date.now() - Number(newest?.createdDate.time)).toBeLessThan(2 * DAY_MS);
  });

  test('there are coupons in every state; visitors see all but the stopped one', async () => {
    const query = { limit: 100 };
    const all = (await product.call(api.coupons.list, { as: 'admin', query })).json<Coupon[]>();
    expect(new Set(all.map(({ status }) => status))).toEqual(
      new Set(COUPON_STATES.map(({ value }) => value)),
    );
    const seen = (await product.call(api.coupons.list, { query })).json<Coupon[]>();
    expect(seen).toHaveLength(content.coupons.filter(({ isActive }) => isActive).length);
  });

  test('coupons are used after they were claimed, as many as members have', async () => {
    const rows = await product.services.db.select().from(claims);
    const used = rows.flatMap(({ usedAt, claimedAt }) => (usedAt ? [{ usedAt, claimedAt }] : []));
    expect(used).toHaveLength(content.coupons.reduce((sum, coupon) => sum + coupon.used, 0));
    for (const { usedAt, claimedAt } of used) expect(usedAt.getTime()).toBeGreaterThan(claimedAt.getTime());
    for (const { claimedAt } of rows) expect(claimedAt.getTime()).toBeLessThan(Date.now());
    expect(new Set(rows.map(({ couponId, userId }) => `${couponId} ${userId}`)).size).toBe(rows.length);
  });

  test('staff have put posts first, for the country and for regions, and pinned the newest notice', async () => {
    const country = (await product.call(api.headlines.list)).json<Headline[]>();
    expect(country.length).toBeGreaterThanOrEqual(5);
    expect(country.every(({ postHeader }) => postHeader !== null)).toBe(true);
    const region = await product.call(api.headlines.list, { query: { regionId: 'CA59', exact: true } });
    // Three, and the guides to the first thirty days there.
    expect(region.json()).toHaveLength(3 + 5);
    const pinned = await product.call(api.notices.list, { query: { pinned: true } });
    expect(pinned.json()).toMatchObject([{ title: content.notices.find((notice) => notice.pinned)?.title }]);
  });

  test('staff are shown the conversation that is a scam, once it was screened', async () => {
    await screening.run(product.services);
    const listed = (await product.call(api.reports.list, { as: 'admin' })).json<Report[]>();
    const screened = listed.filter((report) => report.screening);
    expect(screened).toMatchObject([{ reportedName: '신다온', userName: '자동 점검' }]);
    // Nor would drawings, which several homes share, be taken for copies once they are there.
    const looks = await product.services.db.select().from(realtyPictures);
    expect(looks).toHaveLength(content.realties.flatMap(({ pictures }) => pictures).length);
    expect(new Set(looks.map(({ hash }) => hash))).toEqual(new Set([null]));
  });
});

describe('the pictures', () => {
  const some = () => new Map([...drawings].filter(([name]) => name.startsWith('tower-0')));

  test('are drawn at their first request, and after a start that was cut off by the next', async () => {
    const { db, store, stopping, log } = product.services;
    const [path = ''] = (await found('tower-01')).map((row) => row.path);
    expect((await product.inject({ url: path })).statusCode).toBe(404);

    await drawOnDemand({ db, store, stopping, log }, some());
    const [requested = ''] = (await found('tower-02')).map((row) => row.path);
    expect((await product.inject({ url: requested })).statusCode).toBe(200);
    // That process ends here, before it has drawn the others. The next has a store of its own.
    const next = createImageStore(join(product.services.config.dataDir, 'images'), db, {
      nameKey: new Uint8Array(),
    });
    const drawAll = await drawOnDemand({ db, store: next, stopping, log }, some());
    expect(await drawAll()).toBe(true);
    const { width, height } = drawings.get('tower-01') ?? {};
    const answer = await product.inject({ url: path });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
    const small = await product.inject({ url: imageVariant(path, 'small') });
    expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400 });
  });

  const found = (name: string) =>
    product.services.db
      .select({ path: images.path })
      .from(images)
      .then((rows) => rows.filter(({ path }) => path.includes(drawings.get(name)?.hash ?? 'no such')));
});
