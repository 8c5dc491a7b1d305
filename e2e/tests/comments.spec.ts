import { api } from '@hanca/common/contract/index.ts';
import type { Browser } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { expect, test } from '../fixtures.ts';

test.use({ baseURL: async ({ demo }, use) => use(demo.url) });

const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true };

/** A new member on a phone of their own. */
const join = async (browser: Browser, baseURL: string, name: string) => {
  const context = await browser.newContext({ ...PHONE, baseURL });
  const page = await context.newPage();
  const data = { email: `${Math.random()}@example.org`, password: '가나다라마바사아자차', name, agree: true };
  await page.request.post(api.account.signup.path, { data });
  return page;
};

/** Where a post of the demonstration is read. */
const pathOf = async (url: string, keyword: string): Promise<string> => {
  const reply = await fetch(`${url}/v1/query/posts?keyword=${encodeURIComponent(keyword)}`);
  const [post] = (await reply.json()) as { id: number }[];
  return `/posts/${post?.id}`;
};

test('two members write, reply, like, change, block and delete below a post, which reads the same without scripts', async ({
  browser,
  demo,
}) => {
  const path = await pathOf(demo.url, '첫 눈길 운전');
  const first = await join(browser, demo.url, '눈길첫째');
  await first.goto(path);
  const thread = first.getByRole('region', { name: /^댓글/ });
  await thread.getByRole('button', { name: '댓글을 남겨 보세요' }).click();
  await expect(thread.getByRole('textbox', { name: '댓글' })).toBeFocused();
  await first.keyboard.type('블록히터는 어디에서 달아요?');
  await thread.getByRole('button', { name: '남기기' }).click();
  const mine = thread.getByRole('listitem').filter({ hasText: '블록히터는 어디에서' });
  await expect(mine).toBeFocused();
  await mine.getByRole('button', { name: '눈길첫째님의 댓글 메뉴' }).click();
  await first.getByRole('menuitem', { name: '고치기' }).click();
  await first.keyboard.type(' 캘거리예요.');
  await thread.getByRole('button', { name: '고치기', exact: true }).click();
  await expect(mine.getByText('수정됨')).toBeVisible();
  await expectAccessible(first, 'a post with comments');

  const second = await join(browser, demo.url, '눈길둘째');
  await second.goto(path);
  const theirs = second.getByRole('listitem').filter({ hasText: '블록히터는 어디에서' });
  const liking = second
    .getByRole('region', { name: /^댓글/ })
    .getByRole('button', { name: /^좋아요/ })
    .first();
  await liking.click();
  await expect(liking).toHaveAttribute('aria-pressed', 'true');
  await theirs.getByRole('button', { name: '답글' }).click();
  await second.keyboard.type('정비소에 물어보세요.');
  await theirs.getByRole('button', { name: '남기기' }).click();
  await expect(second.getByRole('listitem').filter({ hasText: '정비소에 물어보세요.' })).toBeFocused();
  await theirs.getByRole('button', { name: '눈길첫째님의 댓글 메뉴' }).click();
  await second.getByRole('menuitem', { name: '신고하기' }).click();
  await second.getByRole('radio', { name: '부적절한 내용이에요' }).check();
  await second.getByRole('dialog').getByRole('button', { name: '신고하기' }).click();
  await second.getByText('신고를 접수했어요').waitFor();
  await second.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
  await theirs.getByRole('button', { name: '눈길첫째님의 댓글 메뉴' }).click();
  await second.getByRole('menuitem', { name: '이 회원 차단하기' }).click();
  await second.getByRole('button', { name: '차단하기' }).click();
  await expect(second.getByText('차단한 회원의 댓글이에요.')).toBeVisible();
  await expect(second.getByText('블록히터는 어디에서')).toHaveCount(0);

  // Whoever deletes a comment that has a reply leaves a gap.
  await mine.getByRole('button', { name: '눈길첫째님의 댓글 메뉴' }).click();
  await first.getByRole('menuitem', { name: '삭제하기' }).click();
  await first.getByRole('button', { name: '삭제하기' }).click();
  await expect(thread.getByText('삭제된 댓글이에요.')).toBeVisible();

  const reader = await browser.newContext({ ...PHONE, baseURL: demo.url, javaScriptEnabled: false });
  const page = await reader.newPage();
  await page.goto(path);
  const read = page.getByRole('region', { name: /^댓글/ });
  await expect(read.getByText('정비소에 물어보세요.')).toBeVisible();
  await expect(read.getByText('삭제된 댓글이에요.')).toBeVisible();
  await expect(read.getByRole('link', { name: '댓글을 남겨 보세요' })).toHaveAttribute(
    'href',
    /signin\?redirect=/,
  );
  // What belongs to one reader is not on the page of all.
  expect(await page.content()).not.toMatch(/aria-pressed="true"|차단한 회원/);
});

test('in anonymous talk everybody has a number, and nobody a name', async ({ browser, demo }) => {
  const path = await pathOf(demo.url, '엄마 목소리');
  const page = await join(browser, demo.url, '이름있는사람');
  await page.goto(path);
  const thread = page.getByRole('region', { name: /^댓글/ });
  await thread.getByRole('button', { name: '댓글을 남겨 보세요' }).click();
  await expect(thread.getByText(/이 글에서만 쓰는 번호/)).toBeVisible();
  await page.keyboard.type('힘내세요.');
  await thread.getByRole('button', { name: '남기기' }).click();
  const mine = thread.getByRole('listitem').filter({ hasText: '힘내세요.' });
  await expect(mine.getByText('익명 3')).toBeVisible();
  await expect(thread.getByText('글쓴이', { exact: true })).toBeVisible();
  const reply = await page.request.get(path);
  expect(await reply.text()).not.toMatch(/이름있는사람|배소율|단풍국신입/);
});
