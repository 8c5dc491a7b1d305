import { gunzipSync } from 'node:zlib';
import type { Job } from '@hanca/common/jobs.ts';
import { FLYER, JOB } from '@hanca/common/post-types.ts';
import { HIDDEN } from '@hanca/common/posts.ts';
import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attempts } from '../../db/schema/attempts.ts';
import { provinceFacts } from '../../db/schema/province-facts.ts';
import { startProduct, type TestProduct } from '../../testing/product.ts';
import { storing } from '../../testing/stored.ts';
import { FILES } from './serve.ts';
import { PER_FILE } from './sitemap.ts';

const job: Job = {
  ...{ employer: '밀과 쉼', work: 'part', trade: 'food', wageUnit: 'hour', wageMin: 21, wageMax: null },
  ...{ hours: '', visaHelp: false, closesOn: null },
};

let product: TestProduct;
const changed = new Date('2026-03-01T08:00:00Z');
beforeAll(async () => {
  product = await startProduct({ publicUrl: 'https://hanca.example' });
  const store = storing(product.services.db, product.ids);
  await store.realties(
    { id: 7, updatedAt: changed },
    { id: 8, hiddenReason: '사기 의심' },
    { id: PER_FILE + 1 },
  );
  await store.posts(
    { id: 1, title: '<세일> & ]]> ]]> \u0007끝', postType: FLYER },
    { id: 2, title: '주방 보조', postType: JOB },
    { id: 3, title: '숨긴 글', status: HIDDEN },
    { id: 4, title: 'SIN 만들기', postType: 13 },
    { id: 5, title: '마감된 일자리', postType: JOB, job: { ...job, closesOn: '2026-02-28' } },
  );
});
afterAll(() => product.close());

const read = async (url: string) => {
  const { statusCode, body, headers } = await product.inject({ url });
  return { statusCode, body, type: headers['content-type'] };
};
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);

test('robots.txt closes what is of members and staff, and names the sitemap', async () => {
  const { body, type } = await read('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /mypage\n');
  expect(body).not.toContain('Disallow: /\n');
  expect(body).toContain('Sitemap: https://hanca.example/sitemap.xml\n');
});

test('the sitemap lists files of 50,000 ids, and their records that everybody sees', async () => {
  const index = await read('/sitemap.xml?again=1');
  expect(index.type).toBe('application/xml; charset=utf-8');
  expect(locations(index.body)).toEqual(
    ['pages', 'realties-1', 'realties-2', 'posts-1'].map(
      (name) => `https://hanca.example/sitemaps/${name}.xml`,
    ),
  );
  const first = await read('/sitemaps/realties-1.xml');
  expect(locations(first.body)).toEqual(['https://hanca.example/realtylist/7']);
  expect(first.body).toContain('<lastmod>2026-03-01T08:00:00.000Z</lastmod>');
  expect(locations((await read('/sitemaps/posts-1.xml')).body)).toEqual(
    ['/flyer/1', '/jobpostings/2', '/posts/4'].map((path) => `https://hanca.example${path}`),
  );
  expect((await read('/sitemaps/pages.xml')).body).toContain('<loc>https://hanca.example/flyers</loc>');
});

test('of provinces the sitemap lists those of which something is known', async () => {
  const { db } = product.services;
  const listed = async () =>
    locations((await read('/sitemaps/pages.xml')).body).filter((address) => address?.includes('/province/'));
  const known = ['CA59', 'CA35', 'CA48'].map((id) => `https://hanca.example/province/${id}`);
  expect((await listed()).toSorted()).toEqual(known.toSorted());
  const fact = {
    province: 'CA46',
    topic: 'wage' as const,
    amount: 16,
    source: '출처',
    url: 'https://example.org/',
  };
  await db.insert(provinceFacts).values(fact);
  expect(await listed()).toContain('https://hanca.example/province/CA46');
});

test('a file of the sitemap is compressed where that is accepted', async () => {
  const { headers, rawPayload } = await product.inject({
    url: '/sitemaps/realties-2.xml',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers['content-encoding']).toBe('gzip');
  expect(locations(String(gunzipSync(rawPayload)))).toEqual([
    `https://hanca.example/realtylist/${PER_FILE + 1}`,
  ]);
});

test('one address may fetch so many files an hour, and the index as before', async () => {
  const { db } = product.services;
  await db
    .update(attempts)
    .set({ count: FILES.most })
    .where(like(attempts.key, `${FILES.kind}:%`));
  const { statusCode, body } = await read('/sitemaps/posts-1.xml');
  expect([statusCode, body.includes('한 시간에 200번')]).toEqual([429, true]);
  expect((await read('/sitemap.xml')).statusCode).toBe(200);
  await db.delete(attempts);
});

test('a listing that appears is in the next index', async () => {
  await storing(product.services.db, product.ids).realties({ id: PER_FILE * 2 + 1 });
  await product.services.changes.caughtUp();
  expect(locations((await read('/sitemap.xml')).body)).toContain(
    'https://hanca.example/sitemaps/realties-3.xml',
  );
});

test('answers 404 for a file that no records are in', async () => {
  for (const url of [
    ...['/sitemaps/users-1.xml', '/sitemaps/realties-0.xml', '/sitemaps/constructor-1.xml'],
    ...['/sitemaps/realties-99999.xml', '/sitemaps/events-1.xml', '/rss/98.xml', '/rss/0.xml'],
    // Of a range of ids that has no record.
    '/sitemaps/realties-70.xml',
  ])
    expect((await read(url)).statusCode, url).toBe(404);
});

test('a feed holds the newest posts of its kind, as XML that parses', async () => {
  const { body, type } = await read('/rss.xml');
  expect(type).toBe('application/rss+xml; charset=utf-8');
  const items = [...body.matchAll(/<item>.*?<title>(.*?)<\/title>.*?<link>(.*?)<\/link>/gs)];
  expect(items.map(([, , link]) => link)).toEqual([
    'https://hanca.example/posts/4',
    'https://hanca.example/jobpostings/2',
    'https://hanca.example/flyer/1',
  ]);
  expect(body).not.toContain('\u0007');
  expect(items[2]?.[1]).toBe('<![CDATA[<세일> & ]] > ]] > 끝]]>');
  const jobs = await read(`/rss/${JOB}.xml`);
  expect(jobs.body).toContain('주방 보조');
  expect(jobs.body).not.toContain('SIN');
});
