import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  viewport: { width: 320, height: 640 },
  hasTouch: true,
});

test('homes are searched in several places as people call them, and words become filters', async ({
  page,
}) => {
  await page.goto('/realtylist');
  const conditions = page.getByRole('navigation', { name: '검색 조건' });
  await conditions.getByRole('link', { name: '지역' }).click();
  const panel = page.getByRole('dialog', { name: '필터' });
  const places = panel.getByRole('combobox', { name: '지역' });
  await expect(places).toBeFocused();
  await expect(panel.getByRole('option').first()).toContainText(/\d건$/);
  await expectAccessible(page, 'the places');
  await places.fill('광역밴쿠버');
  await places.press('Enter');
  await places.fill('north york');
  await panel.getByRole('option', { name: /^노스욕/ }).click();
  await places.press('Escape');
  await expectAccessible(page, 'the places');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await panel.getByRole('button', { name: /건 보기$/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('메트로밴쿠버·노스욕 렌트');
  await page.waitForURL(/regionId=CA5915%2CCA358558534$/);

  await conditions.getByRole('link', { name: /^메트로밴쿠버/ }).click();
  await page.waitForURL(/\?regionId=CA358558534$/);
  const box = page.getByLabel('동네, 역 이름, 제목으로 찾기');
  await box.fill('가구 포함');
  await box.press('Enter');
  await page
    .getByRole('navigation', { name: '조건으로 찾기' })
    .getByRole('link', { name: '가구 포함' })
    .click();
  await page.waitForURL((url) => url.search === '?regionId=CA358558534&furnished=true');
});
