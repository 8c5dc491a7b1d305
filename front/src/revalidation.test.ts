import { expect, test } from 'vitest';
import { showsOthers } from './revalidation.ts';

const fetches = (from: string, to: string) =>
  showsOthers({
    currentUrl: new URL(from, 'https://hanca.example'),
    nextUrl: new URL(to, 'https://hanca.example'),
    currentParams: {},
    nextParams: {},
    defaultShouldRevalidate: true,
  });

test('closing the photos of a page, its map or its filters fetches nothing; another page, search or the same once more does', () => {
  expect(fetches('/realtylist/7#photos', '/realtylist/7')).toBe(false);
  expect(fetches('/realtylist?view=map&regionId=CA5', '/realtylist?regionId=CA5')).toBe(false);
  expect(fetches('/realtylist?filters=open', '/realtylist')).toBe(false);
  expect(fetches('/realtylist/7#photos', '/realtylist/8')).toBe(true);
  expect(fetches('/postlist/7', '/posts/7')).toBe(true);
  expect(fetches('/realtylist', '/realtylist?page=2')).toBe(true);
  expect(fetches('/realtylist/7', '/realtylist/7')).toBe(true);
});
