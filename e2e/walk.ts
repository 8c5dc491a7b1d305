import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible, expectWhole } from './accessible.ts';
import type { Visit } from './visits.ts';

/** One tab loads while the other is checked. */
const AT_ONCE = 2;

/** Looks at many pages, some at once. In: what to do with each, in a tab that has shown others before. */
export const walk = async (
  context: BrowserContext,
  visits: readonly Visit[],
  look: (page: Page, visit: Visit) => Promise<void>,
): Promise<void> => {
  const left = [...visits];
  const tab = async () => {
    const page = await context.newPage();
    for (let visit = left.shift(); visit; visit = left.shift()) await look(page, visit);
    await page.close();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, tab));
};

/** A phone in the dark. */
export const PHONE = { viewport: { width: 360, height: 780 }, colorScheme: 'dark' } as const;
export const TABLET = { width: 768, height: 1024 } as const;
/** A desk by day. */
export const DESK = { viewport: { width: 1280, height: 900 }, colorScheme: 'light' } as const;

/** Opens a page and waits until nothing comes any more. */
export const open = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  return answer;
};

/** Looks at a page as it is shown now. */
export const look = async (page: Page, name: string) => {
  await expectWhole(page, name);
  // What is in a map is not ours.
  await expectAccessible(page, name, ['.leaflet-container']);
};

/** Looks at it on another screen than it was opened on. */
export const lookAt = async (
  page: Page,
  { viewport, colorScheme }: typeof PHONE | typeof DESK,
  name: string,
) => {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  await look(page, `${name} at ${viewport.width} px`);
};
