import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
});

interface Home {
  id: number;
  images: string[];
}

/** A listing of the demonstration with more photos than so many. */
const pictured = async (demo: Product, few = 2): Promise<Home> => {
  const read = async <T>(path: string): Promise<T> =>
    (await (await fetch(`${demo.url}/v1/query/realties${path}`)).json()) as T;
  for (const { id } of await read<Home[]>('?limit=50')) {
    const home = await read<Home>(`/${id}`);
    if (home.images.length > few) return home;
  }
  throw new Error(`no listing with more than ${few} photos`);
};

test('a tap opens the photos over the whole screen, two taps zoom, and going back closes them', async ({
  page,
  demo,
}) => {
  const { id, images } = await pictured(demo);
  await page.goto(`/realtylist/${id}`);
  const gallery = page.getByRole('region', { name: /사진 \d+장$/ });
  await expect(gallery.locator('.swiper-initialized')).toHaveCount(1);
  await gallery.getByRole('link').first().tap();
  const viewer = page.getByRole('dialog', { name: /사진$/ });
  await expect(viewer).toContainText(`1 / ${images.length}`);
  await expectAccessible(page, 'photos');

  const photo = viewer.getByRole('img').first();
  await photo.tap();
  await photo.tap();
  await expect(viewer.locator('.swiper-slide-zoomed')).toHaveCount(1);
  await page.keyboard.press('End');
  await expect(viewer).toContainText(`${images.length} / ${images.length}`);
  await expect(viewer.locator('.swiper-slide-zoomed')).toHaveCount(0);

  await page.goBack();
  await expect(viewer).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(`/realtylist/${id}`);
  await expect(gallery).toContainText(`${images.length} / ${images.length}`);
  await expect(gallery.getByRole('link').last()).toBeFocused();
});

test('without scripts each photo leads to the whole picture, on a desk too', async ({ browser, demo }) => {
  const { id, images } = await pictured(demo, 5);
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url, viewport });
  const page = await context.newPage();
  await page.goto(`/realtylist/${id}`);
  const links = page.getByRole('region', { name: /사진 \d+장$/ }).getByRole('link');
  await expect(links).toHaveCount(images.length);
  const link = links.first();
  const [answer] = await Promise.all([page.waitForResponse(`**${images[0]}`), link.click()]);
  expect(answer.headers()['content-type']).toMatch(/^image\//);
  await context.close();
});

test('the way back on a phone leads to the search as it was left', async ({ page }) => {
  await page.goto('/realtylist?regionId=CA59&sort=price-up');
  const title = page.getByRole('main').getByRole('article').nth(2).getByRole('heading');
  const name = await title.innerText();
  await title.tap();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await page
    .getByRole('navigation', { name: '목록으로' })
    .getByRole('link', { name: / 렌트$/ })
    .tap();
  await page.waitForURL((url) => url.search === '?regionId=CA59&sort=price-up');
  await expect(title).toHaveText(name);
});
