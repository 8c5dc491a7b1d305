import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** What the console's scripts may weigh until its dashboard shows its figures, compressed with gzip: 280 kB, without schemas. */
const FIRST_LOAD_BYTES = 300_000;

/** Marks in every page the moment at which the first of the dashboard's figures is shown. */
const markFigures = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes('7일 안에 끝나는 쿠폰')) return;
      performance.mark('figures');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });

/** The scripts that the page fetched until that moment, by their addresses. */
const scriptsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shownAt = performance.getEntriesByName('figures')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= shownAt)
      .map(({ name }) => name);
  });

const gzipBytes = async (url: string): Promise<number> => {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  await answer.body?.cancel();
  expect(answer.headers.get('content-encoding'), `${url} compressed`).toBe('gzip');
  return Number(answer.headers.get('content-length'));
};

const EDITOR = /tiptap|prosemirror|HtmlInput|MarkdownInput/i;

test('the console shows its figures with at most 300 kB of scripts (gzip), without an editor', async ({
  page,
}) => {
  await markFigures(page);
  await signIn(page, '/admin');
  await expect(page.getByRole('main').locator('svg rect').first()).toBeAttached();
  const scripts = await scriptsOf(page);
  expect(scripts.filter((url) => EDITOR.test(url))).toEqual([]);
  let bytes = 0;
  for (const url of scripts) bytes += await gzipBytes(url);
  expect(bytes, 'has scripts').toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
});

test('a list needs no editor', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, '/admin/posts');
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(fetched.filter((url) => EDITOR.test(url))).toEqual([]);
});
