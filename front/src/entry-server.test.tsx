// @vitest-environment node
import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { beforeEach, expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { IMAGE, samplePost } from './testing/sample.ts';
import { sampleCoupon } from './testing/sample-coupon.ts';
import { testSite } from './testing/test-site.ts';

const refused = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: '', code: 'x' });

let posts = [samplePost];
let failing: unknown = null;
beforeEach(() => {
  posts = [samplePost];
  failing = null;
});

const client = createClient(api, async (endpoint, given) => {
  if (failing) throw failing;
  if (endpoint === api.posts.list) return posts;
  if (endpoint === api.posts.count) return posts.length;
  if (endpoint === api.realties.list) return [];
  if (endpoint === api.realties.count) return 0;
  if (endpoint === api.headlines.list || endpoint === api.notices.list) return [];
  if (endpoint === api.notices.count) return 0;
  if (endpoint === api.coupons.list) return given.query?.status === sampleCoupon.status ? [sampleCoupon] : [];
  if (endpoint === api.coupons.count) return given.query?.status === sampleCoupon.status ? 1 : 0;
  if (endpoint === api.coupons.get && given.params?.id === sampleCoupon.id) return sampleCoupon;
  const post = posts.find(({ id }) => id === given.params?.id);
  if (!post) throw refused(404);
  return post;
});

const assets = { entry: '/assets/entry.js', styles: ['/assets/site.css'], preloads: [] };
const site = { ...testSite, imageHost: 'https://img.test' };
const open = (path: string) => render({ url: `https://hanca.test${path}`, client, site, assets });

const count = (html: string, part: RegExp) => [...html.matchAll(new RegExp(part, 'g'))].length;

test('a post has its title, description and preview once, with absolute addresses', async () => {
  const { status, html } = await open('/posts/7');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html lang="ko">/);
  for (const once of [/<title>/, /name="description"/, /property="og:title"/, /property="og:image"/, /<h1/]) {
    expect(count(html, once), String(once)).toBe(1);
  }
  expect(html).toContain('<title>버나비 카페 양도해요 | 한카</title>');
  expect(html).toContain(`<meta property="og:image" content="https://img.test${IMAGE(1)}"/>`);
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/posts/7"/>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>');
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
});

test('a coupon has its preview and its facts, and reads without scripts', async () => {
  const { status, html } = await open('/coupons/5');
  expect(status).toBe(200);
  expect(html).toContain('<title>김장 배추 한 박스 할인 | 한아름마켓 버나비 | 한카</title>');
  expect(html).toContain(`<meta property="og:image" content="https://img.test${sampleCoupon.thumbnail}"/>`);
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/coupons/5"/>');
  expect(html).toContain('"@type":"Offer"');
  expect(html).toContain('href="/account/signin?redirect=%2Fcoupons%2F5"');
  expect(html).toContain('&lt;b&gt;태그가 아니에요');
  const list = (await open('/coupons')).html;
  expect(list).toContain('href="/coupons/5"');
  // The texts of the coupons would double the page.
  for (const unseen of ['태그가 아니에요', '"perMember"', '"createdDate"'])
    expect(list).not.toContain(unseen);
});

test('an address that starts with two slashes stays on this site', async () => {
  const { status, html } = await open('//evil.example/');
  expect(status).toBe(404);
  expect(html).not.toContain('evil');
});

test('a picture is the thumbnail where there is one, else the first of the images', async () => {
  const thumbnail = IMAGE(9);
  posts = [samplePost, { ...samplePost, id: 8, thumbnail }, { ...samplePost, id: 9, images: '' }];
  const previewOf = async (id: number) =>
    /property="og:image" content="([^"]+)"/.exec((await open(`/posts/${id}`)).html)?.[1];
  expect(await previewOf(7)).toBe(`https://img.test${IMAGE(1)}`);
  expect(await previewOf(8)).toBe(`https://img.test${thumbnail}`);
  expect(await previewOf(9)).toMatch(/^https:\/\/hanca\.test\/.*og.*\.png$/);
  const small = (path: string) => `https://img.test${path.replace('.jpg', '_small.jpg')}`;
  const { html } = await open('/postlist');
  expect(html).toContain(`src="${small(IMAGE(1))}"`);
  expect(html).toContain(`src="${small(thumbnail)}"`);
});

