import type { Page } from '@playwright/test';
import { startProviders, type TestProviders } from '../../server/src/testing/providers.ts';
import { expectAccessible } from '../accessible.ts';
import { test as base, expect, join, PASSWORD } from '../fixtures.ts';
import { Product } from '../product.ts';

interface Started {
  /** For the browser they are another site. */
  providers: TestProviders;
  product: Product;
}

const start = async (): Promise<Started> => {
  const made: TestProviders[] = [];
  const product = await Product.start(async (url) => {
    const providers = await startProviders(url, 'localhost');
    made.push(providers);
    return providers.settings;
  });
  const [providers] = made;
  if (!providers) throw new Error('there are no providers');
  return { providers, product };
};

const test = base.extend<Record<never, never>, Started & { started: Started }>({
  started: [
    async ({ playwright: _browserless }, use) => {
      const started = await start();
      await use(started);
      await started.product.remove();
      await started.providers.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  providers: [async ({ started }, use) => use(started.providers), { scope: 'worker' }],
  product: [async ({ started }, use) => use(started.product), { scope: 'worker' }],
});

/** Signs in at the provider that is open. */
const choose = async (page: Page, account: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  await page.getByRole('button', { name: account, exact: true }).click();
};

const signOut = async (page: Page): Promise<void> => {
  await page.goto('/mypage/account');
  await page.getByRole('main').getByRole('button', { name: '로그아웃', exact: true }).click();
  await page.waitForURL(/\/account\/signin/);
};

test('Kakao: a newcomer becomes a member and is led back, and signs in the next time', async ({
  page,
  providers,
}) => {
  providers.kakao.accounts.set('minji', {
    sub: 'minji',
    nickname: '민지',
    email: 'minji@example.net',
    email_verified: true,
  });
  await page.goto('/account/signin?redirect=%2Fcoupons%3Fpage%3D2');
  await expectAccessible(page, 'all ways in');
  await page.getByRole('link', { name: '카카오로 로그인' }).click();
  await choose(page, 'minji');
  await page.waitForURL(/\/account\/identities/);
  await expect(page.getByLabel('이름')).toHaveValue('민지');
  await expectAccessible(page, 'a newcomer');
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByLabel(/동의해요/)).toBeFocused();
  await page.getByLabel(/동의해요/).check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.waitForURL((url) => url.pathname === '/coupons');

  await page.goto('/mypage/account');
  await expect(page.getByText('minji@example.net').first()).toBeVisible();
  await expect(page.getByText('인증함')).toBeVisible();
  await signOut(page);
  // Kakao still knows who sits there.
  await page.getByRole('link', { name: '카카오로 로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
});

test("Apple: its site's form signs in, and the session lasts", async ({ page, providers }) => {
  providers.apple.accounts.set('sua', { sub: 'sua' });
  for (const time of ['first', 'second']) {
    await page.goto('/account/signup?redirect=%2Fmypage');
    const posted = page.waitForRequest((request) =>
      request.url().endsWith('/account/identities/apple/callback'),
    );
    await page.getByRole('link', { name: 'Apple로 로그인' }).click();
    if (time === 'first') await choose(page, 'sua');
    expect((await posted).method()).toBe('POST');
    if (time === 'first') {
      await page.getByLabel('이름').fill('수아');
      await page.getByLabel(/동의해요/).check();
      await page.getByRole('button', { name: '가입하기' }).click();
    }
    await page.waitForURL((url) => url.pathname === '/mypage');
    // The cookie that only the server reads came along.
    const renewed = () =>
      page.evaluate(async () => (await fetch('/v1/account/refresh', { method: 'POST' })).status);
    expect(await renewed()).toBe(200);
    if (time === 'first') await signOut(page);
  }
});

test('Google: who goes back is told so on the sign-in page, and a callback that was used is over', async ({
  page,
  providers,
}) => {
  providers.google.accounts.set('jun', { sub: 'jun', name: '준' });
  await page.goto('/account/signin2?redirect=%2Fcoupons');
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await choose(page, '취소');
  await page.waitForURL(/\/account\/signin\?/);
  await expect(page.getByRole('alert')).toContainText('Google 로그인을 취소했어요');
  await expectAccessible(page, 'a refusal');
  await page.goto('/account/signin?failed=kakao.down');
  await expect(page.getByRole('alert')).toContainText('지금은 카카오에 연결할 수 없어요');

  const back = page.waitForRequest(/\/account\/identities\/google\/callback/);
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await choose(page, 'jun');
  await expect(page.getByLabel('이름')).toHaveValue('준');
  await page.goto((await back).url());
  await expect(page.getByRole('alert')).toContainText('이미 끝난 Google 로그인이에요');
  await page.getByRole('main').getByRole('link', { name: '로그인 화면으로' }).click();
  await expect(page.getByRole('link', { name: 'Google로 로그인' })).toBeVisible();
});

test('an address of somebody else: the page says how to link, and its owner does', async ({
  page,
  providers,
  product,
}) => {
  const email = 'owner@example.net';
  await join(page, '주인', '/about', email);
  await expect.poll(() => product.mailTo(email)).not.toBeNull();
  const link = /https?:\/\/[^/]+(\/account\/verify\?token=[\w-]{43})/.exec(
    (await product.mailTo(email)) ?? '',
  )?.[1];
  await page.goto(link ?? '');
  await page.getByRole('button', { name: '인증하기' }).click();
  await expect(page.getByText('이메일을 인증했어요')).toBeVisible();
  await signOut(page);

  providers.google.accounts.set('owner', { sub: 'owner', name: '주인', email, email_verified: true });
  await page.goto('/account/signin');
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await choose(page, 'owner');
  await expect(page.getByRole('alert')).toContainText('이 이메일로 가입한 계정이 이미 있어요');
  await expectAccessible(page, 'an address of somebody else');
  await page.getByRole('link', { name: '그 계정으로 로그인' }).click();
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage/account');

  const section = page.getByRole('region', { name: '다른 서비스로 로그인' });
  await section.getByRole('button', { name: 'Google 연결', exact: true }).click();
  await expect(section.getByRole('status')).toContainText('Google 계정을 연결했어요.');
  await expectAccessible(page, 'the settings');
  await signOut(page);
  await page.getByRole('link', { name: 'Google로 로그인' }).click();
  await page.waitForURL((url) => url.pathname === '/mypage');
  await page.goto('/mypage/account');
  await section.getByRole('button', { name: 'Google 연결 끊기' }).click();
  await expect(section.getByText('연결을 끊었어요.')).toBeVisible();
});
