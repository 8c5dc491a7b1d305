import { test as base, expect, join } from '../fixtures.ts';
import { Product } from '../product.ts';

const test = base.extend<object, { pushing: Product }>({
  /** A product of which browsers have the worker that takes pushes. */
  pushing: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start({ OFFLINE: '1' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test.use({ baseURL: async ({ pushing }, use) => use(pushing.url) });

test('the worker shows what is pushed under its tag, tells open pages, and shows something of what it cannot read', async ({
  page,
  context,
}) => {
  await page.goto('/about');
  const started = context.waitForEvent('serviceworker');
  await page.evaluate(async () => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    navigator.serviceWorker.addEventListener('message', ({ data }) => heard.push(data.tag));
    navigator.serviceWorker.startMessages();
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  // A browser without a screen shows no notifications.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    Object.assign(Reflect.get(globalThis, 'registration'), {
      showNotification: async (title: string, { body, tag }: { body: string; tag: string }) => {
        shown.push([title, body, tag]);
      },
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
});

test('the settings of alerts offer it', async ({ page }) => {
  await join(page, '김푸시', '/mypage/alerts');
  await expect(page.getByRole('region', { name: '기기로 받기' })).toBeVisible();
});
