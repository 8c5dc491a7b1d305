import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { provinces } from '@hanca/common/regions.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { addresses } from './addresses.ts';
import { canonicalAddress, pageAt, parameters } from './canonical.ts';
import { render } from './entry-server.tsx';
import { sampleAddress, sampleAnswer } from './testing/sample-answers.ts';
import { testAssets } from './testing/test-assets.ts';
import { testSite } from './testing/test-site.ts';

const CANONICAL = [
  ['/', '/'],
  ['/?junk=1', '/'],
  ['/?utm_source=kakao&fbclid=x', '/'],
  ['/realtylist?page=2&utm_source=x&cityId=CA595911606', '/realtylist?regionId=CA595911606&page=2'],
  ['/realtylist?regionId=CA59&cityId=CA595911606&PAGE=3', '/realtylist?regionId=CA595911606'],
  ['/realtylist?regionId=CA5915&regionId=CA35', '/realtylist?regionId=CA35%2CCA5915'],
  ['/realtylist?keyword=%EC%A7%91+x', '/realtylist?keyword=%EC%A7%91+x'],
  ['/realtylist?keyword=&page=', '/realtylist'],
  ['/realtylist?utilities=heat&utilities=water', '/realtylist?utilities=heat%2Cwater'],
  ['/realtylist?filters=open&page=2', '/realtylist?page=2&filters=open'],
  ['/realtylist?filters=closed&page=2', '/realtylist?page=2'],
  ['/realtylist?a?b', '/realtylist'],
  ['/RealtyList/7/?x', '/realtylist/7'],
  ['/app-ui/flyer/CA59', '/app-ui/flyer/CA59'],
  ['/posts/%31', '/posts/%31'],
  ['/coupons?type=3&region=CA59', '/coupons?region=CA59'],
  ['/coupons?region=CA99&page=1', '/coupons'],
  ['/coupons?region=CA00&page=1', '/coupons?region=CA00'],
  ['/coupons?region=CA001', '/coupons'],
  ...provinces.map(({ id }) => [`/coupons?region=${id}`, `/coupons?region=${id}`]),
  ['/postlist?type=07&page=x', '/postlist?type=7'],
  [
    '/postlist?sort=new&tag=SIN++%EA%B0%80&type=13&category=2',
    '/postlist?type=13&category=2&tag=SIN+%EA%B0%80',
  ],
  ['/jobpostings?wage=19&visa=yes&work=part&sort=popular', '/jobpostings?sort=popular&work=part'],
  ['/account/signin2?redirect=%2Fmypage%3Fpage%3D2', '/account/signin2?redirect=%2Fmypage%3Fpage%3D2'],
  ['/mypage?junk', '/mypage'],
  ['/mypage/saved/compare?ids=3&ids=3,x&ids=1', '/mypage/saved/compare?ids=3%2C1'],
] as const;

test('caches a page at one address, whatever else is in the address', () => {
  for (const [address, canonical] of CANONICAL) {
    expect(canonicalAddress(address), address).toBe(canonical);
    expect(canonicalAddress(canonical), canonical).toBe(canonical);
  }
});

const NOWHERE = [
  '/nowhere',
  '//about',
  '/about/x',
  '/posts/1/2',
  '/favicon.ico',
  '/404',
  `/posts/${'1'.repeat(101)}`,
];

test('finds every page at its address, and nothing elsewhere', () => {
  for (const address of NOWHERE) expect(canonicalAddress(address), address).toBeNull();
  for (const [, path] of addresses) expect(pageAt(path.replaceAll(/:\w+/g, '7'))?.[1]).toBe(path);
});

const client = createClient(api, async (endpoint) => sampleAnswer(endpoint));

// Of the pages of members that which is rendered whole.
const rendered = addresses
  .map(([, path]): string => path)
  .filter((path) => !path.startsWith('/mypage') || path === '/mypage/saved/compare');

afterEach(() => vi.restoreAllMocks());

test('declares every parameter that a page reads', async () => {
  let read = new Set<string>();
  for (const name of ['get', 'getAll', 'has'] as const) {
    const original = URLSearchParams.prototype[name];
    vi.spyOn(URLSearchParams.prototype, name).mockImplementation(function (
      this: URLSearchParams,
      key: string,
    ) {
      read.add(key);
      return Reflect.apply(original, this, [key]);
    });
  }
  for (const path of rendered) {
    read = new Set();
    const { status } = await render({
      url: `https://hanca.test${sampleAddress(path)}`,
      client,
      site: testSite,
      assets: testAssets,
    });
    expect(status, path).toBeLessThan(400);
    expect(Object.keys(parameters[path] ?? {}), path).toEqual(expect.arrayContaining([...read]));
  }
});

test('parameters are declared of pages that there are', () => {
  expect(Object.keys(parameters).filter((path) => !rendered.includes(path))).toEqual([]);
});
