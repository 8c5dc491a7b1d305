import { expect, home, newMember, PHONE, signIn, test } from '../../fixtures.ts';

test('a member reports a home, staff hide it with a word to both, its lister appeals and staff take it back', async ({
  browser,
  page: staff,
  product,
}) => {
  const { page: lister, send } = await newMember(browser, product, '올린이', PHONE);
  const { id }: { id: number } = await send('/v1/command/realties', home('의심스러운 방'));
  const { page: asker } = await newMember(browser, product, '찾는이', PHONE);
  await asker.goto(`/realtylist/${id}`);
  await asker.getByRole('button', { name: '이 매물 신고하기' }).tap();
  await asker.getByRole('radio', { name: '사기가 의심돼요' }).check();
  await asker.getByRole('button', { name: '신고하기', exact: true }).tap();
  await expect(asker.getByRole('dialog')).toContainText(/신고를 접수했어요/);
  await asker.context().close();

  await signIn(staff, '/admin/queue');
  await staff.getByRole('button', { name: '의심스러운 방 신고 처리' }).click();
  const dialog = staff.getByRole('dialog', { name: '신고 처리' });
  await dialog.getByRole('button', { name: '메일 미리 보기' }).click();
  await expect(dialog.getByText('올린이: [한카] 매물을 목록에서 내렸어요')).toBeVisible();
  await dialog.getByRole('button', { name: '처리하고 알리기' }).click();
  await expect(dialog).toBeHidden();

  await lister.goto('/mypage');
  await expect(lister.getByText('운영진이 숨긴 매물이에요.')).toBeVisible();
  await lister.goto('/mypage/decisions');
  await lister.getByRole('button', { name: /이의 보내기$/ }).tap();
  const thoughts = lister.getByRole('textbox', { name: '다르게 생각하는 점' });
  await thoughts.fill('제 집이에요.');
  await lister.getByRole('button', { name: '보내기', exact: true }).tap();
  await expect(lister.getByText('다시 살펴보는 중')).toBeVisible();

  await staff.reload();
  await staff.getByRole('button', { name: /이의 답하기$/ }).click();
  const answer = staff.getByRole('dialog', { name: '이의' });
  await expect(answer.getByText('제 집이에요.')).toBeVisible();
  await answer.getByRole('textbox', { name: '답' }).fill('다시 보니 괜찮아요.');
  await answer.getByRole('button', { name: '되돌리기' }).click();
  await expect(answer).toBeHidden();
  await lister.reload();
  await expect(lister.getByText('운영진이 되돌렸어요.')).toBeVisible();
  await lister.context().close();
});
