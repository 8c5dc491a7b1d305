// @vitest-environment node
import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { provinces } from '@hanca/common/regions.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { addresses } from './addresses.ts';
import { canonicalAddress, pageAt, parameters } from './canonical.ts';
import { render } from './entry-server.tsx';
import { appdata } from './testing/appdata.ts';
import { samplePost } from './testing/sample.ts';
import { sampleCoupon } from './testing/sample-coupon.ts';
import { sampleDropIns } from './testing/sample-drop-ins.ts';
import { sampleEvent } from './testing/sample-event.ts';
import { sampleGolfCourse, sampleGolfDay, sampleGolfJoin } from './testing/sample-golf-course.ts';
import { sampleAround, sampleRealty } from './testing/sample-realty.ts';
import { sampleRegistration } from './testing/sample-registration.ts';
import { sampleStation } from './testing/sample-station.ts';
import { testAssets } from './testing/test-assets.ts';
import { testSite } from './testing/test-site.ts';

test.each([
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
])('the page of %s is cached as %s', (address, canonical) => {
  expect(canonicalAddress(address)).toBe(canonical);
  expect(canonicalAddress(canonical)).toBe(canonical);
});

test.each([
  '/nowhere',
  '//about',
  '/about/x',
  '/posts/1/2',
  '/favicon.ico',
  '/404',
  `/posts/${'1'.repeat(101)}`,
])('nothing is at %s', (address) => expect(canonicalAddress(address)).toBeNull());

test.each(addresses.map(([, path]) => path))('the page of %s is found there', (path) => {
  expect(pageAt(path.replaceAll(/:\w+/g, '7'))?.[1]).toBe(path);
});

const feedOff = { state: 'off', fetchedAt: null };

const client = createClient(api, async (endpoint) => {
  if (endpoint === api.geo.appdata) return appdata;
  if (endpoint === api.realties.get) return sampleRealty;
  if (endpoint === api.realties.around) return sampleAround;
  if (endpoint === api.coupons.get) return sampleCoupon;
  if (endpoint === api.events.get) return sampleEvent;
  if (endpoint === api.registrations.get) return sampleRegistration;
  if (endpoint === api.pnpDraws.history) return { draws: [], pools: [], changedDate: { time: '0' } };
  if (endpoint === api.registrations.calendar) return { registrations: [sampleRegistration], homes: [] };
  if (endpoint === api.dropIns.list) return sampleDropIns;
  if (endpoint === api.golfCourses.card) return sampleGolfCourse;
  if (endpoint === api.golfCourses.day) return sampleGolfDay;
  if (endpoint === api.golfJoins.get) return sampleGolfJoin;
  if (endpoint === api.geo.place) return { id: 'CA595911606', name: '버나비' };
  if (endpoint === api.realties.around) return null;
  if (endpoint === api.energy.count) return { count: 0, unknown: 0, networks: [] };
  if (endpoint === api.border.holidays) return { coming: [], longer: { US: null, CA: null } };
  if (endpoint === api.energy.rate) return { rate: null };
  if (endpoint === api.energy.states) return { chargers: feedOff, regular: feedOff, diesel: feedOff };
  if (endpoint === api.fuelStations.priceCount) return { count: 0, priced: 0 };
  if (endpoint === api.fuelStations.station) return sampleStation;
  if (endpoint === api.provinceFacts.profile)
    return { name: '온타리오', topics: [], deposit: null, holidays: [], holidaySource: null, crossings: [] };
  if (endpoint === api.comments.ofPost) return { likes: 0, total: 0, shown: 0, items: [] };
  if (endpoint === api.posts.get) return { ...samplePost, postType: FLYER };
  return /\/count$/.test(endpoint.path) ? 0 : [];
});

// Of the pages of members that which is rendered whole.
const rendered = addresses
  .map(([, path]): string => path)
  .filter((path) => !path.startsWith('/mypage') || path === '/mypage/saved/compare');

/** What a part of a path is, where it is no number. */
const named: Partial<Record<string, string>> = {
  regionId: 'CA59',
  provinceId: 'CA59',
  crossing: 'peace-arch',
};

afterEach(() => vi.restoreAllMocks());

test.each(rendered)('%s declares every parameter that it reads', async (path) => {
  const read = new Set<string>();
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
  const { status } = await render({
    url: `https://hanca.test${path.replaceAll(/:(\w+)/g, (_, name: string) => named[name] ?? '7')}`,
    client,
    site: testSite,
    assets: testAssets,
  });
  expect(status).toBeLessThan(400);
  expect(Object.keys(parameters[path] ?? {})).toEqual(expect.arrayContaining([...read]));
});

test('parameters are declared of pages that there are', () => {
  expect(Object.keys(parameters).filter((path) => !rendered.includes(path))).toEqual([]);
});
