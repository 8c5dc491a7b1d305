import type { Headline } from '@hanca/common/contract/headlines.ts';
import type { SiteConfig } from '@hanca/common/site.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';
import { samplePost } from '../../testing/sample.ts';
import { sampleCoupon } from '../../testing/sample-coupon.ts';

afterEach(() => localStorage.clear());

const headlineOf = (id: number, mapType: number, order: number, postType = 7): Headline => ({
  id: mapType * 10 + order,
  postId: id,
  mapType,
  order,
  regionId: 'CA00',
  postHeader: { id, title: `머리글 ${id}`, postType, categoryId: 2, thumbnail: '' },
});

const noticeOf = (id: number) => ({
  id,
  title: '쿠폰을 열었어요',
  regionId: 'CA35',
  content: '글',
  pinned: true,
  createdDate: { time: '1795000000000' },
  updatedDate: { time: '1795000000000' },
});

const isGuide = ({ searchParams }: URL) =>
  searchParams.get('categoryId') === '1' || searchParams.get('postType') === '13';

interface Shown {
  headlines?: Headline[];
  notices?: ReturnType<typeof noticeOf>[];
  coupons?: number;
  /** A guide to the first thirty days beside those that staff put first there. */
  guide?: typeof samplePost;
  /** The newest posts of all types. */
  posts?: (typeof samplePost)[];
  site?: Partial<SiteConfig>;
}

const open = ({ headlines = [], notices = [], coupons = 0, guide, posts = [], site = {} }: Shown = {}) =>
  openSite(
    '/',
    (_, url) => {
      const { pathname, searchParams } = url;
      if (pathname === '/v1/query/categories') return { status: 200, body: [{ id: 341, value: 1 }] };
      if (guide && isGuide(url)) return { status: 200, body: [guide] };
      if (searchParams.get('exceptType')) return { status: 200, body: posts };
      if (searchParams.get('mapTypes'))
        return {
          status: 200,
          body: headlines.filter(({ mapType }) => `${mapType}` === searchParams.get('mapTypes')),
        };
      if (pathname.endsWith('/count')) return { status: 200, body: 0 };
      if (pathname === '/v1/query/mappostheaders') return { status: 200, body: headlines };
      if (pathname === '/v1/query/notices') return { status: 200, body: notices };
      const some = Array.from({ length: coupons }, (_, n) => ({ ...sampleCoupon, id: n + 1 }));
      return { status: 200, body: pathname === '/v1/shop/coupons' ? some : [] };
    },
    site,
  );

const region = (name: string) => within(screen.getByRole('region', { name }));

test('what staff have put first comes first, the first slots before the second ones and each post once', async () => {
  const gone = { ...headlineOf(9, 123, 1), postHeader: null };
  const { requests } = await open({
    headlines: [
      ...[
        gone,
        headlineOf(1, 123, 2),
        headlineOf(2, 124, 1),
        headlineOf(3, 222, 1, 9),
        headlineOf(2, 222, 2),
      ],
      ...[headlineOf(4, 230, 3), headlineOf(5, 231, 4), headlineOf(6, 232, 5)],
    ],
  });
  const stories = region('먼저 읽어 볼 이야기').getAllByRole('link');
  expect(stories.map((link) => link.getAttribute('href'))).toEqual([
    '/posts/2',
    '/jobpostings/3',
    '/posts/1',
    '/posts/4',
    '/posts/5',
  ]);
  expect(stories[0]).toHaveTextContent('이민/비자머리글 2');
  expect(requests.map(({ url }) => url)).toContain('/v1/query/mappostheaders?regionId=CA00');
});

test('newcomers have the guides that staff have put first, then the newest, and none of them twice', async () => {
  const headlines = [headlineOf(1, 341, 1), headlineOf(2, 341, 2), headlineOf(3, 123, 1)];
  await open({ headlines, guide: { ...samplePost, id: 8, postType: 13 } });
  const hrefs = (name: string) =>
    region(name)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
  expect(hrefs('처음 왔어요')).toEqual(['/postlist?type=13&category=1', '/posts/1', '/posts/2', '/posts/8']);
  expect(hrefs('먼저 읽어 볼 이야기')).toEqual(['/posts/3']);
});

