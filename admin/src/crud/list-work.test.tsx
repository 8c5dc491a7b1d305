import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { conflict } from '../testing/refusals.ts';
import { user } from '../testing/user.ts';

const select = async (...ids: number[]) => {
  for (const id of ids) await user.click(await screen.findByRole('checkbox', { name: `글 ${id} 선택` }));
};

/** Deletes after the dialog. Returns its question. */
const confirm = async () => {
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  const question = dialog.textContent;
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return question;
};

const noneSelected = () => waitFor(() => expect(screen.queryByText(/선택됨/)).not.toBeInTheDocument());

test('selected rows are deleted together; one that is refused stays selected, one deleted by itself does not', async () => {
  const api = await realApi();
  await api.store(
    'posts',
    [1, 2, 3, 4, 5, 6].map((id) => ({ id })),
  );
  const storedIds = async () =>
    (await api.colleague.posts.list({ query: { order: 'ASC' } })).map(({ id }) => id);
  api.refuse('DELETE /v1/command/posts/5', conflict('이 글을 쓰는 곳이 있어요.'));
  await openAdmin('/posts', api);
  await select(6, 5);
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(await confirm()).toContain('선택한 포스팅 2개를 삭제하시겠습니까?');
  await screen.findByText('1개를 삭제했어요. 1개는 남았어요. 삭제하지 못했어요: 이 글을 쓰는 곳이 있어요.');
  await screen.findByText('검색결과 : 5');
  expect(screen.getByText('1개 선택됨')).toBeInTheDocument();
  expect(await storedIds()).toEqual([1, 2, 3, 4, 5]);

  await select(4);
  await user.click(screen.getByRole('button', { name: '글 4 삭제' }));
  await confirm();
  await screen.findByText('검색결과 : 4');
  await screen.findByText('1개 선택됨');
  await select(3);
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(await confirm()).toContain('선택한 포스팅 2개를');
  await screen.findByText('2개를 삭제했어요');
  await screen.findByText('검색결과 : 2');
  expect(await storedIds()).toEqual([1, 2]);
  await noneSelected();
});

test('a whole page is selected at once, and the rows between two with the shift key', async () => {
  const api = await realApi();
  await api.store(
    'posts',
    [1, 2, 3, 4].map((id) => ({ id })),
  );
  await openAdmin('/posts', api);
  const page = await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' });
  await user.click(page);
  await screen.findByText('4개 선택됨');
  await user.click(page);
  await noneSelected();
  await select(4);
  const keys = userEvent.setup({ delay: null });
  await keys.keyboard('{Shift>}');
  await keys.click(screen.getByRole('checkbox', { name: '글 2 선택' }));
  await screen.findByText('3개 선택됨');
  expect(page).toBePartiallyChecked();
});
