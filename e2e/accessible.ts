import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** Less than half of what the package itself has as its source: it is read anew in every page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with what axe finds on the page as it is shown now. In: a name for the report; a part that is not ours. */
export const expectAccessible = async (page: Page, name: string, exclude: string[] = []): Promise<void> => {
  // A page has axe until it is left; a package for Playwright would bring it along, and again, for every look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const found = await page.evaluate(async (parts) => {
    // Jump animations to their end. Waiting for them could take forever: scroll-driven animations do not finish by themselves.
    for (const animation of document.getAnimations())
      if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    const { axe: run } = window as typeof window & { axe: typeof axe };
    // Lists violations only, and preloads nothing: some tests block requests.
    const { violations } = await run.run({ exclude: parts }, { resultTypes: ['violations'], preload: false });
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  }, exclude);
  expect(found, name).toEqual([]);
};

/** Fails where the page scrolls sideways, has more or fewer than one headline, or has what a mouse alone can press. */
export const expectWhole = async (page: Page, name: string): Promise<void> => {
  const found = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter((part) =>
      part.checkVisibility({ visibilityProperty: true }),
    );
    const reached = 'a[href], button, input, select, textarea, summary, label, [tabindex="0"]';
    // To what a gallery has moved away lead its buttons.
    const left = '[inert], [aria-hidden="true"], :disabled, [aria-disabled="true"], .swiper-slide';
    const pressed = parts.filter(
      (part) =>
        !part.closest(left) &&
        (part.matches('a, button, input, select, textarea, summary, [role="button"]')
          ? part.tabIndex < 0
          : getComputedStyle(part).cursor === 'pointer' && !part.closest(reached)),
    );
    return {
      sideways: scrollWidth - clientWidth,
      headlines: document.querySelectorAll('h1').length,
      unreachable: pressed.map(({ outerHTML }) => outerHTML.slice(0, 200)),
    };
  });
  expect(found, name).toEqual({ sideways: 0, headlines: 1, unreachable: [] });
};

/** What can be pressed and gets no focus on the way through a page by the keyboard. */
export const missedByTab = async (page: Page): Promise<string[]> => {
  const stops = await page.evaluate(() => {
    const all = [
      ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
    ];
    const left = new Set(
      all.filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true }) &&
          !part.matches(':disabled, [inert] *, .swiper-slide *') &&
          // Of a group of radio buttons one is a stop, the arrows lead to the others.
          !(part instanceof HTMLInputElement && part.type === 'radio' && !part.checked),
      ),
    );
    Object.assign(window, { left });
    document.addEventListener('focusin', ({ target }) => left.delete(target as HTMLElement));
    return left.size;
  });
  // Parts that scroll are stops as well.
  await Promise.all(Array.from({ length: stops + 20 }, () => page.keyboard.press('Tab')));
  return page.evaluate(() =>
    [...((window as Window & { left?: Set<HTMLElement> }).left ?? [])].map(({ outerHTML }) =>
      outerHTML.slice(0, 200),
    ),
  );
};
