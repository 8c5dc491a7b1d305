import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../testing/member.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { Component } from './page.tsx';

afterEach(signOut);

test('alerts are said in the words of the search, open it, pause and go', async () => {
  signInAs(760);
  let alerts = [
    {
      id: 7,
      criteria: { regionId: 'CA59', bedroom: 2, txType: 2, status: 0, priceMax: 2000 },
      paused: false,
    },
  ];
  const { deps } = testDeps(({ url, body }) => {
    if (!url.includes('/account/alerts')) return { status: 500, body: {} };
    const isOne = url.endsWith('/7');
    if (isOne && body) alerts = alerts.map((one) => ({ ...one, paused: !one.paused }));
    if (isOne && !body) alerts = [];
    return { status: 200, body: isOne ? null : alerts };
  });
  renderAt('/mypage/alerts', <Component />, deps);
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: /2,000 이하/ });
  expect(link).toHaveAttribute('href', '/realtylist?bedroom=2&priceMax=2000&regionId=CA59');
  await user.click(screen.getByRole('button', { name: /잠시 멈추기/ }));
  await user.click(await screen.findByRole('button', { name: /다시 받기/ }));
  await screen.findByRole('button', { name: /잠시 멈추기/ });
  await user.click(screen.getByRole('button', { name: /삭제/ }));
  await waitFor(() => expect(screen.getByText('받고 있는 알림이 없어요')).toBeInTheDocument());
});
