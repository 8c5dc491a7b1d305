import { mkdir, readdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { posts } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storedRealty } from '../../testing/stored-realty.ts';
import { imageSweep } from './jobs.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const upload = async (colour: string): Promise<string> => {
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('target', 'post');
  form.set('file', new Blob([new Uint8Array(picture)]), 'x.png');
  const request = new Request('http://x', { method: 'POST', body: form });
  const answer = await product.inject({
    method: 'POST',
    url: api.images.upload.path,
    headers: {
      authorization: `Bearer ${product.tokens.admin}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  const [path] = answer.json<string[]>();
  if (!path) throw new Error(answer.body);
  return path;
};

/** Makes rows and files look two days old. */
const age = async () => {
  const { db, config } = product.services;
  await db.update(images).set({ createdAt: sql`now() - interval '2 days'` });
  const root = join(config.dataDir, 'images');
  const old = new Date(Date.now() - 2 * 24 * 3600_000);
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) await utimes(join(entry.parentPath, entry.name), old, old);
  }
};

const isStored = async (path: string) => (await product.services.store.open(path, '')) !== null;

/** A shop with one of the pictures, and a coupon of it with the others. */
const openShop = async ([ofBusiness, ofCoupon, thumbnail]: string[]) => {
  const place = { regionId: 'CA59', title: '한아름마트' };
  const shop = await product.call(api.businesses.create, {
    as: 'admin',
    body: { ...place, images: ofBusiness },
  });
  const [startDate, endDate] = [Date.now(), Date.now() + 24 * 3600_000];
  const offer = { code: 'KIMCHI-10', type: 1, discount: 5, content: '김치 할인', startDate, endDate };
  const body = { ...place, ...offer, bizId: shop.json().id, images: ofCoupon, thumbnail };
  expect((await product.call(api.coupons.create, { as: 'admin', body })).statusCode).toBe(201);
};

test('a picture is removed a day after its upload unless something refers to it', async () => {
  const colours = ['red', 'green', 'blue', 'black', 'grey', 'pink', 'lime'];
  const paths: string[] = [];
  for (const colour of colours) paths.push(await upload(colour));
  const [inGallery, asThumbnail, inBody, unused, ...ofShop] = paths;
  await openShop(ofShop);
  const draft = { postType: 1, regionId: 'CA00', content: '본문', contentType: 1 };
  const drafts = [
    { ...draft, title: '갤러리', images: inGallery },
    { ...draft, title: '썸네일', thumbnail: asThumbnail },
    { ...draft, title: '본문', contentType: 2, content: `<p><img src="${inBody}" alt=""></p>` },
  ];
  for (const body of drafts) {
    expect((await product.call(api.posts.create, { as: 'admin', body })).statusCode).toBe(201);
  }

  await imageSweep.run(product.services);
  expect(await isStored(unused ?? '')).toBe(true);

  await age();
  const young = await upload('white');
  await imageSweep.run(product.services);

  const used = [inGallery, asThumbnail, inBody, young, ...ofShop];
  expect(await Promise.all(used.map((path) => isStored(path ?? '')))).toEqual(used.map(() => true));
  expect(await isStored(unused ?? '')).toBe(false);
  const rows = await product.services.db.select({ path: images.path }).from(images);
  expect(rows.map((row) => row.path).sort()).toEqual(used.sort());
});

test('what a killed process had received of an upload is removed after an hour', async () => {
  const folder = join(product.services.config.dataDir, 'uploads/upload-a1b2c3');
  await mkdir(folder, { recursive: true });
  await imageSweep.run(product.services);
  expect((await stat(folder)).isDirectory()).toBe(true);
  const old = new Date(Date.now() - 2 * 3600_000);
  await utimes(folder, old, old);
  await imageSweep.run(product.services);
  await expect(stat(folder)).rejects.toThrow('ENOENT');
});

test('a picture that its owner uploads again while its row goes keeps its file', async () => {
  const { services } = product;
  const path = await upload('navy');
  await age();
  const { store } = services;
  await imageSweep.run({
    ...services,
    store: {
      ...store,
      sweep: async (olderThan) => {
        expect(await upload('navy')).toBe(path);
        return store.sweep(olderThan);
      },
    },
  });
  expect(await isStored(path)).toBe(true);
  const stored = await services.db.select().from(images).where(eq(images.path, path));
  expect(stored).toHaveLength(1);
});

test('a picture that a post takes while the sweep runs stays', async () => {
  const { db } = product.services;
  const path = await upload('teal');
  await age();
  const begin = db.transaction.bind(db);
  const content = `<p><img src="${path}" alt=""></p>`;
  const body = { postType: 1, regionId: 'CA00', title: '그사이', content, contentType: 2 };
  const transaction = vi.spyOn(db, 'transaction').mockImplementationOnce(async (run) => {
    // After all texts were read, before the rows are locked.
    transaction.mockRestore();
    expect((await product.call(api.posts.create, { as: 'admin', body })).statusCode).toBe(201);
    return begin(run);
  });
  await imageSweep.run(product.services);
  expect(await isStored(path)).toBe(true);
});

test('many pictures are looked up in batches, each used one stays whatever uses it', async () => {
  const { db, database } = product.services;
  await db.delete(images);
  const path = sql.raw(`'/images/post/2024/05/' || lpad(to_hex(n), 32, '0') || '.jpg'`);
  await db.execute(sql`insert into images (path, target, bytes, width, height, created_at)
    select ${path}, 'post', 1, 1, 1, now() - interval '2 days' from generate_series(1, 1000) n`);
  const columns = { title: '글', postType: 1, regionId: 'CA00', contentType: 2, userId: product.ids.admin };
  const seeds = await db
    .insert(posts)
    .values({ ...columns, content: '', updatedAt: new Date(0) })
    .returning({ id: posts.id });
  const seed = seeds[0]?.id ?? 0;
  const rest = sql.raw('post_type, region_id, content_type, user_id, updated_at');
  await db.execute(sql`insert into posts (title, content, ${rest})
    select 'p' || n, '<img src="https://hanca.example' || ${path} || '">', ${rest}
    from posts, generate_series(1, 400) n where posts.id = ${seed}`);
  const shown = await db.execute<{ path: string }>(
    sql`select ${path} as path from generate_series(401, 700) n`,
  );
  const paths = shown.rows.map((row) => row.path);
  for (let start = 0; start < paths.length; start += 20) {
    await storedRealty(product, { images: paths.slice(start, start + 20) });
  }

  const query = vi.spyOn(database.pool, 'query');
  await imageSweep.run(product.services);
  const texts = query.mock.calls.map(([given]) => (given as { text?: string }).text ?? '');
  vi.restoreAllMocks();
  const looked = texts.filter((text) => /from "images" .*limit/.test(text));
  const left = await db.select({ path: images.path }).from(images).orderBy(images.path);
  expect([left.length, left.at(-1)?.path]).toEqual([700, paths.at(-1)]);
  expect(looked).toHaveLength(4);
});
