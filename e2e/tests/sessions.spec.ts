import { expect, signIn, test } from '../fixtures.ts';
import { ADMIN } from '../product.ts';

test('expiry in the middle of a form: who signs in again goes on with what was typed', async ({
  page,
  browser,
  product,
}) => {
  await signIn(page, '/mypage/rentnewform');
  await page.getByLabel('제목').fill('쓰다 만 매물');
  await page.getByLabel('월세', { exact: true }).fill('2,350');
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');

  // On the phone all other sessions are ended, this one among them.
  const phone = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await signIn(phone, '/mypage/account');
  const devices = phone.getByRole('region', { name: '로그인한 기기' }).getByRole('listitem');
  await expect(devices.first()).toContainText('지금 이 기기');
  await phone.getByRole('button', { name: '다른 기기 모두 로그아웃' }).click();
  await phone.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(phone.getByText('다른 기기에서 모두 로그아웃했어요.')).toBeFocused();
  await expect(devices).toHaveCount(1);
  await phone.context().close();

  await page.getByRole('button', { name: '위치 확인' }).click();
  const ended = page.getByRole('alert').filter({ hasText: '로그인이 끝났어요' });
  await ended.getByRole('link', { name: '로그인' }).click();
  await page.waitForURL(/\/account\/signin\?redirect=/);
  await page.getByRole('link', { name: /이메일/ }).click();
  await page.getByLabel('이메일').fill(ADMIN.email);
  await page.getByLabel('비밀번호', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL(/\/mypage\/rentnewform$/);
  await expect(page.getByLabel('제목')).toHaveValue('쓰다 만 매물');
  await expect(page.getByLabel('월세', { exact: true })).toHaveValue('2,350');
  await expect(page.getByLabel('주소')).toHaveValue('4567 Kingsway, Burnaby, BC V5H 2A9');
});
