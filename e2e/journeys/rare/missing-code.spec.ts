import type { Page } from '@playwright/test';
import { expect, firstOf, startSession, test } from '../../fixtures.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  expected: /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Unable to preload CSS/,
});

/** Refuses the files of some chunks, as after a release. Out: gives them again. */
const withhold = async (page: Page, chunks: RegExp): Promise<() => Promise<void>> => {
  await page.route(chunks, (route) => route.fulfill({ status: 404, body: '' }));
  return () => page.unroute(chunks);
};

const MAP = /\/assets\/(?:circle-map|pin-map|realty-map)[^/]*\.(?:js|css)$/;

test('where the code of a map, a form, a slider or a page does not come, the rest works, and it comes when it can', async ({
  page,
  context,
  demo,
}) => {
  await startSession(page.request);
  let giveBack = await withhold(page, MAP);
  await page.goto('/mypage/rentnewform');
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.getByLabel('제목').fill('지도 없이 쓰는 글');
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.getByRole('button', { name: '위치 확인' }).click();
  await page.getByRole('button', { name: /V5H/ }).click();
  const map = page.getByRole('region', { name: '집 위치를 고르는 지도' });
  await expect(map.getByRole('alert')).toContainText('지도를 불러오지 못했어요.');
  await expect(map.getByRole('link', { name: /지도 앱/ })).toHaveAttribute('href', /query=49\./);
  await expect(page.getByLabel('제목')).toHaveValue('지도 없이 쓰는 글');
  await map.getByRole('button', { name: '다시 시도' }).click();
  await expect(map.getByText('계속 안 되면 페이지를 새로 고쳐 주세요.')).toBeVisible();
  await giveBack();
  await map.getByRole('button', { name: '다시 시도' }).click();
  await expect(map.getByRole('button', { name: /^집 위치 핀/ })).toBeVisible();
  // With its styles, which Vite would not fetch a second time.
  await expect(map.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
  expect(loads).toBe(0);

  // A page of the member area says so in its frame.
  giveBack = await withhold(page, /\/assets\/saved-(?!skeleton)[^/]*\.js$/);
  await page.goto('/mypage/saved');
  await expect(page.getByRole('alert')).toContainText('불러오지 못했어요.');
  await giveBack();
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('checkbox', { name: /비교$/ }).first()).toBeVisible();

  // Without its slider a gallery scrolls, by its buttons too.
  giveBack = await withhold(page, /\/assets\/slider[^/]*\.js$/);
  await page.setViewportSize({ width: 800, height: 900 });
  const { id } = await firstOf(demo, '/v1/query/realties?limit=1&status=0&txType=2&sort=id&order=ASC');
  await page.goto(`/realtylist/${id}`);
  const photos = page.getByRole('region', { name: /사진 \d+장$/ });
  const next = page.getByRole('button', { name: '다음 사진' });
  const count = await photos.getByRole('img').count();
  expect(count).toBeGreaterThan(1);
  for (let step = 2; step <= count; step += 1) {
    await next.click();
    await expect(photos).toContainText(`${step} / ${count}`);
  }
  await expect(photos.getByRole('img').last()).toBeInViewport();
  // The button that leads nowhere any more keeps the focus.
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await giveBack();

  // A page whose code is gone after a release is loaded anew at once, where it was going.
  const openTab = async () => {
    const tab = await context.newPage();
    await tab.setViewportSize({ width: 1280, height: 900 });
    await tab.goto('/about');
    const menu = tab.getByRole('navigation', { name: '주요 메뉴' });
    return { tab, follow: (name: string) => menu.getByRole('link', { name }).click() };
  };
  for (const file of ['page', 'addresses']) {
    // In a tab of its own, as each does so once for a release.
    const { tab, follow } = await openTab();
    let refused = 0;
    // Only once: the page that is loaded anew is of the new release.
    await tab.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), async (route) => {
      refused += 1;
      await (refused === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
    });
    await follow('전단지');
    await tab.waitForURL(/\/flyers$/);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('전단지');
    expect(refused, file).toBeGreaterThan(0);
    await tab.close();
  }

  // A page that is gone to without a connection comes by itself when that is back.
  const { tab, follow } = await openTab();
  await tab.waitForLoadState('networkidle');
  await context.setOffline(true);
  await follow('쿠폰');
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되지 않았어요');
  await expect(tab.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('쿠폰');
});
