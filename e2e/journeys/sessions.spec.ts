import type { Page } from '@playwright/test';
import { expect, fillSignIn, join, newAddress, PASSWORD, startSession, test } from '../fixtures.ts';

const stored = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

test('a session that ends in the middle of a form leaves what was typed; signing out in one tab clears all tabs', async ({
  page,
  browser,
  context,
}) => {
  const email = newAddress();
  await join(page, '밴쿠버새댁', '/mypage/rentnewform', email);
  await page.getByLabel('제목').fill('쓰다 만 매물');
  await page.getByLabel(/전화/).fill('604-555-0123');
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');
  await expect.poll(() => stored(page)).toContain('604-555-0123');

  // On a phone all other sessions are ended, this one among them.
  const phone = await (await browser.newContext()).newPage();
  await startSession(phone.request, { email, password: PASSWORD });
  await phone.goto('/mypage/account');
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
  await fillSignIn(page, email);
  await page.waitForURL(/\/mypage\/rentnewform$/);
  await expect(page.getByLabel('제목')).toHaveValue('쓰다 만 매물');
  await expect(page.getByLabel('주소')).toHaveValue('4567 Kingsway, Burnaby, BC V5H 2A9');

  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: '밴쿠버새댁 계정 메뉴' }).click();
  await page.getByLabel('제목').fill('산자락 방 둘');
  await other.getByRole('banner').getByText('로그아웃').click();
  await page.waitForURL(/\/account\/signin/);
  await expect(page.getByLabel('제목')).toHaveCount(0);
  for (const typed of ['604-555-0123', '방 둘']) expect(await stored(page)).not.toContain(typed);
});
