import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { HIDDEN } from '@hanca/common/posts.ts';
import { PREVIEW_SIZE, type Previewed, previewPath } from '@hanca/common/previews.ts';
import { gte, like } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { posts } from '../../db/schema/posts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg } from '../../testing/sample-files.ts';
import { storing, THEN } from '../../testing/stored.ts';
import { processImage } from '../images/process.ts';
import { previewSweep } from './jobs.ts';
import { DRAWINGS, previewsFolder } from './serve.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  const { db, store } = product.services;
  const photo = await store.save('post', product.ids.admin, await processImage(await jpeg(800, 600)), THEN);
  const stored = storing(db, product.ids);
  await stored.posts(
    { id: 1, title: '<b>벼룩시장</b> & 나눔 🏠', images: [photo] },
    { id: 2, title: '숨긴 글', status: HIDDEN },
    { id: 3, title: 'A'.repeat(100) },
    { id: 4, title: 'Ǆ'.repeat(100), images: [photo] },
    { id: 5, title: 'Ǆ'.repeat(100) },
  );
  await stored.realties({ id: 1 }, { id: 2, hiddenReason: '사기 의심' });
});
afterAll(() => product.close());

const pathOf = (kind: Previewed, id: number, time = THEN.getTime()) =>
  previewPath(kind, { id, updatedDate: { time: String(time) } });
const open = (url: string) => product.inject({ url });
const files = () => readdir(join(previewsFolder(product.services.config.dataDir), 'posts'));

test('a preview has the size that pages say, the photo above and the text below', async () => {
  const { statusCode, headers, rawPayload } = await open(pathOf('posts', 1));
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  expect(headers['cache-control']).toBe('public, no-cache');
  const again = { url: pathOf('posts', 1), headers: { 'if-none-match': String(headers.etag) } };
  expect((await product.inject(again)).statusCode).toBe(304);
  const { width, height } = await sharp(rawPayload).metadata();
  expect({ width, height }).toEqual(PREVIEW_SIZE);
  const mean = async (top: number) => {
    const part = await sharp(rawPayload).extract({ left: 0, top, width: 60, height: 60 }).toBuffer();
    return (await sharp(part).stats()).channels.map((channel) => Math.round(channel.mean / 64));
  };
  expect([await mean(20), await mean(500)]).toEqual([
    [4, 0, 0],
    [0, 1, 1],
  ]);
});

test('of the widest letters, too', async () => {
  for (const id of [4, 5]) expect((await open(pathOf('posts', id))).statusCode).toBe(200);
});

test('there is none of what not everybody sees', async () => {
  for (const url of [
    pathOf('posts', 2),
    pathOf('posts', 99),
    pathOf('realties', 2),
    '/previews/users/1-1.jpg',
    '/previews/posts/1.jpg',
    '/previews/posts/9999999999-1.jpg',
  ]) {
    expect((await open(url)).statusCode, url).toBe(404);
  }
});

test('an address from before a change leads to that of now and draws nothing', async () => {
  const { statusCode, headers } = await open(pathOf('realties', 1, 5));
  expect([statusCode, headers.location]).toEqual([302, pathOf('realties', 1)]);
});

test('readers of one picture wait for one drawing, and one address is drawn for so often an hour', async () => {
  const { db } = product.services;
  const ours = like(attempts.key, `${DRAWINGS.kind}:%`);
  const answers = await Promise.all([1, 2, 3].map(() => open(pathOf('posts', 3))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  await db.update(attempts).set({ count: DRAWINGS.most }).where(ours);
  expect((await open(pathOf('realties', 1))).statusCode).toBe(429);
  expect((await open(pathOf('posts', 3))).statusCode).toBe(200);
  await db.delete(attempts).where(ours);
});

test('the sweep leaves what is current', async () => {
  const { db } = product.services;
  await open(pathOf('posts', 1));
  await open(pathOf('posts', 3));
  await db.update(posts).set({ status: HIDDEN }).where(gte(posts.id, 3));
  await previewSweep.run(product.services);
  expect(await files()).toEqual([`1-${THEN.getTime()}.jpg`]);
});
