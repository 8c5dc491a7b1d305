import { FLYER } from '@hanca/common/post-types.ts';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { samplePost } from '../../../testing/sample.ts';

const countrywide = {
  ...samplePost,
  id: 41,
  title: '전국 마트 전단',
  postType: FLYER,
  regionId: 'CA00',
  regionName: '전체',
};

/** The viewer of a region for which there are these flyers. */
const open = (regionId: string, flyers: object[]) =>
  openSite(`/app-ui/flyer/${regionId}`, (_, { pathname, searchParams }) => {
    if (pathname === '/v1/region/places/CA596173331') return { status: 200, body: { name: '밴쿠버' } };
    if (pathname.startsWith('/v1/region/')) return { status: 404, body: { status: 404, code: 'not-found' } };
    return { status: 200, body: searchParams.get('validity') === 'current' ? flyers : [] };
  });

test('a city without flyers of its own has those of the whole country, under its name', async () => {
  const { requests } = await open('CA596173331', [countrywide]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('밴쿠버 전단지 넘겨 보기');
  expect(screen.getByRole('link', { name: '전국 마트 전단' })).toBeInTheDocument();
  expect(screen.getByText(/캐나다 전체 ·/)).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('regionId=CA596173331'))).toBe(true);
});

test('where there are none it says of which region', async () => {
  await open('CA35', []);
  expect(screen.getByText('온타리오에는 아직 전단지가 없어요')).toBeInTheDocument();
});

test.each(['CA99', 'CA599999999', 'XX'])('%s is no region', async (regionId) => {
  await open(regionId, [countrywide]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('찾는 페이지가 없어요');
});
