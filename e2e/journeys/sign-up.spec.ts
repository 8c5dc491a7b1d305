import { expect, fillSignIn, linkTo, newAddress, PASSWORD, signUp, test } from '../fixtures.ts';

test('a visitor signs up from a guarded page, verifies the address by keyboard, signs out and in again', async ({
  page,
  browser,
  product,
}) => {
  const email = newAddress();
  await page.goto('/mypage/account?from=menu');
  await page.waitForURL(/\/account\/signin\?redirect=/);
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('이름을 입력해 주세요.')).toBeVisible();
  await expect(page.getByLabel('이름')).toBeFocused();
  await signUp(page, '밴쿠버새댁', email);
  await page.waitForURL((url) => url.pathname === '/mypage/account' && url.search === '?from=menu');
  await expect(page.getByText(email).first()).toBeVisible();

  // The banner asks on every page but the account's own.
  await page.getByRole('link', { name: '문의' }).first().click();
  const banner = page.getByRole('region', { name: '이메일 인증' });
  await banner.getByRole('button', { name: '코드 입력하기' }).press('Enter');
  const code = page.getByLabel('인증 코드 6자리');
  await expect(code).toBeFocused();
  await page.keyboard.type('123');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/숫자 6자리/);
  const link = await linkTo(product, email, '/account/verify');
  const mail = (await product.mailTo(email)) ?? '';
  await code.fill(/인증 코드: (\d{6})/.exec(mail)?.[1] ?? '');
  await page.keyboard.press('Enter');
  await expect(banner.getByRole('status')).toContainText('인증했어요');
  await banner.getByRole('button', { name: '닫기' }).press('Enter');
  await expect(banner).toBeHidden();

  // The link of the same mail, on another device, says so.
  const phone = await (await browser.newContext()).newPage();
  await phone.goto(link);
  await phone.getByRole('button', { name: '인증하기' }).click();
  await expect(phone.getByText('이미 인증한 이메일이에요')).toBeVisible();
  await phone.context().close();

  await page.getByRole('button', { name: '밴쿠버새댁 계정 메뉴' }).click();
  await page.getByRole('banner').getByText('로그아웃').click();
  await page.waitForURL(/\/account\/signin/);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('token');
  expect(await page.evaluate(() => sessionStorage.getItem('tokenExpiryTime'))).toBeNull();
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await fillSignIn(page, email, '틀린비밀번호열자입니다');
  await expect(page.getByRole('alert')).toContainText('이메일이나 비밀번호가 맞지 않아요.');
  await expect(page.getByLabel('이메일')).toHaveValue(email);
  await fillSignIn(page, email, PASSWORD);
  await page.waitForURL((url) => url.pathname === '/mypage');
});
