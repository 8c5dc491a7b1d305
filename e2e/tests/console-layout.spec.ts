import { api } from '@hanca/common/contract/index.ts';
import type { Page } from '@playwright/test';
import { entriesOf, inspect, pathOf } from '../console-menu.ts';
import { expect, signIn, test } from '../fixtures.ts';

// With touch what is pressed is as large as for fingers.
test.use({ baseURL: async ({ demo }, use) => use(demo.url), hasTouch: true });

const PHONE = 360;
/** Pixels. */
const FINGER = 44;

/** What is smaller than a finger in the screen that is open, without what lies in an input or the words of a text. */
const smallIn = (page: Page) =>
  page
    .locator(
      '.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root, .MuiCheckbox-root, .MuiInputBase-root',
    )
    .evaluateAll(
      (parts, finger) =>
        parts
          .filter((part) => !part.closest('.MuiInputBase-root .MuiIconButton-root, .skip-nav-button'))
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && (box.height < finger || box.width < finger))
          .map(({ part }) => part.outerHTML.slice(0, 200)),
      FINGER,
    );

test('every screen of the menu and every form fits a phone and its fingers, and what saves can be reached', async ({
  page,
}) => {
  await signIn(page, '/admin');
  const paths = new Set((await entriesOf(page)).map(({ href }) => pathOf(href)));
  for (const path of ['posts', 'coupons', 'businesses', 'notices']) paths.add(`/admin/${path}/form`);
  await page.setViewportSize({ width: PHONE, height: 740 });
  let saving = 0;
  for (const path of paths) {
    await page.goto(path);
    await inspect(page, path);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), `${path} is wider than the phone`).toBeLessThanOrEqual(PHONE);
    expect(await smallIn(page), `${path} for fingers`).toEqual([]);
    const saves = page.getByRole('main').getByRole('button', { name: /^(저장|모두 저장|추가)$/ });
    if ((await saves.count()) === 0) continue;
    await saves.last().scrollIntoViewIfNeeded();
    await expect(saves.last(), path).toBeInViewport({ ratio: 1 });
    saving += 1;
  }
  // The forms, the headlines and the categories.
  expect(saving).toBe(8);
});

test('a long address of a member leaves the other columns their room', async ({ page, demo }) => {
  const email = `${'long-'.repeat(12)}${Date.now()}@example.org`;
  const data = { email, password: '가나다라마바사아자차', name: '긴 주소', agree: true };
  const body = JSON.stringify(data);
  const headers = { 'content-type': 'application/json' };
  const made = await fetch(demo.url + api.account.signup.path, { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  await signIn(page, '/admin/user');
  // The narrowest screen that shows all columns, and the one of the other tests.
  for (const width of [1200, 1280]) {
    await page.setViewportSize({ width, height: 720 });
    await expect(page.getByRole('cell', { name: email })).toBeVisible();
    await inspect(page, `members at ${width} pixels`);
  }
});

test('selected rows show what can be done with them, and it can be reached', async ({ page }) => {
  await signIn(page, '/admin/coupons');
  await page.getByRole('checkbox', { name: '이 쪽 모두 선택' }).check();
  await expect(page.getByText('10개 선택됨')).toBeInViewport();
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '삭제' });
  await expect(dialog).toContainText('선택한 쿠폰 10개를 삭제하시겠습니까?');
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText('검색결과 : 11')).toBeVisible();
});

test('the sidebar is as wide as specified, open and folded', async ({ page }) => {
  await signIn(page, '/admin/posts');
  const width = async () => (await page.locator('.MuiDrawer-paper').boundingBox())?.width;
  await expect.poll(width).toBe(288);
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect.poll(width).toBe(64);
});
