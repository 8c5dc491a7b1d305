import type { RealtyPin } from '@hanca/common/contract/realties.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { historyMemory } from '../../../history-memory.ts';
import { signInAs } from '../../../testing/member.ts';
import { openSearch, queriesOf } from '../../../testing/realty-search.tsx';
import { otherRealty, sampleRealty } from '../../../testing/sample-realty.ts';

const MAP = '/v1/query/realties/map';
const homes = [otherRealty(1), otherRealty(2, { location: { lat: 49.26, lng: -123.1 } })];
const single: RealtyPin = { lat: 49.2276, lng: -123.0076, count: 1, price: 2350, id: 1 };
const unlisted: RealtyPin = { lat: 49.25, lng: -123.05, count: 1, price: 1800, id: 77 };
const several: RealtyPin = { lat: 49.26, lng: -123.1, count: 12, price: 990, id: null };
const pins = [single, unlisted, several];

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
});
afterEach(() => vi.unstubAllGlobals());

const open = (found: Parameters<typeof openSearch>[1] = {}, at = '/realtylist?priceMax=3000') =>
  openSearch(at, { realties: homes, pins, ...found }, true);

const pin = (name: string | RegExp) => screen.findByRole('button', { name });
/** Moves the map as the arrow keys do. */
const zoomIn = () => fireEvent.click(screen.getByRole('button', { name: '확대' }));

test('listings are on the map by their prices, several by their number, as buttons', async () => {
  const { requests } = await open();
  expect(await pin('월 $2,350 매물 보기')).toHaveTextContent('$2,350');
  expect(await pin('12건 모여 있음, $990부터, 확대해서 보기')).toHaveTextContent('12');
  const [query] = queriesOf(requests, MAP).slice(-1);
  expect(query).toMatchObject({
    priceMax: '3000',
    txType: '2',
    status: '0',
    zoom: expect.stringMatching(/^\d+$/),
  });
  // As the API reads it.
  expect(query?.bbox).toMatch(/^-?\d{1,3}(?:\.\d{1,8})?(?:,-?\d{1,3}(?:\.\d{1,8})?){3}$/);
  const [west = 0, south = 0, east = 0, north = 0] = (query?.bbox ?? '').split(',').map(Number);
  for (const { lat, lng } of homes.map(({ location }) => location)) {
    expect(lng > west && lng < east && lat > south && lat < north).toBe(true);
  }
});

test('pins that would hide each other are one of several until the map is closer', async () => {
  const close = { ...single, id: 78, lat: 49.2277, price: 1_500 };
  const { requests } = await open({ pins: [single, close] }, '/realtylist?bbox=-123.06,49.2,-122.95,49.26');
  expect(await pin('2건 모여 있음, $1,500부터, 확대해서 보기')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '월 $2,350 매물 보기' })).toBeNull();
  for (let zoom = 0; zoom < 8; zoom += 1) zoomIn();
  expect(await pin('월 $2,350 매물 보기')).toBeInTheDocument();
  expect(await pin('월 $1,500 매물 보기')).toBeInTheDocument();
  // The closest zoom: the API separates what it can.
  await waitFor(() => expect(queriesOf(requests, MAP).at(-1)?.zoom).toBe('20'));
});

test('several that the closest zoom does not set apart are shown in the list', async () => {
  const { requests, router } = await open(
    { pins: [several] },
    '/realtylist?bbox=-123.11,49.25,-123.09,49.27',
  );
  await screen.findByRole('button', { name: '확대' });
  for (let zoom = 0; zoom < 8; zoom += 1) zoomIn();
  fireEvent.click(await pin('12건 모여 있음, $990부터, 목록으로 보기'));
  await waitFor(() => expect(router.state.location.search).toContain('bbox=-123.1006'));
  await waitFor(() =>
    expect(queriesOf(requests, '/v1/query/realties').at(-1)).toMatchObject({
      bbox: '-123.1006,49.2594,-123.0994,49.2605',
    }),
  );
});

test('a pin shows its listing over the map; closing leads back to the pin', async () => {
  const { user } = await open();
  const button = await pin('월 $2,350 매물 보기');
  button.focus();
  await user.keyboard('{Enter}');
  const link = () => screen.getAllByRole('link', { name: '다른 집 1' }).at(-1);
  await waitFor(() => expect(link()).toHaveFocus());
  expect(screen.getByRole('region', { name: '고른 매물' })).toContainElement(link() ?? null);
  expect(button).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: '고른 매물' })).toBeNull();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a listing that is not in the list is fetched for its pin', async () => {
  const { user } = await open({ one: { ...sampleRealty, id: 77, title: '목록에 없는 집' } });
  await user.click(await pin('월 $1,800 매물 보기'));
  expect(await screen.findByRole('link', { name: '목록에 없는 집' })).toHaveAttribute(
    'href',
    '/realtylist/77',
  );
});

