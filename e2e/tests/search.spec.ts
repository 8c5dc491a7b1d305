import { devices } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

test('from any page to what somebody looks for, as they type, and back to it later', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/flyers`);
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
  await homes.getByRole('link', { name: '렌트 더 보기' }).click();
  await page.waitForURL(/kind=realties/);
  await expect(page.getByRole('navigation', { name: '종류' }).locator('[aria-current]')).toHaveText(
    /^렌트 \d+$/,
  );

  await field.fill('SIN을 만드는 법');
  await page.getByRole('button', { name: '검색' }).click();
  const first = page.getByRole('main').getByRole('listitem').getByRole('link').first();
  await expect(first).toContainText('SIN');
  await expect(first.locator('mark').first()).toHaveText('SIN');
  await first.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('SIN');

  await page.getByRole('link', { name: '검색', exact: true }).click();
  const recent = page.getByRole('region', { name: '최근 검색' });
  await expect(recent.getByRole('link')).toHaveText(['SIN을 만드는 법', '버나비 렌트']);
  await recent.getByRole('button', { name: '버나비 렌트 지우기' }).click();
  await expect(recent.getByRole('link')).toHaveText(['SIN을 만드는 법']);
});
