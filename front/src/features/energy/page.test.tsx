import type { Charger, EnergyState, GasAverage } from '@hanca/common/contract/energy.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const credit = {
  ...{ source: '출처', sourcePage: 'https://example.org/', attribution: 'Source: somebody' },
  fetchedAt: { time: String(Date.parse('2026-11-20T20:00:00Z')) },
  ...{ stale: false, mode: 'live' as const },
};
const average: GasAverage = {
  ...{ regionId: 'CA596173331', city: '밴쿠버', grade: 'regular', ...credit },
  weeks: [
    { week: '2026-11-17', cents: 186.9 },
    { week: '2026-11-24', cents: 184 },
  ],
};
const charger: Charger = {
  ...{ id: 7, name: 'City Hall', address: '453 W 12th Ave', regionId: 'CA596173331', city: '밴쿠버' },
  ...{ lat: 49.26, lng: -123.11, network: 'flo', networkName: 'FLO', plugs: ['ccs'], slow: null, fast: 2 },
  ...{
    power: null,
    price: 'Free',
    hours: '24 hours daily',
    confirmed: '2026-09-01',
    metres: null,
    ...credit,
  },
};

const off: EnergyState = { state: 'off', fetchedAt: null };
const old: EnergyState = { state: 'old', fetchedAt: credit.fetchedAt };

interface Answers {
  averages?: GasAverage[];
  chargers?: Charger[];
  /** Also without a filter. */
  any?: Charger[];
  unknown?: number;
  /** Of all feeds. */
  state?: EnergyState;
}

const open = (
  at: string,
  { averages = [], chargers = [], any = chargers, unknown = 0, state = off }: Answers,
) =>
  openSite(at, (_, { pathname, searchParams }) => {
    if (pathname.endsWith('/states'))
      return { status: 200, body: { chargers: state, regular: state, diesel: state } };
    if (pathname.endsWith('/fuel')) return { status: 200, body: averages };
    if (pathname.endsWith('/chargers/count'))
      return {
        status: 200,
        body: { count: chargers.length, unknown, networks: [{ code: 'flo', name: 'FLO', count: 3 }] },
      };
    return { status: 200, body: searchParams.get('limit') === '1' ? any : chargers };
  });

test('petrol has its price, trend, week and source', async () => {
  await open('/energy', { averages: [average] });
  const first = within(screen.getByRole('region', { name: '밴쿠버 일반유 평균' }));
  expect(first.getByText('184.0¢')).toBeInTheDocument();
  expect(first.getByText(/지난주보다 2.9¢ 내렸어요/)).toBeInTheDocument();
  expect(first.getByRole('img', { name: /밴쿠버의 2주/ })).toBeInTheDocument();
  expect(screen.getByText(/2026년 11월 20일 13:00에 받음/)).toBeInTheDocument();
  expect(screen.queryByText(/오래된 자료예요|예시 자료예요/)).toBeNull();
});

test('petrol that is old says so, and where there is none the way to the ministry', async () => {
  await open('/energy', { averages: [{ ...average, stale: true }] });
  expect(screen.getByText('오래된 자료예요.').closest('div')).toHaveTextContent(
    '2026년 11월 24일까지의 주 뒤로 새 자료를 받지 못했어요.',
  );
});

