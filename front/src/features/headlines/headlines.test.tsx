import type { Headline } from '@hanca/common/contract/headlines.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';
import { samplePost } from '../../testing/sample.ts';

const headlineOf = (id: number, mapType: number, order: number, postType = 7): Headline => ({
  id: mapType * 10 + order,
  postId: id,
  mapType,
  order,
  regionId: 'CA00',
  postHeader: { id, title: `머리글 ${id}`, postType, categoryId: 2, thumbnail: '' },
});

const visa = [
  { id: 123, value: 1, title: '비자', pid: 27 },
  { id: 124, value: 2, title: '정착', pid: 27 },
];

/** A list of 30 posts, with the headlines of regions. */
const open = (at: string, ofRegion: Record<string, Headline[]>, categories: object[] = visa) =>
  openSite(at, (_, { pathname, searchParams }) => {
    if (pathname.endsWith('/count')) return { status: 200, body: 30 };
    if (pathname === '/v1/query/categories') {
      return { status: 200, body: categories.filter(() => searchParams.get('pid') === '27') };
    }
    if (pathname === '/v1/query/mappostheaders') {
      return { status: 200, body: ofRegion[searchParams.get('regionId') ?? ''] ?? [] };
    }
    return { status: 200, body: [samplePost] };
  });

const firstStories = () => within(screen.getByRole('region', { name: '먼저 읽어 볼 글' }));
const links = () => firstStories().getAllByRole('link');

test('above a kind of a region are the headlines of the region, then those of the country, each once', async () => {
  const { requests } = await open('/postlist?type=7&region=CA59', {
    CA59: [
      headlineOf(3, 123, 1),
      { ...headlineOf(1, 123, 2), regionId: 'CA59' },
      headlineOf(2, 123, 3),
      { ...headlineOf(2, 124, 1), regionId: 'CA59' },
      { ...headlineOf(9, 124, 3), postHeader: null },
    ],
  });
  expect(links().map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/posts/2', '정착머리글 2'],
    ['/posts/1', '비자머리글 1'],
    ['/posts/3', '비자머리글 3'],
  ]);
  const headlines = requests.filter(({ url }) => url.startsWith('/v1/query/mappostheaders'));
  expect(headlines.map(({ url }) => url)).toEqual([
    '/v1/query/mappostheaders?mapTypes=123%2C124&regionId=CA59',
  ]);
});

test('of one kind every headline can be seen, the first four at once', async () => {
  const many = Array.from({ length: 7 }, (_, index) => headlineOf(index + 1, 123, 1));
  const { user } = await open('/postlist?type=7', { CA00: many });
  expect(links()).toHaveLength(7);
  const others = firstStories().getByRole('group');
  expect(within(others).getAllByRole('link', { hidden: true })).toHaveLength(3);
  await user.click(screen.getByText('3개 더 보기'));
  expect(others).toHaveAttribute('open');
});

test('above all kinds are as many as on the front page, under their kinds', async () => {
  const { requests } = await open('/postlist', {
    CA00: Array.from({ length: 7 }, (_, index) => headlineOf(index + 1, 123, 1, index === 0 ? 10 : 7)),
  });
  expect(links()).toHaveLength(5);
  expect(links()[0]).toHaveTextContent('부동산머리글 1');
  expect(requests.map(({ url }) => url)).toContain('/v1/query/mappostheaders?regionId=CA00');
});

test.each(['/postlist?type=7&page=2', '/postlist?type=10', '/jobpostings'])(
  'nothing is shown above %s, which has none',
  async (at) => {
    await open(at, { CA00: [headlineOf(1, 123, 1)] });
    expect(screen.queryByText('머리글 1')).toBeNull();
    expect(screen.getByText(samplePost.title)).toBeInTheDocument();
  },
);

test('jobs and flyers have theirs, too', async () => {
  const answer = (title: string) => ({ status: 200, body: [{ id: 123, value: 1, title, pid: 0 }] });
  const openOther = (at: string, pid: string) =>
    openSite(at, (_, { pathname, searchParams }) => {
      if (pathname.endsWith('/count')) return { status: 200, body: 0 };
      if (pathname === '/v1/query/categories' && searchParams.get('pid') === pid) return answer('새것');
      const own = pathname === '/v1/query/mappostheaders' && searchParams.get('mapTypes') === '123';
      return { status: 200, body: own ? [headlineOf(1, 123, 1, 9)] : [] };
    });
  await openOther('/jobpostings', '29');
  expect(screen.getByRole('region', { name: '먼저 볼 구인' })).toHaveTextContent('새것머리글 1');
  document.body.replaceChildren();
  await openOther('/flyers', '24');
  expect(screen.getByRole('region', { name: '먼저 볼 전단지' })).toHaveTextContent('새것머리글 1');
});

test('where headlines cannot be had the list is shown without them', async () => {
  await openSite('/postlist?type=7', (_, { pathname }) => {
    if (pathname.endsWith('/count')) return { status: 200, body: 1 };
    const ours = pathname === '/v1/query/mappostheaders' || pathname === '/v1/query/categories';
    return ours ? { status: 503, body: {} } : { status: 200, body: [samplePost] };
  });
  expect(screen.getByText(samplePost.title)).toBeInTheDocument();
});
