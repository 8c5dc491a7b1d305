import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  viewport: { width: 360, height: 740 },
  hasTouch: true,
});

test('a region is chosen once, by its name, and everything is about it until it is taken back', async ({
  page,
}) => {
  await page.goto('/jobpostings');
  await page.getByRole('banner').getByRole('link', { name: '지역' }).click();
  await page.waitForURL('/region');
  const search = page.getByRole('combobox', { name: '도시·지역 이름으로 찾기' });
  await expectAccessible(page, 'the choice of a region');
  await search.fill('scarb');
  await search.press('Enter');
  await page.waitForURL('/jobpostings?region=CA356948711');
  await expect(page.getByRole('banner').getByRole('link', { name: '스카버러' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  const bar = page.getByRole('navigation', { name: '바로가기' });
  await bar.getByRole('link', { name: '전단지' }).click();
  await page.waitForURL('/flyers?region=CA356948711');
  // One for all of Ontario.
  await expect(page.getByRole('main').getByRole('link', { name: /^두레장터 노스욕/ })).toBeVisible();
  await bar.getByRole('link', { name: '렌트' }).click();
  await page.waitForURL('/realtylist?regionId=CA356948711');
  await page.goto('/');
  await page.waitForURL('/?region=CA356948711');

  await page.getByRole('main').getByRole('link', { name: '스카버러, 지역 바꾸기' }).click();
  await page.getByRole('link', { name: '캐나다 전체', exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '지역' })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a region is chosen by links and remembered', async ({ page }) => {
    await page.goto('/flyers');
    await page.getByRole('main').getByRole('link', { name: '캐나다 전체, 지역 바꾸기' }).click();
    await page.getByText('온타리오의 다른 도시').click();
    await page.getByRole('link', { name: '쏜힐' }).click();
    await page.waitForURL('/?region=CA35900001');
    await page.goto('/flyers');
    await expect(page.getByRole('main').getByRole('link', { name: '쏜힐, 지역 바꾸기' })).toBeVisible();
  });
});
