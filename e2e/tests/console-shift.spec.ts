import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

interface Shift {
  value: number;
  /** What moved. */
  parts: string[];
}

/** A tenth of what a person begins to notice, by Chromium's score; only the user's name moves the bar a little. */
const SHIFT_MAX = 0.005;

/** Notes in every page what moves without being pressed. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Entry extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    }
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const parts = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`);
        if (!hadRecentInput) shifts.push({ value, parts });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    // What has moved by now is reported with the next frame.
    for (let frame = 0; frame < 2; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return (window as Window & { shifts?: Shift[] }).shifts ?? [];
  });

test('the lists of the console do not move while they are fetched', async ({ page }) => {
  await noteShifts(page);
  await signIn(page, '/admin');
  for (const path of ['posts', 'realties', 'coupons', 'user', 'notices']) {
    await page.goto(`/admin/${path}`);
    await expect(page.getByText(/검색결과 : \d/)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(SHIFT_MAX);
  }
});
