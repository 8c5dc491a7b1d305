import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { eq, sql } from 'drizzle-orm';
import { users } from '../../server/src/db/schema/users.ts';
import { findOverdue } from '../../server/src/features/farewell/queries.ts';
import { removeAccount } from '../../server/src/features/farewell/remove.ts';
import { unzip } from '../../server/src/testing/unzip.ts';
import { expect, join, PASSWORD, test } from '../fixtures.ts';

const EMAIL = 'leaving@example.org';

/** Of the section that leads out: others have one too. */
const password = (page: Page) => page.getByRole('region', { name: '탈퇴' }).getByLabel('비밀번호');

const leave = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await expect(password(page)).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/account\/leaving$/);
  await expect(page.getByText('탈퇴를 신청했어요')).toBeVisible();
};

const signIn = async (page: Page): Promise<void> => {
  await page.goto('/account/signin2');
  await page.getByLabel('이메일').fill(EMAIL);
  await page.getByRole('textbox', { name: '비밀번호', exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
};

// A page that is open while the product starts anew asks in vain.
test.use({ expected: /ERR_CONNECTION_REFUSED/ });

test('a member takes their data along, leaves, comes back, leaves, and is gone after two weeks', async ({
  page,
  product,
}) => {
  await join(page, '이별이', '/mypage/account', EMAIL);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '내 데이터 내려받기' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^한카-내-데이터-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzip(await readFile(await download.path()));
  expect([...files.keys()]).toEqual(['읽어 주세요.txt', 'data.json']);
  expect(files.get('data.json')?.toString()).toContain(EMAIL);
  await expect(page.getByText('내려받았어요')).toBeVisible();

  // A wrong password changes nothing and stays where it was typed.
  await page.getByRole('button', { name: '탈퇴하기' }).click();
  await password(page).fill('틀린 비밀번호');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription(/맞지 않아요/);
  await page.getByRole('button', { name: '그만두기' }).click();
  await leave(page);

  // Signing in leads to the page that takes it back, and so does the member area.
  await page.getByRole('main').getByRole('button', { name: '로그아웃' }).click();
  await page.waitForURL(/\/account\/signin$/);
  await signIn(page);
  await page.waitForURL(/\/account\/leaving$/);
  await page.goto('/mypage/saved');
  await page.waitForURL(/\/account\/leaving$/);
  await page.getByRole('button', { name: '되돌리기' }).click();
  await page.waitForURL(/\/mypage$/);
  await expect(page.getByText('탈퇴를 되돌렸어요')).toBeVisible();

  await page.goto('/mypage/account');
  await leave(page);
  await product.restart(async (db) => {
    await db.update(users).set({ deleteAt: sql`now()` }).where(eq(users.email, EMAIL));
    for (const id of await findOverdue(db, 10)) await removeAccount(db, id);
  });
  await page.goto('/account/leaving');
  await expect(page.getByText('로그인이 끝났어요')).toBeVisible();
  await signIn(page);
  await expect(page.getByText('이메일이나 비밀번호가 맞지 않아요')).toBeVisible();
});
