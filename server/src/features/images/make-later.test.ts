import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { images } from '../../db/schema/images.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { jpeg, photo } from '../../testing/sample-files.ts';
import { type ProcessedImage, processImage } from './process.ts';
import { createImageStore } from './store.ts';

const NOW = new Date('2025-11-21T09:00:00Z');

let product: TestProduct;
let root: string;
let red: ProcessedImage;
let landscape: ProcessedImage;

beforeAll(async () => {
  product = await startProduct();
  red = await processImage(await jpeg());
  landscape = await processImage(await photo(500, 380));
});
afterAll(() => product.close());
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'hanca-images-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const newStore = (parts: Partial<Parameters<typeof createImageStore>[2]> = {}) =>
  createImageStore(root, product.services.db, { nameKey: new Uint8Array(), ...parts });

const PATH = `/images/post/2025/11/${'0a'.repeat(16)}.jpg`;

test('an original is made once, later, at the first demand for it or for a variant', async () => {
  const store = newStore();
  const make = vi.fn(async () => landscape.files['']);
  store.makeLater(PATH, make);
  expect(await readdir(root)).toEqual([]);
  const [small, original] = await Promise.all([
    store.open(imageVariant(PATH, 'small'), ''),
    store.open(PATH, ''),
  ]);
  expect(original?.bytes).toBe(landscape.files[''].length);
  expect(small?.file).toMatch(/_small\.jpg$/);
  expect((await store.open(PATH, 'image/avif,image/webp,*/*;q=0.8'))?.type).toBe('image/webp');
  expect(make).toHaveBeenCalledTimes(1);
});

test('an original is none while it cannot be made, which is reported, and is tried again', async () => {
  const report = vi.fn();
  const store = newStore({ report });
  const make = vi.fn(async () => landscape.files['']);
  const error = new Error('no such drawing');
  make.mockRejectedValueOnce(error);
  store.makeLater(PATH, make);
  expect(await store.open(PATH, '')).toBeNull();
  expect(report).toHaveBeenCalledWith(error, PATH);
  expect(await store.open(PATH, '')).not.toBeNull();
});

test('an original stays as it is where it was made before, and is not made anew once it is removed', async () => {
  const path = await newStore().save('post', product.ids.member, red, NOW);
  const store = newStore();
  const make = vi.fn(async () => landscape.files['']);
  store.makeLater(path, make);
  expect((await store.open(path, ''))?.bytes).toBe(red.files[''].length);
  await product.services.db.delete(images);
  await store.sweep(new Date(NOW.getTime() + 3_600_000));
  expect(await store.open(path, '')).toBeNull();
  expect(make).not.toHaveBeenCalled();
});
