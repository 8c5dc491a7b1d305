import { expect, PHONE, test } from '../fixtures.ts';

test.use({ ...PHONE, baseURL: async ({ demo }, use) => use(demo.url) });

test('a region is chosen once by its name, and what somebody looks for is found from any page, as they type', async ({
  page,
}) => {
  await page.goto('/jobpostings');
  await page.getByRole('banner').getByRole('link', { name: '지역' }).click();
  await page.waitForURL('/region');
  const places = page.getByRole('combobox', { name: '도시·지역 이름으로 찾기' });
  await places.fill('scarb');
  await places.press('Enter');
  await page.waitForURL('/jobpostings?region=CA356948711');
  await expect(page.getByRole('banner').getByRole('link', { name: '스카버러' })).toBeVisible();
  const bar = page.getByRole('navigation', { name: '바로가기' });
  await bar.getByRole('link', { name: '전단지' }).click();
  await page.waitForURL('/flyers?region=CA356948711');
  await bar.getByRole('link', { name: '렌트' }).click();
  await page.waitForURL('/realtylist?regionId=CA356948711');
  await page.goto('/');
  await page.waitForURL('/?region=CA356948711');
  await page.getByRole('main').getByRole('link', { name: '스카버러, 지역 바꾸기' }).click();
  await page.getByRole('link', { name: '캐나다 전체', exact: true }).click();
  await page.waitForURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: '지역' })).toBeVisible();

  await page.getByRole('link', { name: '검색', exact: true }).click();
  const field = page.getByLabel('집, 글, 구인, 전단지, 쿠폰 찾기');
  await expect(field).toBeFocused();
  await field.pressSequentially('버나비 렌');
  const suggestion = page.getByRole('option', { name: '버나비 렌트' });
  await expect(suggestion).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(suggestion).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/);
  const homes = page.getByRole('region', { name: /^렌트 \d+$/ });
  await expect(homes.getByRole('listitem')).toHaveCount(4);
  await field.fill('SIN을 만드는 법');
  await page.getByRole('button', { name: '검색' }).click();
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first.locator('mark').first()).toHaveText('SIN');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SIN');
  await page.getByRole('link', { name: '검색', exact: true }).click();
  const recent = page.getByRole('region', { name: '최근 검색' });
  await expect(recent.getByRole('link')).toHaveText(['SIN을 만드는 법', '버나비 렌트']);
  await recent.getByRole('button', { name: '버나비 렌트 지우기' }).click();
  await expect(recent.getByRole('link')).toHaveText(['SIN을 만드는 법']);
});
