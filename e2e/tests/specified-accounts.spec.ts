import { api } from '@hanca/common/contract/index.ts';
import type { Browser, Page, Route } from '@playwright/test';
import { expect, join, signIn, test } from '../fixtures.ts';
import { ADMIN } from '../product.ts';
import { readCode } from '../read-code.ts';

// Every row of the specification's parts on accounts, by its words; where the decisions changed a row, the test says as it is decided.

/** What the tests cause: failures of the server, and a connection that is lost. */
test.use({ expected: /status of 5\d\d|net::ERR_/ });

const QR_IMAGE = { name: /QR 코드/ };

const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map(({ name, value }) => [name, value]));

/** How often the page has called an endpoint since. */
const countCalls = (page: Page, path: string): (() => number) => {
  let calls = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) calls += 1;
  });
  return () => calls;
};

const openMember = async (browser: Browser, baseURL: string): Promise<Page> => {
  const page = await (await browser.newContext({ baseURL, locale: 'ko-KR' })).newPage();
  await join(page, '명세 확인', '/mypage');
  return page;
};

/** Approves what the page shows, as whoever is signed in on the other. */
const approveFrom = async (phone: Page, page: Page): Promise<void> => {
  const { address, number } = await readCode(page);
  await phone.goto(address);
  await phone.getByLabel('다른 화면에 보이는 숫자').fill(number);
  await phone.getByRole('button', { name: '승인' }).click();
  await expect(phone.getByText('승인했어요')).toBeVisible();
};

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const fails = (status: number) => (route: Route) => route.fulfill({ status, json: {} });

test.describe('Interface', () => {
  test('GET /v1/account/qr-generate | none | qrCode, sessionId', async ({ request }) => {
    const answer = await request.get('/v1/account/qr-generate');
    expect(answer.status()).toBe(200);
    const { qrCode, sessionId } = await answer.json();
    expect(Buffer.from(qrCode, 'base64').subarray(1, 4).toString()).toBe('PNG');
    expect(sessionId).toMatch(/^[\w-]{43}$/);
  });

  test('GET /v1/account/check-qr-session | sessionId | status', async ({ request, playwright, product }) => {
    const { sessionId } = await (await request.get('/v1/account/qr-generate')).json();
    const path = `/v1/account/check-qr-session?sessionId=${sessionId}`;
    const answer = await request.get(path);
    expect([answer.status(), await answer.json()]).toEqual([200, { status: 'PENDING' }]);
    const stranger = await playwright.request.newContext({ baseURL: product.url });
    expect((await stranger.get(path)).status()).toBe(404);
    expect((await request.get('/v1/account/check-qr-session')).status()).toBe(400);
    await stranger.dispose();
  });

  test('POST /v1/account/signin | email, password | 201: accessToken, userName; claims exp, userId, roles', async ({
    request,
  }) => {
    const answer = await request.post(api.account.signin.path, { data: ADMIN });
    expect(answer.status()).toBe(201);
    const { accessToken, userName } = await answer.json();
    expect(userName).not.toBe('');
    const { exp, userId, roles } = claimsOf(accessToken);
    expect([typeof exp, typeof userId, typeof roles]).toEqual(['number', 'number', 'string']);
    expect(roles.split(',')).toContain('admin');
  });

  test('POST /v1/account/refresh | empty body, with credentials | accessToken', async ({ request }) => {
    await request.post(api.account.signin.path, { data: ADMIN });
    const answer = await request.post('/v1/account/refresh');
    expect([answer.status(), Object.keys(await answer.json())]).toEqual([200, ['accessToken']]);
  });

  test('POST /v1/account/signout | empty | 204', async ({ request }) => {
    expect((await request.post('/v1/account/signout')).status()).toBe(204);
  });
});

