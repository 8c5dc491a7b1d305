import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { photo } from '../../testing/sample-files.ts';

const AVIF = 'image/avif,image/webp,*/*';

let product: TestProduct;
let source: Buffer;
let path: string;
let small: string;

/** Stores the picture, anew where it is there already. Out: its path. */
const upload = async (): Promise<string> => {
  const form = new FormData();
  form.append('target', 'post');
  form.append('file', new Blob([new Uint8Array(source)]), 'a.jpg');
  const response = await product.inject({
    method: 'POST',
    url: api.images.upload.path,
    headers: { authorization: `Bearer ${product.tokens.admin}` },
    payload: form,
  });
  return response.json<string[]>()[0] ?? '';
};

const fileOf = (address: string, extension = 'jpg') =>
  join(product.services.config.dataDir, address.replace('.jpg', `.${extension}`));
const get = (url: string, accept = 'image/jpeg') => product.inject({ url, headers: { accept } });

beforeAll(async () => {
  product = await startProduct();
  source = await photo(900, 700);
});
afterAll(() => product.close());
beforeEach(async () => {
  path = await upload();
  small = imageVariant(path, 'small');
});

/** What a disk fault or a restored backup may leave of a file. */
const faults: [string, (file: string) => Promise<void>][] = [
  ['empty', (file) => truncate(file, 0)],
  ['cut to two bytes', (file) => truncate(file, 2)],
  ['cut in the middle', async (file) => truncate(file, Math.floor((await readFile(file)).length / 2))],
  ['without its last byte', async (file) => truncate(file, (await readFile(file)).length - 1)],
];
const endsInZeros = async (file: string) => {
  const bytes = await readFile(file);
  await writeFile(file, bytes.fill(0, bytes.length >> 1));
};

test.each([...faults, ['zeros from the middle on', endsInZeros] as const])(
  'an original that is %s is not found, and not cached',
  async (_, tear) => {
    await tear(fileOf(path));
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store']);
    expect(product.logged.some((line) => line.includes('torn'))).toBe(true);
    // Who has the picture still stores it again.
    expect(await upload()).toBe(path);
    expect((await get(path)).statusCode).toBe(200);
  },
);

test.each(faults)('a variant that is %s is made anew', async (_, tear) => {
  for (const variant of [small, imageVariant(path, '600')]) {
    const before = await sharp((await get(variant)).rawPayload).metadata();
    await tear(fileOf(variant));
    const answer = await get(variant);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format, width: before.width, height: before.height });
    expect(await readFile(fileOf(variant))).toEqual(answer.rawPayload);
  }
});

test.each(faults)('a WebP or AVIF that is %s is made anew', async (_, tear) => {
  for (const [address, extension] of [
    [path, 'webp'],
    [small, 'avif'],
  ] as const) {
    const whole = (await get(address, AVIF)).rawPayload;
    await tear(fileOf(address, extension));
    const answer = await get(address, AVIF);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `image/${extension}`]);
    expect(answer.rawPayload).toEqual(whole);
  }
});

test('a variant of a torn original is served while it is whole itself', async () => {
  await truncate(fileOf(path), 100);
  expect((await get(small)).statusCode).toBe(200);
  await truncate(fileOf(small), 100);
  expect((await get(small)).statusCode).toBe(404);
});
