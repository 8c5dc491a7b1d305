import type { Page } from '@playwright/test';
import { addresses } from '../../front/src/addresses.ts';
import { entriesOf, inspect, menu, openGroup } from '../console-menu.ts';
import { expect, signIn, startSession, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const NARROW = { width: 360, height: 780 };

const expectNoSideways = async (page: Page, name: string): Promise<void> => {
  const over = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await over(), `${name} scrolls sideways`).toBe(0);
};

/** Addresses of lists and forms: the first of each section of the public site, and all of the member area. */
const sections = (): string[] => {
  const lists = addresses.map(([, path]) => path as string).filter((path) => !path.includes(':'));
  const member = lists.filter((path) => path.startsWith('/mypage'));
  // The journeys of accounts open those of theirs.
  const shared = lists.filter((path) => !/^\/(?:mypage|account)/.test(path));
  const first = new Map(shared.reverse().map((path) => [path.split('/')[1], path]));
  return [...first.values(), ...member];
};

test('a page of each section comes alive, has its headline and content and fits a phone', async ({
  page,
}) => {
  await page.setViewportSize(NARROW);
  await startSession(page.request);
  for (const path of sections()) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveText(/\S/);
    await expectNoSideways(page, path);
  }
});

test('the console opens a screen of each group of its menu, with its title and content', async ({ page }) => {
  await signIn(page, '/admin');
  const first = new Map((await entriesOf(page)).reverse().map((entry) => [entry.group, entry]));
  expect(first.size).toBeGreaterThan(3);
  for (const { group, name, href } of first.values()) {
    if (group) await openGroup(page, group);
    await menu(page).locator(`a[href="${href}"]`).click();
    await expect(menu(page).locator(`a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
    await inspect(page, `${group} ${name}`);
  }
  await page.setViewportSize(NARROW);
  await expectNoSideways(page, 'the console');
});