test.describe('QR sign-in', () => {
  test("shows a QR image; 'Loading QR code...' while loading, 'QR code load failed' on failure, in Korean", async ({
    page,
  }) => {
    const reached = Promise.withResolvers<void>();
    const held = Promise.withResolvers<void>();
    await page.route('**/qr-generate', async (route) => {
      reached.resolve();
      await held.promise;
      await fails(503)(route);
    });
    await page.goto('/account/signin');
    await reached.promise;
    await expect(page.getByText('QR 코드를 불러오는 중이에요…')).toBeVisible();
    held.resolve();
    await expect(page.getByText('QR 코드를 불러오지 못했어요.')).toBeVisible();
    await page.unroute('**/qr-generate');
    await page.getByRole('button', { name: '다시 시도' }).click();
    await expect(page.getByRole('img', QR_IMAGE)).toBeVisible();
  });

  test('poll status every 3 seconds, only while the page is visible, and none after it is left', async ({
    page,
  }) => {
    await page.clock.install();
    const polls = countCalls(page, '/v1/account/check-qr-session');
    await page.goto('/account/signin');
    await expect(page.getByRole('img', QR_IMAGE)).toBeVisible();
    for (let n = 1; n <= 3; n += 1) {
      const polled = page.waitForResponse(/check-qr-session/);
      await page.clock.runFor(3_000);
      await polled;
      expect(polls()).toBe(n);
    }
    await setVisible(page, 'hidden');
    await page.clock.runFor(60_000);
    expect(polls()).toBe(3);
    const back = page.waitForResponse(/check-qr-session/);
    await setVisible(page, 'visible');
    await back;
    await page.getByRole('link', { name: '이메일로 로그인' }).click();
    await expect(page.getByLabel('비밀번호')).toBeVisible();
    const before = polls();
    await page.clock.runFor(60_000);
    expect(polls()).toBe(before);
  });

  test('QR code refetched every 5 minutes', async ({ page }) => {
    await page.clock.install();
    await page.route('**/check-qr-session*', (route) => route.fulfill({ json: { status: 'PENDING' } }));
    const drawn = countCalls(page, '/v1/account/qr-generate');
    await page.goto('/account/signin');
    const { address } = await readCode(page);
    await page.clock.runFor(4 * 60_000);
    expect(drawn()).toBe(1);
    await page.clock.runFor(60_000);
    await expect.poll(drawn).toBe(2);
    await expect.poll(async () => (await readCode(page)).address).not.toBe(address);
  });

  test.describe('status', () => {
    const answered = async (page: Page, respond: (route: Route) => Promise<void>) => {
      await page.clock.install();
      await page.route('**/check-qr-session*', respond);
      await page.goto('/account/signin');
      await expect(page.getByRole('img', QR_IMAGE)).toBeVisible();
      await page.clock.runFor(3_000);
    };

    for (const [status, text] of [
      ['REFUSED', '휴대폰에서 거절한 QR 코드예요'],
      ['EXPIRED', 'QR 코드의 기한이 끝났어요'],
    ] as const) {
      test(`${status} says so, and a button draws another`, async ({ page }) => {
        await answered(page, (route) => route.fulfill({ json: { status } }));
        await expect(page.getByRole('status').filter({ hasText: text })).toBeVisible();
        await page.getByRole('button', { name: '새 QR 코드 받기' }).click();
        await expect(page.getByRole('img', QR_IMAGE)).toBeVisible();
      });
    }

    test('collected or drawn anew in another tab ends it', async ({ page }) => {
      await answered(page, fails(410));
      await expect(page.getByText('QR 코드의 기한이 끝났어요')).toBeVisible();
    });

    test('a lost connection is said, and the code goes on', async ({ page }) => {
      await answered(page, (route) => route.abort('internetdisconnected'));
      await expect(page.getByText(/승인했는지 확인하지 못했어요/)).toBeVisible();
      await expect(page.getByRole('img', QR_IMAGE)).toBeVisible();
      await page.unroute('**/check-qr-session*');
      await page.getByRole('button', { name: '다시 확인' }).click();
      await expect(page.getByText('휴대폰에 입력할 숫자')).toBeVisible();
    });
  });

  test('on APPROVED sign in with the returned user name and access token; go to /mypage', async ({
    page,
    browser,
    product,
  }) => {
    const phone = await openMember(browser, product.url);
    await page.goto('/account/signin');
    await approveFrom(phone, page);
    await page.waitForURL((url) => url.pathname === '/mypage');
    const { token = '', uname = '' } = await cookiesOf(page);
    expect(decodeURIComponent(uname)).toBe('명세 확인');
    expect(typeof claimsOf(token).userId).toBe('number');
    expect(await page.evaluate(() => sessionStorage.getItem('tokenExpiryTime'))).toBe(
      String(claimsOf(token).exp * 1000),
    );
  });

  test('on APPROVED go to /admin if roles include admin', async ({ page, browser, product }) => {
    const phone = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
    await signIn(phone, '/about');
    await page.goto('/account/signin');
    await approveFrom(phone, page);
    await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  });
});

test.describe('Email sign-in', () => {
  test("email required, of its format; password required, at least 6; a 'Forgot Password?' link", async ({
    page,
  }) => {
    await page.goto('/account/signin2');
    const [email, password] = [page.getByLabel('이메일'), page.getByLabel('비밀번호')];
    const send = () => page.getByRole('button', { name: '로그인', exact: true }).click();
    await send();
    await expect(email).toBeFocused();
    await expect(email).toHaveAccessibleDescription(/이메일을 입력해 주세요/);
    await expect(password).toHaveAccessibleDescription(/비밀번호를 입력해 주세요/);
    await email.fill('누구');
    await password.fill('12345');
    await send();
    await expect(email).toHaveAccessibleDescription(/이메일 형식이 올바르지 않아요/);
    await expect(password).toHaveAccessibleDescription(/6자 이상/);
    await page.getByRole('link', { name: /비밀번호를 잊/ }).click();
    await page.waitForURL((url) => url.pathname === '/account/forgot');
  });
});

test.describe('Session', () => {
  test('/account/signin has a link to every other way in, which passes on where the visitor came from', async ({
    page,
  }) => {
    await page.goto('/account/signin?redirect=%2Fcoupons');
    const main = page.getByRole('main');
    for (const path of ['/account/signin2', '/account/signup', '/account/forgot'])
      await expect(main.locator(`a[href="${path}?redirect=%2Fcoupons"]`)).toBeVisible();
  });

  test('the header login link, and a protected route with its origin remembered, go to /account/signin', async ({
    page,
  }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: '로그인' }).click();
    await page.waitForURL((url) => url.pathname === '/account/signin');
    await page.goto('/mypage/saved');
    await page.waitForURL('/account/signin?redirect=%2Fmypage%2Fsaved');
  });

  test('signing out (204) clears session storage, resets the user, and goes to /account/signin', async ({
    page,
  }) => {
    await join(page, '나가는 사람', '/mypage');
    const signedOut = page.waitForResponse(/\/v1\/account\/signout/);
    await page.getByRole('button', { name: /계정 메뉴/ }).click();
    await page.getByRole('banner').getByText('로그아웃').click();
    expect((await signedOut).status()).toBe(204);
    await page.waitForURL((url) => url.pathname === '/account/signin');
    expect(await page.evaluate(() => sessionStorage.getItem('tokenExpiryTime'))).toBeNull();
    const { token, uname, refresh } = await cookiesOf(page);
    expect([token, uname, refresh]).toEqual([undefined, undefined, undefined]);
  });
});
