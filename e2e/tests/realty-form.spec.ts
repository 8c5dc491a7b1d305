import { devices, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, join, test } from '../fixtures.ts';
import { noteShifts, shiftsOf } from '../shifts.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use({ ...phone, expected: /net::ERR_INTERNET_DISCONNECTED/ });

const step = (page: Page, number: number) => page.getByRole('heading', { name: `3단계 중 ${number}. ` });

/** What is not pressed for may move by so little that nobody sees it. */
const SHIFT_MAX = 0.02;

test('a phone leads through three steps, back goes a step back, and what is missing is named and led to', async ({
  page,
  context,
}) => {
  await join(page, '방주인', '/mypage/rentnewform');
  await page.getByRole('button', { name: '다음: 사진과 집 정보' }).click();
  await expect(page.getByLabel('주택 유형')).toBeFocused();
  await expect(page.getByLabel('도시')).toHaveAccessibleDescription('도시를 골라 주세요.');
  await page.getByLabel('주택 유형').selectOption({ label: '룸렌트' });
  await page.getByRole('radio', { name: '마스터룸' }).check();
  await page.getByLabel('지역').selectOption({ label: '브리티시컬럼비아' });
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.getByRole('button', { name: '위치 확인' }).click();
  await page.getByRole('button', { name: /V5H/ }).click();
  await page.getByRole('button', { name: '대략 여기예요' }).click();
  await expectAccessible(page, 'the first step');
  await page.getByRole('button', { name: '다음: 사진과 집 정보' }).click();

  await expect(step(page, 2)).toBeFocused();
  await expect(page.getByLabel('주택 유형')).toBeHidden();
  await page.getByLabel('욕실', { exact: true }).fill('1');
  await page.getByLabel('면적').fill('120');
  await page.goBack();
  await expect(step(page, 1)).toBeFocused();
  await expect(page.getByLabel('주소')).toHaveValue('4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.goForward();
  await expect(page.getByLabel('면적')).toHaveValue('120');

  // Any step can be gone to; what is missing in another is found when it is sent.
  await page.getByRole('link', { name: '가격과 소개' }).click();
  await page.getByLabel('월세', { exact: true }).fill('780');
  await page.getByLabel('제목').fill('메트로타운 마스터룸');
  await page.getByRole('textbox', { name: '상세 설명' }).fill('역에서 걸어서 5분이에요.');
  await page.reload();
  await expect(page.getByLabel('제목')).toHaveValue('메트로타운 마스터룸');
  await page.getByRole('button', { name: '매물 올리기' }).click();
  await expect(page.getByLabel('침실')).toBeFocused();
  await expect(step(page, 2)).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '침실을 입력해 주세요.' }).click();
  await expect(page.getByLabel('침실')).toBeFocused();
  await page.keyboard.type('1');
  await context.setOffline(true);
  await page.getByRole('button', { name: '다음: 가격과 소개' }).click();
  await page.getByRole('button', { name: '매물 올리기' }).click();
  await expect(page.getByText('인터넷 연결을 확인하고 다시 시도해 주세요.')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: '매물 올리기' }).click();

  // What it does not say is led to, in whatever step and fold it is.
  await page.waitForURL(/\/mypage\/published\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('매물을 올렸어요');
  await expectAccessible(page, 'what follows');
  await page.getByRole('link', { name: '입주일 넣기' }).click();
  await expect(
    page.getByRole('group', { name: '입주', exact: true }).getByRole('radio').first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '고친 내용 저장' }).click();
  await expect(page.getByText('입주를 저장했어요.')).toBeVisible();
});

test('the form does not move while it comes to a slow phone', async ({ page, context }) => {
  await join(page, '집주인', '/about');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await noteShifts(page);
  await page.goto('/mypage/rentnewform');
  await expect(page.getByLabel('주택 유형')).toBeVisible();
  const shifts = await shiftsOf(page);
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(SHIFT_MAX);
});
