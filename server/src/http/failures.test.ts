import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';
import type { Web } from '../web/web.ts';
import { Problem } from './problems.ts';

/** Routes that fail as those of the product might. */
const trouble: Web = async (app) => {
  app.get('/thrown', async () => {
    throw new Error('SECRET select * from users /root/path');
  });
  app.get('/thrown/text', async () => {
    throw 'SECRET';
  });
  app.get('/thrown/nothing', async () => {
    throw undefined;
  });
  app.get('/v1/chained', async () => {
    throw new Error('SECRET', { cause: new Error('inner', { cause: { code: 'ECONNREFUSED' } }) });
  });
  app.get('/v1/unreachable', async () => {
    throw new Error('outer', { cause: Object.assign(new Error('SECRET'), { code: 'ECONNREFUSED' }) });
  });
};

const LEAKS =
  /SECRET|\bat .*\.(?:ts|js)|node_modules|select |insert |pg_|relation|column|[/\\](?:src|tmp|root|home)[/\\]/i;

describe('errors', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({}, { web: trouble });
  });
  afterAll(() => product.close());

  test.each([
    ['/thrown', 500, 'unexpected'],
    ['/thrown/text', 500, 'unexpected'],
    ['/thrown/nothing', 500, 'unexpected'],
    ['/v1/chained', 500, 'unexpected'],
    ['/v1/unreachable', 503, 'unavailable'],
  ])('%s shows nothing of its cause, in a document or a page', async (url, status, code) => {
    const before = product.logged.length;
    const answer = await product.inject({ url });
    expect(answer.json()).toMatchObject({ status, code });
    const page = await product.inject({ url, headers: { accept: 'text/html' } });
    for (const { statusCode, body, headers } of [answer, page]) {
      expect(statusCode).toBe(status);
      expect(body).not.toMatch(LEAKS);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(page.headers['content-type']).toContain(url.startsWith('/v1/') ? 'problem+json' : 'text/html');
    // What is ours to mend is in the log.
    expect(product.logged.length > before).toBe(status >= 500);
  });

  test('a broken table is a 500 that shows no SQL, and the next answer is right again', async () => {
    const { pool } = product.services.database;
    await pool.query('ALTER TABLE posts RENAME TO posts_gone');
    for (const response of [
      await product.inject({ url: api.posts.list.path }),
      await product.call(api.posts.create, { as: 'admin', body: postForm() }),
    ]) {
      expect(response.statusCode).toBe(500);
      expect(response.body).not.toMatch(LEAKS);
    }
    await pool.query('ALTER TABLE posts_gone RENAME TO posts');
    expect((await product.inject({ url: api.posts.list.path })).statusCode).toBe(200);
  });

  test('a failing list leaves nothing of a failed write behind', async () => {
    const { pool } = product.services.database;
    await pool.query('ALTER TABLE posts ADD CONSTRAINT none CHECK (id < 0) NOT VALID');
    expect((await product.call(api.posts.create, { as: 'admin', body: postForm() })).statusCode).toBe(500);
    await pool.query('ALTER TABLE posts DROP CONSTRAINT none');
    expect((await product.inject({ url: api.posts.count.path })).json()).toBe(0);
  });
});

test('without its database it says so, and lives', async () => {
  const product = await startProduct();
  try {
    expect((await product.call(api.system.ready)).statusCode).toBe(200);
    await product.services.database.pool.end();
    const urls = [
      api.system.ready.path,
      api.posts.list.path,
      api.posts.count.path,
      '/v1/query/posts/1',
      api.categories.list.path,
      api.geo.appdata.path,
    ];
    for (const url of urls) {
      const response = await product.inject({ url });
      expect(response.json(), url).toMatchObject({ status: 503, code: 'unavailable' });
      expect(response.headers['retry-after']).toBe('1');
      expect(response.body).not.toMatch(LEAKS);
    }
    const { me } = api.account;
    expect((await product.call(me, { as: 'member' })).statusCode).toBe(503);
    const signin = { email: 'member@example.org', password: 'some password' };
    expect((await product.call(api.account.signin, { body: signin })).statusCode).toBe(503);
    expect((await product.call(api.posts.create, { as: 'admin', body: postForm() })).statusCode).toBe(503);
    expect((await product.call(api.system.health)).json()).toEqual({ status: 'ok' });
  } finally {
    // Its pool is closed already.
    await product.close().catch(() => undefined);
  }
});

test('when it is to stop it is not ready, and connections end with their next answer, cached or not', async () => {
  const product = await startProduct();
  const agent = new Agent({ keepAlive: true });
  const url = await product.app.listen({ port: 0, host: '127.0.0.1' });
  const get = async (path: string) => {
    const [answer] = await once(request(`${url}${path}`, { agent }).end(), 'response');
    answer.resume();
    await once(answer, 'end');
    return [answer.statusCode, answer.headers.connection];
  };
  const { list } = api.categories;
  expect(await get(list.path)).toEqual([200, 'keep-alive']);
  expect(await get(list.path)).toEqual([200, 'keep-alive']);
  const stopped = product.stopAnswering();
  const answers = [get(list.path), get(api.system.ready.path), get(api.posts.list.path)];
  expect(await Promise.all(answers)).toEqual([
    [200, 'close'],
    [503, 'close'],
    [200, 'close'],
  ]);
  await stopped;
  await product.close();
});

test('a problem has words for its language, and its cause is for the log', () => {
  const cause = new Error('SECRET');
  const problem = new Problem('conflict', { cause, detail: { ko: '이미 있어요.', en: 'There already.' } });
  expect(problem.document('en')).toEqual({
    type: '/v1/problems/conflict',
    title: 'Conflict',
    status: 409,
    detail: 'There already.',
    code: 'conflict',
  });
});
