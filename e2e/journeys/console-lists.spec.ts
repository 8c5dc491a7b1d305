import { expectAccessible } from '../accessible.ts';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

test('a list of the console filters, pages and comes back; deleting is confirmed; a form points at what is missing and takes a position from the map', async ({
  page,
  demo,
}) => {
  await signIn(page, '/admin/posts');
  const found = page.getByText(/^검색결과 : \d+$/);
  await expect(page.getByRole('row')).toHaveCount(11);
  // The tooltip of a row does not take the click meant for the next one.
  const pencils = page.getByRole('link', { name: /수정$/ });
  await pencils.nth(0).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const box = await pencils.nth(1).boundingBox();
  if (!box) throw new Error('no second row');
  const href = await pencils.nth(1).getAttribute('href');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await page.goBack();
  await page.getByRole('button', { name: '다음' }).click();
  await expect(page.getByText(/^2 \/ \d+$/)).toBeVisible();
  await page.getByRole('combobox', { name: '글 종류' }).click();
  await page.getByRole('option', { name: '할인', exact: true }).click();
  await expect(page.getByText('1 / 1')).toBeVisible();
  await expect(found).toHaveText('검색결과 : 8');
  await page.reload();
  await expect(found).toHaveText('검색결과 : 8');

  const row = page.getByRole('row').nth(1);
  const link = row.getByRole('link').first();
  const title = (await link.textContent()) ?? '';
  const path = (await link.getAttribute('href')) ?? '';
  const remove = row.getByRole('button', { name: /삭제/ });
  await remove.click();
  const dialog = page.getByRole('dialog', { name: '삭제' });
  await expect(dialog).toContainText('해당포스트를 삭제하시겠습니까?');
  await dialog.getByRole('button', { name: '취소' }).click();
  await expect(dialog).toBeHidden();
  await expect(remove).toBeFocused();
  await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
  await remove.click();
  await dialog.getByRole('button', { name: '확인' }).click();
  await expect(found).toHaveText('검색결과 : 7');
  expect((await fetch(`${demo.url}${path}`)).status).toBe(404);

  await page.getByRole('link', { name: '포스팅 추가', exact: true }).click();
  await page.getByRole('radio', { name: '마크다운' }).check();
  await page.getByLabel('태그').fill('겨울,트레일');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('textbox', { name: '제목' })).toHaveAccessibleDescription(
    /제목을 입력해 주세요/,
  );
  await expect(page.getByText('마크다운 글에는 썸네일이 필요해요.')).toBeVisible();
  await expect(page.getByLabel('태그')).toHaveValue('겨울,트레일');
  await expectAccessible(page, 'a form with problems');
  const map = page.locator('.leaflet-container');
  await map.click({ position: { x: 100, y: 120 } });
  const pin = page.getByRole('button', { name: /^위치 핀/ });
  // Waits until the map stands still.
  await pin.hover();
  const { x = 0, y = 0 } = (await pin.boundingBox()) ?? {};
  await page.mouse.down();
  await page.mouse.move(x + 80, y + 60, { steps: 5 });
  await page.mouse.up();
  await expect(page.getByText('핀을 옮겼어요.')).toBeVisible();
  await pin.press('ArrowLeft');
  await expect(page.getByText('핀을 서쪽으로 10m 옮겼어요.')).toBeVisible();
  await page.getByText('좌표로 입력하기').click();
  await expect(page.getByLabel('위도')).not.toHaveValue('');
});
