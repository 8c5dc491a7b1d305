import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { scriptsIn } from '../scripts-in.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** What a listing's page may load of scripts before anybody acts, compressed as it is served. */
const LISTING_BYTES = 150_000;

/** The scripts that the page asks for from now on. */
const scriptsOf = (page: Page): Set<string> => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  return scripts;
};

const bytesOf = async (url: string): Promise<number> => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.body?.cancel();
  return Number(answer.headers.get('content-length'));
};

/** A home of the demonstration: one that another test has listed may say so little that its map is near at once. */
const demoHome = async (url: string): Promise<number> => {
  const [home] = (await (
    await fetch(`${url}/v1/query/realties?limit=1&status=0&txType=2&sort=id&order=ASC`)
  ).json()) as {
    id: number;
  }[];
  return home?.id ?? 0;
};

test('the HTML of a listing names all that its page loads before anybody acts: at most 150 kB', async ({
  page,
  demo,
}) => {
  const path = `/realtylist/${await demoHome(demo.url)}`;
  const loaded = scriptsOf(page);
  // A phone swipes its photos; a desk has them side by side.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(path);
  await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const html = await (await fetch(`${demo.url}${path}`)).text();
  const { first, soon } = scriptsIn(html);
  const names = [...first, ...soon];
  expect([...loaded].filter((script) => !names.includes(script))).toEqual([]);
  const sizes = await Promise.all([...loaded].map((script) => bytesOf(`${demo.url}${script}`)));
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

test('going back to a list shows it where it was left, while the API is silent', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/realtylist?regionId=CA59');
  await page.evaluate(() => document.fonts.ready);
  const card = page.getByRole('main').getByRole('article').nth(7);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(500);
  await card.getByRole('link').first().click();
  await page.waitForURL(/\/realtylist\/\d+$/);
  await expect(page.getByRole('heading', { name: '상세 설명' })).toBeVisible();
  // Never answered.
  await page.route('**/v1/**', () => undefined);
  await page.goBack();
  await expect(card).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});
