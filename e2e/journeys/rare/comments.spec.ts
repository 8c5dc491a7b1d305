import { expect, firstOf, newMember, PHONE, test } from '../../fixtures.ts';

test.use({ ...PHONE, baseURL: async ({ demo }, use) => use(demo.url) });

test('two members write, change, reply to, report, block and delete a comment; the focus follows', async ({
  browser,
  demo,
}) => {
  const { id } = await firstOf(demo, `/v1/query/posts?keyword=${encodeURIComponent('첫 눈길 운전')}`);
  const path = `/posts/${id}`;
  const { page: first } = await newMember(browser, demo, '눈길첫째');
  await first.goto(path);
  const thread = first.getByRole('region', { name: /^댓글/ });
  await thread.getByRole('button', { name: '댓글을 남겨 보세요' }).click();
  await expect(thread.getByRole('textbox', { name: '댓글' })).toBeFocused();
  await first.keyboard.type('힘내세요.');
  await thread.getByRole('button', { name: '남기기' }).click();
  const mine = thread.getByRole('listitem').filter({ hasText: '힘내세요.' });
  await expect(mine).toBeFocused();
  const menu = { name: '눈길첫째님의 댓글 메뉴' };
  await mine.getByRole('button', menu).click();
  await first.getByRole('menuitem', { name: '고치기' }).click();
  await first.keyboard.type(' 저도 그래요.');
  await thread.getByRole('button', { name: '고치기', exact: true }).click();
  await expect(mine.getByText('수정됨')).toBeVisible();

  const { page: second } = await newMember(browser, demo, '눈길둘째');
  await second.goto(path);
  const theirs = second.getByRole('listitem').filter({ hasText: '힘내세요.' });
  await theirs.getByRole('button', { name: '답글' }).click();
  await second.keyboard.type('고마워요.');
  await theirs.getByRole('button', { name: '남기기' }).click();
  await expect(second.getByRole('listitem').filter({ hasText: '고마워요.' }).last()).toBeFocused();
  await theirs.getByRole('button', menu).click();
  await second.getByRole('menuitem', { name: '신고하기' }).click();
  await second.getByRole('radio', { name: '부적절한 내용이에요' }).check();
  await second.getByRole('dialog').getByRole('button', { name: '신고하기' }).click();
  await second.getByText('신고를 접수했어요').waitFor();
  await second.getByRole('dialog').getByRole('button', { name: '닫기' }).last().click();
  await theirs.getByRole('button', menu).click();
  await second.getByRole('menuitem', { name: '이 회원 차단하기' }).click();
  await second.getByRole('button', { name: '차단하기' }).click();
  await expect(second.getByText('차단한 회원의 댓글이에요.')).toBeVisible();
  await expect(second.getByText('힘내세요.')).toHaveCount(0);

  // Whoever deletes a comment that has a reply leaves a gap.
  await mine.getByRole('button', menu).click();
  await first.getByRole('menuitem', { name: '삭제하기' }).click();
  await first.getByRole('button', { name: '삭제하기' }).click();
  await expect(thread.getByText('삭제된 댓글이에요.')).toBeVisible();
  // What belongs to one reader is not on the page of all.
  const html = await (await fetch(`${demo.url}${path}`)).text();
  expect(html).toContain('고마워요.');
  expect(html).not.toMatch(/aria-pressed="true"|차단한 회원/);
  for (const page of [first, second]) await page.context().close();
});
