import { expect, join, PASSWORD, test } from '../fixtures.ts';
import type { Product } from '../product.ts';

const NEW = '새 봄의 긴 비밀번호 하나';

/** The path of the link in the newest of so many mails to an address. */
const linkTo = async (product: Product, address: string, path: string, count: number): Promise<string> => {
  await expect.poll(() => product.mailTo(address, count)).not.toBeNull();
  const text = (await product.mailTo(address, count)) ?? '';
  return new RegExp(`https?://[^/]+(${path}\\?token=[\\w-]{43})`).exec(text)?.[1] ?? '';
};

test('from sign-up over the verification to a new password, by keyboard, with the typed address taken along', async ({
  page,
  browser,
  product,
}) => {
  const email = 'forgetful@example.org';
  await join(page, '김건망', '/mypage/account', email);
  await page.goto(await linkTo(product, email, '/account/verify', 1));
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();

  const phone = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await phone.goto('/account/signin2');
  await phone.getByLabel('이메일').fill(email);
  await phone.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).press('Enter');
  await expect(phone.getByLabel('가입한 이메일')).toHaveValue(email);
  expect(phone.url()).not.toContain('@');
  await phone.getByLabel('가입한 이메일').press('Enter');
  await expect(phone.getByText('메일을 확인해 주세요')).toBeVisible();

  const link = await linkTo(product, email, '/account/reset', 2);
  await phone.goto(link);
  await expect(phone).toHaveURL(/\/account\/reset$/);
  await phone.getByLabel('새 비밀번호').fill('짧아요');
  await phone.keyboard.press('Enter');
  await expect(phone.getByLabel('새 비밀번호')).toHaveAccessibleDescription(/10자 이상/);
  await expect(phone.getByLabel('새 비밀번호')).toHaveValue('짧아요');
  await phone.getByLabel('새 비밀번호').fill(NEW);
  await phone.keyboard.press('Enter');
  await expect(phone.getByText('비밀번호를 바꿨어요')).toBeVisible();

  // The session of before has ended, and the link is used up.
  await page.goto('/mypage/account');
  await expect(page.getByText('로그인이 끝났어요')).toBeVisible();
  await page.goto(link);
  await page.getByLabel('새 비밀번호').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('쓸 수 없는 링크예요')).toBeVisible();
  await page.getByRole('link', { name: '메일 다시 받기' }).press('Enter');
  await expect(page.getByLabel('가입한 이메일')).toBeVisible();

  await phone.getByRole('main').getByRole('link', { name: '로그인' }).press('Enter');
  await phone.getByLabel('이메일').fill(email);
  await phone.getByLabel('비밀번호', { exact: true }).fill(NEW);
  await phone.keyboard.press('Enter');
  await phone.waitForURL(/\/mypage$/);
  await phone.context().close();
});

test('an address is changed by its link, and taken back by that in the mail to the former one', async ({
  page,
  product,
}) => {
  const [former, next] = ['former@example.org', 'next@example.org'];
  await join(page, '박이사', '/mypage/account', former);
  await page.goto(await linkTo(product, former, '/account/verify', 1));
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();
  await page.goto('/mypage/account');
  await page.getByRole('button', { name: '이메일 바꾸기' }).press('Enter');
  await page.keyboard.type(next);
  await page.keyboard.press('Tab');
  await page.keyboard.type('틀린비밀번호열자입니다');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('지금 비밀번호')).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
  await expect(page.getByLabel('새 이메일')).toHaveValue(next);
  await page.getByLabel('지금 비밀번호').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${next} 주소를 확인해 주세요`)).toBeVisible();
  await page.goto(await linkTo(product, next, '/account/verify', 1));
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();
  await page.goto('/mypage/account');
  await expect(page.getByRole('region', { name: '이메일', exact: true })).toContainText(next);

  await page.goto(await linkTo(product, former, '/account/undo', 2));
  await expect(page).toHaveURL(/\/account\/undo$/);
  await page.getByRole('button', { name: '이메일 되돌리기' }).click();
  await expect(page.getByText('이메일을 되돌렸어요')).toBeVisible();
  await page.goto(await linkTo(product, former, '/account/reset', 3));
  await page.getByLabel('새 비밀번호').fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('비밀번호를 바꿨어요')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '로그인' }).press('Enter');
  await page.getByLabel('이메일').fill(former);
  await page.getByLabel('비밀번호', { exact: true }).fill(NEW);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/mypage$/);
});

test('an address that somebody else only entered is its owner’s, and the other is asked for another', async ({
  page,
  browser,
  product,
}) => {
  const email = 'mine@example.org';
  await join(page, '낯선이', '/about', email);
  const owner = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await join(owner, '주인', '/about', email);
  await owner.goto(await linkTo(product, email, '/account/verify', 2));
  await owner.getByRole('button', { name: '인증하기' }).click();
  await expect(owner.getByText('이메일을 인증했어요')).toBeVisible();
  await owner.context().close();

  await page.goto('/mypage');
  const banner = page.getByRole('region', { name: '이메일 인증' });
  await expect(banner).toContainText('다른 계정에서 인증한 이메일이에요.');
  await banner.getByRole('link', { name: '다른 이메일 등록하기' }).press('Enter');
  await expect(page.getByText('이 계정의 매물과 저장한 것은 그대로 있고')).toBeVisible();
  await page.getByRole('textbox', { name: '이름' }).fill('낯익은이');
  await page.getByRole('button', { name: '이름 저장' }).click();
  await expect(page.getByText('이름을 바꿨어요.')).toBeVisible();
  await expect(page.getByRole('button', { name: '낯익은이 계정 메뉴' })).toBeVisible();
});
