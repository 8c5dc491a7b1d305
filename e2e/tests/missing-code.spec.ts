import type { Page } from '@playwright/test';
import { expect, join, picture, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** Refuses the files of some chunks: they are gone after a release, or the connection is cut. Out: gives them again. */
const withhold = async (
  page: Page,
  chunks: RegExp,
  why: 'gone' | 'cut' = 'cut',
): Promise<() => Promise<void>> => {
  await page.route(chunks, (route) =>
    why === 'gone' ? route.fulfill({ status: 404, body: '' }) : route.abort(),
  );
  return () => page.unroute(chunks);
};

/** Counts the documents that the page loads. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  return () => loads;
};

const MAP = /\/assets\/(?:circle-map|pin-map|realty-map)[^/]*\.(?:js|css)$/;

test.use({ expected: /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Unable to preload CSS/ });

test('without the code of the map a half-filled form still has all that was typed and picked', async ({
  page,
}) => {
  const giveBack = await withhold(page, MAP, 'gone');
  await join(page, '집주인', '/mypage/rentnewform');
  await page.getByLabel('제목').fill('지도 없이 쓰는 글');
  await page.getByLabel('사진 파일').setInputFiles([await picture('방.png', '#0e5a47')]);
  await expect(page.getByRole('button', { name: /앞으로 옮기기/ })).toHaveCount(1);
  const loads = countLoads(page);
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.getByRole('button', { name: '위치 확인' }).click();
  await page.getByRole('button', { name: /V5H/ }).click();
  const map = page.getByRole('region', { name: '집 위치를 고르는 지도' });
  await expect(map.getByRole('alert')).toContainText('지도를 불러오지 못했어요.');
  await expect(map.getByRole('link', { name: /지도 앱/ })).toHaveAttribute('href', /query=49\./);
  await expect(page.getByLabel('제목')).toHaveValue('지도 없이 쓰는 글');
  await expect(page.getByRole('button', { name: /앞으로 옮기기/ })).toHaveCount(1);

  await map.getByRole('button', { name: '다시 시도' }).click();
  await expect(map.getByText('계속 안 되면 페이지를 새로 고쳐 주세요.')).toBeVisible();
  await giveBack();
  await map.getByRole('button', { name: '다시 시도' }).click();
  await expect(map.getByRole('button', { name: /^집 위치 핀/ })).toBeVisible();
  // With its styles, which Vite would not fetch a second time.
  await expect(map.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
  expect(loads()).toBe(0);
});

test('without the code of the map a listing is read all the same, and leads to the map app', async ({
  page,
  demo,
}) => {
  const giveBack = await withhold(page, MAP);
  const [home] = (await (await fetch(`${demo.url}/v1/query/realties?limit=1`)).json()) as { id: number }[];
  await page.goto(`/realtylist/${home?.id}`);
  const loads = countLoads(page);
  const location = page.getByRole('region', { name: '위치' });
  // What the server rendered gives way to the same from its code.
  await expect(() => location.scrollIntoViewIfNeeded({ timeout: 1000 })).toPass();
  await expect(location.getByRole('alert')).toContainText('지도를 불러오지 못했어요.');
  await expect(location.getByRole('link', { name: /지도 앱/ })).toBeVisible();
  await giveBack();
  await location.getByRole('button', { name: '다시 시도' }).click();
  await expect(location.locator('.leaflet-container')).toHaveCSS('overflow', 'hidden');
  expect(loads()).toBe(0);
});

test('without the code of the map the search has its list', async ({ page }) => {
  const giveBack = await withhold(page, MAP, 'gone');
  await page.goto('/realtylist');
  const map = page.getByRole('region', { name: '지도' });
  await expect(map.getByRole('alert')).toContainText('목록은 그대로 볼 수 있어요.');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  // What does not need the map opens without it.
  await page.getByRole('link', { name: /^필터/ }).click();
  const filters = page.getByRole('dialog', { name: '필터' });
  await expect(filters).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(filters).toBeHidden();
  await giveBack();
  await map.getByRole('button', { name: '다시 시도' }).click();
  await expect(map.getByRole('button', { name: '확대', exact: true })).toBeVisible();
});

test('without the code of a form or of a member page, its frame says so and can try again', async ({
  page,
}) => {
  await join(page, '회원', '/about');
  for (const [path, chunk, shows] of [
    ['/mypage/rentnewform', /\/assets\/form-page[^/]*\.js$/, '제목'],
    ['/mypage/saved', /\/assets\/saved-(?!skeleton)[^/]*\.js$/, '저장한 매물이 없어요'],
  ] as const) {
    const giveBack = await withhold(page, chunk, 'gone');
    await page.goto(path);
    await expect(page.getByRole('alert')).toContainText('불러오지 못했어요.');
    await giveBack();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByText(shows, { exact: true }).first()).toBeVisible();
  }
});

/** Opens a listing with more than two photos and goes to the last by the button. */
const goToLastPhoto = async (page: Page, origin: string, swiped: boolean) => {
  const homes = (await (await fetch(`${origin}/v1/query/realties?limit=50`)).json()) as { id: number }[];
  const details = await Promise.all(
    homes.map(
      async ({ id }) =>
        (await (await fetch(`${origin}/v1/query/realties/${id}`)).json()) as {
          id: number;
          images: string[];
        },
    ),
  );
  const home = details.find(({ images }) => images.length > 2);
  // A desk shows them side by side.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto(`/realtylist/${home?.id}`);
  const next = page.getByRole('button', { name: '다음 사진' });
  const photos = page.getByRole('region', { name: /사진 \d+장$/ });
  await expect(photos.locator('.swiper-initialized')).toHaveCount(swiped ? 1 : 0);
  const last = photos.getByRole('img').last();
  for (let step = 1; step < (home?.images.length ?? 0); step += 1) {
    await next.click();
    await expect(photos).toContainText(`${step + 1} / ${home?.images.length}`);
  }
  await expect(last).toBeInViewport();
  // The button that leads nowhere any more keeps the focus.
  await expect(next).toBeFocused();
  await expect(next).toHaveAttribute('aria-disabled', 'true');
};

test('with its slider a gallery goes to its end by its buttons', async ({ page, demo }) => {
  await goToLastPhoto(page, demo.url, true);
});

test('without its slider a gallery scrolls, by its buttons too, and a flyer is reached', async ({
  page,
  demo,
}) => {
  await withhold(page, /\/assets\/slider[^/]*\.js$/);
  await goToLastPhoto(page, demo.url, false);

  await page.goto('/app-ui/flyer/CA00');
  await page.getByRole('button', { name: '다음 전단지' }).click();
  const second = page.getByRole('navigation', { name: '전단지 고르기' }).getByRole('link').nth(1);
  await expect(second).toHaveAttribute('aria-current', 'true');
  const more = page.getByRole('link', { name: `${await second.textContent()} 자세히 보기` });
  await more.click();
  await page.waitForURL(/\/flyer\/\d+$/);
});

for (const [what, file] of [
  ['a page whose own code', 'page'],
  ['a page, where the table of addresses', 'addresses'],
]) {
  test(`${what} is gone after a release is loaded anew at once, where it was going`, async ({ page }) => {
    await page.goto('/about');
    let refused = 0;
    // Only once: the page that is loaded anew is of the new release.
    await page.route(new RegExp(`/assets/${file}-[^/]*\\.js$`), async (route) => {
      refused += 1;
      await (refused === 1 ? route.fulfill({ status: 404, body: '' }) : route.continue());
    });
    await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '전단지' }).click();
    await page.waitForURL(/\/flyers$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('전단지');
    expect(refused).toBeGreaterThan(0);
  });
}

test('a page that is gone to without a connection comes by itself when that is back', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  await context.setOffline(true);
  await page.getByRole('navigation', { name: '주요 메뉴' }).getByRole('link', { name: '쿠폰' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되지 않았어요');
  await expect(page.getByRole('button', { name: '다시 시도' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('쿠폰');
});
