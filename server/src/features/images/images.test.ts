import { readdir } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { IMAGE_LIMITS, IMAGE_TARGETS } from '@hanca/common/images.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { images } from '../../db/schema/images.ts';
import { users } from '../../db/schema/users.ts';
import { file, formOf, newPicture, type Part, POST } from '../../testing/picture-forms.ts';
import { type Role, startProduct, type TestProduct } from '../../testing/product.ts';
import { cut, html, hugeHeaderJpeg, jpeg, photo, scriptSvg, svg } from '../../testing/sample-files.ts';

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

/** Rows and files, to see that nothing was added. */
const stored = async () => {
  const root = join(product.services.config.dataDir, 'images');
  const files = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const rows = await product.services.db.select({ path: images.path }).from(images);
  return { rows: rows.length, files: files.filter((entry) => entry.isFile()).length };
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
