import type { Page } from '@playwright/test';
import { expect, join, picture, test } from '../fixtures.ts';

const COLOURS = ['#0e5a47', '#c23e22', '#dceae3', '#3a6ea5', '#f2c14e'];

const fill = async (page: Page): Promise<void> => {
  await page.getByLabel('제목').fill('메트로타운역 3분, 가구 포함 콘도');
  await page.getByLabel('지역').selectOption({ label: '브리티시컬럼비아' });
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.getByLabel('주택 유형').selectOption({ label: '콘도' });
  await page.getByLabel('월세', { exact: true }).fill('2,350');
  await page.getByLabel('보증금').fill('1500');
  await page.getByLabel('침실').fill('1');
  await page.getByLabel('욕실').fill('1');
  await page.getByLabel('면적').fill('620');
  await page.getByLabel('주소').fill('1203-4567 Kingsway, Burnaby, BC V5H 2A9');
  await page.getByLabel('전화번호').fill('604-555-0123');
  await page.getByRole('textbox', { name: '상세 설명' }).fill('역과 크리스탈몰이 걸어서 3분이에요.');
};

const save = (page: Page) => page.getByRole('button', { name: /^(매물 올리기|고친 내용 저장)$/ }).click();

/** The actions of a listing among the member's own. */
const choose = async (page: Page, action: string): Promise<void> => {
  await page.getByRole('button', { name: /메트로타운역.* 메뉴/ }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('a member lists a home with five photos, it is found, changed, done and deleted', async ({
  page,
  browser,
}) => {
  await join(page, '집주인', '/mypage/rentnewform');
  await fill(page);
  const photos = await Promise.all(COLOURS.map((colour, index) => picture(`방${index}.png`, colour)));
  await page.getByLabel('사진 파일').setInputFiles(photos);
  await expect(page.getByRole('button', { name: /앞으로 옮기기/ })).toHaveCount(5);
  await expect(page.getByText(/월세의 (?:반|절반)/).first()).toBeVisible();

  // Without a checked position nothing is saved, and nothing that was typed is lost.
  await save(page);
  await expect(page.getByText('지도에서 위치를 확인해 주세요.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('월세', { exact: true })).toHaveValue('2,350');
  await page.getByRole('button', { name: '위치 확인' }).click();
  await page.getByRole('button', { name: /V5H/ }).click();
  await page.getByRole('button', { name: '대략 여기예요' }).click();
  await expect(page.getByRole('region', { name: '집 위치를 고르는 지도' })).toBeVisible();
  await save(page);
  await page.waitForURL(/\/mypage\/published\/\d+$/);
  await page.getByRole('link', { name: '매물 보기' }).click();
  await page.waitForURL(/\/realtylist\/\d+$/);
  const address = new URL(page.url()).pathname;
  const id = Number(address.split('/').at(-1));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('메트로타운역 3분, 가구 포함 콘도');

  // By a word inside another, and on the map; nobody else sees the exact address.
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/realtylist');
  await visitor.getByLabel('동네, 역 이름, 제목으로 찾기').fill('타운역 3분');
  await visitor.keyboard.press('Enter');
  await visitor.waitForURL(/keyword=/);
  await expect(visitor.getByRole('link', { name: /메트로타운역/ })).toBeVisible();
  await visitor.getByRole('button', { name: '월 $2,350 매물 보기' }).click();
  await visitor.getByRole('region', { name: '고른 매물' }).getByRole('link').first().click();
  await visitor.waitForURL((url) => url.pathname === address);
  const html = await (await visitor.request.get(address)).text();
  expect(html).toContain('Kingsway');
  for (const secret of ['4567', '1203', 'V5H 2A9', '604-555-0123']) expect(html).not.toContain(secret);
  await visitor.context().close();

  await page.goto('/mypage');
  await choose(page, '수정');
  await page.waitForURL(/renteditform/);
  await page.getByLabel('월세', { exact: true }).fill('2200');
  await save(page);
  await page.waitForURL((url) => url.pathname === address);
  await expect(page.getByText('$2,200').first()).toBeVisible();

  await page.goto('/mypage');
  await choose(page, '거래완료로 변경');
  await expect(page.getByText('거래완료로 바꿨어요.')).toBeVisible();

  // Another member can do none of it, whatever they ask.
  const stranger = await (await browser.newContext()).newPage();
  await join(stranger, '다른 회원', '/mypage');
  await stranger.goto(`/mypage/renteditform/${id}`);
  await expect(stranger.getByText('내 매물이 아니에요')).toBeVisible();
  const token = (await stranger.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const refused = async (method: string, path: string, data?: object) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await stranger.request.fetch(path, { method, headers, ...(data ? { data } : {}) });
    expect(answer.status(), `${method} ${path}`).toBe(403);
  };
  await refused('PATCH', '/v1/command/realties', { id, title: '내 것' });
  await refused('PATCH', '/v1/command/realties/status', { id, status: 0 });
  await refused('POST', `/v1/command/realties/${id}/renew`);
  await refused('PATCH', '/v1/command/realties/visibility', { id, reason: '숨김' });
  await refused('DELETE', `/v1/command/realties/${id}`);
  await stranger.context().close();

  await choose(page, '삭제');
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).click();
  await expect(page.getByText('매물을 삭제했어요.')).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(404);
});

test('back, reload and a shared link restore a search', async ({ page, demo }) => {
  await page.goto(`${demo.url}/realtylist?regionId=CA59&sort=price-up`);
  const first = page.getByRole('main').getByRole('article').first().getByRole('heading');
  const cheapest = await first.innerText();
  await page
    .getByRole('link', { name: /2페이지|다음/ })
    .first()
    .click();
  await page.waitForURL(/page=2/);
  await page.goBack();
  await expect(first).toHaveText(cheapest, { useInnerText: true });
  await page.reload();
  await expect(first).toHaveText(cheapest, { useInnerText: true });
  await expect(page.getByRole('navigation', { name: '검색 조건' })).toContainText('브리티시컬럼비아');
});
