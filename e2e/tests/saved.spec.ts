import { api } from '@hanca/common/contract/index.ts';
import type { Browser } from '@playwright/test';
import { realtyForm } from '../../server/src/testing/samples.ts';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

/** The width of the narrowest phones. */
const WIDTH = 320;
const PHONE = { viewport: { width: WIDTH, height: 740 }, hasTouch: true, isMobile: true };

/** A new member on a phone of their own. In: where the product is. */
const join = async (browser: Browser, baseURL: string, name: string) => {
  const page = await (await browser.newContext({ ...PHONE, baseURL })).newPage();
  const email = `${Date.now()}-${Math.random()}@example.org`;
  const data = { email, password: '가나다라마바사아자차', name, agree: true };
  const { accessToken } = await (await page.request.post(api.account.signup.path, { data })).json();
  const send = async (method: string, path: string, body?: object) => {
    const headers = { authorization: `Bearer ${accessToken}` };
    return page.request.fetch(path, { method, headers, ...(body ? { data: body } : {}) });
  };
  return { page, send };
};

test('homes are saved, noted while the network is cut once, compared, and missed when they change or go', async ({
  browser,
  product,
}) => {
  const lister = await join(browser, product.url, '올린이');
  const list = async (title: string, price: number): Promise<number> => {
    const body = { ...realtyForm(), title, price };
    return (await (await lister.send('POST', api.realties.create.path, body)).json()).id;
  };
  const [one, two] = [await list('첫째 방', 1250), await list('둘째 방', 1000)];

  const { page } = await join(browser, product.url, '고르는이');
  await page.goto('/mypage');
  const tiles = page.getByRole('list', { name: '한눈에 보기' });
  await expect(tiles.getByRole('link', { name: /저장한 매물/ })).toContainText('하트를 누르면 모여요');
  for (const [id, title] of [
    [one, '첫째 방'],
    [two, '둘째 방'],
  ] as const) {
    await page.goto(`/realtylist/${id}`);
    const heart = page
      .getByRole('main')
      .getByRole('button', { name: `${title} 저장` })
      .first();
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await page.waitForFunction((seen) => localStorage.getItem('seen-homes')?.includes(seen), `,${id},`);
  }

  await page.goto('/mypage');
  await tiles.getByRole('link', { name: /저장한 매물.*2곳/ }).click();
  await page.getByRole('button', { name: '첫째 방 메모 쓰기' }).click();
  await page.getByLabel('나만 보는 메모').fill(`볕이 잘 들어요. ${'토요일에 다시 봐요. '.repeat(20)}`);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '메모 저장' }).click();
  await expect(page.getByText(/메모를 저장하지 못했어요/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: '메모 저장' }).click();
  const note = page.getByRole('button', { name: /메모 고치기: 볕이 잘 들어요/ });
  await expect(note).toBeVisible();
  // A card says how a long one begins.
  expect((await note.boundingBox())?.height).toBeLessThan(140);
  await expect(page.getByRole('heading', { name: '최근 본 집' })).toBeVisible();
  await expectAccessible(page, 'saved homes');

  for (const title of ['첫째 방', '둘째 방'])
    await page.getByRole('checkbox', { name: `${title} 비교` }).check();
  await page.getByRole('link', { name: '비교하기' }).click();
  await expect(page.getByRole('row', { name: /월세/ })).toContainText('$1,250$1,000');
  await expect(page.getByRole('row', { name: /내 메모/ })).toContainText('볕이 잘 들어요');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
  await expectAccessible(page, 'a comparison');
  // All but the notes is there before any script.
  expect(await (await page.request.get(page.url())).text()).toContain('첫째 방');

  await lister.send('PATCH', api.realties.update.path, { id: one, price: 1200 });
  await lister.send('DELETE', `/v1/command/realties/${two}`);
  await page.reload();
  await expect(page.getByRole('columnheader', { name: /지금은 볼 수 없는 매물/ })).toBeVisible();
  await page.goto('/mypage');
  // The homes that are there and those that are gone are looked at apart.
  const lookedAt = (id: number) =>
    page.waitForResponse(
      (answer) =>
        answer.url().endsWith(api.saved.look.path) && answer.request().postDataJSON().ids.includes(id),
    );
  const looked = Promise.all([one, two].map(lookedAt));
  await tiles.getByRole('link', { name: /저장한 매물.*2곳 달라짐/ }).click();
  await looked;
  await expect(page.getByText('저장한 뒤 $50 내렸어요')).toBeVisible();
  await expect(page.getByRole('heading', { name: '지금은 볼 수 없는 매물 1개' })).toBeVisible();
  await page.goto('/mypage');
  await expect(tiles.getByRole('link', { name: /저장한 매물.*1곳/ })).toBeVisible();
  await expect(tiles.getByText('달라짐')).toHaveCount(0);
});
