import { onlineManager } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';

import { afterEach, expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { saveKey, user } from '../testing/user.ts';

afterEach(() => onlineManager.setOnline(true));

test('a save without a network fails at once and says so; it is not made up for later', async () => {
  const api = await realApi();
  await api.store('posts', [{ id: 5, title: '오프라인' }]);
  const { router } = await openAdmin('/posts/form/5', api);
  const title = await screen.findByRole('textbox', { name: /^제목/ });
  await user.type(title, ' 글');
  api.cut();
  onlineManager.setOnline(false);
  await saveKey();
  const message = '인터넷이 끊겨 저장하지 못했어요. 쓴 내용은 그대로 있으니 연결되면 다시 저장해 주세요.';
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(title).toHaveValue('오프라인 글');

  api.mend();
  onlineManager.setOnline(true);
  await user.type(title, '!');
  expect(await api.colleague.posts.get({ params: { id: 5 } })).toMatchObject({ title: '오프라인' });
  await saveKey();
  await waitFor(() => expect(router.state.location.pathname).toBe('/posts'));
  expect(await api.colleague.posts.get({ params: { id: 5 } })).toMatchObject({ title: '오프라인 글!' });
  expect(api.calls.filter(({ method }) => method === 'PATCH')).toHaveLength(1);
});

test('a list without a network says so instead of waiting for it', async () => {
  const api = await realApi();
  onlineManager.setOnline(false);
  api.cut();
  await openAdmin('/posts', api);
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('인터넷 연결을 확인하고 다시 시도해 주세요.'),
  );
});
