import { devices, type Page } from '@playwright/test';
import { test as base, expect, join } from '../fixtures.ts';
import { Product } from '../product.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];

const test = base.extend<object, { stored: Product }>({
  /** A product of which browsers store what was read. */
  stored: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start({ DEMO: '1', OFFLINE: '1' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({
  ...phone,
  baseURL: async ({ stored }, use) => use(stored.url),
  // What is loaded without a connection fails, as it is to.
  expected: /net::ERR_(?:FAILED|INTERNET_DISCONNECTED|CONNECTION_REFUSED)|Failed to fetch|503/,
});

/** Acts once, as the worker comes with the first sign of somebody, and waits until it serves the page. */
const withWorker = async (page: Page): Promise<void> => {
  await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((done) => {
      navigator.serviceWorker.addEventListener('controllerchange', done, { once: true });
    });
  });
};

const storedPages = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const keys = await (await caches.open('hanca-pages')).keys();
    return keys.map(({ url }) => new URL(url).pathname);
  });

const registrations = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /인터넷이/ });

test('a page of the newest build is not said to be old', async ({ page }) => {
  await page.goto('/about');
  await withWorker(page);
  await page.addInitScript(() => {
    const { postMessage } = ServiceWorker.prototype;
    ServiceWorker.prototype.postMessage = function (...said: unknown[]) {
      performance.mark('asks the worker');
      Reflect.apply(postMessage, this, said);
    };
    // A page that is of another build than its worker looks whether there is a newer one.
    const { update } = ServiceWorkerRegistration.prototype;
    ServiceWorkerRegistration.prototype.update = function () {
      performance.mark('looks for a newer build');
      return Reflect.apply(update, this, []);
    };
  });
  await page.reload();
  await page.keyboard.press('Shift');
  const marks = (name: string) => page.evaluate((of) => performance.getEntriesByName(of).length, name);
  await expect.poll(() => marks('asks the worker')).toBeGreaterThan(0);
  // Asked after the page has, it answers after it has answered the page.
  const ofWorker = await page.evaluate(() => {
    const { port1, port2 } = new MessageChannel();
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data.build);
      navigator.serviceWorker.controller?.postMessage({ kind: 'hello' }, [port2]);
    });
  });
  expect(JSON.parse((await page.locator('#boot').textContent()) ?? '')).toMatchObject({
    assets: { entry: ofWorker },
  });
  expect(await marks('looks for a newer build')).toBe(0);
  await expect(page.getByText('한카가 새로워졌어요.')).toHaveCount(0);
});

test('what was read can be read without a connection, and says so; what was not says what can be', async ({
  page,
  context,
}) => {
  await page.goto('/postlist');
  await withWorker(page);
  await page.locator('main a[href^="/posts/"]').first().click();
  await page.waitForURL(/\/posts\/\d+$/);
  const { pathname } = new URL(page.url());
  await expect.poll(() => storedPages(page)).toEqual(expect.arrayContaining(['/postlist', pathname]));
  const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';

  await context.setOffline(true);
  await expect(notice(page)).toContainText('인터넷이 끊겼어요.');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(notice(page)).toContainText(/월 \d+일 .*에 저장한 내용이에요/);

  await page.goto('/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('인터넷에 연결되지 않았어요');
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);

  await context.setOffline(false);
  await page.goto('/coupons');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('쿠폰');
  await expect(notice(page)).toHaveCount(0);
});

test('current flyers are stored with their pictures for the shop', async ({ page, context }) => {
  await page.goto('/flyers');
  await withWorker(page);
  const pictures = () => page.evaluate(async () => (await (await caches.open('hanca-flyers')).keys()).length);
  // They may be drawn only now.
  await expect.poll(pictures, { timeout: 40_000 }).toBeGreaterThan(0);
  await context.setOffline(true);
  const picture = page.getByRole('main').locator('img').first();
  const pictured = () => picture.evaluate((img: HTMLImageElement) => img.naturalWidth);
  // Those of a region too, of which the list for everybody was stored.
  for (const list of ['/flyers', '/flyers?region=CA59']) {
    await page.goto(list);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('전단지');
    await expect(notice(page)).toContainText(/월 \d+일 .*에 저장한 내용이에요/);
    await expect.poll(pictured).toBeGreaterThan(0);
  }
  await page.getByRole('main').locator('a[href^="/flyer/"]').first().click();
  await page.waitForURL(/\/flyer\/\d+$/);
  await expect(notice(page)).toContainText(/에 저장한 내용이에요/);
  await expect.poll(pictured).toBeGreaterThan(0);
  await context.setOffline(false);
});

test('a page of a member is never stored, and what they read goes when they sign out', async ({ page }) => {
  await join(page, '오프라인', '/about');
  await withWorker(page);
  await page.goto('/mypage/account');
  await page.goto('/about');
  await page.goto('/coupons');
  await expect.poll(() => storedPages(page)).toContain('/coupons');
  expect((await storedPages(page)).filter((path) => /^\/(?:mypage|account)/.test(path))).toEqual([]);
  await page.getByRole('button', { name: /계정 메뉴$/ }).click();
  await page.getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(/\/account\/signin/);
  await expect.poll(() => storedPages(page)).toEqual([]);
});

test('switched off, it removes itself and all that it stored from the browsers that have it', async ({
  page,
  stored,
}) => {
  await page.goto('/about');
  await withWorker(page);
  await expect.poll(() => storedPages(page)).toContain('/about');
  await stored.restart(undefined, { OFFLINE: '0' });
  await page.goto('/coupons');
  await expect.poll(() => registrations(page)).toBe(0);
  // The page before was still served by the worker, which stores while it does.
  await page.goto('/about');
  await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  await page.keyboard.press('Shift');
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});
