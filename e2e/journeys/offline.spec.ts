import type { Page } from '@playwright/test';
import { becomeMember, expect, PHONE, test } from '../fixtures.ts';
import { WITH_PICTURES } from '../launch.ts';

test.use({
  ...PHONE,
  launchOptions: WITH_PICTURES,
  serviceWorkers: 'allow',
  baseURL: async ({ demo }, use) => use(demo.url),
  // What is loaded without a connection fails, as it is to.
  expected: /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)|Failed to fetch|503/,
});

const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('hanca-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

/** The line under the head of the page; a message that passes can say much the same. */
const notice = (page: Page) =>
  page.locator('[role=status]:not([aria-atomic])').filter({ hasText: /인터넷이|저장한 내용/ });

/**
 * Waits for the notice that says when the page was stored. Chromium with a window reports a new page as online
 * (navigator.onLine) in spite of setOffline(): the notice then says that the connection is slow, and only after a key or a click.
 */
const expectStored = async (page: Page): Promise<void> => {
  await page.keyboard.press('Shift');
  await expect(notice(page)).toContainText(/월 \d+일 .*에 저장한 내용/);
};

test('what was read can be read without a connection, pushes are shown, and all goes on signing out', async ({
  page,
  context,
}) => {
  await becomeMember(page.request, '오프라인');
  await page.goto('/postlist');
  // The worker comes with the first sign of somebody, and then serves the page.
  const starting = context.waitForEvent('serviceworker');
  await page.keyboard.press('Shift');
  const worker = await starting;
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
  await page.locator('main a[href^="/posts/"]').first().click();
  await page.waitForURL(/\/posts\/\d+$/);
  const { pathname } = new URL(page.url());
  await expect.poll(() => storedPages(page)).toEqual(expect.arrayContaining(['/postlist', pathname]));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // A page of the member area is never stored.
  await page.goto('/mypage/account');
  await page.goto('/flyers');
  await page.keyboard.press('Shift');
  const pictures = () => page.evaluate(async () => (await (await caches.open('hanca-flyers')).keys()).length);
  await expect.poll(pictures).toBeGreaterThan(0);
  await expect.poll(() => storedPages(page)).toContain('/flyers');
  expect((await storedPages(page)).filter((path) => /^\/(?:mypage|account)/.test(path))).toEqual([]);
  await expect(page.getByText('한카가 새로워졌어요.')).toHaveCount(0);

  await context.setOffline(true);
  await expect(notice(page)).toContainText('인터넷이 끊겼어요.');
  // The list of a region too, of which the list for everybody was stored.
  await page.goto('/flyers?region=CA59');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('전단지');
  await expectStored(page);
  const picture = page.getByRole('main').locator('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await page.goto('/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되지 않았어요');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expectStored(page);
  await context.setOffline(false);
  await page.goto('/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('쿠폰');
  await expect(notice(page)).toHaveCount(0);

  // A browser without a screen shows no notifications.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(Reflect.get(globalThis, 'registration'), {
      showNotification: async (heading: string, { body, tag }: { body: string; tag: string }) => {
        shown.push([heading, body, tag]);
      },
    });
  });
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    navigator.serviceWorker.addEventListener('message', ({ data }) => {
      if (data.tag) heard.push(data.tag);
    });
  });
  const push = (data: string) =>
    worker.evaluate((text) => {
      const event = Reflect.construct(Reflect.get(globalThis, 'PushEvent'), ['push', { data: text }]);
      if (event instanceof Event) globalThis.dispatchEvent(event);
    }, data);
  await push(JSON.stringify({ title: '새 글', body: '<b>이삿짐</b>', path: '/posts/1', tag: 'hanca-1' }));
  await push('not JSON');
  await expect
    .poll(() => worker.evaluate(() => Reflect.get(globalThis, 'shown')))
    .toEqual([
      ['새 글', '<b>이삿짐</b>', 'hanca-1'],
      ['한카 알림', '새 소식이 있어요.', 'hanca'],
    ]);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'heard'))).toEqual(['hanca-1', 'hanca']);

  await page.getByRole('button', { name: /계정 메뉴$/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(/\/account\/signin/);
  await expect.poll(() => storedPages(page)).toEqual([]);
});
