import { api } from '@hanca/common/contract/index.ts';
import type { RealtySummary } from '@hanca/common/contract/realties.ts';
import type { Endpoint } from '@hanca/common/endpoint.ts';
import { HOME_TYPES_PID } from '@hanca/common/realties.ts';
import type { FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { categories } from '../db/schema/categories.ts';
import { realties } from '../db/schema/realties.ts';
import type { Served } from '../http/serve.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';
import { storedRealty } from '../testing/stored-realty.ts';
import { type Front, registerPages } from './pages.ts';

let renders: string[] = [];
let calls: Endpoint[] = [];
/** Ends the rendering of /slow, and its reply. */
let slow: PromiseWithResolvers<void>;
let slowReply: FastifyReply | null = null;

/** A front of one page for each listing, and one at any other path that says how many there are, or that it does not know. */
const front: Front = {
  load: async () => ({
    render: async ({ url, client }) => {
      const { pathname } = new URL(url);
      renders.push(pathname);
      const [, id] = /^\/realtylist\/(\d+)$/.exec(pathname) ?? [];
      if (id) {
        const found = await client.realties.get({ params: { id } }).catch(() => null);
        return found ? { status: 200, html: found.title } : { status: 404, html: 'no listing' };
      }
      if (pathname === '/404') return { status: 404, html: 'no page' };
      if (pathname === '/slow') {
        await slow.promise;
        return { status: 200, html: 'at last' };
      }
      if (pathname === '/busy') return { status: 503, html: 'later' };
      if (pathname === '/places') {
        const { categories } = await client.geo.appdata();
        return { status: 200, html: categories.map((one) => one.title).join() };
      }
      if (pathname === '/lister') {
        const list = await client.realties.list({ query: { userId: product.ids.member } });
        return { status: 200, html: `${list.length} listings` };
      }
      if (pathname === '/found') {
        const found = await client.search.find({ query: { keyword: '집' } }).catch(() => null);
        return { status: 200, html: found ? `${found.items.length} results` : 'no result' };
      }
      const list: RealtySummary[] | null = await client.realties.list({ query: {} }).catch(() => null);
      return { status: 200, html: list ? `${list.length} listings` : 'no list' };
    },
    canonicalOf: (address) => {
      const path = address.split('?')[0]?.toLowerCase() ?? '';
      if (path === '/places' || path === '/lister') return address;
      // A list that is narrowed to a region, and a search that calls it otherwise.
      if (path === '/list') return address.replace(/&?regionId=\w+/, '').replace(/\?$/, '');
      if (path === '/search') return address.replace(/[?&]region=\w+&?/, '?').replace(/\?$/, '');
      return /^\/(?:rent|map|mypage|busy|slow|found|realtylist\/\d+)$/.test(path) ? path : null;
    },
    assets: {},
  }),
  finish: async (_, html) => html,
};

let product: TestProduct;
beforeAll(async () => {
  product = await startProduct(
    {},
    {
      web: async (app, services, served) => {
        const counted = served.map((one): Served => {
          const handler: Served['handler'] = (context) => {
            calls.push(one.endpoint);
            return one.handler(context);
          };
          return { ...one, handler };
        });
        app.addHook('onRequest', async (request, reply) => {
          if (request.url === '/slow') slowReply = reply;
        });
        registerPages(app, services, counted, front);
      },
    },
  );
});
afterAll(() => product.close());

const page = async (url: string) => {
  const { body, headers } = await product.inject({ url });
  return [body, headers['cache-control']];
};

beforeEach(async () => {
  await product.services.db.delete(realties);
  await product.services.changes.caughtUp();
  renders = [];
  calls = [];
});

test('who waited too long is sent a 503, of which nothing is in the page that others get', async () => {
  slow = Promise.withResolvers();
  const late = product.inject({ url: '/slow' });
  await expect.poll(() => renders).toEqual(['/slow']);
  slowReply?.code(503).header('retry-after', '1').send('later');
  expect((await late).statusCode).toBe(503);
  slow.resolve();
  const { statusCode, headers, body } = await product.inject({ url: '/slow' });
  expect([statusCode, body]).toEqual([200, 'at last']);
  expect(headers).not.toHaveProperty('retry-after');
  expect(headers['content-length']).toBe(String(body.length));
});

test('a search of a page counts as its call; a page that was refused it is made anew for the next reader', async () => {
  const ip = '198.51.100.7';
  const useUp = async (): Promise<never> => {
    for (;;)
      await product.services.callLimits.before(api.search.find, { caller: null, ip }, product.services.db);
  };
  await expect(useUp()).rejects.toMatchObject({ code: 'too-many' });
  const refused = await product.inject({ url: '/found', remoteAddress: ip });
  expect([refused.body, refused.headers['cache-control']]).toEqual(['no result', 'private, no-store']);
  expect((await product.inject({ url: '/found', remoteAddress: '198.51.100.8' })).body).toBe('0 results');
});

test('a page is cached until what it reads changes', async () => {
  await storedRealty(product);
  await product.services.changes.caughtUp();
  expect(await page('/rent')).toEqual(['1 listings', 'public, no-cache']);
  expect(await page('/rent')).toEqual(['1 listings', 'public, no-cache']);
  expect(renders).toHaveLength(1);
  await storedRealty(product);
  await product.services.changes.caughtUp();
  expect(await page('/rent')).toEqual(['2 listings', 'public, no-cache']);
});

test('what several pages read is read once, until it changes', async () => {
  const { db, changes } = product.services;
  const [before] = await page('/places?1');
  expect(await page('/places?2')).toEqual([before, 'public, no-cache']);
  expect([renders.length, calls]).toEqual([2, [api.geo.appdata]]);
  await db.insert(categories).values({ value: 99, title: '새 종류', pid: HOME_TYPES_PID });
  await changes.caughtUp();
  for (const path of ['/places?1', '/places?3']) expect((await page(path))[0]).toContain('새 종류');
  expect(calls).toEqual([api.geo.appdata, api.geo.appdata]);
  for (const counted of [1, 2]) {
    calls = [];
    await storedRealty(product);
    await changes.caughtUp();
    for (const path of ['/rent', '/map']) expect((await page(path))[0]).toBe(`${counted} listings`);
    expect(calls).toEqual([api.realties.list]);
  }
});

test('what one member offers takes no place among what many pages read', async () => {
  for (const path of ['/lister?1', '/lister?2']) expect((await page(path))[0]).toBe('0 listings');
  expect(calls).toEqual([api.realties.list, api.realties.list]);
});

test('what a page does not read makes no other page', async () => {
  for (const junk of ['', '?junk=1', '?utm_source=x&fbclid=y', '?JUNK', '?a=1&a=2'])
    await page(`/rent${junk}`);
  expect(renders).toEqual(['/rent']);
  const other = await product.inject({ url: '/RENT?junk=1' });
  expect([other.statusCode, other.headers.location]).toEqual([301, '/rent']);
});

test('of all addresses without a page one is rendered, of files none', async () => {
  for (const path of ['/nowhere', '/wp-login', '/a/b/c', '/404']) {
    const { statusCode, body } = await product.inject({ url: path });
    expect([statusCode, body]).toEqual([404, 'no page']);
  }
  expect(renders).toEqual(['/404']);
  for (const path of ['/favicon.ico', '/humans.txt', '/wp-login.php?x=1', '/.env']) {
    expect((await product.inject({ url: path })).statusCode).toBe(404);
  }
  expect(renders).toHaveLength(1);
});

test('a page that is not there is cached until it is', async () => {
  const id = await storedRealty(product);
  await product.services.changes.caughtUp();
  const next = `/realtylist/${id + 1}`;
  for (let n = 0; n < 2; n += 1) expect((await product.inject({ url: next })).statusCode).toBe(404);
  await product.inject({ url: '/realtylist/999999999' });
  expect(renders).toHaveLength(2);
  const [one, two] = [next, '/realtylist/999999999'].map((path) => product.services.cache.find(path)?.body);
  expect(one).toBeDefined();
  expect(one).toBe(two);
  await storedRealty(product, { title: '새 집' });
  await product.services.changes.caughtUp();
  expect(await page(next)).toEqual(['새 집', 'public, no-cache']);
});

test('a page of the member area is cached too, but only for who has signed in', async () => {
  const get = (cookie: string) => product.inject({ url: '/mypage?junk=1', headers: { cookie } });
  for (const name of ['one', 'two']) {
    const { statusCode, headers } = await get(`uname=${name}`);
    expect([statusCode, headers['cache-control']]).toEqual([200, 'private, no-store']);
  }
  expect(renders).toEqual(['/mypage']);
  const { headers } = await get('');
  expect(headers.location).toBe('/account/signin?redirect=%2Fmypage%3Fjunk%3D1');
});

test('a page that lacks what could not be had for a moment is not cached', async () => {
  const { changes, database } = product.services;
  const { pool } = database;
  await storedRealty(product);
  await changes.caughtUp();
  await pool.query('ALTER TABLE realties RENAME TO away');
  const lacking = await page('/map');
  await pool.query('ALTER TABLE away RENAME TO realties');
  expect(lacking).toEqual(['no list', 'private, no-store']);
  expect(await page('/map')).toEqual(['1 listings', 'public, no-cache']);
});

test('a page that cannot be made for a moment says when to try again, and is not cached', async () => {
  for (let n = 0; n < 2; n += 1) {
    const { statusCode, headers } = await product.inject({ url: '/busy' });
    const { 'retry-after': retryAfter, 'cache-control': caching } = headers;
    expect([statusCode, retryAfter, caching]).toEqual([503, '1', 'private, no-store']);
  }
  expect(renders).toEqual(['/busy', '/busy']);
});

const chosen = encodeURIComponent('CA5915:메트로밴쿠버');

test('a reader who has chosen a region is led to it where the address leaves that open', async () => {
  const located = async (url: string, cookie = `region=${chosen}`) => {
    const { statusCode, headers } = await product.inject({ url, headers: { cookie } });
    return [statusCode, headers.location, headers['cache-control']];
  };
  expect(await located('/list?page=2')).toEqual([302, '/list?page=2&region=CA5915', 'private, no-store']);
  const open = [200, undefined, 'public, no-cache'];
  // Also where the page that all others get is cached.
  expect(await located('/list', '')).toEqual(open);
  expect(await located('/list')).toEqual([302, '/list?region=CA5915', 'private, no-store']);
  for (const url of ['/list?region=CA35', '/list?region=CA00', '/rent', '/search'])
    expect(await located(url), url).toEqual(open);
  for (const cookie of ['', 'region=', 'region=CA5915', 'region=CA5999:x', 'region=%zz'])
    expect(await located('/list', cookie), cookie).toEqual(open);
});

test('a choice of a region is remembered and leads back, within the site alone', async () => {
  const choose = async (query: string) => {
    const { statusCode, headers, cookies } = await product.inject({ url: `/region/chosen?${query}` });
    expect([statusCode, headers['cache-control']]).toEqual([303, 'private, no-store']);
    return [headers.location, ...cookies.map(({ name, value }) => `${name}=${value}`)];
  };
  const remembered = 'region=CA5915:메트로밴쿠버';
  expect(await choose('region=CA5915&back=/list?page=3')).toEqual(['/list?region=CA5915', remembered]);
  expect(await choose('region=CA5915&back=/search?bbox=1')).toEqual(['/search?regionId=CA5915', remembered]);
  for (const back of ['//evil.example', 'https://evil.example', '', '/nowhere'])
    expect(await choose(`region=CA5915&back=${encodeURIComponent(back)}`)).toEqual(['/', remembered]);
  expect(await choose('region=CA00&back=/list?region=CA59')).toEqual(['/list', 'region=']);
  for (const region of ['', 'CA99', 'CA5999', '%00'])
    expect(await choose(`region=${region}`)).toEqual(['/region']);
});
