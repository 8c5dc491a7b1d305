import { devices, type Page } from '@playwright/test';
import { expect, join, test } from '../fixtures.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

const fact = (page: Page, name: string) => page.getByRole('group', { name, exact: true });
const choose = (page: Page, name: string, answer: string) =>
  fact(page, name).getByRole('radio', { name: answer }).check();
const save = (page: Page) => page.getByRole('button', { name: /^(매물 올리기|고친 내용 저장)$/ }).click();

const goTo = (page: Page, step: string) =>
  page.getByRole('navigation', { name: '매물 작성 단계' }).getByRole('link', { name: step }).click();

const post = async (page: Page): Promise<void> => {
  await page.getByLabel('주택 유형').selectOption({ label: '룸렌트' });
  await page.getByLabel('지역').selectOption({ label: '브리티시컬럼비아' });
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.getByLabel('주소').fill('4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.getByRole('button', { name: '위치 확인' }).click();
  await page.getByRole('button', { name: /V5H/ }).click();
  await page.getByRole('button', { name: '대략 여기예요' }).click();
  await expect(page.getByRole('region', { name: '집 위치를 고르는 지도' })).toBeVisible();
  await goTo(page, '사진과 집 정보');
  await page.getByLabel('침실').fill('1');
  await page.getByRole('textbox', { name: '욕실' }).fill('1');
  await page.getByLabel('면적').fill('120');
  await goTo(page, '가격과 소개');
  await page.getByLabel('월세', { exact: true }).fill('780');
  await page.getByLabel('제목').fill('메트로타운 세컨룸');
  await page.getByRole('textbox', { name: '상세 설명' }).fill('역에서 걸어서 5분이에요.');
};

test('a room that says nothing of its options says no no; what is said is shown, and can be taken back', async ({
  page,
}) => {
  await join(page, '방주인', '/mypage/rentnewform');
  await post(page);
  await save(page);
  await page.waitForURL(/\/mypage\/published\/\d+$/);
  await page.getByRole('link', { name: '매물 보기' }).click();
  await page.waitForURL(/\/realtylist\/\d+$/);
  const listing = page.url();
  const id = listing.split('/').at(-1);
  await expect(page.getByText('· 월', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: '옵션' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: '기본 정보' })).not.toContainText('없음');

  // Leads with what decides about a room.
  await page.goto(`/mypage/renteditform/${id}`);
  await choose(page, '욕실 사용', '공용');
  await goTo(page, '사진과 집 정보');
  await choose(page, '가구', '없어요');
  await page.getByText('같은 옵션').click();
  await choose(page, 'TV', '없어요');
  await choose(page, '냉장고', '있어요');
  await goTo(page, '가격과 소개');
  await choose(page, '공과금', '따로 내요');
  await page.getByLabel('따로 내는 공과금').fill('60');
  await save(page);
  await page.waitForURL(listing);
  const facts = page.getByRole('region', { name: '기본 정보' }).getByRole('term');
  await expect(facts).toHaveText(['욕실', '공과금', '월 합계', '가구', '면적', '주소']);
  await expect(page.getByText('약 $840 (월세+공과금)')).toBeVisible();
  await expect(page.getByRole('region', { name: '옵션' }).getByRole('listitem')).toHaveText([
    /냉장고\s*있음/,
    /TV\s*없음/,
  ]);

  await page.goto(`/mypage/renteditform/${id}`);
  await goTo(page, '사진과 집 정보');
  await choose(page, 'TV', '선택 안 함');
  await choose(page, '가구', '선택 안 함');
  await save(page);
  await page.waitForURL(listing);
  await expect(page.getByRole('region', { name: '옵션' }).getByRole('listitem')).toHaveText([
    /냉장고\s*있음/,
  ]);
  await expect(facts).not.toContainText(['가구']);
});
