// The longest of the browser tests: by its file's name it is among the first, so that no worker is left waiting for it.
import { expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { SLOWDOWN, test } from '../fixtures.ts';
import { pages } from '../public-pages.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Each page at three sizes; axe looks at it once in each theme, light on a wide screen and dark on a phone. */
const sizes = [
  { width: 1280, height: 900, theme: 'light', axe: true },
  { width: 768, height: 1024, theme: 'light', axe: false },
  { width: 360, height: 780, theme: 'dark', axe: true },
] as const;

const settle = async (page: Page, path: string) => {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
};

test('every public page fits 360, 768 and 1280 px, in light and dark, and axe finds nothing', async ({
  page,
  demo,
}) => {
  // Some fifty times axe, which works in the page.
  test.setTimeout(300_000 * SLOWDOWN);
  for (const [name, path] of await pages(demo)) {
    await settle(page, path);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme: size.theme });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${name} at ${size.width} px scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await page.locator('h1').count(), `${name}: one h1`).toBe(1);
      if (size.axe) await expectAccessible(page, `${name} at ${size.width} px`, ['.leaflet-container']);
    }
  }
});
