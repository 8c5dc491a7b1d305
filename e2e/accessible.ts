import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Fails with what axe finds on the page as it is shown now. In: a name for the report; a part that is not ours. */
export const expectAccessible = async (page: Page, name: string, exclude: string[] = []): Promise<void> => {
  // A colour on its way to that of another theme is none of the page's.
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
  const axe = new AxeBuilder({ page })
    // Without frames of other origins nothing needs a page of its own, and of what is right no list is wanted.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  for (const part of exclude) axe.exclude(part);
  const { violations } = await axe.analyze();
  expect(
    violations.map((v) => `${v.id}: ${v.nodes[0]?.html}`),
    name,
  ).toEqual([]);
};
