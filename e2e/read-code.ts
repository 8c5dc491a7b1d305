import { expect, type Page } from '@playwright/test';
import { readQr } from '../server/src/testing/read-qr.ts';

/** What the QR code on the page says, and the number under it. */
export const readCode = async (page: Page): Promise<{ address: string; number: string }> => {
  const src = await page.getByRole('img', { name: /QR 코드/ }).getAttribute('src');
  const text = (await page.getByRole('status').filter({ hasText: '입력할 숫자' }).textContent()) ?? '';
  const number = /\d\d$/.exec(text)?.[0] ?? '';
  expect(number).not.toBe('');
  return { address: await readQr(src?.split(',')[1] ?? ''), number };
};
