import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, join, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Opens a page whose scripts wait. Out: lets them go, and resolves when the page is alive. */
const openHeldBack = async (page: Page, path: string): Promise<() => Promise<void>> => {
  const gate = Promise.withResolvers<void>();
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

test('what was typed into the search before the scripts is there after them, and is searched for', async ({
  page,
}) => {
  const release = await openHeldBack(page, '/realtylist?regionId=CA59');
  const box = page.getByLabel('동네, 역 이름, 제목으로 찾기');
  await box.fill('역');
  await release();
  await expect(box).toHaveValue('역');
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === '역');
  expect(new URL(page.url()).searchParams.get('regionId')).toBe('CA59');
});

test('a search that is sent before the scripts leaves the other filters', async ({ page }) => {
  await openHeldBack(page, '/realtylist?regionId=CA59&bedroom=1');
  await page.getByLabel('동네, 역 이름, 제목으로 찾기').fill('역');
  await page.keyboard.press('Enter');
  await page.waitForURL(/keyword=/, { waitUntil: 'commit' });
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    regionId: 'CA59',
    bedroom: '1',
    keyword: '역',
  });
});

test('the filters that are opened before the scripts are open after them, at the address of the search', async ({
  page,
}) => {
  const release = await openHeldBack(page, '/realtylist?regionId=CA59');
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
});

test('an order chosen before the scripts is that of the list after them', async ({ page }) => {
  const release = await openHeldBack(page, '/realtylist');
  await page.getByLabel('정렬').selectOption('price-up');
  await release();
  await page.waitForURL(/sort=price-up/);
  await expect(page.getByLabel('정렬')).toHaveValue('price-up');
});

test('a choice of jobs made before the scripts is that of the list after them', async ({ page }) => {
  const release = await openHeldBack(page, '/jobpostings');
  const visa = page.getByRole('combobox', { name: '비자' });
  await visa.selectOption('1');
  await release();
  await page.waitForURL(/visa=1/);
  await expect(visa).toHaveValue('1');
});

test('a like that a member presses before the scripts is stored after them', async ({ page, demo }) => {
  const reply = await fetch(`${demo.url}/v1/query/posts?keyword=${encodeURIComponent('첫 눈길 운전')}`);
  const [post] = (await reply.json()) as { id: number }[];
  await join(page, '성급한 손', '/about');
  const path = `/posts/${post?.id}`;
  const release = await openHeldBack(page, path);
  const thread = page.getByRole('region', { name: /^댓글/ });
  await thread.locator('label').first().click();
  await expect(thread.getByRole('checkbox', { name: /^좋아요/ }).first()).toBeChecked();
  await expectAccessible(page, 'liked before the scripts');
  const stored = page.waitForResponse((answer) => answer.url().endsWith(`${path}/like`));
  await release();
  expect((await stored).ok()).toBe(true);
  await expect(thread.getByRole('button', { name: /^좋아요/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.reload();
  await expect(thread.getByRole('button', { name: /^좋아요/ }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('what was typed into the landing page before the scripts is searched for after them', async ({
  page,
}) => {
  const release = await openHeldBack(page, '/');
  const box = page.getByLabel('어디에서 집을 찾으세요?');
  await box.fill('버나비');
  await release();
  await expect(box).toHaveValue('버나비');
  await box.press('Enter');
  await page.waitForURL((url) => url.searchParams.get('keyword') === '버나비');
});

test('a sign-up filled in before the scripts is sent after them', async ({ page }) => {
  const release = await openHeldBack(page, '/account/signup?redirect=%2Fmypage%2Faccount');
  await page.getByLabel('이름').fill('성급한 사람');
  await page.getByLabel('이메일').fill(`early-${Date.now()}@example.org`);
  await page.getByLabel('비밀번호').fill('가나다라마바사아자차');
  await page.getByRole('checkbox').check();
  await release();
  await expect(page.getByLabel('이름')).toHaveValue('성급한 사람');
  await expect(page.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage/account');
});

test('a sign-in filled in before the scripts is sent after them', async ({ page }) => {
  const release = await openHeldBack(page, '/account/signin2');
  await page.getByLabel('이메일').fill('early@example.org');
  await page.getByLabel('비밀번호').fill('틀린비밀번호열자입니다');
  await release();
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('이메일이나 비밀번호가 맞지 않아요.');
  await expect(page.getByLabel('이메일')).toHaveValue('early@example.org');
});

test('a browser of before scheduler.yield gets the scripts too', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'scheduler', { value: { postTask: () => undefined } }),
  );
  await page.goto('/');
  await expect(page.getByRole('region', { name: '알림', exact: true })).toBeAttached();
});
