import type { PricedStation } from '@hanca/common/contract/fuel-stations.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleStation } from '../../../testing/sample-station.ts';
import { agoText } from './seen.tsx';

const open = (at: string, stations: PricedStation[], priced = stations.length) =>
  openSite(at, (_, { pathname }) => {
    if (pathname.endsWith('/count')) return { status: 200, body: { count: stations.length, priced } };
    return { status: 200, body: pathname.endsWith('/fuel-stations/prices') ? stations : [] };
  });

test('a station is listed with its prices of the grade, the cheapest first, and who says so', async () => {
  const { requests } = await open('/energy/stations', [{ ...sampleStation, membership: true, metres: 1234 }]);
  const item = screen.getByRole('heading', { name: '예시 주유소' }).closest('li');
  expect(item).toHaveTextContent('1 Example St, 버나비약 1.2 km회원만 주유');
  const prices = within(item as HTMLElement).getAllByRole('listitem');
  expect(prices.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^178\.9¢ \/ L현금 · 운영팀 · /),
    expect.stringMatching(/^181\.9¢ \/ L카드 · 회원 2명 · /),
  ]);
  expect(item).not.toHaveTextContent('189.9');
  expect(requests.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/\/fuel-stations\/prices\?limit=20&skip=0&sort=price$/),
  );
});

test('grade, members’ prices, place and order stand in the address', async () => {
  const near = '49.227,-123.003';
  const { user, address, requests } = await open(`/energy/stations?near=${near}`, [sampleStation]);
  expect(requests.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/near=49\.227%2C-123\.003&skip=0&sort=distance$/),
  );
  await user.click(screen.getByRole('link', { name: '싼 순' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '싼 순' })).toHaveAttribute('aria-current', 'true'),
  );
  await user.click(screen.getByRole('link', { name: '경유' }));
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '경유' })).toHaveAttribute('aria-current', 'true'),
  );
  await user.click(await screen.findByRole('link', { name: '회원 가격 빼기' }));
  // The links of the page before lead on from there.
  await waitFor(() =>
    expect(screen.getByRole('link', { name: '회원 가격 빼기' })).toHaveAttribute('aria-current', 'true'),
  );
  expect(address()).toBe('/energy/stations?fuel=diesel&only=everyone&near=49.227%2C-123.003&sort=price');
  await user.click(await screen.findByRole('link', { name: '내 위치 끄기' }));
  await waitFor(() => expect(address()).toBe('/energy/stations?fuel=diesel&only=everyone'));
});

test('no price is not the same as no station', async () => {
  await open('/energy/stations', [{ ...sampleStation, prices: [] }], 0);
  expect(screen.getByText('지금 아는 가격이 없어요.')).toBeInTheDocument();
  expect(screen.getByRole('note')).toHaveTextContent('일반유 가격을 아는 곳이 아직 없어요');
});

test('where there is no station, it says so', async () => {
  await open('/energy/stations?region=CA62', []);
  expect(screen.getByText('여기에는 아는 주유소가 없어요')).toBeInTheDocument();
  expect(screen.queryByRole('note')).toBeNull();
});

test('a price is so many hours old', () => {
  const hours = (n: number) => agoText({ time: '0' }, n * 3_600_000);
  expect([hours(0.9), hours(1), hours(23.5)]).toEqual(['방금', '1시간 전', '23시간 전']);
});
