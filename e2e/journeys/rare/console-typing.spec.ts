import type { Page } from '@playwright/test';
import { expect, firstOf, signIn, test } from '../../fixtures.ts';

test.use({
  baseURL: async ({ demo }, use) => use(demo.url),
  // The browser reports every call that cannot go out.
  expected: /net::ERR_|Failed to fetch|Unable to preload|dynamically imported module|status of 5\d\d/,
});

const title = (page: Page) => page.getByRole('textbox', { name: '제목' });

test('what is typed into a form of the console stays: while it is saved, when it is refused, without a network or an editor, and when a colleague was quicker', async ({
  page,
  context,
  demo,
}) => {
  const post = await firstOf(demo, '/v1/query/posts?postType=7&limit=1');
  const code = /\/admin\/assets\/MarkdownInput-/;
  await signIn(page, `/admin/posts/form/${post.id}`);
  await expect(title(page)).not.toHaveValue('');
  const before = await title(page).inputValue();
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH') writes.push(request.url());
  });
  await title(page).fill(`${before} 하나`);
  await context.setOffline(true);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^인터넷이 끊겨 저장하지 못했어요/).first()).toBeVisible();
  await expect(title(page)).toHaveValue(`${before} 하나`);
  const tried = writes.length;
  await context.setOffline(false);
  await page.evaluate(() => fetch('/v1/health'));
  expect(writes).toHaveLength(tried);

  // Nothing is typed while it is being saved; after a refusal typing goes on.
  const answer = Promise.withResolvers<void>();
  await page.route('**/v1/command/posts', async (route) => {
    await answer.promise;
    await route.fulfill({ status: 400, body: '' });
  });
  await title(page).focus();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('저장하고 있어요')).toBeVisible();
  await page.keyboard.type('!');
  answer.resolve();
  await expect(page.getByText(/^저장하지 못했어요/).first()).toBeVisible();
  await expect(title(page)).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' 둘');
  await expect(title(page)).toHaveValue(`${before} 하나 둘`);
  await page.unroute('**/v1/command/posts');

  // A colleague was quicker: what differs is shown, and what was typed can be saved over it.
  const colleague = await context.newPage();
  await colleague.goto(page.url());
  await expect(title(colleague)).toHaveValue(before);
  await colleague.getByLabel('태그').fill('동료');
  await title(colleague).fill(`${before} (동료)`);
  await colleague.keyboard.press('Control+s');
  await expect(colleague.getByText('저장했어요')).toBeVisible();
  await colleague.close();
  await page.keyboard.press('Control+s');
  const panel = page.getByRole('region', { name: '그사이 다른 곳에서 이 포스팅이 바뀌었어요' });
  await expect(panel).toContainText(/ 님이 .*에 저장했어요/);
  await expect(panel.getByRole('row', { name: '제목' })).toContainText(`${before} (동료)`);
  await expect(panel.getByRole('row', { name: '제목' })).toContainText(`${before} 하나 둘`);
  await expect(panel.getByRole('row', { name: '태그' })).toContainText('고치지 않음');
  await panel.getByRole('button', { name: '내 내용으로 저장' }).click();
  await page.waitForURL((url) => url.pathname === '/admin/posts');
  const saved = await (await fetch(`${demo.url}/v1/query/posts/${post.id}`)).json();
  expect(saved.title).toBe(`${before} 하나 둘`);
  expect(JSON.stringify(saved.tags)).toContain('동료');

  // An editor whose code does not come leaves the source.
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/admin/posts/form');
  await title(page).fill('쓰던 제목');
  await page.getByRole('radio', { name: '마크다운' }).check();
  await expect(page.getByText(/^편집기를 불러오지 못해 소스로 열었어요/)).toBeVisible();
  await page.getByRole('textbox', { name: '내용' }).fill('쓰던 **내용**');
  await page.unroute(code);
  await page.getByRole('button', { name: '다시 시도' }).click();
  await expect(page.getByRole('button', { name: '편집기' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.ProseMirror strong')).toHaveText('내용');
  await expect(title(page)).toHaveValue('쓰던 제목');
});
