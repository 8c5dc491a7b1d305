import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { test as base, expect, join, PASSWORD, signUp } from '../fixtures.ts';
import { Product } from '../product.ts';

/** Passkeys need a host with a name. */
const test = base.extend<Record<never, never>, { product: Product }>({
  product: [
    async ({ playwright: _browserless }, use) => {
      const product = await Product.start({}, 'localhost');
      await use(product);
      await product.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

/** A device whose owner is always there and unlocks it. */
const addDevice = async (page: Page): Promise<{ cdp: CDPSession; device: string }> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { cdp, device: authenticatorId };
};

const passkeys = (page: Page) => page.getByRole('region', { name: '패스키' });

const addPasskey = async (page: Page) => {
  await passkeys(page).getByRole('button', { name: '패스키 추가' }).click();
  await expect(passkeys(page).getByRole('listitem')).toContainText('· Chrome');
};

const signOut = async (page: Page) => {
  await page
    .getByRole('region', { name: '계정', exact: true })
    .getByRole('button', { name: '로그아웃' })
    .click();
  await page.waitForURL(/\/account\/signin/);
};

/** The next call of a path is answered as if the last proof of owning the account were too long ago. */
const wantProof = (page: Page, path: string) =>
  page.route(
    `**${path}`,
    (route) =>
      route.fulfill({
        status: 403,
        contentType: 'application/problem+json',
        json: {
          type: '/v1/problems/reauthenticate',
          title: '다시 확인이 필요해요',
          status: 403,
          code: 'reauthenticate',
          detail: '본인인지 확인한 뒤 다시 시도해 주세요.',
        },
      }),
    { times: 1 },
  );

test('a passkey is added, signs in by button and by what the browser fills in, is renamed and removed', async ({
  page,
}) => {
  const { cdp, device } = await addDevice(page);
  await join(page, '열쇠', '/mypage/account');
  await expect(passkeys(page)).toContainText('비밀번호 대신');
  await addPasskey(page);
  await expect(passkeys(page)).toContainText('아직 쓰지 않았어요');
  await expectAccessible(page, 'settings with a passkey');
  expect((await cdp.send('WebAuthn.getCredentials', { authenticatorId: device })).credentials).toHaveLength(
    1,
  );
  await signOut(page);

  await page.goto('/account/signin?redirect=%2Fmypage%2Faccount');
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.waitForURL(/\/mypage\/account$/);
  await expect(passkeys(page)).toContainText('마지막 사용');

  await passkeys(page).getByRole('button', { name: '이름 바꾸기' }).click();
  await expect(page.getByLabel('패스키 이름')).toBeFocused();
  await page.getByLabel('패스키 이름').fill('');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('패스키 이름')).toHaveAccessibleDescription(/입력해 주세요/);
  await page.getByLabel('패스키 이름').fill('내 노트북');
  await page.keyboard.press('Enter');
  await expect(passkeys(page).getByRole('listitem')).toContainText('내 노트북');
  await expect(passkeys(page).getByRole('button', { name: '이름 바꾸기' })).toBeFocused();
  await signOut(page);

  await page.goto('/account/signin2?redirect=%2Fmypage%2Faccount');
  await page.waitForURL(/\/mypage\/account$/);

  await passkeys(page).getByRole('button', { name: '내 노트북 삭제' }).click();
  const dialog = page.getByRole('dialog', { name: '패스키를 삭제할까요?' });
  await dialog.getByRole('button', { name: '삭제' }).click();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.goto('/account/signin');
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('이 패스키로는 로그인할 수 없어요');
});

test('who has to prove it is asked once, by password or by passkey, and what was begun goes on', async ({
  page,
}) => {
  await addDevice(page);
  await join(page, '증명', '/mypage/account');
  const options = '/v1/account/passkeys/options';
  await wantProof(page, options);
  await passkeys(page).getByRole('button', { name: '패스키 추가' }).click();
  const dialog = page.getByRole('dialog', { name: '본인인지 확인할게요' });
  await expect(dialog.getByLabel('비밀번호')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(passkeys(page).getByRole('alert')).toContainText('본인인지 확인한 뒤 다시 시도해 주세요');
  await expect(passkeys(page).getByRole('button', { name: '패스키 추가' })).toBeFocused();

  await wantProof(page, options);
  await passkeys(page).getByRole('button', { name: '패스키 추가' }).click();
  await dialog.getByLabel('비밀번호').fill('틀린 비밀번호예요');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('비밀번호')).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
  await expectAccessible(page, 'dialog of re-authentication');
  await dialog.getByLabel('비밀번호').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);

  await wantProof(page, '/v1/account/passkeys/*');
  await passkeys(page).getByRole('button', { name: /삭제$/ }).click();
  await page
    .getByRole('dialog', { name: '패스키를 삭제할까요?' })
    .getByRole('button', { name: '삭제' })
    .click();
  await dialog.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(dialog).toBeHidden();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
});

test('a password goes on while passkeys are offered, and nobody is nagged after it', async ({ page }) => {
  await addDevice(page);
  const email = `typed-${Date.now()}@example.org`;
  await page.goto('/account/signup?redirect=%2Fmypage%2Faccount');
  await signUp(page, '손으로', email);
  await page.waitForURL(/\/mypage\/account$/);
  await signOut(page);
  await page.goto('/account/signin2');
  await expect(page.getByLabel('이메일')).toHaveAttribute('autocomplete', 'username webauthn');
  await page.getByLabel('이메일').fill(email);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('button', { name: '로그인', exact: true }).click();
  await page.waitForURL(/\/mypage$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a browser without passkeys shows nothing of them where one signs in', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
  for (const path of ['/account/signin', '/account/signin2']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: '패스키로 로그인' })).toHaveCount(0);
  }
  await join(page, '옛 브라우저', '/mypage/account');
  await expect(passkeys(page)).toContainText('이 브라우저에서는 패스키를 추가할 수 없어요');
  await expect(passkeys(page).getByRole('button', { name: '패스키 추가' })).toHaveCount(0);
});

test('a device that has a passkey of the account says so instead of making another', async ({ page }) => {
  await addDevice(page);
  await join(page, '하나', '/mypage/account');
  await addPasskey(page);
  await passkeys(page).getByRole('button', { name: '패스키 추가' }).click();
  await expect(passkeys(page).getByRole('alert')).toContainText('이미 있어요');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
});
