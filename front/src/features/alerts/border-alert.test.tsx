import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test } from 'vitest';
import { signInAs, signOut } from '../../testing/member.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { BorderAlert } from './border-alert.tsx';

test('a member names a day and its hours, of which the end is always later than the start', async () => {
  signInAs(7);
  onTestFinished(signOut);
  const { deps, requests } = testDeps(() => ({ status: 201, body: {} }));
  renderAt('/border', <BorderAlert />, deps);
  const user = userEvent.setup();
  const alert = within(await screen.findByRole('region', { name: '대기 시간 알림' }));
  await user.selectOptions(await alert.findByLabelText('건너는 요일'), '일요일');
  await user.selectOptions(alert.getByLabelText('몇 시부터'), '16시');
  expect(alert.getByLabelText('몇 시까지')).toHaveDisplayValue('18시');
  await user.selectOptions(alert.getByLabelText('몇 시까지'), '20시');
  await user.click(alert.getByRole('button', { name: '출발하기 좋은 때 알림 받기' }));
  await waitFor(() =>
    expect(requests.at(-1)?.body).toMatchObject({
      topic: 'border',
      criteria: { crossing: 'peace-arch', direction: 'US', weekday: 0, from: 16, to: 20 },
    }),
  );
  expect(await screen.findByText(/일요일 전날 저녁 6시에, 16–20시 중 언제/)).toBeVisible();
});
