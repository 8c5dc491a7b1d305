import { api } from '@hanca/common/contract/index.ts';
import { type Browser, devices } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { realties } from '../../server/src/db/schema/realties.ts';
import { users } from '../../server/src/db/schema/users.ts';
import { realtyForm } from '../../server/src/testing/samples.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, signIn, test } from '../fixtures.ts';
import type { Product } from '../product.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
// A page that is open while the product starts anew asks in vain.
test.use({ ...phone, expected: /ERR_CONNECTION_REFUSED/ });

const DAY_MS = 24 * 3600_000;

/** A new member on a phone of their own. */
const join = async (browser: Browser, { url }: Product, name: string) => {
  const page = await (await browser.newContext({ ...phone, baseURL: url })).newPage();
  const email = `${Date.now()}-${Math.random()}@example.org`;
  const data = { email, password: '가나다라마바사아자차', name, agree: true };
  const { accessToken } = await (await page.request.post(api.account.signup.path, { data })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  return { page, email, headers };
};

test('a home is asked about, confirmed by mail without scripts, reported, and hidden with a word to both sides', async ({
  browser,
  page: staff,
  product,
}) => {
  const lister = await join(browser, product, '올린이');
  const { page: asker } = await join(browser, product, '찾는이');
  const data = { ...realtyForm(), title: '오래된 방' };
  const made = await lister.page.request.post(api.realties.create.path, { data, headers: lister.headers });
  const { id } = await made.json();
  await product.restart(async (db) => {
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.email, lister.email));
    await db
      .update(realties)
      .set({ createdAt: new Date(Date.now() - 9 * DAY_MS) })
      .where(eq(realties.id, id));
  });

  await asker.goto(`/realtylist/${id}`);
  await expect(asker.getByText('이메일 인증', { exact: true })).toBeVisible();
  await asker.getByRole('button', { name: '문의하기' }).click();
  await asker.getByRole('button', { name: '글 없이 아직 있는지만 물어보기' }).click();
  await expect(asker.getByText(/올린이님에게 물어봤어요/)).toBeVisible();
  await expectAccessible(asker, 'asked');
  await expect.poll(() => product.mailTo(lister.email)).toContain('/account/still-there?token=');
  const link = /http\S+still-there\S+/.exec((await product.mailTo(lister.email)) ?? '')?.[0] ?? '';
  await asker.goto(`/realtylist/${id}`);
  await expect(asker.getByText('아직 있는지 물어보고 답을 기다려요')).toBeVisible();

  const plain = await (await browser.newContext({ ...phone, javaScriptEnabled: false })).newPage();
  await plain.goto(link);
  await plain.getByRole('button', { name: '네, 있어요' }).click();
  await expect(plain.getByText('아직 있다고 알렸어요')).toBeVisible();
  await asker.goto(`/realtylist/${id}`);
  await expect(asker.getByText('방금 전 확인')).toBeVisible();

  await asker.getByRole('button', { name: '이 매물 신고하기' }).click();
  await asker.getByRole('radio', { name: '사기가 의심돼요' }).check();
  await asker.getByRole('button', { name: '신고하기', exact: true }).click();
  await expect(asker.getByRole('dialog')).toContainText(/신고/);
  await signIn(staff, '/admin/queue');
  await staff.getByRole('button', { name: '오래된 방 신고 처리' }).click();
  const dialog = staff.getByRole('dialog', { name: '신고 처리' });
  await dialog.getByRole('button', { name: '메일 미리 보기' }).click();
  await expect(dialog.getByText('올린이: [한카] 매물을 목록에서 내렸어요')).toBeVisible();
  await dialog.getByRole('button', { name: '처리하고 알리기' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => product.mailTo(lister.email, 2)).toContain('집을 보기 전에 돈을 받는 매물은');
  await lister.page.goto('/mypage');
  await expect(lister.page.getByText('운영진이 숨긴 매물이에요.')).toBeVisible();
  await expectAccessible(lister.page, 'hidden');
});

test('who may not write reads why, says what they think, and writes again once staff take it back', async ({
  browser,
  page: staff,
  product,
}) => {
  const { page: member, email, headers } = await join(browser, product, '정지된이');
  const { id } = await (await member.request.get(api.account.me.path, { headers })).json();
  await product.restart(async (db) => {
    await db.update(users).set({ verifiedAt: new Date() }).where(eq(users.email, email));
  });
  await signIn(staff, `/admin/user/${id}`);
  await staff.getByRole('button', { name: '쓰기 정지' }).click();
  const asked = staff.getByRole('dialog', { name: '쓰기 정지' });
  await asked.getByRole('textbox', { name: '이유' }).fill('같은 문의를 여러 사람에게 보냈어요.');
  await expectAccessible(staff, 'suspending');
  await asked.getByRole('button', { name: '정지하고 알리기' }).click();
  await expect(asked).toBeHidden();
  await expect(staff.getByText(/까지 쓸 수 없어요\. 읽는 것은/)).toBeVisible();

  await member.goto('/mypage/decisions');
  await expect(member.getByText('같은 문의를 여러 사람에게 보냈어요.')).toBeVisible();
  const home = { ...realtyForm(), title: '정지된 방' };
  const refused = await member.request.post(api.realties.create.path, { data: home, headers });
  expect(refused.status()).toBe(403);
  expect((await refused.json()).detail).toContain('이유: 같은 문의를 여러 사람에게 보냈어요.');
  await member.getByRole('button', { name: '회원 활동 조치에 이의 보내기' }).click();
  await member.getByRole('textbox', { name: '다르게 생각하는 점' }).fill('집을 찾느라 물어본 거예요.');
  await expectAccessible(member, 'appealing');
  await member.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(member.getByText('다시 살펴보는 중')).toBeVisible();

  await staff.goto('/admin/queue');
  await staff.getByRole('button', { name: '회원 활동 이의 답하기' }).click();
  const dialog = staff.getByRole('dialog', { name: '이의' });
  await expect(dialog.getByText('집을 찾느라 물어본 거예요.')).toBeVisible();
  await dialog.getByRole('textbox', { name: '답' }).fill('다시 보니 괜찮아요. 불편을 드려 미안해요.');
  await expectAccessible(staff, 'answering');
  await dialog.getByRole('button', { name: '되돌리기' }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => product.mailTo(email, 2)).toContain('다시 보니 괜찮아요.');
  await member.reload();
  await expect(member.getByText('운영진이 되돌렸어요.')).toBeVisible();
  const taken = await member.request.post(api.realties.create.path, { data: home, headers });
  expect(taken.status()).toBe(201);
});
