import {
  type APIRequestContext,
  type Browser,
  type BrowserContextOptions,
  test as base,
  expect,
  type Page,
} from '@playwright/test';
import sharp from 'sharp';
import { countUse } from '../server/src/testing/count-use.ts';
import { ADMIN, type Product, sharedProduct } from './product.ts';

interface Fixtures {
  /** Console messages that the test causes on purpose. */
  expected: RegExp | null;
  /** Fails the test on any error or warning in a console, and counts the test. */
  quietConsole: undefined;
}

interface WorkerFixtures {
  /** An empty product. */
  product: Product;
  /** One with the demonstration content. */
  demo: Product;
}

/** Waits until a public page is hydrated; returns at once for a page without scripts. */
const alive = async (page: Page): Promise<void> => {
  const hasScripts = () =>
    !matchMedia('(scripting: none)').matches && document.getElementById('boot') !== null;
  // Again if the page redirects meanwhile.
  await expect(async () => {
    if (await page.evaluate(hasScripts))
      await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  }).toPass({ timeout: 2 * 60_000 });
};

/** Makes goto() and reload() wait for hydration, unless the test passes `waitUntil`. */
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

let visitors = 0;

/** Returns an unused address from the range for tests (RFC 2544, 198.18.0.0/15). */
const newVisitor = (): string => {
  visitors += 1;
  // Each worker is a separate process with its own counter.
  const worker = Number(process.env.TEST_WORKER_INDEX) % 256;
  return `198.${18 + Math.floor(visitors / 256)}.${worker}.${visitors % 256}`;
};

/** Errors and warnings in the console of all pages of the test that runs, a broken policy included. */
let said: string[] = [];

/**
 * The browser whose pages open alive and whose consoles are read. Each of its contexts is of a visitor with an address of
 * their own, as the server limits what comes from one.
 */
const prepared = (browser: Browser): Browser => {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const headers = { 'x-forwarded-for': newVisitor(), ...options?.extraHTTPHeaders };
    const context = await newContext({ ...options, extraHTTPHeaders: headers });
    context.on('page', openAlive);
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    context.on('weberror', (error) => said.push(String(error.error())));
    return context;
  };
  return browser;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  browser: [async ({ browser }, use) => use(prepared(browser)), { scope: 'worker' }],
  product: [async ({ playwright: _browserless }, use) => use(sharedProduct('empty')), { scope: 'worker' }],
  demo: [async ({ playwright: _browserless }, use) => use(sharedProduct('demo')), { scope: 'worker' }],
  baseURL: async ({ product }, use) => use(product.url),
  expected: [null, { option: true }],
  quietConsole: [
    async ({ expected }, use, { project }) => {
      countUse(project.name);
      said = [];
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

/** Messages of the browser or of Playwright that are no fault of the page. */
const EXPECTED = [
  // Some tests ask for answers of the 400s; the tiles are never there.
  /Failed to load resource: the server responded with a status of 4\d\d/,
  // On a slow machine more than its few seconds go by.
  /was preloaded using link preload but not used within a few seconds/,
  /Service Worker registration blocked by Playwright/,
  /^A preload for .* is not used because image loading is disabled\.$/,
];

const isExpected = (text: string): boolean => EXPECTED.some((pattern) => pattern.test(text));

/** The paths of the API, whose contract would take a second to load. */
const SIGN_UP = '/v1/account/signup';
const SIGN_IN = '/v1/account/signin';

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** The password of every member that a test makes. */
export const PASSWORD = '가나다라마바사아자차';

export const newAddress = (): string => `${Date.now()}-${Math.random()}@example.org`;

/** Fills in and sends the sign-in by e-mail that is open. */
export const fillSignIn = async (page: Page, email: string, password = PASSWORD): Promise<void> => {
  await page.getByLabel('이메일').fill(email);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(password);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
};

/** Signs an account in without the form, which takes a page of its own. */
export const startSession = async (
  request: APIRequestContext,
  account: { email: string; password: string } = ADMIN,
): Promise<string> => {
  const answer = await request.post(SIGN_IN, { data: account });
  expect(answer.status()).toBe(201);
  return (await answer.json()).accessToken;
};

/** Signs staff in and opens a page. */
export const signIn = async (page: Page, path: string): Promise<void> => {
  await startSession(page.request);
  await page.goto(path);
};

/** Signs a new member up without the form, which takes a page of its own. */
export const becomeMember = async (
  request: APIRequestContext,
  name: string,
  email = newAddress(),
): Promise<string> => {
  const data = { email, password: PASSWORD, name, agree: true };
  const answer = await request.post(SIGN_UP, { data });
  expect(answer.status()).toBe(201);
  return (await answer.json()).accessToken;
};

/** Opens a page as a new member. */
export const join = async (page: Page, name: string, to: string, email?: string): Promise<void> => {
  await becomeMember(page.request, name, email);
  await page.goto(to);
};

/** Verifies the address of the member who is signed in in a browser, by the link of the mail. */
export const verifyAddress = async (product: Product, page: Page, email: string): Promise<void> => {
  const link = await linkTo(product, email, '/account/verify');
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'token')?.value;
  const answer = await page.request.post('/v1/account/verify', {
    data: { token: new URLSearchParams(link.split('?')[1]).get('token') },
    headers: { authorization: `Bearer ${session}` },
  });
  expect(answer.status()).toBe(200);
};

/** Opens a page as a new member whose address is verified. */
export const joinVerified = async (product: Product, page: Page, name: string, to: string): Promise<void> => {
  const email = newAddress();
  await becomeMember(page.request, name, email);
  await verifyAddress(product, page, email);
  await page.goto(to);
};

/** Makes a member with a verified address and a browser of their own, and what calls the API as them. */
export const newMember = async (
  browser: Browser,
  product: Product,
  name: string,
  options?: BrowserContextOptions,
) => {
  const page = await (await browser.newContext(options)).newPage();
  const email = newAddress();
  const token = await becomeMember(page.request, name, email);
  await verifyAddress(product, page, email);
  const headers = { authorization: `Bearer ${token}` };
  const send = async (path: string, data: object) =>
    (await page.request.post(path, { data, headers })).json();
  return { page, email, headers, send };
};

/** A home that a member lists without the form. */
export const home = (title: string) => ({
  title,
  cityId: 'CA595911606',
  txType: 2,
  reType: 2,
  price: 2450,
  bedroom: 2,
  bathroom: 1,
  area: 820,
  address: '#1203-4567 Kingsway, Burnaby, BC V5H 2A7',
  location: { lat: 49.22863, lng: -123.00254 },
  locationBy: 'pin',
  content: '역까지 걸어서 3분이에요.',
});

/** The first record that a list of the API has. */
export const firstOf = async ({ url }: Product, list: string): Promise<{ id: number; title: string }> => {
  const [row] = (await (await fetch(`${url}${list}`)).json()) as { id: number; title: string }[];
  if (!row) throw new Error(`nothing in ${list}`);
  return row;
};

/** Waits for `count` mails to an address and returns the path of the link in the newest. */
export const linkTo = async (product: Product, address: string, path: string, count = 1): Promise<string> => {
  await expect.poll(() => product.mailTo(address, count)).not.toBeNull();
  const text = (await product.mailTo(address, count)) ?? '';
  return new RegExp(`https?://[^/]+(${path}\\?token=[\\w-]{43})`).exec(text)?.[1] ?? '';
};

/** Tells a page that it comes into view, upon which it asks for what is new. */
export const comeIntoView = (page: Page): Promise<unknown> =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

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
