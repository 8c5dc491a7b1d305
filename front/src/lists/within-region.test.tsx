import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { openSite } from '../testing/open-site.tsx';

const remember = (value: string) => Reflect.set(document, 'cookie', `region=${value}; path=/`);
afterEach(() => remember('; max-age=0'));

/** The site of a reader who has chosen Metro Vancouver. */
const open = (at: string, cookie = encodeURIComponent('CA5915:메트로밴쿠버')) => {
  remember(cookie);
  return openSite(at, (_, { pathname }) => {
    if (pathname === '/v1/region/places/CA5915') return { status: 200, body: { name: '메트로밴쿠버' } };
    return { status: 200, body: pathname.endsWith('/count') ? 30 : [] };
  });
};

test.each([
  ['/', '/?region=CA5915'],
  ['/postlist?type=7&page=2', '/postlist?type=7&page=2&region=CA5915'],
  ['/flyers?region=CA35', '/flyers?region=CA35'],
  ['/jobpostings?region=CA00&page=2', '/jobpostings?region=CA00&page=2'],
  ['/notices', '/notices'],
])('for who has chosen a region %s is %s', async (at, address) => {
  expect((await open(at)).address()).toBe(address);
});

test('the head names the region, the menu leads to its homes, and lists are of it', async () => {
  const { requests } = await open('/coupons');
  expect(screen.getByRole('link', { name: '메트로밴쿠버' })).toHaveAttribute('href', '/region');
  for (const link of screen.getAllByRole('link', { name: '렌트' }))
    expect(link).toHaveAttribute('href', '/realtylist?regionId=CA5915');
  expect(screen.getByText('메트로밴쿠버 쿠폰 90개')).toBeInTheDocument();
  expect(requests.some(({ url }) => url.includes('regionId=CA5915'))).toBe(true);
});

test.each(['CA5915', 'x:y', '%zz', 'CA59:'])('a cookie of %s is none', async (cookie) => {
  expect((await open('/postlist', cookie)).address()).toBe('/postlist');
});
