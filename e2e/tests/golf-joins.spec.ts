import { api } from '@hanca/common/contract/index.ts';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DAY_MS = 24 * 3600_000;

/** A phone of a new member. */
const phoneOf = async (browser: Browser, baseURL: string, name: string): Promise<Page> => {
  const page = await (await browser.newContext({ ...PHONE, baseURL })).newPage();
  const data = {
    email: `${crypto.randomUUID()}@example.org`,
    ...{ password: '가나다라마바사아자차', name, agree: true },
  };
  await page.request.post(api.account.signup.path, { data });
  return page;
};

const ask = async (page: Page, path: string, note: string): Promise<void> => {
  await page.goto(path);
  await page.getByRole('button', { name: '조인 신청' }).click();
  await page.getByLabel('인사말 (선택)').fill(note);
  await page.getByRole('button', { name: '신청하기' }).click();
  await expect(page.getByRole('status').filter({ hasText: '신청했어요' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
  await expect(page.getByText('올린 분의 답을 기다리고 있어요.')).toBeVisible();
};

test('a host offers seats, accepts one of two, declines the other and cancels; each is told', async ({
  browser,
  demo,
}) => {
  const [host, first, second] = await Promise.all(
    ['방장', '첫째', '둘째'].map((name) => phoneOf(browser, demo.url, name)),
  );
  if (!host || !first || !second) throw new Error('three phones');
  await host.goto('/golf');
  await expect(host.getByText(/실시간 티타임은 아직 보여 드리지 못해요/)).toBeVisible();
  await host.getByRole('navigation', { name: '골프' }).getByRole('link', { name: '조인' }).click();
  await host.getByRole('link', { name: '조인 올리기' }).click();
  await host.getByRole('button', { name: '조인 올리기' }).click();
  await expect(host.getByText('골프장을 골라 주세요.')).toBeVisible();
  await expect(host.getByLabel('골프장', { exact: true })).toBeFocused();
  await host.getByLabel('골프장', { exact: true }).selectOption({ label: 'Cedar Nine (예시) (리치먼드)' });
  const day = new Date(Date.now() + 10 * DAY_MS).toISOString().slice(0, 10);
  await host.getByLabel('날짜').fill(day);
  await host.getByLabel('티타임').fill('09:20');
  await host.getByLabel('1인 그린피 (선택)').fill('29');
  await host.getByLabel('핸디캡까지 (선택)').fill('30');
  await host.getByLabel('하고 싶은 말 (선택)').fill('천천히 쳐요.');
  await expectAccessible(host, 'form of a round');
  // What was typed is there again.
  await host.reload();
  await expect(host.getByText('작성하던 내용을 불러왔어요.')).toBeVisible();
  await expect(host.getByLabel('하고 싶은 말 (선택)')).toHaveValue('천천히 쳐요.');
  await host.getByRole('button', { name: '조인 올리기' }).click();
  await expect(host.getByRole('heading', { name: '신청한 사람' })).toBeVisible();
  const { pathname } = new URL(host.url());
  await host.getByLabel('만날 곳과 연락처').fill('연습 그린 옆');
  await host.getByRole('button', { name: '저장' }).click();
  await expect(host.getByText('저장했어요. 수락한 분들이 볼 수 있어요.')).toBeVisible();

  await ask(first, pathname, '핸디 20이에요.');
  await ask(second, pathname, '처음 쳐요.');
  await expect(second.getByText('연습 그린 옆')).toBeHidden();

  await host.reload();
  await expect(host.getByText('핸디 20이에요.')).toBeVisible();
  await expectAccessible(host, 'round of a host');
  await host.getByRole('button', { name: '첫째님 수락' }).click();
  await expect(host.getByText('0 / 1', { exact: true })).toBeVisible();
  await host.getByRole('button', { name: '둘째님 거절' }).click();
  await host.getByRole('button', { name: '거절하기' }).click();
  await expect(host.getByText('둘째님의 신청을 거절했어요.')).toBeVisible();

  await first.reload();
  await expect(first.getByText('연습 그린 옆')).toBeVisible();
  await expectAccessible(first, 'round of who is accepted');
  await second.reload();
  await expect(second.getByText('이번에는 함께 치지 못해요')).toBeVisible();

  await host.getByRole('button', { name: '조인 취소' }).click();
  await host.getByRole('button', { name: '조인 취소하기' }).click();
  await expect(host.getByText('취소됐어요', { exact: true })).toBeVisible();
  await first.goto('/mypage/notifications');
  await expect(first.getByRole('link', { name: /조인이 취소됐어요 · Cedar Nine/ })).toBeVisible();
  await first.goto('/mypage/golf-joins');
  await expect(first.getByRole('link', { name: /09:20 Cedar Nine/ })).toBeVisible();
  await expectAccessible(first, 'own rounds');
  for (const page of [host, first, second]) await page.context().close();
});

test('who is not signed in finds a round by its free seats and is led to signing in', async ({
  browser,
  demo,
}) => {
  const page = await (await browser.newContext({ ...PHONE, baseURL: demo.url })).newPage();
  await page.goto('/golf/joins?region=CA59');
  await page.getByLabel('빈자리').selectOption({ label: '3명 이상' });
  await expect(page).toHaveURL(/seats=3/);
  await expectAccessible(page, 'rounds');
  await page
    .getByRole('link', { name: /Cedar Nine/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Cedar Nine/ })).toBeVisible();
  await expect(page.getByRole('link', { name: '조인 신청' })).toHaveAttribute('href', /\/account\/signin\?/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expectAccessible(page, 'round');
  await page.context().close();
});
