import { expect, signIn, test } from '../fixtures.ts';
import { noteShifts, shiftsOf } from '../shifts.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** A tenth of what a person begins to notice, by Chromium's score; only the user's name moves the bar a little. */
const SHIFT_MAX = 0.005;

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
