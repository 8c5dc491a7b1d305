import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { giveSize } from '../../testing/browser-parts.ts';

const { CircleMap } = await import('./circle-map.tsx');

const vancouver = { lat: 49.2827, lng: -123.1207 };
const tileUrl = '/tiles/{z}/{x}/{y}.png';

test('a map with its position, zoom buttons in Korean and the names of those who made it', () => {
  const { container } = render(<CircleMap position={vancouver} tileUrl={tileUrl} />);
  expect(screen.getByRole('button', { name: '확대' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '축소' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'OpenStreetMap' })).toHaveAttribute(
    'href',
    'https://www.openstreetmap.org/copyright',
  );
  expect(screen.queryByRole('link', { name: /Leaflet/ })).toBeNull();
  expect(container.querySelectorAll('path.home-circle')).toHaveLength(1);
  expect(container.querySelectorAll('.home-marker')).toHaveLength(1);
  expect(container.querySelector('.home-marker')).not.toHaveAttribute('tabindex');
});

test('a position that is not to be pointed at has its circle only', () => {
  const { container } = render(<CircleMap position={vancouver} tileUrl={tileUrl} marked={false} />);
  expect(container.querySelectorAll('path.home-circle')).toHaveLength(1);
  expect(container.querySelector('.home-marker')).toBeNull();
});

test('another position replaces the map; going away leaves nothing behind', () => {
  const { container, rerender, unmount } = render(<CircleMap position={vancouver} tileUrl={tileUrl} />);
  const frame = container.querySelector('.leaflet-container');
  const zoom = screen.getByRole('button', { name: '확대' });
  rerender(<CircleMap position={{ ...vancouver }} tileUrl={tileUrl} />);
  expect(screen.getByRole('button', { name: '확대' })).toBe(zoom);
  rerender(<CircleMap position={{ lat: 43.65, lng: -79.38 }} tileUrl={tileUrl} />);
  expect(screen.getByRole('button', { name: '확대' })).not.toBe(zoom);
  expect(container.querySelectorAll('path.home-circle')).toHaveLength(1);
  unmount();
  expect(frame).toBeEmptyDOMElement();
});

test('where its pictures cannot be fetched it says so and leads to the map app', () => {
  giveSize();
  const { container } = render(<CircleMap position={vancouver} tileUrl={tileUrl} />);
  for (const tile of container.querySelectorAll('img.leaflet-tile')) fireEvent.error(tile);
  expect(screen.getByRole('status')).toHaveTextContent('지도 그림을 불러오지 못했어요. 지도 앱에서 보기');
  expect(screen.getByRole('link', { name: '지도 앱에서 보기' })).toHaveAttribute(
    'href',
    'https://www.google.com/maps/search/?api=1&query=49.2827,-123.1207',
  );
});
