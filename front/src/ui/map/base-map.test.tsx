import { fireEvent, render, screen } from '@testing-library/react';
import type { Map as LeafletMap } from 'leaflet';
import { createRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { giveSize } from '../../testing/browser-parts.ts';
import { BaseMap } from './base-map.tsx';

afterEach(() => vi.unstubAllGlobals());

/** A map, whose frame has a size. */
const open = (tileUrl = '/tiles/{z}/{x}/{y}.png') => {
  giveSize();
  const missing: boolean[] = [];
  const map = createRef<LeafletMap>();
  const { container: frame } = render(
    <BaseMap
      ref={map}
      tileUrl={tileUrl}
      center={{ lat: 49.2827, lng: -123.1207 }}
      zoom={12}
      onMissingTiles={(are) => missing.push(are)}
    />,
  );
  const tiles = () => [...frame.querySelectorAll('img.leaflet-tile')];
  if (!map.current) throw new Error('no map');
  return { map: map.current, frame, missing, tiles };
};

test.each([
  [true, false],
  [false, true],
])('with reduced motion %s, the moves of keys and buttons are animated: %s', (matches, animated) => {
  vi.stubGlobal('matchMedia', () => ({ matches }));
  const { map, frame } = open();
  const moving = () => frame.querySelector('.leaflet-pan-anim') !== null;
  map.panBy([60, 0]);
  expect(moving()).toBe(animated);
  map.setView([49.29, -123.13], 12);
  expect(moving()).toBe(animated);
  expect([map.options.zoomAnimation, map.options.fadeAnimation, map.options.inertia]).toEqual(
    Array(3).fill(animated),
  );
});

test('missing pictures are reported once, and that all are there again', () => {
  const { map, missing, tiles } = open();
  const [first, ...others] = tiles();
  for (const tile of others) fireEvent.error(tile);
  expect(missing).toEqual([true]);
  // The last one of them that came is not all.
  if (first) fireEvent.load(first);
  expect(missing).toEqual([true]);
  map.setView([43.65, -79.38], 12, { animate: false });
  for (const tile of tiles()) fireEvent.load(tile);
  expect(missing).toEqual([true, false]);
});

test('without tiles it draws coast and names, below what is on it, and names its sources', async () => {
  const { frame, missing, tiles } = open('');
  expect(await screen.findByText('밴쿠버')).toBeInTheDocument();
  expect(frame.querySelectorAll('path.drawn-land').length).toBeGreaterThan(0);
  expect(frame.querySelectorAll('path.leaflet-interactive')).toHaveLength(0);
  expect(screen.getByRole('link', { name: 'City of Vancouver' })).toBeInTheDocument();
  expect(tiles()).toEqual([]);
  expect(missing).toEqual([]);
});

test('where its tiles fail it draws until they are there again', async () => {
  const { map, frame, tiles } = open();
  for (const tile of tiles()) fireEvent.error(tile);
  expect(await screen.findByText('밴쿠버')).toBeInTheDocument();
  map.setView([43.65, -79.38], 12, { animate: false });
  for (const tile of tiles()) fireEvent.load(tile);
  expect(frame.querySelector('path.drawn-land')).toBeNull();
});
