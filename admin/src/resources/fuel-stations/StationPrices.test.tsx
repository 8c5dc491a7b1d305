import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('under the form of a station staff enter what it costs there, and take it away', async () => {
  const api = await realApi();
  const { id } = await api.colleague.fuelStations.create({
    body: {
      ...{ title: '예시 주유소', address: '1 Example St', regionId: 'CA595911606', source: '간판' },
      location: { lat: 49.2292, lng: -123.0075 },
    },
  });
  await openAdmin(`/fuelStations/form/${id}`, api);
  expect(await screen.findByRole('textbox', { name: /이름/ })).toHaveValue('예시 주유소');
  const section = (await screen.findByRole('heading', { name: '가격' })).parentElement as HTMLElement;
  expect(await within(section).findByText('아직 가격이 없어요.')).toBeVisible();
  const cents = within(section).getByRole('textbox', { name: /리터당 센트/ });
  await user.type(cents, '9');
  await user.click(within(section).getByRole('button', { name: '가격 넣기' }));
  await waitFor(() => expect(cents).toHaveAccessibleDescription(/60/));
  await user.clear(cents);
  await user.type(cents, '171.9');
  await user.click(within(section).getByRole('button', { name: '가격 넣기' }));
  expect(await within(section).findByText('171.9¢')).toBeVisible();
  expect(within(section).getByText(/운영팀 ·/)).toBeVisible();
  await user.click(within(section).getByRole('button', { name: '삭제' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /삭제|확인/ }));
  expect(await within(section).findByText('아직 가격이 없어요.')).toBeVisible();
});
