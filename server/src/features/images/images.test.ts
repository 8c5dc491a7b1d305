import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { joinImages } from '@hanca/common/image-lists.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { IMAGE_LIMITS, IMAGE_PATH, IMAGE_TARGETS } from '@hanca/common/images.ts';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { images } from '../../db/schema/images.ts';
import { users } from '../../db/schema/users.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import {
  cut,
  html,
  hugeHeaderJpeg,
  jpeg,
  photo,
  png,
  SECRET,
  scriptSvg,
  sidewaysJpeg,
  svg,
  webp,
} from '../../testing/sample-files.ts';
import { postForm } from '../../testing/samples.ts';
import { storing } from '../../testing/stored.ts';
import { removeUnreferenced } from './unreferenced.ts';

const UPLOAD = api.images.upload.path;

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

type Part = [name: string, value: string | Buffer, fileName?: string];

const formOf = (parts: Part[]): FormData => {
  const form = new FormData();
  for (const [name, value, fileName = '1700000000_0.jpg'] of parts) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([new Uint8Array(value)], { type: 'image/jpeg' }), fileName);
  }
  return form;
};

const upload = (as: Role, ...parts: Part[]) =>
  product.inject({
    method: 'POST',
    url: UPLOAD,
    headers: as === 'nobody' ? {} : { authorization: `Bearer ${product.tokens[as]}` },
    payload: formOf(parts),
  });

const POST: Part = ['target', 'post'];
const file = (content: Buffer, name?: string): Part => ['1700000000_0.jpg', content, name];
const get = (url: string, headers: Record<string, string> = {}) => product.inject({ url, headers });

/** Has a shop show the pictures, so that everybody is served them. */
let shops = 0;
const show = async (...paths: string[]) => {
  shops += 1;
  const { db, changes } = product.services;
  await storing(db, product.ids).businesses({ id: shops, images: joinImages(paths) });
  await changes.caughtUp();
};

/** Rows and files, to see that nothing was added. */
const stored = async () => {
  const root = join(product.services.config.dataDir, 'images');
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const rows = await product.services.db.select({ path: images.path }).from(images);
  return { rows: rows.length, files: files.filter((entry) => entry.isFile()).length };
};

/** A picture of its own for each call, as one user's same picture is stored once. */
let shade = 0;
const newPicture = (width = 40, height = 30) => {
  shade += 1;
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: { r: (shade * 40) % 256, g: (shade * 16) % 256, b: 20 + 60 * ((shade >> 5) % 4) },
    },
  })
    .jpeg()
    .toBuffer();
};

describe('who may store what', () => {
  test('nobody is refused before the body is read', async () => {
    await product.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = product.app.server.address() as AddressInfo;
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: UPLOAD,
        headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 100_000_000 },
      });
      sent.on('response', (response) => {
        resolve(response.statusCode);
        sent.destroy();
      });
      sent.on('error', reject);
      // The body is begun and never ended.
      sent.write('--x\r\n');
    });
    expect(status).toBe(401);
  });

  test('members store pictures of listings alone, staff of everything', async () => {
    const before = await stored();
    for (const target of ['post', 'business', 'coupon']) {
      expect((await upload('member', ['target', target], file(await newPicture()))).statusCode).toBe(403);
    }
    expect(await stored()).toEqual(before);
    expect((await upload('member', ['target', 'realty'], file(await newPicture()))).statusCode).toBe(201);
    for (const target of IMAGE_TARGETS) {
      const response = await upload('admin', ['target', target], file(await newPicture()));
      expect(response.statusCode).toBe(201);
      expect(response.json()[0]).toMatch(new RegExp(`^/images/${target}/`));
    }
  });

  test('300 a day for a member, the good and the bad, however many come at once', async () => {
    const { db } = product.services;
    const target: Part = ['target', 'realty'];
    const key = `POST ${api.images.upload.path}:${product.ids.other}`;
    const send = async (pictures: number) =>
      upload(
        'other',
        target,
        ...(await Promise.all(Array.from({ length: pictures }, async () => file(await newPicture())))),
      );
    const counted = async () => (await db.select().from(attempts).where(eq(attempts.key, key)))[0]?.count;

    await db.insert(attempts).values({ key, count: 299, until: sql`now() + interval '1 hour'` });
    const both = await Promise.all([send(1), send(1)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 429]);

    await db.update(attempts).set({ count: 299 }).where(eq(attempts.key, key));
    const before = await stored();
    const refused = await send(2);
    expect([refused.statusCode, refused.json().detail]).toEqual([429, expect.stringContaining('300장')]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(3600);
    expect(await stored()).toEqual(before);
    expect((await send(1)).statusCode).toBe(429);

    await db.update(attempts).set({ until: sql`now()` }).where(eq(attempts.key, key));
    expect([(await send(3)).statusCode, await counted()]).toEqual([201, 3]);
  });
});