test('one that cannot be fetched says so and still leads on', async () => {
  const { user } = await open();
  await user.click(await pin('월 $1,800 매물 보기'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('이 매물을 불러오지 못했어요'));
  expect(screen.getByRole('link', { name: '매물 페이지로 가기' })).toHaveAttribute('href', '/realtylist/77');
});

test('a card under the pointer marks its pin', async () => {
  const { user } = await open();
  const button = await pin('월 $2,350 매물 보기');
  await user.hover(screen.getByRole('heading', { name: '다른 집 1' }));
  expect(button).toHaveClass('pin-on');
  await user.unhover(screen.getByRole('heading', { name: '다른 집 1' }));
  expect(button).not.toHaveClass('pin-on');
});

test('a card whose home is one of several on the map has a pin of its own under the pointer', async () => {
  const { user } = await open({ pins: [several] });
  await pin(/^12건 모여 있음/);
  const own = () => screen.queryByRole('button', { name: '월 $2,350 매물 보기' });
  expect(own()).toBeNull();
  await user.hover(screen.getByRole('heading', { name: '다른 집 2' }));
  expect(own()).toHaveClass('pin-on');
  await user.unhover(screen.getByRole('heading', { name: '다른 집 2' }));
  expect(own()).toBeNull();
});

test('no home of the list begins below what floats over the edges of the map', async () => {
  // 300 of 400 pixels apart at the zoom that shows both.
  const apart = [49.2, 49.2673].map((lat, n) => otherRealty(n, { location: { lat, lng: -123 } }));
  const { requests } = await open({ realties: apart });
  await pin('월 $2,350 매물 보기');
  const [, south = 0, , north = 0] = queriesOf(requests, MAP).at(-1)?.bbox?.split(',').map(Number) ?? [];
  const heightOf = (lat: number) => ((north - lat) / (north - south)) * 400;
  expect(heightOf(49.2673)).toBeGreaterThan(70);
  expect(heightOf(49.2)).toBeLessThan(322);
});

test('a chosen home is not below its card, and nobody is asked to search elsewhere for that', async () => {
  const low = { ...single, id: 1, lat: 49.2, lng: -123 };
  const apart = [49.2, 49.2673].map((lat, n) => otherRealty(n + 1, { location: { lat, lng: -123 } }));
  const { user, requests } = await open({ realties: apart, pins: [low] });
  const heightOf = (lat: number) => {
    const box = queriesOf(requests, MAP).at(-1)?.bbox?.split(',').map(Number) ?? [];
    const [, south = 0, , north = 0] = box;
    return ((north - lat) / (north - south)) * 400;
  };
  const button = await pin('월 $2,350 매물 보기');
  expect(heightOf(low.lat)).toBeGreaterThan(250);
  await user.click(button);
  await waitFor(() => expect(heightOf(low.lat)).toBeLessThan(210));
  expect(screen.getByRole('region', { name: '고른 매물' })).toHaveTextContent('다른 집 1');
  expect(screen.queryByRole('button', { name: '이 지역에서 다시 검색' })).toBeNull();
});

test('a moved map offers to search where it is, and stays there', async () => {
  const { address, user, requests } = await open();
  await pin('월 $2,350 매물 보기');
  expect(screen.queryByRole('button', { name: '이 지역에서 다시 검색' })).toBeNull();
  zoomIn();
  const again = await screen.findByRole('button', { name: '이 지역에서 다시 검색' });
  const seen = queriesOf(requests, MAP).at(-1)?.bbox?.split(',').map(Number) ?? [];
  await user.click(again);
  await waitFor(() => expect(address()).toMatch(/bbox=/));
  const box = new URLSearchParams(address().split('?')[1]).get('bbox') ?? '';
  expect(box).toMatch(/^-?\d+(\.\d{1,4})?(,-?\d+(\.\d{1,4})?){3}$/);
  box.split(',').forEach((side, index) => {
    expect(Math.abs(Number(side) - (seen[index] ?? 0))).toBeLessThan(0.0002);
  });
  expect(queriesOf(requests, '/v1/query/realties').at(-1)?.bbox).toBe(box);
  await waitFor(() => expect(screen.queryByRole('button', { name: '이 지역에서 다시 검색' })).toBeNull());
  expect(screen.getByRole('link', { name: /^지도 범위/ })).toHaveAttribute(
    'href',
    '/realtylist?priceMax=3000',
  );
});

test('an area of the map is searched without the region of the search', async () => {
  const { address, user } = await open({}, '/realtylist?regionId=CA595911606&pets=true');
  await pin('월 $2,350 매물 보기');
  zoomIn();
  await user.click(await screen.findByRole('button', { name: '이 지역에서 다시 검색' }));
  await waitFor(() => expect(address()).toMatch(/^\/realtylist\?pets=true&bbox=[^&]+$/));
});

test('an area in the address is where the map opens', async () => {
  const { requests } = await open({}, '/realtylist?bbox=-79.5,43.6,-79.3,43.7');
  await waitFor(() => expect(queriesOf(requests, MAP).length).toBeGreaterThan(0));
  const [west = 0, south = 0, east = 0, north = 0] = (queriesOf(requests, MAP).at(-1)?.bbox ?? '')
    .split(',')
    .map(Number);
  expect(west <= -79.5 && south <= 43.6 && east >= -79.3 && north >= 43.7).toBe(true);
  expect(east - west).toBeLessThan(1);
});

test('where pins cannot be had it is said, the list stays, and another try helps', async () => {
  const found: Parameters<typeof openSearch>[1] = { realties: homes, pins: 500 };
  const { user } = await openSearch('/realtylist', found, true);
  expect(await screen.findByText(/지도에 매물을 표시하지 못했어요/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다른 집 1' })).toBeInTheDocument();
  found.pins = pins;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await pin('월 $2,350 매물 보기')).toBeInTheDocument();
  expect(screen.queryByText(/표시하지 못했어요/)).toBeNull();
});

test('where those of another filter cannot be had none of the former stay', async () => {
  const found: Parameters<typeof openSearch>[1] = { realties: homes, pins };
  const { router } = await openSearch('/realtylist?priceMax=3000', found, true);
  await pin('월 $2,350 매물 보기');
  found.pins = 500;
  await act(() => router.navigate('/realtylist?priceMax=2000'));
  expect(await screen.findByText(/지도에 매물을 표시하지 못했어요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '월 $2,350 매물 보기' })).toBeNull();
});

test('going back shows the part of the map that was left, with its pins before they are fetched', async () => {
  const found = { pins };
  const { requests, router } = await open(found);
  await pin('월 $2,350 매물 보기');
  zoomIn();
  const boxes = () => queriesOf(requests, MAP).map(({ bbox }) => bbox);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: '이 지역에서 다시 검색' })).toBeInTheDocument(),
  );
  await waitFor(() => expect(boxes().length).toBeGreaterThan(1));
  const zoom = queriesOf(requests, MAP).at(-1)?.zoom;
  await act(() => router.navigate('/about'));
  found.pins = [];
  const before = boxes().length;
  await act(() => router.navigate(-1));
  expect(await pin('월 $2,350 매물 보기')).toBeInTheDocument();
  await waitFor(() => expect(boxes().length).toBeGreaterThan(before));
  expect(queriesOf(requests, MAP).at(-1)?.zoom).toBe(zoom);
});

