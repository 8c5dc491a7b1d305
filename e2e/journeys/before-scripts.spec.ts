import type { Page } from '@playwright/test';
import { expect, firstOf, newAddress, signUp, test, verifyAddress } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Opens a page whose scripts wait. Out: lets them go, and resolves when the page is alive. */
const openHeldBack = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const gate = Promise.withResolvers<void>();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route('**/assets/*.js', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    gate.resolve();
    // The region of the toasts is the last that comes with the page's scripts.
    await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  };
};

test('what is typed, chosen, opened and pressed before the scripts arrive is there and done after them', async ({
  page,
  demo,
}) => {
  // A browser of before scheduler.yield gets the scripts, too.
  await page.addInitScript(() =>
    Object.defineProperty(window, 'scheduler', { value: { postTask: () => undefined } }),
  );
  let release = await openHeldBack(page, '/realtylist?regionId=CA59');
  const box = page.getByLabel('동네, 역 이름, 제목으로 찾기');
  const order = page.getByLabel('정렬');
  await box.fill('역');
  await order.selectOption('price-up');
  await release();
  await page.waitForURL(/sort=price-up/);
  await expect(order).toHaveValue('price-up');
  await expect(box).toHaveValue('역');
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === '역');
  expect(new URL(page.url()).searchParams.get('regionId')).toBe('CA59');

  // A search that is sent leaves the other filters.
  await openHeldBack(page, '/realtylist?regionId=CA59&bedroom=1');
  await box.fill('역');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/, { waitUntil: 'commit' });
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    regionId: 'CA59',
    bedroom: '1',
    keyword: '역',
  });

  release = await openHeldBack(page, '/realtylist?regionId=CA59');
  await page
    .getByRole('navigation', { name: '검색 조건' })
    .getByRole('link', { name: /^필터/ })
    .click({ noWaitAfter: true });
  await page.waitForURL(/filters=open/, { waitUntil: 'commit' });
  await release();
  const panel = page.getByRole('dialog', { name: '필터' });
  await expect(panel.getByRole('list', { name: '고른 지역' })).toContainText('브리티시컬럼비아');
  expect(new URL(page.url()).search).toBe('?regionId=CA59');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();

  release = await openHeldBack(page, '/account/signup?redirect=%2Fmypage%2Faccount');
  await page.getByLabel('이름').fill('성급한 손');
  await page.getByRole('checkbox').check();
  await release();
  await expect(page.getByLabel('이름')).toHaveValue('성급한 손');
  await expect(page.getByRole('checkbox')).toBeChecked();
  const email = newAddress();
  await signUp(page, '성급한 손', email);
  await page.waitForURL((url) => url.pathname === '/mypage/account');
  await verifyAddress(demo, page, email);

  // A member's like is stored.
  const { id } = await firstOf(demo, `/v1/query/posts?keyword=${encodeURIComponent('첫 눈길 운전')}`);
  release = await openHeldBack(page, `/posts/${id}`);
  const thread = page.getByRole('region', { name: /^댓글/ });
  await thread.locator('label').first().click();
  await expect(thread.getByRole('checkbox', { name: /^좋아요/ }).first()).toBeChecked();
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`/posts/${id}/like`));
  await release();
  expect((await stored).ok()).toBe(true);
  const like = thread.getByRole('button', { name: /^좋아요/ }).first();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});
