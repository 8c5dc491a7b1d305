import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, join, signIn, test } from '../fixtures.ts';
import { noteShifts, shiftsOf } from '../shifts.ts';
import { newestHome } from '../visits.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const look = (element: Locator) =>
  element.evaluate((node) => {
    const { backgroundColor, color } = getComputedStyle(node);
    return { backgroundColor, color };
  });

/** What is chosen has another ground than what is not. */
const expectApart = async (chosen: Locator, other: Locator) => {
  await expect(chosen.first()).toBeVisible();
  expect((await look(chosen.first())).backgroundColor).not.toBe((await look(other.first())).backgroundColor);
  expect((await look(chosen.first())).color).not.toBe((await look(other.first())).color);
};

/** Its words are of another colour than what they are drawn on: the middle of its picture is not of one colour. */
const expectReadable = async (element: Locator) => {
  const picture = sharp(await element.first().screenshot());
  const { width, height } = await picture.metadata();
  const third = (size: number) => Math.round(size / 3);
  const middle = { left: third(width), top: third(height), width: third(width), height: third(height) };
  // `stats()` reads the whole picture, whatever is cut out before.
  const { channels } = await sharp(await picture.extract(middle).png().toBuffer()).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(10);
};

test('where the system sets the colours, what is chosen can be recognised', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await join(page, '고대비', '/postlist');

  await page.goto('/postlist?type=7');
  const types = page.getByRole('navigation', { name: '글 종류' });
  await expectApart(types.locator('[aria-current]'), types.locator('a:not([aria-current])'));
  const menu = page.getByRole('navigation', { name: '주요 메뉴' });
  await expectApart(menu.locator('[aria-current]'), menu.locator('a:not([aria-current])'));
  await expectReadable(types.locator('[aria-current]'));
  await expectReadable(menu.locator('[aria-current]'));

  await page.goto('/app-ui/flyer/CA00');
  const flyers = page.getByRole('navigation', { name: '전단지 고르기' });
  await expectApart(flyers.locator('[aria-current]'), flyers.locator('a:not([aria-current])'));

  await page.goto('/realtylist?regionId=CA595911606&bedroom=1');
  const conditions = page.getByRole('navigation', { name: '검색 조건' });
  await expectApart(
    conditions.getByRole('link', { name: /조건 빼기/ }),
    conditions.getByRole('link', { name: '반려동물 가능' }),
  );
  const hearts = page.getByRole('main').getByRole('button', { name: /저장$/ });
  await hearts.first().click();
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true');
  await expectApart(hearts.first(), hearts.nth(1));
  const pins = page.getByRole('button', { name: /^월 \$.* 매물 보기$/ });
  await pins.first().press('Enter');
  await expectApart(page.locator('.pin[aria-pressed="true"]'), page.locator('.pin[aria-pressed="false"]'));
  await conditions.getByRole('link', { name: /^필터/ }).click();
  const rooms = page.getByRole('dialog', { name: '필터' }).getByRole('group', { name: '방', exact: true });
  await expectApart(rooms.locator('label:has(:checked)'), rooms.locator('label:not(:has(:checked))'));
  await expectReadable(rooms.locator('label:has(:checked)'));

  await page.goto('/mypage');
  const tabs = page.getByRole('navigation', { name: '내 정보' });
  await expectApart(tabs.locator('[aria-current]'), tabs.locator('a:not([aria-current])'));

  await page.goto('/mypage/rentnewform');
  const chips = page.getByRole('group', { name: '입주' });
  await chips.getByRole('radio').first().check();
  await expectApart(chips.locator('label:has(:checked)'), chips.locator('label:not(:has(:checked))'));
});

/** Whether scrolling the titles of the flyers is animated. */
const isSmooth = (page: Page) =>
  page
    .getByRole('navigation', { name: '전단지 고르기' })
    .locator('> div')
    .evaluate((strip) => getComputedStyle(strip).scrollBehavior === 'smooth');

test('nothing scrolls smoothly for who prefers less motion', async ({ page }) => {
  await page.goto('/app-ui/flyer/CA00');
  expect(await isSmooth(page)).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await isSmooth(page)).toBe(false);
});

