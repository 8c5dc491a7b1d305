import { codeOf } from '../../server/src/testing/second-factor.ts';
import { expectAccessible } from '../accessible.ts';
import { test as base, expect, join, signInByForm } from '../fixtures.ts';
import { ADMIN, Product } from '../product.ts';

/** With a product whose staff need a second factor. */
const test = base.extend<object, { product: Product }>({
  product: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start({ ADMIN_2FA: 'on' });
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('staff set up an app in the console, then sign in with its code, and with a recovery code', async ({
  page,
}) => {
  await signInByForm(page, '/admin');
  await expect(page.getByRole('alert')).toContainText('14일 안에 2단계 인증을 등록해 주세요');
  await page.getByRole('link', { name: '등록하기' }).click();
  await page.getByRole('button', { name: '인증 앱 등록' }).click();
  await expect(page.getByRole('img', { name: /QR 코드/ })).toBeVisible();
  await expectAccessible(page, 'the set-up');
  const secret = ((await page.getByLabel('설정 키').textContent()) ?? '').replaceAll(' ', '');
  await page.getByLabel('인증 앱의 코드 6자리').fill(codeOf(secret));
  await page.keyboard.press('Enter');
  const codes = page.getByRole('list', { name: '복구 코드' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = (await codes.first().textContent()) ?? '';
  await page.getByRole('button', { name: '보관했어요' }).click();
  await expect(page.getByText(/복구 코드는 10개 남았어요/)).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();

  const signOut = async () => {
    await page.getByRole('button', { name: /계정$/ }).click();
    await page.getByRole('menuitem', { name: '로그아웃' }).click();
    await page.waitForURL(/\/account\/signin/);
  };
  const firstStep = async () => {
    await page.goto('/account/signin2?redirect=%2Fadmin%2Fnotices');
    await page.getByLabel('이메일').fill(ADMIN.email);
    await page.getByLabel('비밀번호').fill(ADMIN.password);
    await page.getByRole('button', { name: '로그인' }).click();
    await expect(page).toHaveURL(/\/account\/second\?redirect=%2Fadmin%2Fnotices$/);
  };

  await signOut();
  await firstStep();
  const field = page.getByLabel('인증 앱의 코드 6자리');
  await expectAccessible(page, 'the second step');
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
  await page.waitForURL((url) => url.pathname === '/admin/notices');

  await signOut();
  await firstStep();
  await page.getByRole('button', { name: '복구 코드로 로그인하기' }).press('Enter');
  await expect(page.getByLabel('복구 코드 10자리')).toBeFocused();
  await page.keyboard.type(recoveryCode.toLowerCase());
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/admin/notices');
  await page.goto('/admin/security');
  await expect(page.getByText(/복구 코드는 9개 남았어요/)).toBeVisible();
});

test('a member at the console is told that it is for staff, and led back', async ({ page }) => {
  await join(page, '밴쿠버새댁', '/mypage');
  await page.goto('/admin/posts?from=menu', { waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/account\/staff-only\?redirect=%2Fadmin%2Fposts%3Ffrom%3Dmenu/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('관리 콘솔은 직원 전용이에요');
  await expect(page.getByText('지금 밴쿠버새댁님으로 로그인한 상태예요.')).toBeVisible();
  await expectAccessible(page, 'the page for members');
  await expect(page.getByRole('link', { name: '직원 계정으로 로그인하기' })).toHaveAttribute(
    'href',
    /\/account\/signin\?redirect=%2Fadmin%2Fposts/,
  );
  await page.getByRole('link', { name: '내 정보로 돌아가기' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
});

test('a member reads their grade and what each gives', async ({ page }) => {
  await join(page, '등급읽는이', '/mypage/account');
  const grades = page.getByRole('region', { name: '회원 등급' });
  await expect(grades).toContainText('기본 내 등급');
  await expect(grades.getByText(/^(?:인사이더|플레이어|하이소셜|마스터|레전드) 쿠폰까지$/)).toHaveCount(5);
  await expect(grades).toContainText('등급은 한카 운영진이 정하고');
});
