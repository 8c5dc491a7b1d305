import { codeOf } from '../../server/src/testing/second-factor.ts';
import { becomeMember, expect, fillSignIn, newAddress, startSession, test } from '../fixtures.ts';

test('the console turns away nobody and members; staff set up an app there, then sign in by its code and by a recovery code', async ({
  page,
  playwright,
  product,
}) => {
  const email = newAddress();
  // Polled: who waits for a page that leads on at once is refused as given up.
  await page.goto('/admin/notices?from=menu', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/signin\?redirect=%2Fadmin%2Fnotices%3Ffrom%3Dmenu/);
  await becomeMember(page.request, '새 직원', email);
  await page.goto('/admin/notices?from=menu', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/staff-only\?redirect=%2Fadmin%2Fnotices%3Ffrom%3Dmenu/);
  await expect(page.getByText('지금 새 직원님으로 로그인한 상태예요.')).toBeVisible();

  const admin = await playwright.request.newContext({ baseURL: product.url });
  const headers = { authorization: `Bearer ${await startSession(admin)}` };
  const [user] = await (await admin.get('/v1/users/list', { headers, params: { email } })).json();
  const promoted = await admin.patch('/v1/users', {
    headers,
    data: { id: user.id, roles: ['admin'] },
  });
  expect(promoted.status(), await promoted.text()).toBe(200);
  await admin.dispose();

  await page.getByRole('link', { name: '직원 계정으로 로그인하기' }).click();
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await fillSignIn(page, email);
  await page.waitForURL((url) => url.pathname === '/admin/notices');
  await expect(page.getByRole('alert')).toContainText('14일 안에 2단계 인증을 등록해 주세요');
  await page.getByRole('link', { name: '등록하기' }).click();
  await page.getByRole('button', { name: '인증 앱 등록' }).click();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  const secret = ((await page.getByLabel('설정 키').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('인증 앱의 코드 6자리').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: '보관했어요' }).click();
  await expect(page.getByText(/복구 코드는 10개 남았어요/)).toBeVisible();

  const signOut = async () => {
    await page.getByRole('button', { name: /계정$/ }).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.waitForURL(/\/account\/signin/);
  };
  const firstStep = async () => {
    await page.goto('/account/signin2?redirect=%2Fadmin%2Fsecurity');
    await fillSignIn(page, email);
    await expect(page).toHaveURL(/\/account\/second\?redirect=%2Fadmin%2Fsecurity$/);
  };
  await signOut();
  await firstStep();
  const field = page.getByLabel('인증 앱의 코드 6자리');
  await field.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(field).toHaveAccessibleDescription(/코드가 맞지 않아요/);
  await expect(field).toHaveValue('000 000');
  // What was given to this browser outlives a reload.
  await page.reload();
  // The next, as each counts once; it still does where its time begins meanwhile.
  const code = codeOf(secret, 1);
  await field.fill(` ${code.slice(0, 3)} ${code.slice(3)} `);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin/security');

  await signOut();
  await firstStep();
  await page.getByRole('button', { name: '복구 코드로 로그인하기' }).press('Enter');
  await expect(page.getByLabel('복구 코드 10자리')).toBeFocused();
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin/security');
  await expect(page.getByText(/복구 코드는 9개 남았어요/)).toBeVisible();
});
