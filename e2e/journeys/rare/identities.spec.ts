import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessible.ts';
import { expect, test } from '../../fixtures.ts';

/** Signs in at the provider that is open. */
const choose = async (page: Page, account: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByRole('button', { name: account, exact: true }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.waitForURL(/\/account\/signin/);
};

test('newcomers come by Kakao and Apple, link Google and sign in by it; who goes back at a provider is told so', async ({
  page,
  browser,
}) => {
  await page.goto('/account/signin?redirect=%2Fmypage%2Faccount');
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await choose(page, '취소');
  await page.waitForURL(/\/account\/signin\?/);
  await expect(page.getByRole('alert')).toContainText('Google 로그인을 취소했어요');
  await page.getByRole('link', { name: '카카오로 로그인' }).click();
  await choose(page, 'minji');
  await page.waitForURL(/\/account\/identities/);
  await expect(page.getByLabel('이름')).toHaveValue('민지');
  await expectAccessible(page, 'a newcomer');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByLabel(/동의해요/)).toBeFocused();
  await page.getByLabel(/동의해요/).check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage/account');
  await expect(page.getByText('인증함')).toBeVisible();

  const section = page.getByRole('region', { name: '다른 서비스로 로그인' });
  const back = page.waitForRequest(/\/account\/identities\/google\/callback/);
  await section.getByRole('button', { name: 'Google 연결', exact: true }).click();
  await choose(page, 'minji');
  await expect(section.getByRole('status')).toContainText('Google 계정을 연결했어요.');
  await signOut(page);
  // Google still knows who sits there.
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
  await page.goto((await back).url());
  await expect(page.getByRole('alert')).toContainText('이미 끝난 Google 로그인이에요');

  // Apple's site sends a form, along with which only some cookies come.
  const phone = await (await browser.newContext()).newPage();
  await phone.goto('/account/signup?redirect=%2Fmypage%2Faccount');
  const posted = phone.waitForRequest((request) =>
    request.url().endsWith('/account/identities/apple/callback'),
  );
  await phone.getByRole('link', { name: 'Apple로 로그인' }).click();
  await choose(phone, 'sua');
  expect((await posted).method()).toBe('POST');
  await phone.getByLabel('이름').fill('수아');
  await phone.getByLabel(/동의해요/).check();
  await phone.getByRole('button', { name: '가입하기' }).click();
  await phone.waitForURL((url) => url.pathname === '/mypage/account');
  // The cookie that only the server reads came along.
  const renewed = () =>
    phone.evaluate(async () => (await fetch('/v1/account/refresh', { method: 'POST' })).status);
  expect(await renewed()).toBe(200);
  await phone.context().close();
});