test('the two arrangements of a post', async () => {
  const full = (await open('/posts/7')).html;
  const article = (await open('/postlist/7')).html;
  for (const part of ['위치', '옵션', '안전하게 거래하세요']) {
    expect(full).toContain(`>${part}<`);
    expect(article).not.toContain(`>${part}<`);
  }
  posts = [{ ...samplePost, location: null, options: [], txType: 2 }];
  const bare = (await open('/posts/7')).html;
  for (const part of ['위치', '옵션', '안전하게 거래하세요']) expect(bare).not.toContain(`>${part}<`);
});

test('text cannot leave the boot data, the JSON-LD or the title', async () => {
  posts = [{ ...samplePost, title: '</script><script>alert(1)</script>\u2028', excerpt: '"><img src=x>' }];
  const { html } = await open('/posts/7');
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  const boot = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(boot).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.stringify(JSON.parse(boot))).toContain('</script><script>alert(1)');
});

test('no inline script or style, which the policy of the pages forbids', async () => {
  for (const path of [
    '/',
    '/posts/7',
    '/flyers',
    '/coupons/5',
    '/notices',
    '/account/signin',
    '/account/signin2',
  ]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(html).not.toMatch(/\sstyle="/);
    expect(html).not.toMatch(/<style/);
    expect(html).not.toMatch(/<script(?![^>]*(?:src=|type="application\/(?:ld\+)?json"))/);
  }
});

test.each(['/nope', '/posts/8', '/posts/abc', '/posts/0', '/flyer/7', '/coupons/6', '/app-ui/flyer/XX'])(
  '%s is a 404 page with ways on',
  async (path) => {
    const { status, html } = await open(path);
    expect(status).toBe(404);
    expect(html).toContain('<title>찾는 페이지가 없어요 | 한카</title>');
    expect(html).toContain('href="/postlist"');
  },
);

test.each([
  [new Error('broken'), 500, '페이지를 불러오지 못했어요'],
  [refused(503), 503, '지금 찾는 분이 많아요'],
])('a loader that fails with %s gives its page', async (error, status, title) => {
  failing = error;
  const page = await open('/postlist');
  expect(page.status).toBe(status);
  expect(page.html).toContain(title);
  expect(page.html).not.toContain('broken');
  expect(page.error).toBeDefined();
});

test('every way in passes on where the visitor came from', async () => {
  const { html } = await open('/account/signin?redirect=%2Fmypage');
  for (const way of ['signin2', 'signup', 'forgot'])
    expect(html).toContain(`href="/account/${way}?redirect=%2Fmypage"`);
});

test.each(['https://evil.test', '//evil.test', '/account/signin2'])(
  'a remembered origin of %s is passed on by none',
  async (origin) => {
    const { html } = await open(`/account/signin?redirect=${encodeURIComponent(origin)}`);
    expect(html).not.toContain('redirect=');
  },
);

test.each([
  ['/coupons?page=2', '/coupons'],
  ['/postlist?type=7&page=5', '/postlist?type=7&page=3'],
])('%s, past the last page, leads to that', async (path, location) => {
  posts = Array.from({ length: 30 }, (_, i) => ({ ...samplePost, id: i + 1 }));
  expect(await open(path)).toMatchObject({ status: 302, location });
});

test('lists say where they are in their links', async () => {
  posts = Array.from({ length: 30 }, (_, i) => ({ ...samplePost, id: i + 1 }));
  const { html } = await open('/postlist?type=7&region=CA35&page=2');
  expect(html).toContain('href="/postlist?type=7&amp;region=CA35&amp;page=3"');
  expect(html).toContain('<option value="CA35" selected="">');
  expect(html).toContain('<title>온타리오 이민/비자 2페이지 | 한카</title>');
});
