import { expectAccessible } from '../accessible.ts';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('the list filters, counts and pages; a filter leads back to the first page', async ({ page }) => {
  await signIn(page, '/admin/posts');
  await expect(page.getByText(/^검색결과 : \d+$/)).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText('2 / 8')).toBeVisible();
  await page.getByRole('combobox', { name: '글 종류' }).click();
  await page.getByRole('option', { name: '할인', exact: true }).click();
  await expect(page.getByText('검색결과 : 8')).toBeVisible();
  await expect(page.getByText('1 / 1')).toBeVisible();
  await page.reload();
  await expect(page.getByText('검색결과 : 8')).toBeVisible();
});

test('deleting has to be confirmed: cancel leaves the post, confirm removes it everywhere', async ({
  page,
  demo,
}) => {
  await signIn(page, '/admin/posts');
  const found = page.getByText(/^검색결과 : \d+$/);
  const count = Number((await found.textContent())?.replaceAll(/\D/g, ''));
  const row = page.getByRole('row').nth(1);
  const link = row.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  await row.getByRole('button', { name: /삭제/ }).click();
  const dialog = page.getByRole('dialog', { name: '삭제' });
  await expect(dialog).toContainText('해당포스트를 삭제하시겠습니까?');
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await row.getByRole('button', { name: /삭제/ }).click();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(found).toHaveText(`검색결과 : ${count - 1}`);
  expect((await fetch(`${demo.url}${path}`)).status).toBe(404);
});

test('a form that is not complete is refused beside its fields, and what was typed stays', async ({
  page,
}) => {
  await signIn(page, '/admin/posts/form?contentType=md');
  await page.getByLabel('태그').fill('겨울,트레일');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveAccessibleDescription(
    /제목을 입력해 주세요/,
  );
  await expect(page.getByText('마크다운 글에는 썸네일이 필요해요.')).toBeVisible();
  await expect(page.getByLabel('태그')).toHaveValue('겨울,트레일');
  await expectAccessible(page, 'a form with problems');
});

test('a position is pointed out on a map without pictures: by a click, by dragging the pin, by arrow keys', async ({
  page,
}) => {
  await signIn(page, '/admin/posts/form');
  const map = page.locator('.leaflet-container');
  await map.click({ position: { x: 100, y: 120 } });
  const pin = page.getByRole('button', { name: /^위치 핀/ });
  const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.move(x + 22, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('핀을 옮겼어요.')).toBeVisible();
  await pin.press('ArrowLeft');
  await expect(page.getByText('핀을 서쪽으로 10m 옮겼어요.')).toBeVisible();
  await page.getByText('좌표로 입력하기').click();
  await expect(page.getByLabel('위도')).not.toHaveValue('');
});
