import { api } from '@hanca/common/contract/index.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  baseURL: async ({ demo }, use) => use(demo.url),
});

test('a member joins an event from an invitation, takes it into the calendar and gives the seat back', async ({
  page,
}) => {
  await page.goto('/events?region=CA59');
  // The next one first.
  await page
    .getByRole('listitem')
    .getByRole('link', { name: /버나비 한인 벼룩시장/ })
    .click();
  await expect(page.getByText('9명 신청 · 정원 30명')).toBeVisible();
  await expect(page.getByRole('link', { name: '참가 신청' })).toHaveAttribute('href', /\/account\/signin\?/);
  const { pathname } = new URL(page.url());

  const email = `${Date.now()}@example.org`;
  const data = { email, password: '가나다라마바사아자차', name: '오는이', agree: true };
  await page.request.post(api.account.signup.path, { data });
  await page.goto(`/app-ui/event/${pathname.split('/').pop()}/join/7`);
  await expect(page.getByText(/행사 번호 \d+ · 초대한 회원 번호 7/)).toBeVisible();
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${pathname}$`));
  await page.getByRole('button', { name: '참가 신청' }).click();
  await expect(page.getByText('신청했어요.')).toBeVisible();
  await expect(page.getByText('10명 신청 · 정원 30명')).toBeVisible();
  await expectAccessible(page, 'event');

  const file = await page.request.get(
    (await page.getByRole('link', { name: '캘린더에 넣기' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('SUMMARY:버나비 한인 벼룩시장');

  await page.goto('/events');
  const mine = page.getByRole('region', { name: '내가 신청한 행사' });
  await mine.getByRole('link', { name: /버나비 한인 벼룩시장/ }).click();
  await page.getByRole('button', { name: '신청 취소' }).click();
  await page.getByRole('button', { name: '신청 취소하기' }).click();
  await expect(page.getByText('9명 신청 · 정원 30명')).toBeVisible();
  await expect(page.getByRole('button', { name: '참가 신청' })).toBeVisible();
});
