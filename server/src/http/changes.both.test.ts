// Runs on both engines: LISTEN and NOTIFY, behind the triggers of every write.
import { api } from '@hanca/common/contract/index.ts';
import { hrefOf } from '@hanca/common/endpoint.ts';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { start } from '../start.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { createRealty, postForm } from '../testing/samples.ts';
import { storedRealty } from '../testing/stored-realty.ts';
import { noWeb } from '../web/web.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct();
  await vi.waitUntil(() => product.services.cache.versions.listening, { timeout: 15_000 });
});
afterAll(() => product.close());

const titleOf = async (id: number) => (await product.call(api.realties.get, { params: { id } })).json().title;
const isCached = (address: string) => product.services.cache.find(address) !== undefined;
const pageOf = (id: number) => hrefOf(api.realties.get, { params: { id } });

describe('cached answers', () => {
  test('a write is read by its author at once, and by everybody', async () => {
    const { id } = await createRealty(product);
    expect(await titleOf(id)).toBe('메트로타운역 앞 밝은 콘도');
    const body = { id, title: '새 제목' };
    expect((await product.call(api.realties.update, { as: 'member', body })).statusCode).toBe(200);
    expect(await titleOf(id)).toBe('새 제목');
    await product.call(api.realties.remove, { as: 'member', params: { id } });
    expect((await product.call(api.realties.get, { params: { id } })).statusCode).toBe(404);
  });

  test('a write past the server is received like one of a handler', async () => {
    const id = await storedRealty(product);
    expect(await titleOf(id)).toBe('버나비 방 하나');
    await product.services.database.pool.query("UPDATE realties SET title = '고침' WHERE id = $1", [id]);
    await product.services.changes.caughtUp();
    expect(await titleOf(id)).toBe('고침');
  });

  test('a write to one listing leaves the answers about others', async () => {
    const elsewhere = await storedRealty(product, {
      userId: product.ids.other,
      cityId: 'CA3520005',
      regionId: 'CA35',
    });
    const lists = [{ cityId: 'CA595911606' }, { regionId: 'CA59' }, { userId: product.ids.member }];
    const id = await storedRealty(product);
    // On PostgreSQL the announcement of a row comes a moment later.
    await product.services.changes.caughtUp();
    for (const query of [...lists, {}]) await product.call(api.realties.list, { query });
    await titleOf(id);
    await product.call(api.realties.status, { as: 'other', body: { id: elsewhere, status: 1 } });
    expect(isCached(pageOf(id))).toBe(true);
    for (const query of lists)
      expect(isCached(hrefOf(api.realties.list, { query })), JSON.stringify(query)).toBe(true);
    expect(isCached(hrefOf(api.realties.list))).toBe(false);
  });

  test('signing in, looking at a listing and saving it leave everything', async () => {
    const id = await storedRealty(product);
    await product.services.changes.caughtUp();
    await titleOf(id);
    const { moment } = product.services.cache.versions;
    await product.call(api.realties.seen, { params: { id } });
    await product.call(api.saved.add, { as: 'member', params: { id } });
    await product.call(api.reports.create, { as: 'other', params: { id }, body: { reason: 'spam' } });
    expect(product.services.cache.versions.moment).toBe(moment);
    expect(isCached(pageOf(id))).toBe(true);
  });
});

test.runIf(process.env.ENGINE === 'postgresql')(
  'a write of one process is seen through the other’s cache',
  async () => {
    const { config } = product.services;
    const two = await start({ config, log: pino({ level: 'silent' }), web: noWeb });
    try {
      const { versions } = two.services.cache;
      const url = hrefOf(api.posts.count, { query: { regionId: 'CA46' } });
      const count = async () => (await two.app.inject({ url })).json();
      const create = async () => {
        const body = postForm({ regionId: 'CA46' });
        expect((await product.call(api.posts.create, { as: 'admin', body })).statusCode).toBe(201);
      };
      await expect.poll(() => versions.listening).toBe(true);
      expect(await count()).toBe(0);
      expect(two.services.cache.find(url)).toBeDefined();
      await create();
      await two.services.changes.caughtUp();
      expect(await count()).toBe(1);

      // Cut off, written meanwhile, listening again: nothing that was cached before may be shown.
      expect(two.services.cache.find(url)).toBeDefined();
      await product.services.database.pool.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE (query LIKE 'LISTEN%' OR query = 'SELECT 1') AND datname = current_database()",
      );
      await expect.poll(() => versions.listening).toBe(false);
      await create();
      await expect.poll(() => versions.listening).toBe(true);
      expect(await count()).toBe(2);
    } finally {
      await two.close();
    }
  },
);

test.runIf(process.env.ENGINE === 'postgresql')(
  'a write is answered although its announcement does not come, with nothing cached left',
  async () => {
    const { cache } = product.services;
    const id = await storedRealty(product);
    await product.services.changes.caughtUp();
    await titleOf(id);
    expect(isCached(pageOf(id))).toBe(true);
    const { query } = pg.Client.prototype;
    const cut = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      if (JSON.stringify(given[0]).includes('SELECT 1')) return Promise.reject(new Error('cut'));
      return Reflect.apply(query, this, given);
    });
    await product.services.changes.caughtUp();
    cut.mockRestore();
    expect(cache.find(pageOf(id))).toBeUndefined();
  },
);
