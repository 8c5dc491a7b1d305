import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, join, signIn, signUp, test } from '../fixtures.ts';
import { readCode } from '../read-code.ts';

const PHONE = { width: 360, height: 740 };

const openPhone = async (browser: Browser, baseURL: string): Promise<Page> => {
  const context = await browser.newContext({ baseURL, locale: 'ko-KR', viewport: PHONE });
  return context.newPage();
};

const noSideways = async (page: Page) => {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
};

test('a phone approves, the browser that drew the code is signed in where it came from, and who stole the session id gets nothing', async ({
  page,
  browser,
  product,
}) => {
  const drawn = page.waitForResponse(/qr-generate/);
  await page.goto('/account/signin?redirect=%2Fcoupons');
  const { sessionId } = await (await drawn).json();
  const { address, number } = await readCode(page);
  await expectAccessible(page, 'sign-in with a code');

  const thief = await (await browser.newContext({ baseURL: product.url })).newPage();
  const steal = async () => {
    const answer = await thief.request.get(`/v1/account/check-qr-session?sessionId=${sessionId}`);
    expect(await answer.text()).not.toContain('accessToken');
    return answer.status();
  };
  // A code of their own is no help.
  await thief.request.get('/v1/account/qr-generate');
  expect(await steal()).toBe(404);

  const phone = await openPhone(browser, product.url);
  await phone.goto(address);
  await expect(phone.getByText('이 휴대폰에서 먼저 로그인해 주세요')).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await phone.getByRole('link', { name: '회원가입' }).click();
  await signUp(phone, '휴대폰 주인');
  await phone.waitForURL(address);
  await expect(phone.getByText(/· Chrome$/)).toBeVisible();
  await expect(phone.getByText('알 수 없음')).toBeVisible();
  await expect(phone.getByText('다른 사람이 보낸 QR이면 거절하세요')).toBeVisible();
  await expectAccessible(phone, 'approval');
  await noSideways(phone);
  await phone.getByLabel('다른 화면에 보이는 숫자').fill(number);
  await phone.getByRole('button', { name: '승인' }).click();
  await expect(phone.getByText('승인했어요')).toBeVisible();
  expect(await steal()).toBe(404);

  await page.waitForURL((url) => url.pathname === '/coupons');
  await expect(page.getByRole('button', { name: /휴대폰 주인|내 계정|계정 메뉴/ })).toBeVisible();
  expect(await steal()).toBe(404);
  const again = await page.request.get(`/v1/account/check-qr-session?sessionId=${sessionId}`);
  expect([404, 410]).toContain(again.status());
  await phone.reload();
  await expect(phone.getByText('이미 승인하거나 거절한 QR 코드예요')).toBeVisible();
});

test('a wrong number is told at its field, a refusal to the other screen, which can draw another code', async ({
  page,
  browser,
  product,
}) => {
  await page.goto('/account/signin');
  const { address, number } = await readCode(page);
  const phone = await openPhone(browser, product.url);
  await join(phone, '조심하는 사람', '/mypage');
  await phone.goto(address);
  const field = phone.getByLabel('다른 화면에 보이는 숫자');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/두 자리 숫자를 입력해 주세요/);
  await field.fill(String(number === '99' ? 10 : Number(number) + 1));
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/숫자가 달라요/);
  await expect(field).toBeFocused();
  await phone.getByRole('button', { name: '거절' }).click();
  await expect(phone.getByText('거절했어요')).toBeVisible();

  await expect(page.getByText('휴대폰에서 거절한 QR 코드예요')).toBeVisible();
  await page.getByRole('button', { name: '새 QR 코드 받기' }).press('Enter');
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  expect((await readCode(page)).address).not.toBe(address);
});

test('a phone draws a code by a button, and it fits', async ({ page }) => {
  await page.setViewportSize(PHONE);
  let drawn = 0;
  page.on('request', (request) => {
    if (request.url().includes('qr-generate')) drawn += 1;
  });
  await page.goto('/account/signin');
  const open = page.getByRole('button', { name: 'QR 코드로 로그인' });
  await expect(open).toBeVisible();
  expect(drawn).toBe(0);
  await open.press('Enter');
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  await noSideways(page);
  await expectAccessible(page, 'sign-in on a phone');
  await page.evaluate(() => Reflect.set(document.documentElement.style, 'fontSize', '200%'));
  await noSideways(page);
});

test('a code that is none, and one whose time is over, say so', async ({ page }) => {
  await signIn(page, `/account/qr/${'x'.repeat(43)}`);
  await expect(page.getByText('승인할 수 없어요')).toBeVisible();
  await page.route('**/v1/account/qr/*', (route) =>
    route.fulfill({
      status: 410,
      contentType: 'application/problem+json',
      json: { title: '', status: 410, code: 'gone', detail: '5분이 지나 기한이 끝난 QR 코드예요.' },
    }),
  );
  await page.reload();
  await expect(page.getByText('5분이 지나 기한이 끝난 QR 코드예요.')).toBeVisible();
});

test('without scripts both pages say what they need', async ({ browser, product }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/account/signin');
  await expect(page.getByText(/자바스크립트가 필요해요/)).toBeVisible();
  await expect(page.getByRole('link', { name: '이메일로 로그인' })).toBeVisible();
  await page.goto('/account/qr/any-code');
  await expect(page.getByText(/승인하거나 거절하려면 자바스크립트가 필요해요/)).toBeVisible();
  await context.close();
});
