import { expect, signIn, test } from '../fixtures.ts';

const member = { name: '밴쿠버새댁', email: 'newcomer@example.org', password: '가나다라마바사아자차' };

test('a visitor signs up from a guarded page, returns to it, signs out and in again', async ({ page }) => {
  await page.goto('/mypage/account?from=menu');
  await page.waitForURL(/\/account\/signin2\?redirect=/);
  await page.getByRole('link', { name: '회원가입' }).first().click();

  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByText('이름을 입력해 주세요.')).toBeVisible();
  await page.getByLabel('이름').fill(member.name);
  await page.getByLabel('이메일').fill(member.email);
  await page.getByLabel('비밀번호').fill(member.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage/account' && url.search === '?from=menu');
  await expect(page.getByText(member.email)).toBeVisible();

  await page.getByRole('button', { name: /내 계정|계정 메뉴/ }).click();
  await page.getByRole('banner').getByText('로그아웃').click();
  await page.waitForURL(/\/account\/signin/);
  expect(await page.evaluate(() => document.cookie)).not.toContain('token=');

  await page.getByLabel('이메일').fill(member.email);
  await page.getByLabel('비밀번호').fill('틀린비밀번호열자입니다');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('이메일이나 비밀번호가 맞지 않아요.');
  await expect(page.getByLabel('이메일')).toHaveValue(member.email);
  await page.getByLabel('비밀번호').fill(member.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
});

test('the sign-in form refuses what is not an email or too short, each beside its field', async ({
  page,
}) => {
  await page.goto('/account/signin2');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByLabel('이메일')).toBeFocused();
  await expect(page.getByLabel('이메일')).toHaveAccessibleDescription(/이메일을 입력해 주세요/);
  await page.getByLabel('이메일').fill('이메일아님');
  await page.getByLabel('비밀번호').fill('12345');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByLabel('이메일')).toHaveAccessibleDescription(/이메일 형식이 올바르지 않아요/);
  await expect(page.getByLabel('비밀번호')).toHaveAccessibleDescription(/6자 이상/);
});

test('the console turns away nobody and members, and remembers where they wanted to go', async ({ page }) => {
  // Polled: who waits for a page that leads on at once is told that it was given up.
  await page.goto('/admin/posts/form?contentType=md', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/signin2\?redirect=%2Fadmin%2Fposts%2Fform%3FcontentType%3Dmd/);
  await page.getByLabel('이메일').fill(member.email);
  await page.getByLabel('비밀번호').fill(member.password);
  const visited = new Set<string>();
  page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: '로그인' }).click();
  // A member is not staff: the console sends them back to the sign-in page.
  await expect.poll(() => [...visited]).toEqual(['/admin/posts/form', '/account/signin2']);
  await expect(page.getByText('Admin Console')).toBeHidden();
});

test('a session ended elsewhere ends here with the next call', async ({ page, browser, product }) => {
  await signIn(page, '/mypage/account');
  const other = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await signIn(other, '/mypage/account');
  await page.reload();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /로그아웃/ })
    .first()
    .click();
  await expect(page.getByText('그 기기에서 로그아웃했어요.')).toBeVisible();

  await other.reload();
  await expect(other.getByText('로그인이 끝났어요')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await other.waitForURL(/\/account\/signin2\?redirect=%2Fmypage%2Faccount/);
});
