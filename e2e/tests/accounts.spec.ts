import { expect, join, signInByForm, signUp, test } from '../fixtures.ts';
import type { Product } from '../product.ts';

const member = { name: '밴쿠버새댁', email: 'newcomer@example.org', password: '가나다라마바사아자차' };

test('a visitor signs up from a guarded page, returns to it, signs out and in again', async ({ page }) => {
  await page.goto('/mypage/account?from=menu');
  await page.waitForURL(/\/account\/signin\?redirect=/);
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
  await page.getByRole('link', { name: '이메일로 로그인' }).click();

  await page.getByLabel('이메일').fill(member.email);
  await page.getByLabel('비밀번호').fill('틀린비밀번호열자입니다');
  await page.getByRole('button', { name: '로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('이메일이나 비밀번호가 맞지 않아요.');
  await expect(page.getByLabel('이메일')).toHaveValue(member.email);
  await page.getByLabel('비밀번호').fill(member.password);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
});

test('the console turns away nobody and members, and remembers where they wanted to go', async ({ page }) => {
  // Polled: who waits for a page that leads on at once is refused as given up.
  await page.goto('/admin/posts/form?contentType=md', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/signin\?redirect=%2Fadmin%2Fposts%2Fform%3FcontentType%3Dmd/);
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await page.getByLabel('이메일').fill(member.email);
  await page.getByLabel('비밀번호').fill(member.password);
  // Taking over the page navigates once more.
  await expect(page.getByRole('button', { name: '로그인' })).toBeEnabled();
  const visited = new Set<string>();
  page.on('framenavigated', (frame) => visited.add(new URL(frame.url()).pathname));
  await page.getByRole('button', { name: '로그인' }).click();
  // A member is not staff: the console sends them to the page that says so.
  await expect.poll(() => [...visited]).toEqual(['/admin/posts/form', '/account/staff-only']);
  await expect(page.getByText('Admin Console')).toBeHidden();
});

test('a session ended elsewhere ends here with the next call', async ({ page, browser, product }) => {
  await signInByForm(page, '/mypage/account');
  const other = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await signInByForm(other, '/mypage/account');
  await page.reload();
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /로그아웃/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: '로그아웃' }).click();
  await expect(page.getByText('그 기기에서 로그아웃했어요.')).toBeVisible();

  await other.reload();
  await expect(other.getByText('로그인이 끝났어요')).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: '로그인' }).click();
  await other.waitForURL(/\/account\/signin\?redirect=%2Fmypage%2Faccount/);
});

/** What the newest of so many mails to an address holds. */
const mailTo = async (product: Product, address: string, count = 1) => {
  await expect.poll(() => product.mailTo(address, count)).not.toBeNull();
  const text = (await product.mailTo(address, count)) ?? '';
  return {
    path: /https?:\/\/[^/]+(\/account\/verify\?token=[\w-]{43})/.exec(text)?.[1] ?? '',
    code: /인증 코드: (\d{6})/.exec(text)?.[1] ?? '',
  };
};

test('an address is verified by the link of its mail, after a press', async ({ page, browser, product }) => {
  const email = 'by-link@example.org';
  await page.goto('/account/signup?redirect=%2Fabout');
  await signUp(page, member.name, email);
  // On whatever page the sign-up leads back to.
  const banner = page.getByRole('region', { name: '이메일 인증' });
  await banner.getByRole('button', { name: '코드 입력하기' }).click();
  await expect(banner).toContainText(email);
  const { path } = await mailTo(product, email);

  const phone = await (await browser.newContext({ baseURL: product.url, locale: 'ko-KR' })).newPage();
  await phone.goto(path);
  await phone.getByRole('button', { name: '인증하기' }).click();
  await expect(phone.getByText('이메일을 인증했어요')).toBeVisible();
  await phone.goto(path);
  await phone.getByRole('button', { name: '인증하기' }).click();
  await expect(phone.getByText('이미 인증한 이메일이에요')).toBeVisible();
  await phone.context().close();

  await page.goto('/mypage/account');
  await expect(page.getByText('인증함')).toBeVisible();
  await expect(page.getByRole('region', { name: '이메일 인증' })).toBeHidden();
});

