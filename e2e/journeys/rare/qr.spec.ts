import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, signUp, test } from '../../fixtures.ts';
import { readCode } from '../../read-code.ts';

test.use({ expected: /status of 503|net::ERR_INTERNET_DISCONNECTED/ });

const POLL = '**/v1/account/check-qr-session*';

const isPoll = (url: string) => url.includes('/check-qr-session');

const setVisible = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((to) => {
    Object.defineProperty(document, 'visibilityState', { value: to, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('a phone refuses a code and approves the next, by which the browser that drew it is signed in where it came from', async ({
  page,
  browser,
}) => {
  await page.clock.install();
  let polls = 0;
  page.on('request', (request) => {
    if (isPoll(request.url())) polls += 1;
  });
  /** Lets three seconds pass, and waits for the answer that the page asks for. */
  const poll = async () => {
    const polled = page.waitForEvent('requestfinished', (request) => isPoll(request.url()));
    await page.clock.runFor(3_000);
    await polled;
  };
  await page.route('**/qr-generate', (route: Route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  });
  await page.goto('/account/signin?redirect=%2Fcoupons');
  await expect(page.getByText('QR 코드를 불러오지 못했어요.')).toBeVisible();
  await page.getByRole('button', { name: '다시 시도' }).click();
  const { address, number } = await readCode(page);

  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await phone.goto(address);
  await expect(phone.getByText('이 휴대폰에서 먼저 로그인해 주세요')).toBeVisible();
  await phone.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await phone.getByRole('link', { name: '회원가입' }).click();
  await signUp(phone, '휴대폰 주인');
  await phone.waitForURL(address);
  await expect(phone.getByText('다른 사람이 보낸 QR이면 거절하세요')).toBeVisible();
  await expectAccessible(phone, 'approval');
  const field = phone.getByLabel('다른 화면에 보이는 숫자');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/두 자리 숫자를 입력해 주세요/);
  await field.fill(String(number === '99' ? 10 : Number(number) + 1));
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(/숫자가 달라요/);
  await expect(field).toBeFocused();
  await phone.getByRole('button', { name: '거절' }).click();
  await expect(phone.getByText('거절했어요')).toBeVisible();
  await poll();
  await expect(page.getByText('휴대폰에서 거절한 QR 코드예요')).toBeVisible();
  await page.getByRole('button', { name: '새 QR 코드 받기' }).press('Enter');
  await expect.poll(async () => (await readCode(page)).address).not.toBe(address);

  // It is asked after only while somebody looks, and a lost connection ends nothing.
  await poll();
  await setVisible(page, 'hidden');
  const before = polls;
  await page.clock.runFor(60_000);
  expect(polls).toBe(before);
  await page.route(POLL, (route) => route.abort('internetdisconnected'));
  await setVisible(page, 'visible');
  await expect(page.getByText(/승인했는지 확인하지 못했어요/)).toBeVisible();
  await page.unroute(POLL);
  await page.getByRole('button', { name: '다시 확인' }).click();

  const second = await readCode(page);
  await phone.goto(second.address);
  await phone.getByLabel('다른 화면에 보이는 숫자').fill(second.number);
  await phone.getByRole('button', { name: '승인' }).click();
  await expect(phone.getByText('승인했어요')).toBeVisible();
  await page.clock.runFor(3_000);
  await page.waitForURL((url) => url.pathname === '/coupons');
  await expect(page.getByRole('button', { name: '휴대폰 주인 계정 메뉴' })).toBeVisible();
  await phone.reload();
  await expect(phone.getByText('이미 승인하거나 거절한 QR 코드예요')).toBeVisible();
  await phone.context().close();
});
