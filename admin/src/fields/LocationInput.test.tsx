import { api as contract } from '@hanca/common/contract/index.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { type RealApi, realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';

const home = { lat: 49.2276, lng: -123.0076 };

const openPost = async (location: typeof home | null, { hasTiles = true } = {}) => {
  const api = await realApi();
  if (!hasTiles) api.refuse(`GET ${contract.geo.tiles.path}`, unavailable);
  await api.store('posts', [{ id: 1, ...location }]);
  await openAdmin('/posts/form/1', api);
  await screen.findByRole('group', { name: '위치' });
  return api;
};

const pin = () => screen.findByRole('button', { name: /^위치 핀/ });

const save = async (api: RealApi) => {
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText('저장했어요');
  return (await api.colleague.posts.get({ params: { id: 1 } })).location;
};

test('arrow keys move the pin, without any picture of the map, and the post is stored there', async () => {
  const api = await openPost(home, { hasTiles: false });
  expect(await screen.findByText(/지도 그림을 불러오지 못했어요/)).toBeVisible();
  fireEvent.keyDown(await pin(), { key: 'ArrowUp', shiftKey: true });
  expect(await screen.findByText('핀을 북쪽으로 100m 옮겼어요.')).toBeVisible();
  expect(await save(api)).toEqual({ lat: 49.228498, lng: home.lng });
});

test('a click on the map puts the pin there', async () => {
  const api = await openPost(null);
  await screen.findByRole('button', { name: '지도 가운데에 핀 놓기' });
  const map = document.querySelector('.leaflet-container');
  if (map) fireEvent.click(map, { clientX: 0, clientY: 0 });
  expect(await pin()).toBeVisible();
  expect(await save(api)).toEqual({ lat: expect.any(Number), lng: expect.any(Number) });
});

test('exact numbers are typed below the map, and taken away again', async () => {
  const api = await openPost(home);
  await userEvent.click(screen.getByText('좌표로 입력하기'));
  const lat = screen.getByRole('spinbutton', { name: '위도' });
  expect(lat).toHaveValue(home.lat);
  await userEvent.click(screen.getByRole('button', { name: '위치 지우기' }));
  await waitFor(() => expect(lat).toHaveValue(null));
  expect(screen.queryByRole('button', { name: '위치 지우기' })).toBeNull();
  expect(await save(api)).toBeNull();
});

test('a resource without a form of its own has its location on a map', async () => {
  const api = await realApi();
  await openAdmin('/landmarks/form', api);
  await userEvent.type(await screen.findByRole('textbox', { name: /^이름/ }), '한아름마트');
  await userEvent.click(screen.getByRole('combobox', { name: /종류/ }));
  await userEvent.click(await screen.findByRole('option', { name: '한인마트' }));
  await userEvent.type(screen.getByRole('combobox', { name: /도시/ }), '밴쿠버');
  await userEvent.click(await screen.findByRole('option', { name: '밴쿠버' }));
  await userEvent.click(await screen.findByRole('button', { name: '지도 가운데에 핀 놓기' }));
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const stored = async () =>
    (await api.colleague.landmarks.list({ query: {} })).map(({ location }) => location);
  await expect.poll(stored).toEqual([{ lat: expect.any(Number), lng: expect.any(Number) }]);
});
