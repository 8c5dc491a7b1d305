import { createClient } from '@hanca/common/client.ts';
import { api } from '@hanca/common/contract/index.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { expect, test } from 'vitest';
import { render } from './entry-server.tsx';
import { appdata } from './testing/appdata.ts';
import { IMAGE, samplePost } from './testing/sample.ts';
import { sampleCoupon } from './testing/sample-coupon.ts';
import { otherRealty, sampleAround, sampleRealty } from './testing/sample-realty.ts';
import { testAssets } from './testing/test-assets.ts';
import { testSite } from './testing/test-site.ts';

const story = { id: 1, title: '머리글', postType: 7, categoryId: 2, thumbnail: IMAGE(9) };
const without = { ...samplePost, id: 6, images: '', thumbnail: '' };
const homes = [1, 2, 3, 4, 5].map((id) =>
  otherRealty(id, { userId: id, images: [...sampleRealty.images, `/images/realty/2026/11/other-${id}.jpg`] }),
);

const openWith = async (path: string, change: object = {}, headlines: object[] = []) => {
  const client = createClient(api, async (endpoint, given) => {
    if (endpoint === api.geo.appdata) return appdata;
    if (endpoint === api.realties.list) return homes;
    if (endpoint === api.realties.get) return sampleRealty;
    if (endpoint === api.realties.around) return sampleAround;
    if (endpoint === api.coupons.get) return sampleCoupon;
    if (endpoint === api.coupons.list) return [sampleCoupon, { ...sampleCoupon, id: 6 }];
    if (endpoint === api.posts.get) return { ...samplePost, id: given.params?.id, ...change };
    if (endpoint === api.posts.list) return [without, { ...samplePost, ...change }, { ...samplePost, id: 8 }];
    if (endpoint === api.categories.list) return [{ id: 1, value: 1, title: '새것', pid: 24 }];
    if (endpoint === api.headlines.list) return headlines;
    if (endpoint === api.comments.ofPost) return { likes: 0, total: 0, shown: 0, items: [] };
    return /\/count$/.test(endpoint.path) ? 3 : [];
  });
  const { html } = await render({
    url: `https://hanca.test${path}`,
    client,
    site: testSite,
    assets: testAssets,
  });
  return html;
};

const headline = { id: 1, postId: 1, mapType: 1, order: 1, regionId: 'CA00', postHeader: story };
const picturesOf = (html: string): string[] => html.match(/<img [^>]*>/g) ?? [];

const PAGES: [string, object, object[]][] = [
  ['/', {}, [headline]],
  ['/', {}, []],
  ['/realtylist', {}, []],
  ['/realtylist/12', {}, []],
  ['/postlist', {}, []],
  ['/postlist', {}, [headline]],
  ['/flyers', { postType: FLYER }, []],
  ['/posts/7', {}, []],
  ['/postlist/7', {}, []],
  ['/postlist/7', { contentType: 0 }, []],
  ['/flyer/7', { postType: FLYER }, []],
  ['/coupons', {}, []],
  ['/coupons/5', {}, []],
];

test('fetches the first picture of a page first, the others when they come near', async () => {
  for (const [path, change, headlines] of PAGES) {
    const [first = '', ...others] = picturesOf(await openWith(path, change, headlines));
    expect(first, path).toMatch(
      /loading="eager".*fetchPriority="high"|fetchPriority="high".*loading="eager"/,
    );
    for (const other of others) {
      expect(other, path).toContain('loading="lazy"');
      expect(other, path).not.toContain('fetchPriority');
    }
    for (const one of [first, ...others]) expect(one, path).toMatch(/width="\d+" height="\d+"/);
  }
});

test('a picture in a post comes in the size that the screen needs', async () => {
  const [first = ''] = picturesOf(await openWith('/postlist/7'));
  const at = (suffix: string) => `${testSite.imageHost}${IMAGE(1).replace('.jpg', `${suffix}.jpg`)}`;
  expect(first).toContain(`srcSet="${at('_small')} 400w, ${at('')} 1152w"`);
  expect(first).toMatch(/sizes="[^"]+"/);
});

test('of lists nothing travels with the page that they do not show', async () => {
  const tags = 'tags-of-a-post';
  for (const path of ['/', '/realtylist', '/realtylist/12', '/postlist', '/flyers', '/posts/7']) {
    const html = await openWith(path, { tags: path === '/posts/7' ? '' : tags });
    for (const unseen of [tags, '/images/realty/2026/11/other-']) expect(html, path).not.toContain(unseen);
  }
});
