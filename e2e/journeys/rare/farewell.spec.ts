import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzip } from '../../../server/src/testing/unzip.ts';
import { expect, fillSignIn, join, newAddress, PASSWORD, test } from '../../fixtures.ts';

/** The field of the section that leads out: others have one too. */
const password = (page: Page) => page.getByRole('region', { name: '탈퇴' }).getByLabel('비밀번호');

test('a member takes their data along, leaves, is led to taking it back on signing in, and stays', async ({
  page,
}) => {
  const email = newAddress();
  await join(page, '이별이', '/mypage/account', email);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 데이터 내려받기' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^한카-내-데이터-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['읽어 주세요.txt', 'data.json']);
  expect(files.get('data.json')?.toString()).toContain(email);
  await expect(page.getByText('내려받았어요')).toBeVisible();

  // A wrong password changes nothing and stays where it was typed.
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('틀린 비밀번호');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription(/맞지 않아요/);
  await expect(password(page)).toHaveValue('틀린 비밀번호');
  await password(page).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account\/leaving$/);
  await expect(page.getByText('탈퇴를 신청했어요')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(/\/account\/signin$/);
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await fillSignIn(page, email);
  await page.waitForURL(/\/account\/leaving$/);
  await page.goto('/mypage/saved');
  await page.waitForURL(/\/account\/leaving$/);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.waitForURL(/\/mypage$/);
  await expect(page.getByText('탈퇴를 되돌렸어요')).toBeVisible();
});