test('where no feed of petrol is on, it says so', async () => {
  await open('/energy?fuel=diesel', { averages: [average] });
  expect(screen.getByText('경유 가격 자료가 아직 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'NRCan 가격 보기' })).toBeInTheDocument();
});

test.each([
  ['/energy', '일반유 가격 자료가 너무 오래됐어요'],
  ['/energy/chargers', '충전소 자료가 너무 오래됐어요'],
])('a feed that is on but too old is not worded as off at %s', async (at, title) => {
  await open(at, { state: old });
  expect(screen.getByText(title)).toBeInTheDocument();
  expect(screen.getByText(/2026년 11월 20일 13:00 뒤로 새 자료를 받지 못해서/)).toBeInTheDocument();
});

test('filters are behind one button that says how many are chosen', async () => {
  await open('/energy/chargers?plug=ccs,j1772&power=fast', { chargers: [charger] });
  expect(screen.getByText('조건 2개 고르기').closest('details')).not.toHaveAttribute('open');
});

test('a charger is listed with what fits, its places, hours and price', async () => {
  const { requests } = await open('/energy/chargers?plug=ccs,j1772&power=fast&network=flo', {
    chargers: [charger],
  });
  const item = screen.getByRole('heading', { name: 'City Hall' }).closest('li');
  expect(item).toHaveTextContent('453 W 12th Ave, 밴쿠버');
  expect(item).toHaveTextContent('급속 2대');
  expect(item).toHaveTextContent('운영FLO시간24시간요금무료');
  expect(item).toHaveTextContent('2026년 9월 1일 확인');
  expect(requests.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(/\/chargers\?limit=20&network=flo&plugs=j1772%2Cccs&power=fast&skip=0$/),
  );
  const plugs = within(screen.getByRole('navigation', { name: '플러그' }));
  expect(plugs.getByRole('link', { name: 'CCS (급속)' })).toHaveAttribute('aria-current', 'true');
  expect(plugs.getByRole('link', { name: '차데모' })).not.toHaveAttribute('aria-current');
});

test('the device remembers the plugs of the car, and that it has none any more', async () => {
  const { user, address } = await open('/energy/chargers', { chargers: [charger] });
  const plugs = () => within(screen.getByRole('navigation', { name: '플러그' }));
  await user.click(plugs().getByRole('link', { name: 'NACS·테슬라' }));
  await waitFor(() => expect(address()).toBe('/energy/chargers?plug=nacs'));
  await waitFor(() => expect(localStorage.getItem('hanca.plugs')).toBe('nacs'));
  cleanup();
  const again = await open('/energy/chargers', { chargers: [charger] });
  await waitFor(() => expect(again.address()).toBe('/energy/chargers?plug=nacs'));
  await again.user.click(plugs().getByRole('link', { name: '모든 플러그' }));
  await waitFor(() => expect(again.address()).toBe('/energy/chargers?plug=all'));
  await waitFor(() => expect(localStorage.getItem('hanca.plugs')).toBeNull());
});

test('near the device stands in the address; where it does not say where it is, that is said', async () => {
  const getCurrentPosition = vi.fn((found: PositionCallback) =>
    found({ coords: { latitude: 49.22661, longitude: -123.00329 } } as GeolocationPosition),
  );
  vi.stubGlobal(
    'navigator',
    new Proxy(navigator, {
      get: (of, name) => (name === 'geolocation' ? { getCurrentPosition } : Reflect.get(of, name)),
    }),
  );
  const { user, address } = await open('/energy/chargers', { chargers: [charger] });
  await user.click(screen.getByRole('button', { name: '내 근처부터' }));
  await waitFor(() => expect(address()).toBe('/energy/chargers?region=CA00&near=49.227%2C-123.003'));
  expect(await screen.findByRole('link', { name: '거리순 끄기' })).toBeInTheDocument();
});

test('the map opens and closes by the address', async () => {
  const { user, address } = await open('/energy/chargers?plug=ccs', { chargers: [charger] });
  await user.click(screen.getByRole('link', { name: '지도로 보기' }));
  await waitFor(() => expect(address()).toBe('/energy/chargers?plug=ccs&map=on'));
  await user.click(await screen.findByRole('link', { name: '지도 닫기' }));
  await waitFor(() => expect(address()).toBe('/energy/chargers?plug=ccs'));
});

test('no charger of a filter, with those whose power nobody knows, is not the same as no feed', async () => {
  await open('/energy/chargers?power=150', { any: [charger], unknown: 3 });
  expect(screen.getByText('그런 충전소가 없어요')).toBeInTheDocument();
  expect(screen.getByText(/출력이 알려지지 않은 급속 충전소 3곳/)).toBeInTheDocument();
});

test('where the feed of chargers is off, it says so', async () => {
  await open('/energy/chargers', {});
  expect(screen.getByText('충전소 자료가 아직 없어요')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: '플러그' })).toBeNull();
});
