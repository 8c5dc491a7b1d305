import { api } from '@hanca/common/contract/index.ts';
import { joinImages } from '@hanca/common/image-lists.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { IMAGE_PATH } from '@hanca/common/images.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { file, formOf, newPicture, type Part, POST } from '../../testing/picture-forms.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { png, SECRET, sidewaysJpeg, webp } from '../../testing/sample-files.ts';
import { postForm } from '../../testing/samples.ts';
import { storing } from '../../testing/stored.ts';
import { removeUnreferenced } from './unreferenced.ts';

const UPLOAD = api.images.upload.path;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

const upload = (as: Role, ...parts: Part[]) =>
  product.inject({
    method: 'POST',
    url: UPLOAD,
    headers: as === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[as]}` },
    payload: formOf(parts),
  });

const get = (url: string, headers: Record<string, string> = {}) => product.inject({ url, headers });

/** Has a shop show the pictures, so that everybody is served them. */
let shops = 0;
const show = async (...paths: string[]) => {
  shops += 1;
  const { db, changes } = product.services;
  await storing(db, product.ids).businesses({ id: shops, images: joinImages(paths) });
  await changes.caughtUp();
};

describe('a stored picture', () => {
  const AVIF = 'image/avif,image/webp,*/*';

  test('comes back by its path and as its variants, in the format that the client takes', async () => {
    const response = await upload(
      'admin',
      POST,
      file(await newPicture(900, 700)),
      file(await png()),
      file(await webp()),
    );
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    const paths = response.json<string[]>();
    expect(paths).toHaveLength(3);
    expect(new Set(paths).size).toBe(3);
    const [path = ''] = paths;
    for (const one of paths) expect(one).toMatch(IMAGE_PATH);
    await show(...paths);

    const requests: [string, string, string, number[]][] = [
      [path, '*/*', 'image/jpeg', [900, 700]],
      [path, '', 'image/jpeg', [900, 700]],
      [path, 'image/webp', 'image/webp', [900, 700]],
      [path, AVIF, 'image/webp', [900, 700]],
      [imageVariant(path, 'small'), '*/*', 'image/jpeg', [400, 311]],
      [imageVariant(path, 'small'), AVIF, 'image/avif', [400, 311]],
      [imageVariant(path, '600'), '*/*', 'image/jpeg', [771, 600]],
      [imageVariant(path, '600'), 'image/webp', 'image/webp', [771, 600]],
    ];
    const tags = new Set<unknown>();
    for (const [url, accept, type, size] of requests) {
      const picture = await get(url, accept ? { accept } : {});
      expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, type]);
      expect(picture.headers).toMatchObject({
        'cache-control': 'public, no-cache',
        vary: 'Accept',
        'content-length': String(picture.rawPayload.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      });
      tags.add(picture.headers.etag);
      expect(await get(url, { accept, 'if-none-match': String(picture.headers.etag) })).toMatchObject({
        statusCode: 304,
        body: '',
      });
      if (type === 'image/avif') continue;
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect([width, height]).toEqual(size);
    }
    // One for each file and format.
    expect(tags.size).toBe(6);
    const head = await product.inject({ method: 'HEAD', url: path });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });

  test('holds nothing of the file but the picture, whatever its name was', async () => {
    for (const name of [
      '../../../etc/passwd',
      'x.svg',
      'a\0b.jpg',
      '.htaccess',
      '사진.jpg',
      'x'.repeat(500),
    ]) {
      const response = await upload('admin', POST, file(await sidewaysJpeg(), name));
      expect(response.statusCode).toBe(201);
      const [path = ''] = response.json<string[]>();
      expect(path).toMatch(IMAGE_PATH);
      await show(path);
      for (const url of [path, imageVariant(path, 'small'), imageVariant(path, '600')]) {
        const { rawPayload } = await get(url);
        expect(rawPayload.includes(SECRET)).toBe(false);
        expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 40, height: 80 });
      }
    }
  });

  test('is at no other address than its own', async () => {
    const [path = ''] = (await upload('admin', POST, file(await newPicture()))).json<string[]>();
    await show(path);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folder = path.slice(0, -name.length);
    const tricks = [
      `${path}/`,
      `${path}.webp`,
      path.replace('.jpg', '.webp'),
      path.replace('.jpg', '.JPG'),
      path.replace('.jpg', '_800.jpg'),
      path.replace('.jpg', '_small_small.jpg'),
      path.replace('/post/', '/realty/'),
      path.replace('/post/', '/post%2f'),
      path.replace('/images/', '/images//'),
      path.replace('/images/', '/Images/'),
      `${path}%00`,
      `${path}%00.jpg`,
      `${folder}%2e%2e/${name}`,
      folder,
      '/images/',
      '/images',
      '/images/..%2f..%2fetc/passwd',
      '/images/%2e%2e/%2e%2e/token-secret',
      '/images/../token-secret',
      '/images/.tmp',
      '/images/post/2025/13/a.jpg',
      `/images/post/2025/11/${'0'.repeat(32)}.jpg`,
      '/images/%E0%A4%A',
    ];
    for (const trick of tricks) {
      const { statusCode, headers } = await product.inject({ url: trick });
      expect([400, 404], trick).toContain(statusCode);
      expect(headers['cache-control'], trick).toBe('no-store');
      expect(headers['content-type']).toContain('application/problem+json');
    }
    expect((await product.inject({ url: `${path}?x=1` })).statusCode).toBe(200);
    expect((await product.inject({ method: 'DELETE', url: path })).statusCode).toBe(404);
  });

  test('may be used by a post of staff', async () => {
    const [path = ''] = (await upload('admin', POST, file(await newPicture()))).json<string[]>();
    const response = await product.call(api.posts.create, { as: 'admin', body: postForm({ images: path }) });
    expect([response.statusCode, response.json().images]).toEqual([201, path]);
  });

  test('twice the same is one row, and its time of grace begins anew', async () => {
    const { db } = product.services;
    const picture = await newPicture();
    const [path = ''] = (await upload('admin', POST, file(picture), file(picture))).json<string[]>();
    const row = eq(images.path, path);
    expect(await db.select().from(images).where(row)).toHaveLength(1);
    await db.update(images).set({ createdAt: sql`now() - interval '2 days'` }).where(row);
    expect((await upload('admin', POST, file(picture))).json()).toEqual([path]);
    await removeUnreferenced(db, new Date(Date.now() - 24 * 3_600_000));
    expect(await db.select().from(images).where(row)).toHaveLength(1);
  });

  test('two uploads at once are stored, the same picture in both once', async () => {
    const [same, one, other] = [await newPicture(), await newPicture(), await newPicture()];
    const all = await Promise.all([
      upload('admin', POST, file(same), file(one)),
      upload('admin', POST, file(other), file(same)),
      upload('member', ['target', 'realty'], file(same)),
    ]);
    expect(all.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    const paths = all.flatMap((response) => response.json<string[]>());
    expect(new Set(paths).size).toBe(4);
    await show(...paths);
    for (const path of paths) expect((await get(path)).statusCode).toBe(200);
  });
});