/** What a page may fetch of fonts on a phone before anybody acts. */
const FONT_BYTES = 60_000;

/** The fonts that the page fetched, with their bytes. */
const fontsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => ({ name: entry.name, bytes: Number(entry.toJSON().encodedBodySize) })),
  );

test('a phone fetches Latin alone, a wide screen Hangul too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const path of ['/', '/realtylist', '/postlist']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    const fonts = await fontsOf(page);
    expect(fonts.map(({ name }) => name)).toEqual([expect.stringContaining('/latin-')]);
    expect(fonts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(FONT_BYTES);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.reload();
  await expect.poll(async () => (await fontsOf(page)).length).toBeGreaterThan(5);
});

/** With letters twice as large the page is no wider than the screen. */
const expectToFit = async (page: Page, name: string) => {
  await page.waitForLoadState('networkidle');
  const wide = await page.evaluate(() => {
    Reflect.set(document.documentElement.style, 'fontSize', '200%');
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const parts = [...document.querySelectorAll('body *')];
    const beyond = parts.filter((part) => part.getBoundingClientRect().right > innerWidth);
    return beyond.slice(0, 5).map(({ outerHTML }) => outerHTML.slice(0, 200));
  });
  expect(wide, name).toEqual([]);
};

/** What floats above the bar under the thumb is above all of it. */
const expectOver = async (floating: Locator) => {
  const bar = floating.page().getByRole('navigation', { name: '바로가기' });
  const [above, below] = [await floating.boundingBox(), await bar.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
};

test('with letters twice as large no page of looking for a home is wider than the smallest screen', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // The first member of staff has saved and asked in the demonstration.
  await signIn(page, '/mypage/messages');
  await page.getByRole('article').getByRole('link').first().click();
  await expect(page.getByRole('log')).toBeVisible();
  await expectToFit(page, 'a conversation');
  await expectOver(page.getByRole('button', { name: '보내기', exact: true }));

  await page.goto('/mypage/saved');
  const choices = page.getByRole('checkbox', { name: /비교$/ });
  await choices.nth(0).check();
  await choices.nth(1).check();
  await expectToFit(page, 'saved homes');
  await page.getByRole('link', { name: '비교하기' }).click();
  await expect(page.getByRole('table', { name: '집 비교' })).toBeVisible();
  await expectToFit(page, 'a comparison');

  await page.goto('/mypage/rentnewform');
  for (const step of ['집과 위치', '사진과 집 정보', '가격과 소개']) {
    await page.getByRole('navigation', { name: '매물 작성 단계' }).getByRole('link', { name: step }).click();
    await expectToFit(page, `the form: ${step}`);
  }

  const home = `/realtylist/${(await newestHome(demo)).id}`;
  const nothing = '/realtylist?bedroom=4&priceMax=500&furnished=true';
  for (const path of ['/mypage', '/mypage/messages', home, nothing, '/realtylist']) {
    await page.goto(path);
    await expectToFit(page, path);
  }
  await expectOver(page.getByRole('link', { name: '지도 보기' }));
  await page.getByRole('navigation', { name: '검색 조건' }).getByRole('link', { name: /^필터/ }).click();
  await expect(page.getByRole('dialog', { name: '필터' })).toBeVisible();
  await expectToFit(page, 'the filters');
});

test('the head of a page takes one line, on a phone, a tablet and a desk', async ({ page }) => {
  await join(page, '한줄이', '/postlist');
  // The last of its parts.
  await expect(page.getByRole('button', { name: '한줄이 계정 메뉴' })).toBeVisible();
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await page
      .getByRole('banner')
      .locator('a:visible, button:visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
      );
    expect(tops.length).toBeGreaterThan(3);
    expect(Math.max(...tops) - Math.min(...tops), `${width} px`).toBeLessThan(20);
  }
});

/** What is not pressed for may move by so little that nobody sees it. */
const SHIFT_MAX = 0.02;

test('the form of a listing does not move while it comes to a slow phone', async ({ page, context }) => {
  await page.setViewportSize({ width: 412, height: 839 });
  await join(page, '집주인', '/about');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteShifts(page);
  await page.goto('/mypage/rentnewform');
  await expect(page.getByLabel('주택 유형')).toBeVisible();
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT_MAX);
});
