import { expect, test, vi } from 'vitest';
import { ByteCache } from './cache.ts';
import { cachedRead, type ReadServices } from './cached-read.ts';
import { Versions } from './versions.ts';

const product = (): ReadServices => {
  const versions = new Versions();
  versions.listening = true;
  return { db: {} as ReadServices['db'], cache: new ByteCache(versions) };
};

test('a read is cached until one of its tags changes, by each product for itself', async () => {
  const read = vi.fn(async () => read.mock.calls.length);
  const reading = cachedRead(['landmarks'], read);
  const [one, two] = [product(), product()];
  expect([await reading(one), await reading(one), await reading(two)]).toEqual([1, 1, 2]);
  one.cache.versions.raise(['posts', 'posts:7']);
  expect(await reading(one)).toBe(1);
  one.cache.versions.raise(['landmarks']);
  expect([await reading(one), await reading(two)]).toEqual([3, 2]);
  one.cache.versions.raise(['landmarks:*']);
  expect(await reading(one)).toBe(4);
});

test('what changed while it was read is read again, and so is all while changes may be missed', async () => {
  const services = product();
  const { versions } = services.cache;
  let reads = 0;
  const reading = cachedRead(['landmarks'], async () => {
    reads += 1;
    if (reads === 1) versions.raise(['landmarks']);
    return reads;
  });
  expect([await reading(services), await reading(services), await reading(services)]).toEqual([1, 2, 2]);
  versions.listening = false;
  expect([await reading(services), await reading(services)]).toEqual([3, 4]);
});
