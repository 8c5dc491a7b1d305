import { api as contract } from '@hanca/common/contract/index.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openForm } from '../testing/form.tsx';
import { user } from '../testing/user.ts';
import { LocationInput } from './LocationInput.tsx';

const home = { lat: 49.2276, lng: -123.0076 };

/** The location of a form, on a map with or without pictures. */
const open = (location: typeof home | null, { hasTiles = true } = {}) => {
  const tiles: typeof fetch = async (input) =>
    hasTiles && String(input) === contract.geo.tiles.path
      ? Response.json({ url: '/tiles/{z}/{x}/{y}.png' })
      : Promise.reject(new TypeError('no network'));
  return openForm(
    <>
      <LocationInput source="location" />
      <button type="submit">저장</button>
    </>,
    { record: { location }, fetch: tiles },
  );
};

const pin = () => screen.findByRole('button', { name: /^위치 핀/ });

const save = async (saved: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  return saved.mock.lastCall?.[0].location;
};

test('arrow keys move the pin, without any picture of the map', async () => {
  const saved = open(home, { hasTiles: false });
  expect(await screen.findByText(/지도 그림을 불러오지 못했어요/)).toBeVisible();
  fireEvent.keyDown(await pin(), { key: 'ArrowUp', shiftKey: true });
  expect(await screen.findByText('핀을 북쪽으로 100m 옮겼어요.')).toBeVisible();
  expect(await save(saved)).toEqual({ lat: 49.228498, lng: home.lng });
});

test('a click on the map puts the pin there', async () => {
  const saved = open(null);
  await screen.findByRole('button', { name: '지도 가운데에 핀 놓기' });
  const map = document.querySelector('.leaflet-container');
  if (map) fireEvent.click(map, { clientX: 0, clientY: 0 });
  expect(await pin()).toBeVisible();
  expect(await save(saved)).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
});

test('exact numbers are typed below the map, and taken away again', async () => {
  const saved = open(home);
  await user.click(await screen.findByText('좌표로 입력하기'));
  const lat = screen.getByRole('spinbutton', { name: '위도' });
  expect(lat).toHaveValue(home.lat);
  await user.fill(lat, '49.5');
  expect(await save(saved)).toEqual({ lat: 49.5, lng: home.lng });
  await user.click(screen.getByRole('button', { name: '위치 지우기' }));
  await waitFor(() => expect(lat).toHaveValue(null));
  expect(screen.queryByRole('button', { name: '위치 지우기' })).toBeNull();
  saved.mockClear();
  expect(await save(saved)).toEqual({ lat: null, lng: null });
});
