import { expect, PHONE, test } from '../fixtures.ts';
import { WITH_PICTURES } from '../launch.ts';

// Heights are those of the product's own fonts.
test.use({
  ...PHONE,
  launchOptions: WITH_PICTURES,
  contextOptions: { reducedMotion: 'no-preference' },
  baseURL: async ({ demo }, use) => use(demo.url),
});

test('a list is where it was left when one comes back from a home, while the API is silent, and from the map', async ({
  page,
}) => {
  await page.goto('/realtylist?regionId=CA59&sort=price-up');
  await page.evaluate(() => document.fonts.ready);
  const cards = page.getByRole('main').getByRole('article');
  // Heights that are guessed until somebody is there would move what one comes back to.
  await expect(cards.nth(17)).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Shift');
  await expect(cards.nth(17)).toHaveCSS('content-visibility', 'visible');
  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect(cards.nth(17)).toBeInViewport();
  const scrolled = () => page.evaluate(() => window.scrollY);
  expect(await scrolled()).toBeGreaterThan(1500);
  // What is above may have come to be a little higher meanwhile: it is the card that stays where it was.
  const spot = async () => (await cards.nth(17).boundingBox())?.y;
  const place = await spot();

  await page.getByRole('link', { name: '지도 보기' }).click();
  await page.waitForURL(/view=map/);
  await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '목록 보기' }).click();
  await page.waitForURL((url) => !url.searchParams.has('view'));
  await expect(cards.nth(17)).toBeInViewport();
  await expect.poll(spot).toBe(place);

  const name = await cards.nth(17).getByRole('heading').innerText();
  await cards.nth(17).getByRole('link').first().click();
  await page.waitForURL(/\/realtylist\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await expect.poll(scrolled).toBe(0);
  // Never answered.
  await page.route('**/v1/**', () => undefined);
  await page.goBack();
  await expect(cards.nth(17)).toBeInViewport();
  await expect.poll(spot).toBe(place);
  await page.goForward();
  await page
    .getByRole('navigation', { name: '목록으로' })
    .getByRole('link', { name: / 렌트$/ })
    .tap();
  await page.waitForURL((url) => url.search === '?regionId=CA59&sort=price-up');
  await expect(cards.nth(17).getByRole('heading')).toHaveText(name);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  // Pages and filters live in the address.
  const cheapest = await cards.first().getByRole('heading').innerText();
  await page
    .getByRole('link', { name: /2페이지|다음/ })
    .first()
    .click();
  await page.waitForURL(/page=2/);
  await expect(cards.first().getByRole('heading')).not.toHaveText(cheapest, { useInnerText: true });
  const first = await cards.first().getByRole('heading').innerText();
  await page.reload();
  await expect(cards.first().getByRole('heading')).toHaveText(first, { useInnerText: true });
  await expect(page.getByRole('navigation', { name: '검색 조건' })).toContainText('브리티시컬럼비아');
});
