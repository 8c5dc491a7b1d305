import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

// What the walk as an admin finds is what the others are refused.
test.describe.configure({ mode: 'serial' });

interface Entry {
  /** '' for one that stands in no group. */
  group: string;
  name: string;
  /** With its filters: '/admin/posts?filter=…'. */
  href: string;
}

const menu = (page: Page) => page.getByRole('navigation', { name: '메뉴' });

/** Opens a group of the menu, by which the others close. */
const openGroup = async (page: Page, group: string): Promise<void> => {
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
const entriesOf = async (page: Page): Promise<Entry[]> => {
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

/** The features of the contract that a page asks for. */
const featuresOf = (page: Page): Set<string> => {
  const patterns = endpoints().map(({ name, endpoint }) => ({
    feature: name.split('.')[0] ?? '',
    method: endpoint.method,
    path: new RegExp(`^${endpoint.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }));
  const features = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const found = patterns.find(({ method, path }) => method === request.method() && path.test(pathname));
    if (found) features.add(found.feature);
  });
  return features;
};

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

/** Waits until a screen shows its title and what it is for. */
const inspect = async (page: Page, name: string): Promise<void> => {
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

const FORM = /\/form$/;
const RECORD = /^\/admin\/[\w-]+\/(?:form\/)?\d+$/;

/** The first link of a list to the form of a new record, or to the page of one that is there. */
const linkTo = async (page: Page, pattern: RegExp): Promise<string | undefined> => {
  const links = page.getByRole('main').locator('a[href^="/admin/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => pattern.test(href));
};

const pathOf = (href: string): string => href.split('?')[0] ?? '';

/** Opens the form of a new record and the page of the first one, as far as the list leads to them. */
const openRecords = async (page: Page): Promise<number> => {
  const heading = page.getByRole('heading', { level: 1 });
  const title = (await heading.textContent()) ?? '';
  let opened = 0;
  for (const pattern of [FORM, RECORD]) {
    const href = await linkTo(page, pattern);
    if (!href) continue;
    await page.getByRole('main').locator(`a[href="${href}"]`).first().click();
    await expect(heading).not.toHaveText(title);
    await inspect(page, href);
    await expectAccessible(page, href);
    await page.goBack();
    await expect(heading).toHaveText(title);
    opened += 1;
  }
  return opened;
};

let entries: Entry[] = [];
let features = new Set<string>();

test('as an admin every entry of the menu opens, and the forms and pages of its records', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const failed = failures(page);
  features = featuresOf(page);
  await signIn(page, '/admin');
  entries = await entriesOf(page);
  expect(entries.length).toBeGreaterThan(15);
  const seen = new Set<string>();
  let records = 0;
  for (const { group, name, href } of entries) {
    if (group) await openGroup(page, group);
    await menu(page).locator(`a[href="${href}"]`).click();
    await expect(menu(page).locator(`a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
    await inspect(page, `${group} ${name}`);
    // Other filters of one list.
    if (seen.has(pathOf(href))) continue;
    seen.add(pathOf(href));
    await expectAccessible(page, name);
    records += await openRecords(page);
  }
  expect(records, 'forms and pages of records').toBeGreaterThanOrEqual(10);
  expect(failed, 'failed requests').toEqual([]);
});

const PHONE = 360;

test('every screen of the menu and every form fits a phone, and what saves can be reached', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await signIn(page, '/admin');
  const paths = new Set((await entriesOf(page)).map(({ href }) => pathOf(href)));
  for (const path of ['posts', 'coupons', 'businesses', 'notices']) paths.add(`/admin/${path}/form`);
  await page.setViewportSize({ width: PHONE, height: 740 });
  let saving = 0;
  for (const path of paths) {
    await page.goto(path);
    await inspect(page, path);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width(), `${path} is wider than the phone`).toBeLessThanOrEqual(PHONE);
    const saves = page.getByRole('main').getByRole('button', { name: /^(저장|모두 저장|추가)$/ });
    if ((await saves.count()) === 0) continue;
    await saves.last().scrollIntoViewIfNeeded();
    await expect(saves.last(), path).toBeInViewport({ ratio: 1 });
    saving += 1;
  }
  // The forms, the headlines and the categories.
  expect(saving).toBe(8);
});

test('selected rows show what can be done with them, and it can be reached', async ({ page }) => {
  await signIn(page, '/admin/coupons');
  await page.getByRole('checkbox', { name: '이 쪽 모두 선택' }).check();
  await expect(page.getByText('10개 선택됨')).toBeInViewport();
  await page.getByRole('button', { name: '삭제', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '삭제' });
  await expect(dialog).toContainText('선택한 쿠폰 10개를 삭제하시겠습니까?');
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(page.getByText('검색결과 : 11')).toBeVisible();
});

/** Makes a member's account in the context of the request. Out: its access token. */
const signUp = async (request: APIRequestContext): Promise<string> => {
  const data = {
    email: 'menu@example.net',
    password: 'walking the menu',
    name: '구경꾼',
    agree: true,
  };
  const answer = await request.post('/v1/account/signup', { data });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { accessToken: string }).accessToken;
};

/** Every page of the menu leads to the sign-in page, by QR code or by email, which remembers where one wanted to go. */
const expectRefusedPages = async (page: Page): Promise<void> => {
  for (const path of new Set(entries.map(({ href }) => pathOf(href)))) {
    await page.goto(path);
    // Polled, since the console may set out for it more than once, each time ending the last navigation.
    const remembered = new RegExp(`/account/signin2?[?]redirect=${encodeURIComponent(path)}$`);
    await expect.poll(() => page.url()).toMatch(remembered);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Admin Console')).toHaveCount(0);
  }
};

const statusOf = async (request: APIRequestContext, endpoint: Endpoint, token?: string): Promise<number> => {
  const answer = await request.fetch(endpoint.path.replaceAll(/\{\w+\}/g, '1'), {
    method: endpoint.method,
    headers: token ? { authorization: `Bearer ${token}` } : {},
    ...(endpoint.body ? { data: {} } : {}),
  });
  return answer.status();
};

/** Every call of the console's features that is for staff, and every write of them at all, is refused. */
const expectRefusedCalls = async (request: APIRequestContext, token?: string): Promise<void> => {
  let refused = 0;
  for (const { name, endpoint } of endpoints()) {
    if (!features.has(name.split('.')[0] ?? '') || name.startsWith('account.')) continue;
    const access = accessOf(endpoint);
    if (access === 'public' || (token && access === 'member')) continue;
    expect(await statusOf(request, endpoint, token), name).toBe(token ? 403 : 401);
    refused += 1;
  }
  expect(refused, 'refused calls').toBeGreaterThan(20);
};

test('as nobody no page of the menu opens and its calls are refused', async ({ page, request }) => {
  await expectRefusedPages(page);
  await expectRefusedCalls(request);
});

test('as a member no page of the menu opens and its calls are refused', async ({ page, request }) => {
  const token = await signUp(page.request);
  await expectRefusedPages(page);
  await expectRefusedCalls(request, token);
  // What a member may do with a listing is for their own.
  const [listing] = (await (await request.get('/v1/query/realties?limit=1')).json()) as { id: number }[];
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.delete(`/v1/command/realties/${listing?.id}`, { headers })).status()).toBe(403);
});

/** What the console's scripts may weigh until its dashboard shows its figures, compressed with gzip. */
const FIRST_LOAD_BYTES = 320_000;

/** Marks in every page the moment at which the first of the dashboard's figures stands there. */
const markFigures = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.body?.textContent?.includes('처리할 신고')) return;
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

test('the console shows its figures with at most 320 kB of scripts (gzip), without an editor', async ({
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

test('the sidebar is as wide as specified, open and folded', async ({ page }) => {
  await signIn(page, '/admin/posts');
  const width = async () => (await page.locator('.MuiDrawer-paper').boundingBox())?.width;
  await expect.poll(width).toBe(288);
  await page.getByRole('button', { name: '메뉴 닫기' }).click();
  await expect.poll(width).toBe(64);
});
