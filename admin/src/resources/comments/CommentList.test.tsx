import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('staff hide a comment for a reason, show it again, and learn who wrote in anonymous talk', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, title: '속마음', postType: ANONYMOUS }]);
  await api.store('comments', [{ id: 9, postId: 5, handle: 1, text: '광고예요' }]);
  await openAdmin('/comments', api);
  const row = (await screen.findByText('광고예요')).closest('tr');
  if (!row) throw new Error('no row');
  expect(within(row).getByText('익명 1')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '댓글 9 숨기기' }));
  const dialog = await screen.findByRole('dialog', { name: '댓글 숨기기' });
  await user.type(within(dialog).getByLabelText(/숨기는 이유/), '광고는 쓸 수 없어요.');
  await user.click(within(dialog).getByRole('button', { name: '숨기기' }));
  await screen.findByText('숨긴 이유: 광고는 쓸 수 없어요.');
  await user.click(screen.getByRole('button', { name: '댓글 9 다시 보이기' }));
  await screen.findByRole('button', { name: '댓글 9 숨기기' });
  await user.click(screen.getByRole('button', { name: '댓글 9 쓴 사람' }));
  await user.click(await screen.findByRole('button', { name: '기록을 남기고 보기' }));
  expect(await screen.findByRole('link', { name: /회원/ })).toBeInTheDocument();
});
