import { type Browser, expect } from '@playwright/test';
import { test } from '../fixtures.ts';
import { scriptsIn } from '../scripts-in.ts';
import { newest, newestHome, publicVisits } from '../visits.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** What the first visit to a page may fetch of scripts, compressed as it is served. */
const FIRST_SCRIPT_BYTES = 115_000;

test('the first script of every public page is at most 115 kB gzip', async ({ demo }) => {
  const sizes: [string, number][] = [];
  const { each, more } = await publicVisits(demo);
  for (const [name, path] of [...each, ...more, ['my page', '/mypage'] as const]) {
    const html = await (await fetch(`${demo.url}${path}`, { headers: { cookie: 'uname=x' } })).text();
    const lengths = scriptsIn(html).first.map(async (src) => {
      const answer = await fetch(`${demo.url}${src}`, { headers: { 'accept-encoding': 'gzip' } });
      await answer.body?.cancel();
      expect(answer.headers.get('content-encoding') ?? 'none', `${src} compressed`).toBe('gzip');
      return Number(answer.headers.get('content-length'));
    });
    sizes.push([name, (await Promise.all(lengths)).reduce((sum, length) => sum + length, 0)]);
  }
  for (const [name, bytes] of sizes) {
    expect(bytes, `${name}: has scripts`).toBeGreaterThan(50_000);
    expect(bytes, name).toBeLessThanOrEqual(FIRST_SCRIPT_BYTES);
  }
});

/** What the HTML of a search may have, before it is compressed. */
const SEARCH_HTML_BYTES = 40_000;

test('the HTML of a search is at most 40 kB', async ({ demo }) => {
  const { each, more } = await publicVisits(demo);
  for (const [name, path] of [...each, ...more]) {
    // Open filters come with a tap.
    if (!path.startsWith('/realtylist') || path.endsWith('filters=open')) continue;
    const html = await (await fetch(`${demo.url}${path}`)).arrayBuffer();
    expect(html.byteLength, name).toBeLessThanOrEqual(SEARCH_HTML_BYTES);
  }
});

test('without scripts the filters open at an address of their own, search and close', async ({
  browser,
  demo,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/realtylist?regionId=CA59&sort=price-up');
  const panel = page.getByRole('dialog', { name: '필터' });
  await expect(panel).toHaveCount(0);
  const open = page.getByRole('navigation', { name: '검색 조건' }).getByRole('link', { name: /^필터/ });
  await open.click();
  await page.waitForURL(/filters=open/);
  await panel.getByRole('link', { name: '닫기' }).click();
  await page.waitForURL((url) => url.search === '?regionId=CA59&sort=price-up');
  await expect(panel).toHaveCount(0);
  await open.click();
  await panel.getByRole('checkbox', { name: '브리티시컬럼비아' }).uncheck();
  await panel.getByRole('checkbox', { name: /^버나비/ }).check();
  await panel.getByRole('radio', { name: '1', exact: true }).check();
  await panel.getByRole('button', { name: '결과 보기' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('버나비');
  const query = new URL(page.url()).searchParams;
  expect([query.get('regionId'), query.get('bedroom'), query.get('sort'), query.get('filters')]).toEqual([
    'CA595911606',
    '1',
    'price-up',
    null,
  ]);
  await context.close();
});

const readWithoutScripts = async (browser: Browser, baseURL: string, path: string) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  const answer = await page.goto(path);
  const text = await page.getByRole('main').textContent();
  const title = await page.title();
  await context.close();
  return { status: answer?.status(), text, title };
};

test('pages read without scripts, with the status, title and preview that links need', async ({
  browser,
  demo,
}) => {
  const guide = await newest(demo, 7);
  const read = await readWithoutScripts(browser, demo.url, `/posts/${guide.id}`);
  expect(read).toMatchObject({ status: 200, title: expect.stringContaining(guide.title) });
  expect(read.text).toContain(guide.title);
  expect((await readWithoutScripts(browser, demo.url, '/')).text).toContain((await newest(demo, 4)).title);
  const home = await newestHome(demo);
  expect((await readWithoutScripts(browser, demo.url, '/realtylist')).text).toContain(home.title);
  expect(await readWithoutScripts(browser, demo.url, `/realtylist/${home.id}`)).toMatchObject({
    status: 200,
    title: expect.stringContaining(home.title),
    text: expect.stringContaining('올린 분에게 문의'),
  });

  const html = await (await fetch(`${demo.url}/posts/${guide.id}`)).text();
  for (const property of ['og:title', 'og:description', 'og:image', 'og:url']) {
    expect(html.split(`"${property}"`).length - 1, property).toBe(1);
  }
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html).toContain(`<link rel="canonical" href="${demo.url}/`);
});

test('a visitor reaches a home, a flyer, a job and a post in one tap from the landing page', async ({
  page,
}) => {
  for (const pattern of [
    /^\/realtylist\/\d+/,
    /^\/(flyer|app-ui\/flyer|postlist|posts)\//,
    /^\/(posts|postlist)\/\d+/,
  ]) {
    await page.goto('/');
    const links = await page.getByRole('main').getByRole('link').all();
    const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
    const index = paths.findIndex((path) => path && pattern.test(path));
    expect(index).toBeGreaterThanOrEqual(0);
    await links[index]?.click();
    await page.waitForURL((url) => pattern.test(url.pathname));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('filters and pages live in the URL: back, reload and a shared link show the same', async ({ page }) => {
  await page.goto('/postlist');
  await page.getByRole('link', { name: '이민/비자', exact: true }).click();
  await page.waitForURL(/type=7/);
  const titles = () => page.getByRole('main').getByRole('heading').allTextContents();
  await expect(page.getByRole('main')).not.toContainText('엄마 목소리');
  const shown = await titles();
  await page.reload();
  expect(await titles()).toEqual(shown);
  await page.goBack();
  await expect(page).toHaveURL(/\/postlist$/);
  await page.goForward();
  await expect.poll(titles).toEqual(shown);
});
