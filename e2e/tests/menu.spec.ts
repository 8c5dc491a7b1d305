import { endpoints } from '@hanca/common/contract/index.ts';
import { accessOf, type Endpoint } from '@hanca/common/endpoint.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { type Entry, entriesOf, inspect, menu, openGroup, pathOf } from '../console-menu.ts';
import { expect, signInByForm, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

// What the walk as an admin finds is what the others are refused.
test.describe.configure({ mode: 'serial' });

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

const FORM = /\/form$/;
const RECORD = /^\/admin\/[\w-]+\/(?:form\/)?\d+$/;

/** The first link of a list to the form of a new record, or to the page of one that is there. */
const linkTo = async (page: Page, pattern: RegExp): Promise<string | undefined> => {
  const links = page.getByRole('main').locator('a[href^="/admin/"]');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return hrefs.find((href) => pattern.test(href));
};

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
  const failed = failures(page);
  features = featuresOf(page);
  await signInByForm(page, '/admin');
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

/** Every page of the menu leads to another page, which remembers where one wanted to go. */
const expectRefusedPages = async (page: Page, other: string): Promise<void> => {
  for (const path of new Set(entries.map(({ href }) => pathOf(href)))) {
    await page.goto(path);
    // Polled, since the console may set out for it more than once, each time ending the last navigation.
    await expect.poll(() => page.url()).toContain(`${other}?redirect=${encodeURIComponent(path)}`);
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
  await expectRefusedPages(page, '/account/signin');
  await expectRefusedCalls(request);
});

test('as a member no page of the menu opens and its calls are refused', async ({ page, request }) => {
  const token = await signUp(page.request);
  await expectRefusedPages(page, '/account/staff-only');
  await expectRefusedCalls(request, token);
  // What a member may do with a listing is for their own.
  const [listing] = (await (await request.get('/v1/query/realties?limit=1')).json()) as { id: number }[];
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.delete(`/v1/command/realties/${listing?.id}`, { headers })).status()).toBe(403);
});
