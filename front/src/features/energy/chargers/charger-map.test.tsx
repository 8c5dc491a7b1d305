import type { ChargerPin } from '@hanca/common/contract/energy.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { giveSize } from '../../../testing/browser-parts.ts';
import { renderAt, testDeps } from '../../../testing/render.tsx';
import { sampleCharger } from '../../../testing/sample-charger.ts';
import { ChargerMap } from './charger-map.tsx';

const hall = { id: 1, name: 'City Hall', lat: 49.26, lng: -123.11, fast: true };
/** Two at one point. */
const mall = { id: 2, name: 'Mall, level 1', lat: 49.22, lng: -123.01, fast: true };
const basement = { ...mall, id: 3, name: 'Mall, level 2', fast: false };
const pins: ChargerPin[] = [hall, mall, basement];

/** The map of three chargers, of which the API describes those of `known`. */
const open = (known: readonly ChargerPin[] = pins, answers: (readonly ChargerPin[] | null)[] = [pins]) => {
  giveSize();
  const left = [...answers];
  const { deps } = testDeps(({ url }) => {
    const body = url.includes('/map') ? left.shift() : known.map(({ fast: _, ...pin }) => sampleCharger(pin));
    return { status: body ? 200 : 500, body: body ?? {} };
  });
  const query = { regionId: undefined, plugs: undefined, power: undefined, network: undefined };
  renderAt('/energy/chargers', <ChargerMap query={query} near="" />, deps);
  return userEvent.setup();
};

const pin = (name: string) => screen.findByRole('button', { name });
const card = () => screen.findByRole('region', { name: '고른 충전소' });

test('a pin shows its charger; closed, the keyboard is at the pin again', async () => {
  const user = open();
  await user.click(await pin('City Hall, 급속 충전소 보기'));
  expect(await within(await card()).findByText('급속 2대 · 완속 4대')).toBeInTheDocument();
  expect(await pin('City Hall, 급속 충전소 보기')).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: '고른 충전소 닫기' }));
  expect(screen.queryByRole('region', { name: '고른 충전소' })).toBeNull();
  expect(await pin('City Hall, 급속 충전소 보기')).toHaveFocus();
});

test('closed, where its pin is out of view the keyboard is at the map', async () => {
  const user = open();
  await user.click(await pin('City Hall, 급속 충전소 보기'));
  (await pin('충전소 2곳, 확대해서 보기')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'City Hall, 급속 충전소 보기' })).toBeNull(),
  );
  await user.click(screen.getByRole('button', { name: '고른 충전소 닫기' }));
  expect(document.activeElement).toHaveClass('leaflet-container');
});

test('several come nearer with each press, and are named where no zoom separates them', async () => {
  const user = open();
  // By the keyboard, for presses that follow each other fast are one double click to Leaflet.
  const press = async (name: string) => {
    (await pin(name)).focus();
    await user.keyboard('{Enter}');
  };
  while (screen.queryByRole('button', { name: '충전소 2곳 보기' }) === null)
    await press('충전소 2곳, 확대해서 보기');
  expect(await pin('충전소 2곳 보기')).toHaveTextContent('2곳');
  await press('충전소 2곳 보기');
  await user.click(within(await card()).getByRole('button', { name: 'Mall, level 2 · 완속' }));
  expect(await within(await card()).findByRole('heading', { name: 'Mall, level 2' })).toBeInTheDocument();
});

test('what cannot be had is said, on the map and in the card', async () => {
  const user = open([]);
  await user.click(await pin('City Hall, 급속 충전소 보기'));
  const shown = await card();
  await waitFor(() =>
    expect(within(shown).getByRole('alert')).toHaveTextContent('이 충전소를 불러오지 못했어요'),
  );
});

test('without pins the map leads to the list, and can be tried again', async () => {
  const user = open(pins, [null, pins]);
  const notice = await screen.findByText(/지도에 충전소를 표시하지 못했어요. 목록에서 봐 주세요./);
  await user.click(within(notice).getByRole('button', { name: '다시 시도' }));
  expect(await pin('City Hall, 급속 충전소 보기')).toBeInTheDocument();
  expect(notice).not.toBeInTheDocument();
});
