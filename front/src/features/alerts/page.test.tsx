import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../testing/member.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { Component } from './page.tsx';

afterEach(signOut);

const PREFERENCES = { off: ['posts'], quiet: { from: 22, to: 8 }, zone: null, usedZone: 'America/Toronto' };

test('alerts are said in the words of the search, open it, pause and go', async () => {
  signInAs(760);
  let alerts = [
    {
      id: 7,
      topic: 'realties',
      channels: ['email'],
      mode: 'daily',
      criteria: { regionId: 'CA59', bedroom: 2, txType: 2, status: 0, priceMax: 2000 },
      paused: false,
    },
  ];
  const { deps } = testDeps(({ url, body }) => {
    if (url.endsWith('/preferences')) return { status: 200, body: PREFERENCES };
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

test('how an alert tells, and what goes for all, is changed in place', async () => {
  signInAs(761);
  const alert = {
    id: 8,
    topic: 'posts',
    criteria: { keyword: '룸메이트', jobs: true },
    channels: [],
    mode: 'daily',
  };
  const sent: unknown[] = [];
  const { deps } = testDeps(({ url, body }) => {
    if (url.endsWith('/preferences')) {
      if (body) sent.push(body);
      return { status: 200, body: PREFERENCES };
    }
    if (url.endsWith('/8')) sent.push(body);
    if (url.includes('/account/alerts')) return { status: 200, body: url.endsWith('/8') ? null : [alert] };
    return { status: 500, body: {} };
  });
  renderAt('/mypage/alerts', <Component />, deps);
  const user = userEvent.setup();
  const link = await screen.findByRole('link', { name: '‘룸메이트’ · 구인만' });
  expect(link).toHaveAttribute('href', '/jobpostings?keyword=%EB%A3%B8%EB%A9%94%EC%9D%B4%ED%8A%B8');
  await user.selectOptions(screen.getByRole('combobox', { name: /룸메이트.*받는 방법/ }), '바로 메일로');
  await waitFor(() => expect(sent).toEqual([{ channels: ['email'], mode: 'instant' }]));
  await user.click(await screen.findByRole('checkbox', { name: '글과 구인' }));
  await user.selectOptions(screen.getByRole('combobox', { name: '방해 금지 시작' }), '23시');
  await user.click(screen.getByRole('button', { name: '설정 저장' }));
  await waitFor(() => expect(sent[1]).toEqual({ off: [], quiet: { from: 23, to: 8 }, zone: null }));
  await user.selectOptions(screen.getByRole('combobox', { name: '방해 금지 시작' }), '쓰지 않기');
  const zone = screen.getByRole('combobox', { name: '시간대' });
  expect(zone).toHaveAccessibleDescription(/지금은 토론토·몬트리올 시간으로/);
  await user.selectOptions(zone, '서울');
  await user.click(screen.getByRole('button', { name: '설정 저장' }));
  await waitFor(() => expect(sent[2]).toMatchObject({ quiet: null, zone: 'Asia/Seoul' }));
});