test('a guide to the first days stands there alone, and staff get posts as everybody does', async () => {
  const guide = { ...samplePost, id: 8, title: '첫 30일', postType: 13 };
  const { requests } = await open({ guide, posts: [guide, { ...samplePost, id: 9, title: '새 글' }] });
  expect(region('처음 왔어요').getByRole('link', { name: /첫 30일/ })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /첫 30일/ })).toHaveLength(1);
  expect(region('새로 올라온 글').getByRole('link', { name: /새 글/ })).toBeInTheDocument();
  const lists = requests.map(({ url }) => new URL(url, 'https://hanca.test'));
  const statuses = lists.filter(({ pathname }) => pathname === '/v1/query/posts');
  expect(new Set(statuses.map(({ searchParams }) => searchParams.get('status')))).toEqual(new Set(['0']));
});

test('without headlines, coupons and notices nothing is shown for them', async () => {
  await open({ headlines: [{ ...headlineOf(9, 123, 1), postHeader: null }] });
  expect(screen.queryByText('먼저 읽어 볼 이야기')).toBeNull();
  expect(screen.queryByText('지금 받을 수 있는 쿠폰')).toBeNull();
  expect(screen.queryByRole('complementary', { name: '공지' })).toBeNull();
});

test('coupons to be had lead to their pages and to all of them', async () => {
  await open({ coupons: 2 });
  const links = region('지금 받을 수 있는 쿠폰').getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/coupons', '/coupons/1', '/coupons/2']);
});

test('a notice that is put away stays away, until there is another', async () => {
  const notice = { name: '공지' };
  const { user } = await open({ notices: [noticeOf(3)] });
  const link = within(screen.getByRole('complementary', notice)).getByRole('link');
  expect(link).toHaveTextContent('공지[온타리오] 쿠폰을 열었어요');
  expect(link).toHaveAttribute('href', '/notices');
  await user.click(screen.getByRole('button', { name: '공지 닫기' }));
  expect(screen.queryByRole('complementary', notice)).toBeNull();
  expect(document.body).not.toHaveFocus();
  document.body.replaceChildren();

  await open({ notices: [noticeOf(3)] });
  await waitFor(() => expect(screen.queryByRole('complementary', notice)).toBeNull());
  document.body.replaceChildren();

  await open({ notices: [noticeOf(4)] });
  expect(screen.getByRole('complementary', notice)).toBeInTheDocument();
});

test('a store is led to only where it has the app', async () => {
  await open();
  expect(screen.queryByRole('link', { name: /App Store|Google Play/ })).toBeNull();
  document.body.replaceChildren();
  await open({ site: { playStoreUrl: 'https://play.google.com/store/apps/details?id=ca.hanca' } });
  expect(screen.getByRole('link', { name: 'Google Play' })).toHaveAttribute(
    'href',
    'https://play.google.com/store/apps/details?id=ca.hanca',
  );
  expect(screen.queryByRole('link', { name: 'App Store' })).toBeNull();
});

test('what can be used leads to its page; what is not there yet is named last and leads nowhere', async () => {
  await open();
  const tiles = within(screen.getByRole('navigation', { name: '서비스' })).getAllByRole('link');
  expect(tiles.map((link) => link.getAttribute('href'))).toEqual([
    '/realtylist',
    '/postlist?type=13',
    '/flyers',
    '/coupons',
    '/postlist?type=13&category=1',
    '/jobpostings',
    '/border',
    '/immigration',
    '/energy',
    '/recreation',
    '/golf',
  ]);
  const headings = within(screen.getByRole('main')).getAllByRole('heading', { level: 2 });
  expect(headings.at(-1)).toHaveTextContent('준비 중이에요');
  const coming = region('준비 중이에요');
  expect(coming.getByText('중고거래')).toBeInTheDocument();
  expect(coming.queryByRole('link')).toBeNull();
});
