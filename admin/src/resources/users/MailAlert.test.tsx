import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('mails of a member that are refused are said and sent again; of mails that arrive nothing is said', async () => {
  const api = await realApi();
  await api.store('users', [
    { id: 7, name: '버나비토박이', email: 'gone@example.com' },
    { id: 8, name: '코퀴맘', email: 'here@example.com' },
  ]);
  await api.store('refusals', [{ recipient: 'gone@example.com', failures: 3 }]);
  const { router } = await openAdmin('/user/7', api);
  const alert = (await screen.findByText(/메일이 3번 거절됐어요/)).closest('[role="alert"]');
  expect(alert).toHaveTextContent('급하지 않은 메일은 보내지 않고 있어요.');
  await user.click(screen.getByRole('button', { name: '다시 보내기' }));
  const dialog = await screen.findByRole('dialog', { name: '다시 보내기' });
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByText(/거절됐어요/)).toBeNull());
  expect(await api.colleague.users.mails({ params: { id: 7 } })).toMatchObject({ failures: 0 });

  await act(() => router.navigate('/user/8'));
  await screen.findByText('here@example.com');
  await screen.findByText('지금 로그인한 기기가 없어요.');
  expect(screen.queryByText(/거절/)).toBeNull();
});
