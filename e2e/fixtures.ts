import { api } from '@hanca/common/contract/index.ts';
import { type APIRequestContext, type Browser, test as base, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, Product } from './product.ts';

interface Fixtures {
  /** What a test causes in the console on purpose. */
  expected: RegExp | null;
  /** Fails the test on any error or warning in the browser's console, a broken policy included. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** An empty product. */
  product: Product;
  /** One with the demonstration content. */
  demo: Product;
}

/** How many times slower than it is the browser's processor is to be: `CPU_SLOWDOWN=4` finds what waits wrongly. */
const SLOWDOWN = Number(process.env.CPU_SLOWDOWN ?? 1);

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

/** Waits until the scripts of a page of the public site have taken it over, where it has any. */
const alive = async (page: Page): Promise<void> => {
  const hasScripts = () =>
    !matchMedia('(scripting: none)').matches && document.getElementById('boot') !== null;
  // Again where the page leads on to another meanwhile.
  await expect(async () => {
    if (await page.evaluate(hasScripts))
      await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  }).toPass();
};

/** Scripts are fetched once a page is painted: opening one waits for them too, where a test does not say what to wait for. */
const openAlive = (page: Page): void => {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
};

/** The browser whose pages open alive, slowed down where that is asked for. */
const prepared = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.on('page', (page) => {
      openAlive(page);
      // A page that is closed by then needs it no more.
      if (SLOWDOWN > 1) void slowDown(page).catch(() => undefined);
    });
    return context;
  };
  return browser;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [async ({ browser }, use) => use(prepared(browser)), { scope: 'worker' }],
  product: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start();
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  demo: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start({ DEMO: '1' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.url),
  expected: [null, { option: true }],
  quietConsole: [
    async ({ context, expected }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      context.on('weberror', (error) => said.push(String(error.error())));
      await use(undefined);
      expect(
        said.filter((text) => !isExpected(text) && !expected?.test(text)),
        'errors and warnings in the console',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The browser itself reports answers of the 400s, which some tests ask for; the tiles are never there. */
const isExpected = (text: string): boolean =>
  /Failed to load resource: the server responded with a status of 4\d\d/.test(text);

/** Of every member that a test makes. */
export const PASSWORD = '가나다라마바사아자차';

const newAddress = (): string => `${Date.now()}-${Math.random()}@example.org`;

/** An address of the range for tests (RFC 2544, 198.18.0.0/15). */
const newVisitor = (): string =>
  `198.18.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

/** Signs in by the form and waits for the page it leads to. */
export const signInByForm = async (page: Page, redirect: string): Promise<void> => {
  await page.goto(`/account/signin2?redirect=${encodeURIComponent(redirect)}`);
  await page.getByLabel('이메일').fill(ADMIN.email);
  await page.getByLabel('비밀번호').fill(ADMIN.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === redirect.split('?')[0]);
};

/** Signs in without the form, which takes a page of its own, and opens a page. */
export const signIn = async (page: Page, path: string): Promise<void> => {
  const answer = await page.request.post(api.account.signin.path, { data: ADMIN });
  expect(answer.status()).toBe(201);
  await page.goto(path);
};

/** Signs a new member up without the form, which takes a page of its own. */
export const becomeMember = async (
  request: APIRequestContext,
  name: string,
  email = newAddress(),
): Promise<void> => {
  const data = { email, password: PASSWORD, name, agree: true };
  const headers = { 'x-forwarded-for': newVisitor() };
  const answer = await request.post(api.account.signup.path, { data, headers });
  expect(answer.status()).toBe(201);
};

/** A new member on a page. */
export const join = async (page: Page, name: string, to: string, email?: string): Promise<void> => {
  await becomeMember(page.request, name, email);
  await page.goto(to);
};

/** Fills in and sends the sign-up that is open. */
export const signUp = async (page: Page, name: string, email = newAddress()): Promise<void> => {
  await page.getByLabel('이름').fill(name);
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '가입하기' }).click();
};

/** A picture file for an upload form, unlike others of another colour. */
export const picture = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer(),
});
