import { once } from 'node:events';
import { connect } from 'node:net';
import { api } from '@hanca/common/contract/index.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { postForm } from '../testing/samples.ts';
import type { Web } from '../web/web.ts';
import { Problem } from './problems.ts';

const held = Promise.withResolvers<void>();
const begun: number[] = [];

/** Routes that fail or wait as those of the product might. */
const trouble: Web = async (app) => {
  app.get('/held', async () => {
    begun.push(1);
    await held.promise;
    return 'done';
  });
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
  ])('%s tells nothing of its cause, in a document or a page', async (url, status, code) => {
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
    expect(product.logged.length > before).toBe(status === 500);
  });

  test('a broken table is a 500 that tells no SQL, and the next answer is right again', async () => {
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
    const asked = [
      api.system.ready.path,
      api.posts.list.path,
      api.posts.count.path,
      '/v1/query/posts/1',
      api.categories.list.path,
      api.geo.appdata.path,
    ];
    for (const url of asked) {
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

describe('more requests than it works on at once', () => {
  let product: TestProduct;
  beforeAll(async () => {
    product = await startProduct({}, { web: trouble });
  });
  afterAll(() => product.close());

  test('are refused after a while, but not health; afterwards it goes on', async () => {
    const working = Array.from({ length: 20 }, () => product.inject({ url: '/held' }));
    await expect.poll(() => begun.length).toBe(20);
    const refused = await Promise.all([
      product.inject({ url: api.posts.list.path }),
      product.call(api.account.me, { as: 'member' }),
      product.call(api.account.signin, { body: { email: 'member@example.org', password: 'some password' } }),
      product.inject({ url: '/held' }),
    ]);
    for (const response of refused) {
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'retry-after': '1', 'x-content-type-options': 'nosniff' });
      expect(response.json().code).toBe('unavailable');
    }
    expect((await product.call(api.system.health)).statusCode).toBe(200);
    expect((await product.call(api.system.ready)).statusCode).toBe(200);
    held.resolve();
    expect((await Promise.all(working)).map(({ body }) => body)).toEqual(Array(20).fill('done'));
    for (let n = 0; n < 30; n += 1) {
      expect((await product.inject({ url: `${api.posts.list.path}?skip=${n}` })).statusCode).toBe(200);
      expect((await product.inject({ url: '/v1/nothing' })).statusCode).toBe(404);
      expect((await product.inject({ url: '/v1/query/posts/%' })).statusCode).toBe(400);
    }
  });

  test('bodies that come slowly take no place', async () => {
    const url = new URL(await product.app.listen({ port: 0, host: '127.0.0.1' }));
    const head = `POST ${api.account.signin.path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    const slow = await Promise.all(
      Array.from({ length: 30 }, async () => {
        const socket = connect(Number(url.port), url.hostname);
        await once(socket, 'connect');
        socket.write(`${head}Content-Length: 1000\r\n\r\n{`);
        return socket;
      }),
    );
    const answers = Array.from({ length: 5 }, (_, n) => fetch(`${url.href}v1/query/posts?skip=${100 + n}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(5).fill(200));
    for (const socket of slow) socket.destroy();
  });

  test('a kept answer needs no place', async () => {
    await product.inject({ url: api.categories.list.path });
    const all = await Promise.all(
      Array.from({ length: 200 }, () => product.inject({ url: api.categories.list.path })),
    );
    expect(new Set(all.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  });
});

test('a problem keeps its words for its language and its cause for the log', () => {
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
