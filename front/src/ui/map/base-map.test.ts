import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { giveSize } from '../../testing/browser-parts.ts';
import { baseMap } from './base-map.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A map, whose frame has a size. */
const open = () => {
  giveSize();
  const frame = document.body.appendChild(document.createElement('div'));
  const missing: boolean[] = [];
  const map = baseMap(frame, {
    tileUrl: '/tiles/{z}/{x}/{y}.png',
    center: [49.2827, -123.1207],
    zoom: 12,
    onMissingTiles: (are) => missing.push(are),
  });
  const tiles = () => [...frame.querySelectorAll('img.leaflet-tile')];
  return { map, frame, missing, tiles };
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
