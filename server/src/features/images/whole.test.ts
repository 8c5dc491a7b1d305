import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { api } from '@hanca/common/contract/index.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { photo } from '../../testing/sample-files.ts';
import { storing } from '../../testing/stored.ts';

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
  source = await photo(460, 360);
  path = await upload();
  small = imageVariant(path, 'small');
  await storing(product.services.db, product.ids).businesses({ id: 1, images: path });
});
afterAll(() => product.close());

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

test('an original that is torn is not found, and not cached', async () => {
  for (const [fault, tear] of [...faults, ['zeros from the middle on', endsInZeros] as const]) {
    await tear(fileOf(path));
    product.logged.length = 0;
    const answer = await get(path);
    expect([answer.statusCode, answer.headers['cache-control']], fault).toEqual([404, 'no-store']);
    expect(
      product.logged.some((line) => line.includes('torn')),
      fault,
    ).toBe(true);
    // Who has the picture still stores it again.
    expect(await upload()).toBe(path);
    expect((await get(path)).statusCode, fault).toBe(200);
  }
});

test('a variant that is torn is made anew', async () => {
  const variants = [small, small, small, imageVariant(path, '600')];
  for (const [n, [fault, tear]] of faults.entries()) {
    const variant = variants[n] ?? small;
    const before = await sharp((await get(variant)).rawPayload).metadata();
    await tear(fileOf(variant));
    const answer = await get(variant);
    expect([answer.statusCode, answer.headers['cache-control']], fault).toEqual([200, 'public, no-cache']);
    const { format, width, height } = await sharp(answer.rawPayload).metadata();
    expect({ format, width, height }).toEqual({ format, width: before.width, height: before.height });
    expect(await readFile(fileOf(variant)), fault).toEqual(answer.rawPayload);
  }
});

test('a WebP or AVIF that is torn is made anew', async () => {
  for (const [address, extension] of [
    [path, 'webp'],
    [small, 'avif'],
  ] as const) {
    const whole = (await get(address, AVIF)).rawPayload;
    for (const [fault, tear] of faults) {
      await tear(fileOf(address, extension));
      const answer = await get(address, AVIF);
      expect([answer.statusCode, answer.headers['content-type']], fault).toEqual([200, `image/${extension}`]);
      expect(answer.rawPayload, `${extension} ${fault}`).toEqual(whole);
    }
  }
});

test('a variant of a torn original is served while it is whole itself', async () => {
  await truncate(fileOf(path), 100);
  expect((await get(small)).statusCode).toBe(200);
  await truncate(fileOf(small), 100);
  expect((await get(small)).statusCode).toBe(404);
});
