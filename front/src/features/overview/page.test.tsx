import type { Overview } from '@hanca/common/contract/overview.ts';
import { screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { App } from '../../app.tsx';
import { signInAs, signOut } from '../../testing/member.ts';
import { type Answer, renderAt, testDeps } from '../../testing/render.tsx';
import { Component } from './page.tsx';

afterEach(signOut);

const NONE: Overview = {
  ...{
    conversations: 0,
    unread: 0,
    saved: 0,
    savedNews: 0,
    alerts: 0,
    notifications: 0,
    coupons: 0,
    listings: 0,
    posts: 0,
    golfJoins: 0,
    decisions: 0,
  },
};
let member = 300;

const open = (counts: Answer) => {
  member += 1;
  signInAs(member);
  const { deps } = testDeps(({ url }) => {
    const { pathname } = new URL(url, 'http://x');
    if (pathname.endsWith('/overview')) return counts;
    return { status: 200, body: pathname.endsWith('/count') ? 0 : [] };
  });
  renderAt('/mypage', <Component />, deps);
};

const tiles = () => within(screen.getByRole('list', { name: '한눈에 보기' })).getAllByRole('link');

test('everything of a member is there with its number, and what is new about it', async () => {
  open({ status: 200, body: { ...NONE, saved: 12, savedNews: 2, coupons: 3, listings: 1 } });
  await screen.findByText('12곳');
  expect(tiles().map((tile) => [tile.getAttribute('href'), tile.textContent])).toEqual([
    ['/mypage/messages', '문의궁금한 집에 물어보세요'],
    ['/mypage/saved', '저장한 매물12곳2곳 달라짐'],
    ['/mypage/notifications', '받은 알림새 집과 키워드를 알려 드려요'],
    ['/mypage/coupons', '내 쿠폰3장 쓸 수 있어요'],
    ['/mypage#listings', '내 매물1개'],
    ['/mypage/posts', '내 글동네 소식을 나눠 보세요'],
    ['/mypage/golf-joins', '내 조인함께 골프 칠 사람을 찾아요'],
    ['/mypage/account', '내 계정이름, 비밀번호, 로그인한 기기'],
  ]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('내 정보');
  expect(screen.getByRole('link', { name: '매물 올리기' })).toHaveAttribute('href', '/mypage/rentnewform');
});

test('where the numbers cannot be had, and without scripts, the ways are there', async () => {
  open({ status: 500, body: {} });
  expect(await screen.findByText('아직 올린 매물이 없어요')).toBeInTheDocument();
  expect(tiles()).toHaveLength(8);
  const html = renderToString(
    <App deps={testDeps().deps}>
      <StaticRouter location="/mypage">
        <Component />
      </StaticRouter>
    </App>,
  );
  expect(html).toContain('href="/mypage/saved"');
  expect(html).toContain('하트를 누르면 모여요');
});
