import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const HEAD = 'title,address,city,lat,lng,source\n';
const line = (city: string) => `킹스웨이 주유소,4500 Kingsway,${city},49.2287,-123.0016,직접 확인\n`;

test('a file with a wrong line says which and stores nothing; corrected its station is in the list', async () => {
  await openAdmin('/fuelStations', await realApi());
  await user.click(await screen.findByRole('button', { name: 'CSV로 넣기' }));
  const dialog = await screen.findByRole('dialog');
  const input = within(dialog).getByRole('textbox', { name: 'CSV 내용' });
  await user.fill(input, HEAD + line('Nowhere'));
  await user.click(within(dialog).getByRole('button', { name: '넣기' }));
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('2번째 줄: 도시'));
  await user.fill(input, HEAD + line('Burnaby'));
  await user.click(within(dialog).getByRole('button', { name: '넣기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1개를 더하고 0개를 고쳤어요. 0개는 그대로예요.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '킹스웨이 주유소' })).toBeVisible();
});
