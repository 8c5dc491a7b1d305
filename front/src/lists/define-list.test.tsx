import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.tsx';

/** The site at an address, over an API that counts 30 of everything and lists none. */
const open = (at: string) =>
  openSite(at, (_, { pathname }) => ({ status: 200, body: pathname.endsWith('/count') ? 30 : [] }));

test.each([
  ['/postlist?type=7&region=CA59&page=900', '/postlist?type=7&region=CA59&page=3'],
  ['/jobpostings?page=4&region=CA59', '/jobpostings?region=CA59&page=3'],
  ['/flyers?page=4', '/flyers?page=3'],
  // Of each of three states thirty.
  ['/coupons?page=9', '/coupons?page=8'],
  // The pinned ones and the others.
  ['/notices?page=900', '/notices?page=5'],
])('%s leads to its last page', async (at, last) => {
  const { address } = await open(at);
  expect(address()).toBe(last);
});

test('the last page itself is where it is', async () => {
  const { address } = await open('/postlist?page=3');
  expect(address()).toBe('/postlist?page=3');
});
