import { expect, fillSignIn, join, linkTo, newAddress, PASSWORD, test } from '../../fixtures.ts';

const NEW = '새 봄의 긴 비밀번호 하나';

test('an address is changed and taken back by the link in its mail, which leads to a new password', async ({
  page,
  product,
}) => {
  const [former, next] = [newAddress(), newAddress()];
  await join(page, '박이사', '/about', former);
  await page.goto(await linkTo(product, former, '/account/verify'));
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
  await page.goto(await linkTo(product, next, '/account/verify'));
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();

  await page.goto(await linkTo(product, former, '/account/undo', 2));
  // The token stays in no history.
  await expect(page).toHaveURL(/\/account\/undo$/);
  await page.getByRole('button', { name: '이메일 되돌리기' }).click();
  await expect(page.getByText('이메일을 되돌렸어요')).toBeVisible();
  const link = await linkTo(product, former, '/account/reset', 3);
  await page.goto(link);
  await expect(page).toHaveURL(/\/account\/reset$/);
  const field = page.getByLabel('새 비밀번호');
  await field.fill('짧아요');
  await page.keyboard.press('Enter');
  // The hint says the same before it is refused.
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(/10자 이상/);
  await expect(field).toHaveValue('짧아요');
  await field.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('비밀번호를 바꿨어요')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '로그인' }).press('Enter');

  // Who has forgotten it takes the typed address along, but not in the address of the page.
  await page.getByLabel('이메일').fill(former);
  await page.getByRole('link', { name: '비밀번호를 잊으셨나요?' }).press('Enter');
  await expect(page.getByLabel('가입한 이메일')).toHaveValue(former);
  expect(page.url()).not.toContain('@');
  await page.goBack();
  await fillSignIn(page, former, NEW);
  await page.waitForURL(/\/mypage$/);

  // A used link is over.
  await page.goto(link);
  await field.fill(NEW);
  await page.keyboard.press('Enter');
  await expect(page.getByText('쓸 수 없는 링크예요')).toBeVisible();
  await page.getByRole('link', { name: '메일 다시 받기' }).press('Enter');
  await expect(page.getByLabel('가입한 이메일')).toBeVisible();
});
