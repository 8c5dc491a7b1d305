import type { OwnPrice } from '@hanca/common/contract/fuel-prices.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleStation } from '../../../testing/sample-station.ts';

afterEach(signOut);

const seenDate = { time: String(Date.now()) };
const own: OwnPrice = {
  ...{ id: 3, stationId: 7, station: '예시 주유소', grade: 'regular', kind: 'card', cents: 179.9, seenDate },
  confirmed: false,
};

/** Opens the station over a network that refuses a price below 100. */
const open = (reported: OwnPrice[] = []) => {
  let mine = reported;
  return openSite('/energy/stations/7', ({ body }, { pathname }) => {
    if (pathname.endsWith('/fuel-stations/7/prices')) return { status: 200, body: sampleStation };
    if (!pathname.includes('/account/fuel-prices')) return { status: 200, body: [] };
    if (pathname.endsWith('/3')) {
      mine = [];
      return { status: 204, body: null };
    }
    if (!body) return { status: 200, body: mine };
    const { cents } = body as { cents: number };
    if (cents < 100) {
      const errors = [{ path: 'cents', message: '평균과 너무 달라요.', code: 'fuel' }];
      return { status: 400, body: { status: 400, code: 'bad-request', title: '', detail: '', errors } };
    }
    mine = [{ ...own, cents }];
    return { status: 201, body: mine[0] };
  });
};

test('a station has its prices by grade, and asks who wants to report to sign in', async () => {
  await open();
  const prices = within(screen.getByRole('region', { name: '가격' }));
  expect(prices.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '일반유',
    '경유',
  ]);
  expect(prices.getByText(/회원 3명/)).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: '로그인하고 알려 주기' })).toBeInTheDocument();
});

test('a member reports a price; what is refused stays as it was typed, beside its reason', async () => {
  signInAs(760);
  const { user, requests } = await open();
  const cents = await screen.findByRole('textbox', { name: '1리터 가격' });
  const send = () => user.click(screen.getByRole('button', { name: '가격 알려 주기' }));
  await send();
  await waitFor(() => expect(cents).toBeInvalid());
  await user.type(cents, '99,9');
  await send();
  await waitFor(() => expect(cents).toHaveAccessibleDescription(/평균과 너무 달라요/));
  expect(cents).toHaveValue('99,9');
  await user.clear(cents);
  await user.type(cents, '179.9');
  await user.click(screen.getByRole('radio', { name: '현금' }));
  await send();
  const mine = within(await screen.findByRole('region', { name: '내가 알려 준 가격' }));
  expect(mine.getByText(/한 명 더 비슷하게/)).toBeInTheDocument();
  expect(cents).toHaveValue('');
  expect(requests.at(-1)?.url).not.toContain('760');
  expect(requests.map(({ body }) => body)).toContainEqual({
    ...{ stationId: 7, grade: 'regular', kind: 'cash', cents: 179.9 },
  });
});

test('a member takes back what they reported', async () => {
  signInAs(760);
  const { user } = await open([own, { ...own, id: 4, stationId: 8, cents: 150 }]);
  const mine = within(await screen.findByRole('region', { name: '내가 알려 준 가격' }));
  expect(mine.getAllByRole('listitem')).toHaveLength(1);
  await user.click(mine.getByRole('button', { name: '일반유 카드 179.9¢ 취소' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '내가 알려 준 가격' })).toBeNull());
});
