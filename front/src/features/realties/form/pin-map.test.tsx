import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveSize } from '../../../testing/browser-parts.ts';
import type { Position } from './values.ts';

const { PinMap } = await import('./pin-map.tsx');

const home: Position = { lat: 49.2276, lng: -123.0076 };
const view = { ...home, zoom: 16 };

const open = (position: Position | null) => {
  const placed: [Position, string][] = [];
  const element = (at: Position | null) => (
    <PinMap
      position={at}
      view={view}
      tileUrl="/tiles/{z}/{x}/{y}.png"
      onMove={(to, words) => placed.push([to, words])}
    />
  );
  const { container, rerender } = render(element(position));
  const frame = container.querySelector('.leaflet-container');
  return { placed, frame, show: (at: Position | null) => rerender(element(at)) };
};

/** Metres between two positions that are near each other. */
const metres = (a: Position, b: Position): number =>
  Math.hypot((a.lat - b.lat) * 111_320, (a.lng - b.lng) * 111_320 * Math.cos((a.lat * Math.PI) / 180));

test.each([
  ['ArrowUp', false, 10, '핀을 북쪽으로 10m 옮겼어요.'],
  ['ArrowDown', true, 100, '핀을 남쪽으로 100m 옮겼어요.'],
  ['ArrowLeft', false, 10, '핀을 서쪽으로 10m 옮겼어요.'],
  ['ArrowRight', true, 100, '핀을 동쪽으로 100m 옮겼어요.'],
])('%s moves the pin', (key, shiftKey, far, said) => {
  const { placed } = open(home);
  const pin = screen.getByRole('button', { name: /^집 위치 핀/ });
  expect(pin).toHaveAttribute('tabindex', '0');
  fireEvent.keyDown(pin, { key, shiftKey });
  const [[to, words] = [home, '']] = placed;
  expect(Math.abs(metres(to, home) - far)).toBeLessThan(0.2);
  expect(words).toBe(said);
});

test('other keys are not for the pin', () => {
  const { placed } = open(home);
  fireEvent.keyDown(screen.getByRole('button', { name: /^집 위치 핀/ }), { key: 'a' });
  expect(placed).toEqual([]);
});

test('a press on the map puts the pin there, also the first one', () => {
  const { placed, frame, show } = open(null);
  expect(screen.queryByRole('button', { name: /^집 위치 핀/ })).toBeNull();
  if (frame) fireEvent.click(frame, { clientX: 0, clientY: 0 });
  expect(placed).toHaveLength(1);
  show(placed[0]?.[0] ?? null);
  const pin = screen.getByRole('button', { name: /^집 위치 핀/ });
  show(home);
  expect(screen.getByRole('button', { name: /^집 위치 핀/ })).toBe(pin);
});

test('where its pictures cannot be fetched the map says so, and the pin can be moved all the same', () => {
  giveSize();
  const { placed, frame } = open(home);
  const tiles = [...(frame?.querySelectorAll('img.leaflet-tile') ?? [])];
  expect(screen.queryByText(/지도 그림을 불러오지 못했어요/)).toBeNull();
  for (const tile of tiles) fireEvent.error(tile);
  expect(screen.getByRole('status')).toHaveTextContent(
    '지도 그림을 불러오지 못했어요. 핀은 그대로 옮길 수 있어요. 지도 앱에서 확인하기',
  );
  expect(screen.getByRole('link', { name: '지도 앱에서 확인하기' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=49.2276,-123.0076',
  );
  fireEvent.keyDown(screen.getByRole('button', { name: /^집 위치 핀/ }), { key: 'ArrowUp' });
  expect(placed).toHaveLength(1);
});
