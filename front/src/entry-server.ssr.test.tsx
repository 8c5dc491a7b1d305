import { createClient } from '@hanca/common/client.ts';
import type { Comment, PostComments } from '@hanca/common/contract/comments.ts';
import { api } from '@hanca/common/contract/index.ts';
import { ApiError } from '@hanca/common/problem.ts';
import { beforeEach, expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { IMAGE, samplePost } from './testing/sample.ts';
import { sampleCoupon } from './testing/sample-coupon.ts';
import { sampleEvent } from './testing/sample-event.ts';
import { testAssets } from './testing/test-assets.ts';
import { testSite } from './testing/test-site.ts';

const refused = (status: number) =>
  new ApiError({ type: 'about:blank', title: '', status, detail: '', code: 'x' });

const noComments: PostComments = { likes: 0, total: 0, shown: 0, items: [] };

let posts = [samplePost];
let comments = noComments;
let failing: unknown = null;
beforeEach(() => {
  posts = [samplePost];
  comments = noComments;
  failing = null;
});

const client = createClient(api, async (endpoint, given) => {
  if (failing) throw failing;
  if (endpoint === api.comments.ofPost) return comments;
  if (endpoint === api.posts.list) return posts;
  if (endpoint === api.posts.related) return posts;
  if (endpoint === api.posts.count) return posts.length;
  if (endpoint === api.realties.list) return [];
  if (endpoint === api.realties.count) return 0;
  if ([api.categories.list, api.headlines.list, api.notices.list].some((list) => list === endpoint))
    return [];
  if (endpoint === api.notices.count) return 0;
  if (endpoint === api.coupons.list) return given.query?.status === sampleCoupon.status ? [sampleCoupon] : [];
  if (endpoint === api.coupons.count) return given.query?.status === sampleCoupon.status ? 1 : 0;
  if (endpoint === api.events.get) return sampleEvent;
  if (endpoint === api.coupons.get && given.params?.id === sampleCoupon.id) return sampleCoupon;
  const post = posts.find(({ id }) => id === given.params?.id);
  if (!post) throw refused(404);
  return post;
});

const site = { ...testSite, imageHost: 'https://img.test' };
const open = (path: string) => render({ url: `https://hanca.test${path}`, client, site, assets: testAssets });

const count = (html: string, part: RegExp) => [...html.matchAll(new RegExp(part, 'g'))].length;

test('a post has its title, description and preview once, with absolute addresses', async () => {
  const { status, html } = await open('/posts/7');
  expect(status).toBe(200);
  expect(html).toMatch(/^<!doctype html><html lang="ko">/);
  for (const once of [/<title>/, /name="description"/, /property="og:title"/, /property="og:image"/, /<h1/]) {
    expect(count(html, once), String(once)).toBe(1);
  }
  expect(html).toContain('<title>버나비 카페 양도해요 | 한카</title>');
  expect(html).toContain('og:image" content="https://hanca.test/previews/posts/7-1795000000000.jpg"/>');
  expect(html).toContain('og:image:width" content="1200"/><meta property="og:image:height" content="630"/>');
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/posts/7"/>');
  expect(html).toContain('<link rel="stylesheet" href="/assets/site.css" data-precedence="default"/>');
  expect(html.indexOf('og:title')).toBeLessThan(html.indexOf('</head>'));
});

test('the comments on a post are read without scripts, and each button leads to signing in and back', async () => {
  const comment: Comment = {
    ...{ id: 9, postId: 7, parentId: null, userId: 3, userName: '하늘', byAuthor: false, state: 0 },
    ...{ text: '<b>태그</b>가 아니에요', edited: true, likes: 2, createdDate: { time: '1795000000000' } },
  };
  const gone = { ...comment, id: 10, userName: '', state: 1, text: '' };
  comments = { likes: 12, total: 150, shown: 149, items: [comment, gone] };
  const { html } = await open('/posts/7?page=2');
  expect(html).toContain('댓글 149</h2>');
  expect(html).toContain('&lt;b&gt;태그&lt;/b&gt;가 아니에요');
  expect(html).toContain('삭제된 댓글이에요.');
  expect(html).toContain('href="/account/signin?redirect=%2Fposts%2F7%3Fpage%3D2%23comments"');
  expect(html).toContain('href="/posts/7#comments"');
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/posts/7"/>');
});

test('a coupon has its preview and its facts, and reads without scripts', async () => {
  const { status, html } = await open('/coupons/5');
  expect(status).toBe(200);
  expect(html).toContain('<title>김장 배추 한 박스 할인 | 한아름마켓 버나비 | 한카</title>');
  expect(html).toContain('og:image" content="https://hanca.test/previews/coupons/5-');
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

test('an event is one for search engines, at one address, and an invitation names its numbers', async () => {
  const { html } = await open('/app-ui/event/4/join/9');
  expect(html).toContain('<link rel="canonical" href="https://hanca.test/events/4"/>');
  expect(html).toContain('행사 번호 <!-- -->4');
  for (const part of ['"@type":"Event"', '"remainingAttendeeCapacity":21', '"addressRegion":"BC"'])
    expect(html).toContain(part);
  expect(html).toContain('href="/account/signin?redirect=%2Fapp-ui%2Fevent%2F4%2Fjoin%2F9"');
  expect((await open('/app-ui/event/4/join/me')).status).toBe(404);
});

test('a list names its items for search engines', async () => {
  posts = [samplePost, { ...samplePost, id: 8, postType: 9 }];
  const { html } = await open('/postlist');
  expect(html).toContain('"@type":"ItemList"');
  expect(html).toContain('"position":2,"url":"https://hanca.test/jobpostings/8"');
});

test('dates are those of the clocks of the region that an address names', async () => {
  posts = [{ ...samplePost, updatedDate: { time: String(Date.parse('2026-11-22T06:30:00Z')) } }];
  expect((await open('/postlist')).html).toContain('>2026.11.21</time>');
  const { html } = await open('/postlist?region=CA35');
  expect(html).toContain('>2026.11.22</time>');
  expect(html).toContain('"zone":"America/Toronto"');
});

test('shows a post in every spelling of its address', async () => {
  for (const path of ['/Posts/7', '/posts/7/', '/posts/%37']) {
    const { status, html } = await open(path);
    expect(status, path).toBe(200);
    expect(html, path).toContain('<link rel="canonical" href="https://hanca.test/posts/7"/>');
  }
});

test('an address that starts with two slashes stays on this site', async () => {
  const { status, html } = await open('//evil.example/');
  expect(status).toBe(404);
  expect(html).not.toContain('evil');
});

test('a picture is the thumbnail where there is one, else the first of the images', async () => {
  const thumbnail = IMAGE(9);
  posts = [samplePost, { ...samplePost, id: 8, thumbnail }, { ...samplePost, id: 9, images: '' }];
  const pictureOf = async (id: number) => /"image":\["([^"]+)"/.exec((await open(`/posts/${id}`)).html)?.[1];
  expect(await pictureOf(7)).toBe(`https://img.test${IMAGE(1)}`);
  expect(await pictureOf(8)).toBe(`https://img.test${thumbnail}`);
  expect(await pictureOf(9)).toBeUndefined();
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

test('answers what is not there with a 404 page that leads on', async () => {
  for (const path of [
    '/nope',
    '/posts/8',
    '/posts/abc',
    '/posts/0',
    '/flyer/7',
    '/coupons/6',
    '/app-ui/flyer/XX',
  ]) {
    const { status, html } = await open(path);
    expect(status, path).toBe(404);
    expect(html, path).toContain('<title>찾는 페이지가 없어요 | 한카</title>');
    expect(html, path).toContain('href="/postlist"');
  }
});

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
  expect(html).toContain('aria-label="온타리오, 지역 바꾸기"');
  expect(html).toContain('<title>온타리오 이민/비자 글 2페이지 | 한카</title>');
});
