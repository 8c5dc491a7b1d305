import { api } from '@hanca/common/contract/index.ts';
import type { Browser, Page } from '@playwright/test';
import { realtyForm } from '../../server/src/testing/samples.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';
import type { Product } from '../product.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const PASSWORD = '가나다라마바사아자차';

/** A new member on a phone of their own. */
const join = async (browser: Browser, product: Product, name: string) => {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  const page = await context.newPage();
  const email = `${Date.now()}-${Math.random()}@example.org`;
  const data = { email, password: PASSWORD, name, agree: true };
  const { accessToken } = await (await page.request.post(api.account.signup.path, { data })).json();
  const send = async (path: string, body: object) =>
    (
      await page.request.post(path, { data: body, headers: { authorization: `Bearer ${accessToken}` } })
    ).json();
  return { page, email, send };
};

/** The same member on another phone. */
const onSecondDevice = async (browser: Browser, product: Product, email: string): Promise<Page> => {
  const context = await browser.newContext({ ...PHONE, baseURL: product.url });
  const page = await context.newPage();
  await page.request.post(api.account.signin.path, { data: { email, password: PASSWORD } });
  return page;
};

const comesIntoView = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('three members about two homes: nothing lost or doubled when the network is cut, unread exact on two devices', async ({
  browser,
  demo: product,
}) => {
  const lister = await join(browser, product, '올린이');
  const home = async (title: string) =>
    (await lister.send(api.realties.create.path, { ...realtyForm(), title })).id as number;
  const [one, two] = [await home('첫째 집'), await home('둘째 집')];
  await Promise.all(
    (
      [
        ['둘째문의', one],
        ['셋째문의', two],
      ] as const
    ).map(async ([name, id]) => {
      const { send, page } = await join(browser, product, name);
      await send(`/v1/command/realties/${id}/messages`, { text: `${name}예요` });
      await page.context().close();
    }),
  );

  // The answer to the first message is lost on its way.
  const { page: asker } = await join(browser, product, '첫째문의');
  await asker.goto(`/realtylist/${one}`);
  await asker.getByRole('button', { name: '문의하기' }).click();
  await asker.getByLabel('보낼 내용').fill('토요일에 볼 수 있을까요?');
  const opening = `**/v1/command/realties/${one}/messages`;
  await asker.route(opening, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await asker.getByRole('button', { name: '문의 보내기' }).click();
  await expect(asker.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(asker.getByLabel('보낼 내용')).toHaveValue('토요일에 볼 수 있을까요?');
  await asker.unroute(opening);
  await asker.getByRole('button', { name: '문의 보내기' }).click();
  await asker.getByRole('link', { name: '보낸 문의 보기' }).click();
  await expect(asker.getByRole('log').getByText('토요일에 볼 수 있을까요?')).toHaveCount(1);

  const second = await onSecondDevice(browser, product, lister.email);
  await second.goto('/about');
  const thumb = second.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: /내 정보/ });
  await expect(thumb).toHaveText(/3개 안 읽음/);
  await expect(second.getByRole('banner').getByRole('link', { name: /^문의 3/ })).toBeVisible();
  await expect(second).toHaveTitle(/^\(3\) /);

  const { page } = lister;
  await page.goto('/mypage/messages');
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(page.getByRole('navigation', { name: '내 정보' })).toContainText('3개 안 읽음');
  await expectAccessible(page, 'conversations');
  await page.getByRole('link', { name: '첫째문의' }).click();
  const log = page.getByRole('log');
  await expect(log.getByText('토요일에 볼 수 있을까요?')).toHaveCount(1);
  await expect(page).toHaveTitle(/^\(2\) /);
  await comesIntoView(second);
  await expect(second).toHaveTitle(/^\(2\) /);
  await expect(thumb).toHaveText(/2개 안 읽음/);

  // A quick answer, changed; the network goes before it is sent, and comes back.
  await page.getByRole('button', { name: '네, 아직 있어요.' }).click();
  const box = page.getByLabel('보낼 내용');
  await box.pressSequentially(' 두 시 어때요?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(box).toHaveValue('네, 아직 있어요. 두 시 어때요?');
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await expect(log.getByText('네, 아직 있어요. 두 시 어때요?')).toHaveCount(1);
  await expect(box).toHaveValue('');

  // It comes to the other without a reload; they agree on a time.
  await comesIntoView(asker);
  await expect(asker.getByRole('log').getByText('네, 아직 있어요. 두 시 어때요?')).toHaveCount(1);
  await asker.getByRole('button', { name: '집 볼 시간 제안' }).click();
  await asker.getByRole('button', { name: '제안하기' }).click();
  await expect(asker.getByText('상대방의 답을 기다리고 있어요.')).toBeVisible();
  await comesIntoView(page);
  await page.getByRole('button', { name: '좋아요' }).click();
  await expect(log.getByText('네, 그 시간에 만나요.')).toBeVisible();
  await expectAccessible(page, 'a conversation');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '캘린더에 넣기' }).click();
  expect((await saving).suggestedFilename()).toBe('hanca-viewing.ics');
  for (const each of [asker, second, page]) await each.context().close();
});

test('who is led to sign in reads why and for which home, and is greeted on coming back', async ({
  page,
  demo,
}) => {
  const [home] = (await (await fetch(`${demo.url}/v1/query/realties?limit=1&status=0`)).json()) as {
    id: number;
    title: string;
  }[];
  await page.setViewportSize(PHONE.viewport);
  await page.goto(`/realtylist/${home?.id}`);
  await page.getByRole('region', { name: '알림', exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: '문의하기' }).click();
  await expect(page.getByText('이 집에 문의하려면 로그인해 주세요.')).toBeVisible();
  await expect(page.getByText(home?.title ?? '', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: '회원가입' }).first().click();
  await expect(page.getByText('이 집에 문의하려면 로그인해 주세요.')).toBeVisible();
  await page.getByLabel('이름').fill('새 사람');
  await page.getByLabel('이메일').fill(`${Date.now()}@example.org`);
  await page.getByLabel('비밀번호').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: '가입하기' }).click();
  await expect(page.getByRole('dialog', { name: /님에게 문의$/ })).toBeVisible();
  await expect(page.getByText('가입했어요. 반가워요!')).toBeAttached();
});
