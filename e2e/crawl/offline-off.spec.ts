import { expect, test } from '../fixtures.ts';
import { StartedProduct } from '../product.ts';

test.use({ serviceWorkers: 'allow', expected: /ERR_CONNECTION_REFUSED/ });

test('reading offline that is switched off removes the worker and all that it stored from the browsers that have it', async ({
  page,
}) => {
  const product = await StartedProduct.start('empty');
  try {
    const open = async (path: string) => {
      await page.goto(`${product.url}${path}`);
      await page.keyboard.press('Shift');
    };
    const stored = () => page.evaluate(() => caches.keys());
    await open('/about');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await expect.poll(stored).not.toEqual([]);
    await product.restart({ OFFLINE: '0' });
    await open('/coupons');
    const registrations = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registrations).toBe(0);
    // The page before was still served by the worker, which stores while it does.
    await open('/about');
    await expect.poll(stored).toEqual([]);
  } finally {
    await product.remove();
  }
});