test('a member who is not verified stores the pictures of one listing a day', async () => {
  const { db } = product.services;
  const mine = eq(users.id, product.ids.other);
  const send = async () => upload('other', ['target', 'realty'], file(await newPicture()));
  const key = `unverified POST ${UPLOAD}:${product.ids.other}`;
  await db.insert(attempts).values({ key, count: 19, until: sql`now() + interval '1 hour'` });
  expect((await send()).statusCode).toBe(201);
  await db.update(users).set({ verifiedAt: null }).where(mine);
  expect((await send()).statusCode).toBe(201);
  const refused = await send();
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'unverified']);
  await db.update(users).set({ verifiedAt: new Date() }).where(mine);
  expect((await send()).statusCode).toBe(201);
});

describe('what is refused stores nothing', () => {
  const refuses = async (status: number, code: string, ...parts: Part[]) => {
    const before = await stored();
    const response = await upload('admin', ...parts);
    expect(response.json()).toMatchObject({ status, code });
    expect(response.statusCode).toBe(status);
    expect(await stored()).toEqual(before);
    return response.json();
  };

  test('an unknown target, no target, a target behind the files, no file', async () => {
    const one = file(await jpeg());
    for (const target of ['', 'avatar', '../post', 'POST', 'post/../..', '__proto__', 'post\0']) {
      const { errors } = await refuses(400, 'bad-request', ['target', target], one);
      expect(errors[0].path, target).toBe('target');
    }
    expect((await refuses(400, 'bad-request', one)).errors[0].path).toBe('target');
    expect((await refuses(400, 'bad-request', one, POST)).errors[0].path).toBe('target');
    expect((await refuses(400, 'bad-request', POST)).errors[0].path).toBe('file');
    expect((await refuses(400, 'bad-request')).errors[0].path).toBe('file');
  });

  test('the 21st file, a file of 16 MB, a picture of too many pixels', async () => {
    const small = await jpeg();
    const many = Array.from({ length: IMAGE_LIMITS.files + 1 }, () => file(small));
    await refuses(413, 'image-too-large', POST, ...many);
    await refuses(413, 'image-too-large', POST, file(Buffer.alloc(16 * 1024 * 1024, small)));
    await refuses(413, 'image-too-large', POST, file(await hugeHeaderJpeg()));
  });

  test('a flood of parts and a field without end', async () => {
    const fields = Array.from({ length: 200 }, (_, n): Part => [`field${n}`, 'x']);
    await refuses(413, 'too-large', POST, ...fields, file(await jpeg()));
    await refuses(400, 'bad-request', ['target', 'post'.repeat(1000)], file(await jpeg()));
  });

  test('what is no whole picture, though it is named .jpg', async () => {
    const hostile = [scriptSvg(), html(), Buffer.alloc(0), cut(await photo(100, 60), 0.5)];
    for (const content of hostile) await refuses(415, 'unsupported-image', POST, file(content));
  });

  test('one bad file among good ones', async () => {
    const good = [await newPicture(), await newPicture()];
    for (const order of [
      [svg(), ...good],
      [...good, svg()],
      [good[0], svg(), good[1]],
    ]) {
      await refuses(415, 'unsupported-image', POST, ...order.map((one) => file(one as Buffer)));
    }
  });

  test('bodies that are no forms, or broken ones', async () => {
    const before = await stored();
    const send = (type: string, payload: string | object) =>
      product.inject({
        method: 'POST',
        url: UPLOAD,
        headers: { authorization: `Bearer ${product.tokens.admin}`, 'content-type': type },
        payload,
      });
    expect((await send('application/json', { target: 'post' })).statusCode).toBe(415);
    expect((await send('text/plain', 'target=post')).statusCode).toBe(415);
    expect((await send('image/jpeg', 'x')).statusCode).toBe(415);
    const part = (name: string) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\npost\r\n`;
    const broken: [string, string][] = [
      ['multipart/form-data', part('target')],
      ['multipart/form-data; boundary=', part('target')],
      ['multipart/form-data; boundary=x', ''],
      ['multipart/form-data; boundary=x', part('target')],
      [
        'multipart/form-data; boundary=x',
        `${part('target')}--x\r\ncontent-disposition: form-data; name="a"; filename="a.jpg"\r\n\r\nabc`,
      ],
      ['multipart/form-data; boundary=y', `${part('target')}--x--\r\n`],
      ['multipart/form-data; boundary=x', `${part('__proto__')}--x--\r\n`],
      ['multipart/form-data; boundary=x', `${part('constructor')}--x--\r\n`],
      ['multipart/form-data; boundary=x', '--x\r\n\r\n\r\n--x--\r\n'],
    ];
    for (const [type, body] of broken) {
      const { statusCode } = await send(type, body);
      expect([400, 415], `${type} ${JSON.stringify(body)}: ${statusCode}`).toContain(statusCode);
    }
    expect(await stored()).toEqual(before);
  });
});

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
