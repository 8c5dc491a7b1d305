// Every screen of the console's menu, and the forms and pages of its records.
import type { Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { type Entry, entriesOf, inspect, menu, openGroup, pathOf } from '../console-menu.ts';
import { becomeMember, expect, signIn, test } from '../fixtures.ts';
import { gzipBytes } from '../scripts-in.ts';
import { noteShifts, shiftsOf } from '../shifts.ts';

// With touch what is pressed is as large as for fingers.
test.use({ baseURL: async ({ demo }, use) => use(demo.url), hasTouch: true });

const DESK = { width: 1280, height: 720 };
const PHONE = { width: 360, height: 740 };
/** Pixels. */
const FINGER = 44;

/** What went wrong between the page and the server; a call that was left by going on is no failure. */
const failures = (page: Page): string[] => {
  const found: string[] = [];
  page.on('response', (response) => {
    // Map tiles come from the network, which a test does not have.
    if (response.status() >= 400 && !response.url().includes('/no-tiles/'))
      found.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') found.push(`${reason} ${request.url()}`);
  });
  return found;
};

/** What is smaller than a finger in the screen that is open, without what lies in an input or the words of a text. */
const smallIn = (page: Page) =>
  page
    .locator(
      '.MuiButton-root, .MuiIconButton-root, .MuiToggleButton-root, .MuiCheckbox-root, .MuiInputBase-root',
    )
    .evaluateAll(
      (parts, finger) =>
        parts
          .filter((part) => !part.closest('.MuiInputBase-root .MuiIconButton-root, .skip-nav-button'))
          .map((part) => ({ part, box: part.getBoundingClientRect() }))
          .filter(({ box }) => box.height > 0 && (box.height < finger || box.width < finger))
          .map(({ part }) => part.outerHTML.slice(0, 200)),
      FINGER,
    );

const FORM = /\/form$/;
const RECORD = /^\/admin\/[\w-]+\/(?:form\/)?\d+$/;

/** The first link of a list to the form of a new record, or to the page of one that is there. */
const linkTo = async (page: Page, pattern: RegExp): Promise<string | undefined> => {
  const links = page.getByRole('main').locator('a[href^="/admin/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => pattern.test(href));
};

test('every entry of the menu opens, and the forms and pages of its records', async ({ page }) => {
  const failed = failures(page);
  await signIn(page, '/admin');
  const entries: Entry[] = await entriesOf(page);
  expect(entries.length).toBeGreaterThan(15);
  const heading = page.getByRole('heading', { level: 1 });
  const seen = new Set<string>();
  let records = 0;
  /** Opens the form of a new record and the page of the first one, as far as the list leads to them. */
  const openRecords = async (): Promise<void> => {
    const title = (await heading.textContent()) ?? '';
    for (const pattern of [FORM, RECORD]) {
      const href = await linkTo(page, pattern);
      if (!href) continue;
      await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
      await expect(heading).not.toHaveText(title);
      await inspect(page, href);
      await expectAccessible(page, href);
      await page.goBack();
      await expect(heading).toHaveText(title);
      records += 1;
    }
  };
  for (const { group, name, href } of entries) {
    if (group) await openGroup(page, group);
    await menu(page).locator(`a[href="${href}"]`).click();
    await expect(menu(page).locator(`a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
    await inspect(page, `${group} ${name}`);
    // Other filters of one list.
    if (seen.has(pathOf(href))) continue;
    seen.add(pathOf(href));
    await expectAccessible(page, name);
    await openRecords();
  }
  expect(records, 'forms and pages of records').toBeGreaterThanOrEqual(10);
  expect(failed, 'failed requests').toEqual([]);
});

test('every screen of the menu and every form fits a phone and its fingers, and what saves can be reached', async ({
  page,
}) => {
  await signIn(page, '/admin');
  const paths = new Set((await entriesOf(page)).map(({ href }) => pathOf(href)));
  for (const path of ['posts', 'coupons', 'businesses', 'notices']) paths.add(`/admin/${path}/form`);
  await page.setViewportSize(PHONE);
  let saving = 0;
  for (const path of paths) {
    await page.goto(path);
    await inspect(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, `${path} is wider than the phone`).toBeLessThanOrEqual(PHONE.width);
    expect(await smallIn(page), `${path} for fingers`).toEqual([]);
    const saves = page.getByRole('main').getByRole('button', { name: /^(저장|모두 저장|추가)$/ });
    if ((await saves.count()) === 0) continue;
    await saves.last().scrollIntoViewIfNeeded();
    await expect(saves.last(), path).toBeInViewport({ ratio: 1 });
    saving += 1;
  }
  // The forms, the headlines and the categories.
  expect(saving).toBe(8);
});

/** A tenth of what a person begins to notice, by Chromium's score; only the user's name moves the bar a little. */
const SHIFT_MAX = 0.005;

test('lists do not move while they are fetched, and a long address leaves the other columns their room', async ({
  page,
  request,
}) => {
  const email = `${'long-'.repeat(12)}${Date.now()}@example.org`;
  await becomeMember(request, '긴 주소', email);
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
  await page.goto('/admin/user');
  // The narrowest screen that shows all columns, and the one of the other tests.
  for (const width of [1200, DESK.width]) {
    await page.setViewportSize({ width, height: DESK.height });
    await expect(page.getByRole('cell', { name: email })).toBeVisible();
    await inspect(page, `members at ${width} pixels`);
  }
  const sidebar = async () => (await page.locator('.MuiDrawer-paper').boundingBox())?.width;
  await expect.poll(sidebar).toBe(288);
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect.poll(sidebar).toBe(64);
});

/** What the console's scripts may weigh until its dashboard shows its figures, compressed with gzip. */
const FIRST_LOAD_BYTES = 300_000;

const EDITOR = /tiptap|prosemirror|HtmlInput|MarkdownInput/i;

test('the console shows its figures with at most 300 kB of scripts (gzip), and a list needs no editor', async ({
  page,
}) => {
  // Marks in every page the moment at which the first of the dashboard's figures is shown.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes('7일 안에 끝나는 쿠폰')) return;
      performance.mark('figures');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await signIn(page, '/admin');
  await expect(page.getByRole('main').locator('svg rect').first()).toBeAttached();
  const scripts = await page.evaluate(() => {
    const shownAt = performance.getEntriesByName('figures')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.js') && startTime <= shownAt)
      .map(({ name }) => name);
  });
  let bytes = 0;
  for (const url of scripts) bytes += await gzipBytes(url);
  expect(bytes, 'has scripts').toBeGreaterThan(200_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_BYTES);
  await page.goto('/admin/posts');
  await expect(page.getByRole('row')).toHaveCount(11);
  expect(fetched.filter((url) => EDITOR.test(url))).toEqual([]);
});
