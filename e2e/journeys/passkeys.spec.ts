import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, fillSignIn, join, newAddress, PASSWORD, test } from '../fixtures.ts';

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

test('a passkey is added after a proof, signs in by button and by what the browser fills in, is renamed and removed', async ({
  page,
}) => {
  const { cdp, device } = await addDevice(page);
  const email = newAddress();
  await join(page, '열쇠', '/mypage/account', email);
  const add = passkeys(page).getByRole('button', { name: '패스키 추가' });
  const options = '/v1/account/passkeys/options';
  await wantProof(page, options);
  await add.click();
  const proof = page.getByRole('dialog', { name: '본인인지 확인할게요' });
  await expect(proof.getByLabel('비밀번호')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(passkeys(page).getByRole('alert')).toContainText('본인인지 확인한 뒤 다시 시도해 주세요');
  await expect(add).toBeFocused();
  await wantProof(page, options);
  await add.click();
  await proof.getByLabel('비밀번호').fill('틀린 비밀번호예요');
  await page.keyboard.press('Enter');
  await expect(proof.getByLabel('비밀번호')).toHaveAccessibleDescription(/비밀번호가 맞지 않아요/);
  await expectAccessible(page, 'dialog of re-authentication');
  await proof.getByLabel('비밀번호').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(proof).toBeHidden();
  await expect(passkeys(page).getByRole('listitem')).toContainText('· Chrome');
  await expect(passkeys(page)).toContainText('아직 쓰지 않았어요');
  const { credentials } = await cdp.send('WebAuthn.getCredentials', { authenticatorId: device });
  expect(credentials).toHaveLength(1);
  // The device says so instead of making another.
  await add.click();
  await expect(passkeys(page).getByRole('alert')).toContainText('이미 있어요');
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(1);
  await signOut(page);

  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await page.waitForURL(/\/mypage$/);
  await page.goto('/mypage/account');
  await expect(passkeys(page)).toContainText('마지막 사용');
  await passkeys(page).getByRole('button', { name: '이름 바꾸기' }).click();
  await expect(page.getByLabel('패스키 이름')).toBeFocused();
  await page.getByLabel('패스키 이름').fill('내 노트북');
  await page.keyboard.press('Enter');
  await expect(passkeys(page).getByRole('listitem')).toContainText('내 노트북');
  await expect(passkeys(page).getByRole('button', { name: '이름 바꾸기' })).toBeFocused();
  await signOut(page);

  // The field offers it, and the virtual device takes the offer at once.
  await page.goto('/account/signin2?redirect=%2Fmypage%2Faccount');
  await page.waitForURL(/\/mypage\/account$/);
  await wantProof(page, '/v1/account/passkeys/*');
  await passkeys(page).getByRole('button', { name: '내 노트북 삭제' }).click();
  await page
    .getByRole('dialog', { name: '패스키를 삭제할까요?' })
    .getByRole('button', { name: '삭제' })
    .click();
  await proof.getByRole('button', { name: '패스키로 확인' }).click();
  await expect(proof).toBeHidden();
  await expect(passkeys(page).getByRole('listitem')).toHaveCount(0);
  await signOut(page);
  await page.getByRole('button', { name: '패스키로 로그인' }).click();
  await expect(page.getByRole('alert')).toContainText('이 패스키로는 로그인할 수 없어요');

  // A password goes on while passkeys are offered.
  await page.getByRole('link', { name: '이메일로 로그인' }).click();
  await expect(page.getByLabel('이메일')).toHaveAttribute('autocomplete', 'username webauthn');
  await fillSignIn(page, email);
  await page.waitForURL(/\/mypage$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
