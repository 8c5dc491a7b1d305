import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CuttingProxy, startCuttingProxy } from '../testing/cutting-proxy.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';

// The embedded database has no network that could fail.
describe.skipIf(process.env.ENGINE !== 'postgresql')('the network to the database', () => {
  let proxy: CuttingProxy;
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct(
      {},
      {
        databaseUrlOf: async (url) => {
          proxy = await startCuttingProxy(url);
          return proxy.url;
        },
      },
    );
  });
  afterAll(async () => {
    await product?.close();
    await proxy?.close();
  });

  let serial = 0;
  const read = () => {
    serial += 1;
    return product.inject({ url: `${api.posts.list.path}?keyword=${serial}` });
  };
  const write = () => product.call(api.posts.create, { as: 'admin', body: postForm() });
  /** More than there are connections, so that one which is not given back is missed. */
  const statuses = async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? write() : read())));
    return new Set(answers.map(({ statusCode, headers }) => `${statusCode} ${headers['retry-after'] ?? ''}`));
  };

  test.each(['reset', 'refuse', 'silent'] as const)(
    '%s is 503, and over when it is over',
    async (network) => {
      expect(await statuses()).toEqual(new Set(['200 ', '201 ']));
      await proxy.set(network);
      expect(await statuses()).toEqual(new Set(['503 1']));
      await proxy.set('ok');
      await expect.poll(statuses, { timeout: 10_000 }).toEqual(new Set(['200 ', '201 ']));
    },
  );

  test('a connection that is lost within a transaction is not missed', async () => {
    for (let n = 0; n < 12; n += 1) {
      const lost = product.services.db.transaction(async (tx) => {
        await tx.execute('SELECT 1');
        await proxy.set('reset');
        await tx.execute('SELECT 2');
      });
      await expect(lost).rejects.toThrow();
      await proxy.set('ok');
    }
    await expect.poll(statuses, { timeout: 10_000 }).toEqual(new Set(['200 ', '201 ']));
  });

  test('a primary that takes no writes is 503 for them, and not ready', async () => {
    const { pool } = product.services.database;
    const { rows } = await pool.query('SELECT current_database() AS name');
    await pool.query(`ALTER DATABASE ${rows[0].name} SET default_transaction_read_only = on`);
    await proxy.set('reset');
    await proxy.set('ok');
    await expect.poll(async () => (await read()).statusCode).toBe(200);
    const refused = await write();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '1']);
    expect((await product.call(api.system.ready)).statusCode).toBe(503);
  });
});
