import type { Page, Route } from '@playwright/test';
import { expect, signIn, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

/** How a file fails to come: without a network, and after a deploy. */
const missing: [string, (route: Route) => Promise<void>][] = [
  ['cannot be fetched', (route) => route.abort()],
  ['is gone', (route) => route.fulfill({ status: 404, body: '' })],
];

const title = (page: Page) => page.getByRole('textbox', { name: '제목' });

/** Opens the form of the first post of the list, and waits until it is filled in. */
const openFirst = async (page: Page): Promise<string> => {
  await page.getByRole('link', { name: /수정$/ }).first().click();
  await expect(title(page)).not.toHaveValue('');
  return title(page).inputValue();
};

test.describe('without a network, or without a file', () => {
  // The browser reports every call that cannot go out.
  test.use({ quietConsole: async ({ page: _page }, use) => use(undefined) });

  test('Ctrl+S says that nothing was saved, leaves what was typed, and saves nothing later', async ({
    page,
    context,
  }) => {
    await signIn(page, '/admin/posts');
    const before = await openFirst(page);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') writes.push(request.url());
    });
    await title(page).fill(`${before} 오프라인`);
    await context.setOffline(true);
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^인터넷이 끊겨 저장하지 못했어요/).first()).toBeVisible();
    await expect(title(page)).toHaveValue(`${before} 오프라인`);
    const tried = writes.length;
    await context.setOffline(false);
    await page.evaluate(() => fetch('/v1/health'));
    expect(writes).toHaveLength(tried);
    await page.keyboard.press('Control+s');
    await expect(page.getByText('저장했어요')).toBeVisible();
    expect(writes).toHaveLength(tried + 1);
  });

  for (const [how, answer] of missing)
    test(`an editor whose code ${how} leaves the source, and comes when it can be fetched`, async ({
      page,
    }) => {
      const gone = /\/admin\/assets\/MarkdownInput-/;
      await page.route(gone, answer);
      await signIn(page, '/admin/posts/form');
      await title(page).fill('쓰던 제목');
      await page.getByRole('radio', { name: '마크다운' }).check();
      await expect(page.getByText(/^편집기를 불러오지 못해 소스로 열었어요/)).toBeVisible();
      await page.getByRole('textbox', { name: '내용' }).fill('쓰던 **내용**');
      await page.unroute(gone);
      await page.getByRole('button', { name: '다시 시도' }).click();
      await expect(page.getByRole('button', { name: '편집기' })).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('.ProseMirror strong')).toHaveText('내용');
      await expect(title(page)).toHaveValue('쓰던 제목');
    });

  test('a screen whose code is gone offers to reload', async ({ page }) => {
    const gone = /\/admin\/assets\/CouponList-/;
    await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
    await signIn(page, '/admin/posts');
    await page.getByRole('button', { name: '쇼핑 관리' }).click();
    await page.getByRole('link', { name: '쿠폰' }).click();
    await expect(page.getByRole('alert')).toContainText('화면을 불러오지 못했어요.');
    await page.unroute(gone);
    await page.getByRole('button', { name: '새로 고침' }).last().click();
    await expect(page.getByText(/^검색결과 : \d/)).toBeVisible();
  });
});

test('two people change one post: the second sees what differs, and what they wrote stays', async ({
  page,
}) => {
  await signIn(page, '/admin/posts');
  const before = await openFirst(page);
  const colleague = await page.context().newPage();
  await colleague.goto(page.url());
  await expect(title(colleague)).toHaveValue(before);
  await colleague.getByLabel('태그').fill('동료');
  await title(colleague).fill(`${before} (동료)`);
  await colleague.keyboard.press('Control+s');
  await expect(colleague.getByText('저장했어요')).toBeVisible();

  await title(page).fill(`${before} (나)`);
  await page.keyboard.press('Control+s');
  const panel = page.getByRole('region', { name: '그사이 다른 곳에서 이 포스팅이 바뀌었어요' });
  await expect(panel).toContainText(/ 님이 .*에 저장했어요/);
  await expect(panel.getByRole('row', { name: '제목' })).toContainText(`${before} (동료)`);
  await expect(panel.getByRole('row', { name: '제목' })).toContainText(`${before} (나)`);
  await expect(panel.getByRole('row', { name: '태그' })).toContainText('고치지 않음');
  await panel.getByRole('button', { name: '내 내용으로 저장' }).click();
  await expect(page.getByRole('link', { name: `${before} (나)`, exact: true })).toBeVisible();
  await colleague.goto(`${page.url()}`);
  await colleague.getByRole('link', { name: `${before} (나) 수정` }).click();
  await expect(colleague.getByLabel('태그')).toHaveValue('동료');
});

test('nothing is typed into a form while it is being saved; after a refusal typing goes on', async ({
  page,
}) => {
  await signIn(page, '/admin/posts');
  const before = await openFirst(page);
  let answer = Promise.withResolvers<number>();
  await page.route('**/v1/command/posts', async (route) => {
    const status = await answer.promise;
    await (status === 200 ? route.continue() : route.fulfill({ status, body: '' }));
  });
  const saving = page.getByText('저장하고 있어요');
  await title(page).fill(`${before} 하나`);
  await page.keyboard.press('Control+s');
  await expect(saving).toBeVisible();
  await page.keyboard.type('!');
  answer.resolve(400);
  await expect(page.getByText(/^저장하지 못했어요/).first()).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.type(' 둘');
  await expect(title(page)).toHaveValue(`${before} 하나 둘`);

  answer = Promise.withResolvers<number>();
  await page.keyboard.press('Control+s');
  await expect(saving).toBeVisible();
  await page.keyboard.type('!');
  await expect(title(page)).toHaveValue(`${before} 하나 둘`);
  answer.resolve(200);
  await expect(page.getByRole('link', { name: `${before} 하나 둘`, exact: true })).toBeVisible();
});

test('the tooltip of a row does not take the click meant for the next one', async ({ page }) => {
  await signIn(page, '/admin/posts');
  const pencils = page.getByRole('link', { name: /수정$/ });
  await pencils.nth(0).hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
  const box = await pencils.nth(1).boundingBox();
  if (!box) throw new Error('no second row');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  const href = await pencils.nth(1).getAttribute('href');
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
});
