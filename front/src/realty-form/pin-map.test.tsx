import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Place } from './values.ts';

// By this leaflet tells that it can draw; jsdom can all the rest of it.
vi.hoisted(() => Object.assign(SVGSVGElement.prototype, { createSVGRect: () => ({}) }));

const { PinMap } = await import('./pin-map.tsx');

const home: Place = { lat: 49.2276, lng: -123.0076 };
const view = { ...home, zoom: 16 };

const open = (place: Place | null) => {
  const placed: [Place, string][] = [];
  const element = (at: Place | null) => (
    <PinMap
      place={at}
      view={view}
      tileUrl="/tiles/{z}/{x}/{y}.png"
      onPlace={(to, words) => placed.push([to, words])}
    />
  );
  const { container, rerender } = render(element(place));
  return { placed, frame: container.firstElementChild, show: (at: Place | null) => rerender(element(at)) };
};

/** Metres between two places that are near each other. */
const metres = (a: Place, b: Place): number =>
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
