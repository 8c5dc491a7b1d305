import { expect, signUp, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('a heart tapped before signing up is set on coming back, and says so', async ({ page }) => {
  await page.goto('/realtylist?regionId=CA595911606');
  const heart = page.getByRole('main').getByRole('button', { name: /저장$/ }).first();
  const name = (await heart.getAttribute('aria-label')) ?? '';
  await heart.click();
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await signUp(page, '새 회원');
  await page.waitForURL(/\/realtylist\?regionId=CA595911606$/);
  await expect(page.getByText('매물을 저장했어요.')).toBeVisible();
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  // Once: a reload saves nothing again.
  await page.reload();
  await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByText('매물을 저장했어요.')).toHaveCount(0);
});

test('who began to write about a home before signing up finds the form of the message on coming back', async ({
  page,
  demo,
}) => {
  const [home] = (await (await fetch(`${demo.url}/v1/query/realties?limit=1&status=0`)).json()) as {
    id: number;
  }[];
  await page.goto(`/realtylist/${home?.id}`);
  await page.getByRole('complementary').getByRole('link', { name: '올린 분에게 문의' }).click();
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await signUp(page, '묻는 사람');
  await expect(page.getByRole('dialog', { name: /님에게 문의$/ })).toBeVisible();
  await expect(page.getByLabel('보낼 내용')).toBeFocused();
});

test('the list is where it was left when one comes back from the map', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/realtylist?regionId=CA59');
  await page.evaluate(() => document.fonts.ready);
  const card = page.getByRole('main').getByRole('article').nth(17);
  // Heights that are guessed until somebody is there would move what one comes back to.
  await expect(card).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Shift');
  await expect(card).toHaveCSS('content-visibility', 'visible');
  await page.evaluate(() => window.scrollTo(0, 2400));
  await expect(card).toBeInViewport();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(1500);
  const place = (await card.boundingBox())?.y;
  await page.getByRole('link', { name: '지도 보기' }).click();
  await page.waitForURL(/view=map/);
  await expect(page.getByRole('button', { name: '확대', exact: true })).toBeVisible();
  await page.getByRole('link', { name: '목록 보기' }).click();
  await page.waitForURL((url) => !url.searchParams.has('view'));
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  expect((await card.boundingBox())?.y).toBe(place);
});

test('the parts of the landing page wait to be laid out only until somebody is there', async ({ page }) => {
  await page.goto('/');
  const far = page.getByRole('region', { name: '마트 전단지' });
  await expect(far).toHaveCSS('content-visibility', 'auto');
  await page.keyboard.press('Shift');
  await expect(far).toHaveCSS('content-visibility', 'visible');
});

test('the map keeps the chosen listing over its page and a reload, and the list knows that it was read', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/realtylist?regionId=CA595911606&view=map');
  const chosen = page.getByRole('region', { name: '고른 매물' });
  const single = page.getByRole('button', { name: /^월 .* 매물 보기$/ });
  await single.first().click();
  const title = await chosen.getByRole('link').innerText();
  await chosen.getByRole('link').click();
  await page.waitForURL(/\/realtylist\/\d+$/);
  await page.waitForFunction(() => localStorage.getItem('seen-homes'));
  await page.goBack();
  await expect(chosen).toContainText(title);
  await page.reload();
  await expect(chosen).toContainText(title);
  await page.getByRole('link', { name: '목록 보기' }).click();
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('본 집');
});
