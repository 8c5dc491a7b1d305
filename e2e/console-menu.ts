import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export interface Entry {
  /** '' for one in no group. */
  group: string;
  name: string;
  /** With its filters: '/admin/posts?filter=…'. */
  href: string;
}

export const menu = (page: Page) => page.getByRole('navigation', { name: '메뉴' });

/** Opens a group of the menu, by which the others close. */
export const openGroup = async (page: Page, group: string): Promise<void> => {
  const button = menu(page).getByRole('button', { name: group, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  await expect(menu(page).getByRole('button', { expanded: true })).toHaveAccessibleName(group);
};

const linksIn = (page: Page, group: string): Promise<Entry[]> =>
  menu(page)
    .getByRole('link')
    .evaluateAll(
      (links, name) =>
        links.map((link) => ({
          group: name,
          name: link.textContent?.trim() ?? '',
          href: link.getAttribute('href') ?? '',
        })),
      group,
    );

/** Every entry of the menu as it is rendered. */
export const entriesOf = async (page: Page): Promise<Entry[]> => {
  const entries = await linksIn(page, '');
  for (const button of await menu(page).getByRole('button').all()) {
    const group = (await button.getAttribute('aria-label')) ?? '';
    await openGroup(page, group);
    const known = entries.map(({ href }) => href);
    // The group that was open before folds away.
    const own = async () => (await linksIn(page, group)).filter(({ href }) => !known.includes(href));
    await expect.poll(async () => (await own()).length, `${group} has entries`).toBeGreaterThan(0);
    entries.push(...(await own()));
  }
  return entries;
};

/** The address of a screen without its filters. */
export const pathOf = (href: string): string => href.split('?')[0] ?? '';

/** Waits until a screen shows its title and what it is for. */
export const inspect = async (page: Page, name: string): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const titled = async () => (await page.title()) === `${await heading.textContent()} · 한카 Admin Console`;
  await expect.poll(titled, `${name}: its title`).toBe(true);
  const main = page.getByRole('main');
  const shown = main
    .getByRole('row')
    .or(main.getByRole('heading', { level: 2 }))
    .or(main.getByRole('textbox'))
    .or(main.getByRole('navigation', { name: '쪽 이동' }));
  await expect(shown.first(), `${name}: its list or screen`).toBeVisible();
  await expect(main.locator('.MuiSkeleton-root'), `${name}: nothing is waited for`).toHaveCount(0);
  const cut = main
    .locator('.RaDataTable-root')
    .evaluateAll((tables) =>
      tables.map((table) => table.scrollWidth - table.clientWidth).filter((over) => over > 0),
    );
  expect(await cut, `${name}: its columns fit`).toEqual([]);
  await expect(main.getByRole('alert'), name).toHaveCount(0);
};
