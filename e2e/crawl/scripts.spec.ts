import type { Page } from '@playwright/test';
import { expect, firstOf, test } from '../fixtures.ts';
import { gzipBytes, scriptsIn } from '../scripts-in.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** What a listing's page may load of scripts before anybody acts, compressed as it is served. */
const LISTING_BYTES = 152_000;

/** The scripts that the page asks for from now on. */
const scriptsOf = (page: Page): Set<string> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  return scripts;
};

test('the HTML of a listing names all that its page loads before anybody acts: at most 152 kB', async ({
  page,
  demo,
}) => {
  // One that another test has listed may say so little that its map is near at once.
  const { id } = await firstOf(demo, '/v1/query/realties?limit=1&status=0&txType=2&sort=id&order=ASC');
  const path = `/realtylist/${id}`;
  const loaded = scriptsOf(page);
  // A phone swipes its photos; a desk has them side by side.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const { first, soon } = scriptsIn(await (await fetch(`${demo.url}${path}`)).text());
  const names = [...first, ...soon];
  expect([...loaded].filter((script) => !names.includes(script))).toEqual([]);
  const sizes = await Promise.all([...loaded].map((script) => gzipBytes(`${demo.url}${script}`)));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(LISTING_BYTES);
});

test('pages that are read fetch no schemas, also after going from one to another', async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto('/');
  for (const [name, path] of [
    ['렌트', '/realtylist'],
    ['이야기', '/postlist'],
    ['쿠폰', '/coupons'],
  ] as const) {
    await page
      .getByRole('navigation', { name: '주요 메뉴' })
      .getByRole('link', { name, exact: true })
      .click();
    await page.waitForURL((url) => url.pathname === path);
  }
  expect([...loaded].filter((script) => script.includes('/zod-'))).toEqual([]);
});

/** The pictures that a page preloads and shows nowhere. */
const unusedPreloads = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc));
    return performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'link')
      .map(({ name }) => name)
      .filter((name) => name.includes('/images/') && !shown.has(name));
  });

test('every picture that a page preloads is shown', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/', '/realtylist', '/postlist', '/coupons', '/events', '/flyers']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await unusedPreloads(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
