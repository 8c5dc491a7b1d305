import { devices } from '@playwright/test';
import { expect, join, test } from '../fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

test('a home near a station is found by the walk, and says what is around it and whose data that is', async ({
  page,
  demo,
}) => {
  await page.goto(`${demo.url}/realtylist?regionId=CA59`);
  const filters = page.getByRole('navigation', { name: '검색 조건' });
  await filters.getByRole('link', { name: '역에서 도보 10분' }).click();
  await page.waitForURL(/stationMax=800/);
  await expect(filters.getByRole('link', { name: /역에서 도보 10분/ })).toBeVisible();
  const home = page.getByRole('article').filter({ hasText: '메트로타운역 5분, 2베드' });
  await expect(home).toContainText(/메트로타운역 약 \d+분/);
  await home.getByRole('link').first().click();
  const location = page.getByRole('region', { name: '위치' });
  await expect(location.getByRole('definition').first()).toContainText(
    /메트로타운역\(Metrotown, Expo Line\) 약 \d+m, 도보 \d+분/,
  );
  await expect(location.getByText(/한아름마켓 버나비\(Hanareum Market\) 약/)).toBeVisible();
  await expect(location.getByText(/provided by permission of TransLink/)).toBeVisible();
});

test('where the device is, is looked for on a press alone', async ({ page, context }) => {
  await context.setGeolocation({ latitude: 49.2276, longitude: -123.0076 });
  await context.grantPermissions(['geolocation']);
  await join(page, '집주인', '/mypage/rentnewform');
  await page.getByRole('button', { name: '현재 위치로' }).click();
  const about = page.getByRole('button', { name: '대략 여기예요' });
  await about.click();
  await expect(about).toHaveAttribute('aria-pressed', 'true');
});
