import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

/** Fails with what axe finds on the page as it is shown now. In: a name for the report; a part that is not ours. */
export const expectAccessible = async (page: Page, name: string, exclude: string[] = []): Promise<void> => {
  // A page has axe until it is left; a package for Playwright would bring it along, and again, for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (parts) => {
    // A colour on its way to that of another theme is none of the page's.
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
    const { axe: run } = window as typeof window & { axe: typeof axe };
    // Of what is right no list is wanted.
    const { violations } = await run.run({ exclude: parts }, { resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, exclude);
  expect(found, name).toEqual([]);
};
