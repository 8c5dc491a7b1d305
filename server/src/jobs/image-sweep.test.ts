import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { images } from '../db/schema/images.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { imageSweep } from './image-sweep.ts';

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

const isServed = async (path: string) => (await product.inject({ url: path })).statusCode === 200;

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
  const [inGallery, asThumbnail, inBody, unused, ...ofShop] = await Promise.all(
    ['red', 'green', 'blue', 'black', 'grey', 'pink', 'lime'].map(upload),
  );
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
  expect(await isServed(unused ?? '')).toBe(true);

  await age();
  const young = await upload('white');
  await imageSweep.run(product.services);

  const kept = [inGallery, asThumbnail, inBody, young, ...ofShop];
  expect(await Promise.all(kept.map((path) => isServed(path ?? '')))).toEqual(kept.map(() => true));
  expect(await isServed(unused ?? '')).toBe(false);
  const rows = await product.services.db.select({ path: images.path }).from(images);
  expect(rows.map((row) => row.path).sort()).toEqual(kept.sort());
});