test('a chosen listing is still chosen on going back, and after the page was dropped and loaded anew', async () => {
  const { user, requests, router } = await open();
  await pin('월 $2,350 매물 보기');
  zoomIn();
  await user.click(await pin('월 $2,350 매물 보기'));
  const zooms = (made = requests) => queriesOf(made, MAP).map(({ zoom }) => zoom);
  const zoom = zooms().at(-1);
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-1));
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '고른 매물' })).toHaveTextContent('다른 집 1'),
  );

  cleanup();
  historyMemory.clear();
  const again = await open();
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '고른 매물' })).toHaveTextContent('다른 집 1'),
  );
  await waitFor(() => expect(zooms(again.requests).at(-1)).toBe(zoom));
});

test('another member is not shown the map as the one before left it', async () => {
  signInAs(1, '민지');
  const { requests, router } = await open();
  await pin('월 $2,350 매물 보기');
  const zooms = () => queriesOf(requests, MAP).map(({ zoom }) => zoom);
  const first = zooms().at(-1);
  zoomIn();
  await waitFor(() => expect(zooms().at(-1)).not.toBe(first));
  await act(() => router.navigate('/about'));
  signInAs(2, '민지');
  const before = zooms().length;
  await act(() => router.navigate(-1));
  await waitFor(() => expect(zooms().length).toBeGreaterThan(before));
  expect(zooms().at(-1)).toBe(first);
});
