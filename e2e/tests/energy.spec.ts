import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  baseURL: async ({ demo }, use) => use(demo.url),
  geolocation: { latitude: 49.2266, longitude: -123.0033 },
  permissions: ['geolocation'],
});

test('somebody finds the nearest charger for the plug of their car, in the list and on the map', async ({
  page,
}) => {
  await page.goto('/energy');
  await page
    .getByRole('navigation', { name: '주유와 충전' })
    .getByRole('link', { name: '전기차 충전' })
    .click();
  await expect(page.getByText('예시 자료예요.')).toBeVisible();
  await page.getByText('조건 고르기').click();
  await page.getByRole('navigation', { name: '플러그' }).getByRole('link', { name: 'CCS (급속)' }).click();
  await expect(page).toHaveURL('/energy/chargers?plug=ccs');
  await page.getByRole('button', { name: '내 근처부터' }).click();
  await expect(page).toHaveURL('/energy/chargers?region=CA00&plug=ccs&near=49.227%2C-123.003');
  await expect(
    page
      .getByRole('main')
      .getByText(/^약 .*m$/)
      .first(),
  ).toHaveText(/^약 (?:\d+ m|\d\.\d km)$/);
  await expectAccessible(page, 'the nearest chargers');
  await page.getByRole('link', { name: '지도로 보기' }).click();
  const pins = page.getByRole('button', { name: /충전소 (?:\d+곳, 확대해서 보기|보기)$|충전소 보기$/ });
  await expect(pins.first()).toBeVisible();
  await pins.first().press('Enter');
  await expectAccessible(page, 'chargers on the map');

  // The device remembers the plug.
  await page.goto('/energy/chargers');
  await expect(page).toHaveURL('/energy/chargers?plug=ccs');
});

test('somebody finds the cheapest petrol nearby, and reckons whether to fill up across the border', async ({
  page,
}) => {
  await page.goto('/energy/stations?region=CA00');
  await page.getByRole('button', { name: '내 근처부터' }).click();
  await expect(page).toHaveURL('/energy/stations?region=CA00&near=49.227%2C-123.003');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('예시 주유소 메트로타운');
  await page.getByRole('link', { name: '싼 순' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('예시 주유소 노스욕');
  await page.getByRole('link', { name: '지도로 보기' }).click();
  const pins = page.getByRole('button', { name: /^(?:주유소 \d+곳, 확대해서|예시 .+) 보기$/ });
  await expect(pins.first()).toBeVisible();
  await expectAccessible(page, 'stations on the map');

  await page.goto('/energy/sums');
  const crossing = page.getByRole('region', { name: '미국에서 넣을 만할까요?' });
  await crossing.getByLabel('미국 기름값').fill('4');
  await crossing.getByLabel(/기다리는 시간/).fill('30');
  await expect(crossing.getByRole('status')).toContainText('다녀오면 CA$');
  await expectAccessible(page, 'the sums');
});

test('both halves read without scripts, and say where there is nothing', async ({
  browser,
  demo,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: demo.url });
  const page = await context.newPage();
  await page.goto('/energy?region=CA35');
  await expect(page.getByRole('heading', { name: '토론토 일반유 평균' })).toBeVisible();
  await expect(page.getByText('예시 자료예요.')).toBeVisible();
  await page.getByRole('navigation', { name: '기름 종류' }).getByRole('link', { name: '경유' }).click();
  await expect(page).toHaveURL('/energy?region=CA35&fuel=diesel');
  await page.goto('/energy/chargers?plug=ccs&power=fast');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.getByText('조건 2개 고르기').click();
  await page
    .getByRole('navigation', { name: '운영사' })
    .getByRole('link', { name: /^BC Hydro/ })
    .click();
  await expect(page).toHaveURL(/network=/);
  await page.goto('/energy/stations');
  await page.getByRole('link', { name: '예시 주유소 메트로타운', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('예시 주유소 메트로타운');
  await expect(page.getByText(/현금 · 회원 3명/)).toBeVisible();
  await page.goto(`${product.url}/energy/stations`);
  await expect(page.getByText('여기에는 아는 주유소가 없어요')).toBeVisible();
  await page.goto(`${product.url}/energy`);
  await expect(page.getByText('일반유 가격 자료가 아직 없어요')).toBeVisible();
  await page.goto(`${product.url}/energy/chargers`);
  await expect(page.getByText('충전소 자료가 아직 없어요')).toBeVisible();
  await context.close();
});
