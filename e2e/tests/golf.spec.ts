import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 360, height: 740 }, baseURL: async ({ demo }, use) => use(demo.url) });

test('somebody finds a course, reads what it costs in all and when the sun sets on their day', async ({
  page,
}) => {
  await page.goto('/golf');
  await page.getByLabel('홀').selectOption({ label: '18홀' });
  await expect(page).toHaveURL(/holes=18/);
  const course = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: /Maple Bogey/ }) });
  await expect(course).toContainText('주중 1인 총액 $74.03 (카트 없이)');
  await course.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Maple Bogey/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /주말/ })).toContainText('$107.63');
  await expect(page.getByRole('link', { name: '예약 페이지로 이동 (golf.example.com)' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await page.getByLabel('날짜').fill('2030-06-21');
  await page.getByRole('button', { name: '보기' }).click();
  await expect(page).toHaveURL(/day=2030-06-21/);
  // Published for Vancouver: 21:21, by clocks that show the hours of summer.
  await expect(page.getByText(/^21:2[0-3]$/)).toBeVisible();
  await expect(page.getByText('6월 14일 (금) 19:00')).toBeVisible();
  const file = await page.request.get(
    (await page.getByRole('link', { name: '예약 여는 때를 캘린더에 넣기' }).getAttribute('href')) ?? '',
  );
  expect(await file.text()).toContain('-2030-06-21@hanca');
  await expectAccessible(page, 'golf course');
});

test('courses stand on a map, where their position is not known in the middle of their city', async ({
  page,
}) => {
  await page.goto('/golf');
  await page.getByRole('link', { name: '지도로 보기' }).click();
  await expect(page.getByText('위치를 모르는 1곳은 지도에 없어요.')).toBeVisible();
  const pins = page.getByRole('button', { name: /골프장 \d+곳 보기/ });
  await pins.first().press('Enter');
  const picked = page.getByRole('region', { name: '고른 골프장' });
  await expect(picked).toContainText('정확한 위치를 몰라 도시 가운데에 표시했어요.');
  await expectAccessible(page, 'golf courses on the map');
  await picked.getByRole('button', { name: '고른 골프장 닫기' }).click();
  await expect(picked).toBeHidden();
});

test('without scripts a course and a day at it can be read', async ({ browser, demo }) => {
  const context = await browser.newContext({ baseURL: demo.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/golf?holes=18');
  await page.getByRole('link', { name: /Maple Bogey/ }).click();
  await page.getByLabel('날짜').fill('2030-06-21');
  await page.getByRole('button', { name: '보기' }).click();
  await expect(page.getByText('6월 14일 (금) 19:00')).toBeVisible();
  await context.close();
});

test('where nothing is entered yet the page says so', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url });
  const page = await context.newPage();
  await page.goto('/golf');
  await expect(page.getByText('골프장이 아직 없어요')).toBeVisible();
  await context.close();
});