test('an address is verified by the code, by keyboard alone; a newer mail makes the older worthless', async ({
  page,
  product,
}) => {
  const email = 'by-code@example.org';
  await join(page, member.name, '/mypage', email);
  const older = await mailTo(product, email);
  const banner = page.getByRole('region', { name: '이메일 인증' });
  await banner.getByRole('button', { name: '코드 입력하기' }).press('Enter');
  await expect(page.getByLabel('인증 코드 6자리')).toBeFocused();
  await page.keyboard.type(older.code.slice(0, 3));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('인증 코드 6자리')).toHaveAccessibleDescription(/숫자 6자리/);

  await banner.getByRole('button', { name: '인증 메일 다시 받기' }).press('Enter');
  await expect(banner.getByRole('status')).toContainText('메일을 다시 보냈어요');
  const newer = await mailTo(product, email, 2);
  await page.goto(older.path);
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('쓸 수 없는 링크예요')).toBeVisible();
  await page.getByLabel('인증 코드 6자리').fill(newer.code);
  await page.keyboard.press('Enter');
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();
  await page.getByRole('link', { name: '내 정보로 가기' }).press('Enter');
  await page.waitForURL(/\/mypage$/);
  await expect(banner).toBeHidden();
});

test('put away, the banner stays away for the tab; the account’s page goes on asking', async ({ page }) => {
  await join(page, member.name, '/mypage');
  const banner = page.getByRole('region', { name: '이메일 인증' });
  await banner.getByRole('button', { name: '나중에 하기' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/mypage/messages');
  await expect(page.getByText('주고받은')).toBeVisible();
  await expect(banner).toBeHidden();
  await page.goto('/mypage/account');
  await expect(page.getByLabel('인증 코드 6자리')).toBeVisible();
});

test('signing out clears what was typed, phone and exact address too', async ({ page }) => {
  await join(page, member.name, '/mypage/rentnewform');
  await page.getByLabel('제목').fill('바닷가 방 하나');
  await page.getByLabel(/전화/).fill('604-555-0123');
  const stored = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await expect.poll(stored).toContain('604-555-0123');
  // What is typed last may not be stored yet.
  await page.getByLabel('제목').fill('산자락 방 둘');
  await page.getByRole('button', { name: '밴쿠버새댁 계정 메뉴' }).click();
  await page.getByRole('banner').getByText('로그아웃').click();
  await page.waitForURL(/\/account\/signin/);
  for (const typed of ['604-555-0123', '방']) expect(await stored()).not.toContain(typed);
});

test('signing out in one tab takes what was typed from the others, and stores none of it again', async ({
  page,
  context,
}) => {
  await join(page, member.name, '/mypage/rentnewform');
  await page.getByLabel(/전화/).fill('604-555-0123');
  const other = await context.newPage();
  await other.goto('/about');
  await other.getByRole('button', { name: '밴쿠버새댁 계정 메뉴' }).click();
  await page.getByLabel('제목').fill('산자락 방 둘');
  await other.getByRole('banner').getByText('로그아웃').click();
  await page.waitForURL(/\/account\/signin/);
  await expect(page.getByLabel('제목')).toHaveCount(0);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const typed of ['604-555-0123', '방 둘']) expect(stored).not.toContain(typed);
});

test('without scripts the page of the link says what it needs', async ({ browser, product }) => {
  const context = await browser.newContext({ baseURL: product.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const answer = await page.goto(`/account/verify?token=${'a'.repeat(43)}`);
  expect(await answer?.text()).toMatch(/<noscript>.*이메일 인증에는.*자바스크립트가 필요해요/);
  await expect(page.getByRole('button', { name: '인증하기' })).toBeHidden();
  await context.close();
});

test('the page about personal data names every cookie of a member and how long it lasts, and leads to an address', async ({
  page,
  context,
}) => {
  await join(page, '읽는이', '/mypage');
  await page.goto('/terms');
  const text = (await page.getByRole('main').textContent()) ?? '';
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(2);
  for (const { name } of cookies) expect(text, name).toContain(name);
  const days = cookies.map(({ expires }) => Math.round((expires * 1000 - Date.now()) / (24 * 3600_000)));
  expect(text).toContain(`${Math.max(...days)}일`);
  const write = page.getByRole('contentinfo').getByRole('link', { name: '@' });
  await expect(write).toHaveAttribute('href', /^mailto:\S+@\S+\.\S+$/);
});
