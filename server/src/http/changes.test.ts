import { api } from '@hanca/common/contract/index.ts';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { start } from '../start.ts';
import { startProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';
import { noWeb } from '../web/web.ts';
import { ByteCache, keep, Versions } from './cache.ts';

const entry = (versions: Versions, body: string) =>
  keep({ status: 200, headers: {}, reads: ['posts'], stamp: versions.stamp(['posts']), body });

test('an answer is kept until what it reads changes', async () => {
  const versions = new Versions();
  const cache = new ByteCache(versions);
  await cache.through('/a', async () => entry(versions, 'a'));
  versions.raise(['users']);
  expect(cache.find('/a')?.plain.body.toString()).toBe('a');
  versions.raise(['users', 'posts']);
  expect(cache.find('/a')).toBeUndefined();
});

test('an answer that was made while a write ended is not kept', async () => {
  const versions = new Versions();
  const cache = new ByteCache(versions);
  await cache.through('/a', async () => {
    const made = entry(versions, 'before');
    versions.raise(['posts']);
    return made;
  });
  expect(cache.find('/a')).toBeUndefined();
});

test('those who ask during one making share it, unless it is over by then', async () => {
  const versions = new Versions();
  const cache = new ByteCache(versions);
  const first = Promise.withResolvers<void>();
  const stamp = versions.stamp(['posts']);
  const slow = cache.through('/a', async () => {
    await first.promise;
    return keep({ status: 200, headers: {}, reads: ['posts'], stamp, body: 'old' });
  });
  versions.raise(['posts']);
  const second = cache.through('/a', async () => entry(versions, 'new'));
  first.resolve();
  expect((await slow).plain.body.toString()).toBe('old');
  expect((await second).plain.body.toString()).toBe('new');
  expect(cache.find('/a')?.plain.body.toString()).toBe('new');
});

test('a failure is not kept, and the next one tries again', async () => {
  const versions = new Versions();
  const cache = new ByteCache(versions);
  const fail = () => cache.through('/a', () => Promise.reject(new Error('down')));
  await expect(Promise.all([fail(), fail()])).rejects.toThrow('down');
  await cache.through('/a', async () => entry(versions, 'up'));
  expect(cache.find('/a')).toBeDefined();
});

test('what was made before or during a silence does not hold after it', async () => {
  const versions = new Versions();
  const cache = new ByteCache(versions);
  await cache.through('/before', async () => entry(versions, 'before'));
  versions.listening = false;
  await cache.through('/during', async () => entry(versions, 'during'));
  versions.listening = true;
  expect(cache.find('/before')).toBeUndefined();
  expect(cache.find('/during')).toBeUndefined();
  await cache.through('/after', async () => entry(versions, 'after'));
  expect(cache.find('/after')).toBeDefined();
});

test.runIf(process.env.ENGINE === 'postgresql')(
  'a write of one process is seen through the other’s cache',
  async () => {
    const one = await startProduct();
    const { config } = one.services;
    const two = await start({ config, log: pino({ level: 'silent' }), web: noWeb });
    try {
      const { versions } = two.services.cache;
      const url = `${api.posts.count.path}?regionId=CA46`;
      const count = async () => (await two.app.inject({ url })).json();
      const create = async () => {
        const body = postForm({ regionId: 'CA46' });
        expect((await one.call(api.posts.create, { as: 'admin', body })).statusCode).toBe(201);
      };
      await expect.poll(() => versions.listening).toBe(true);
      expect(await count()).toBe(0);
      expect(two.services.cache.find(url)).toBeDefined();
      await create();
      await expect.poll(count).toBe(1);

      // Cut off, written meanwhile, listening again: nothing that was kept before may be shown.
      expect(two.services.cache.find(url)).toBeDefined();
      await one.services.database.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()",
      );
      await expect.poll(() => versions.listening).toBe(false);
      await create();
      await expect.poll(() => versions.listening, { timeout: 5000 }).toBe(true);
      expect(await count()).toBe(2);
    } finally {
      await two.close();
      await one.close();
    }
  },
);
