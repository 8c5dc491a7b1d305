import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

test('the board shows every feed; one that is off has nothing to be done', async () => {
  await openAdmin('/feeds', await realApi());
  const cbsa = await screen.findByRole('region', { name: /CBSA/ });
  expect(cbsa).toHaveTextContent('꺼짐');
  expect(cbsa).toHaveTextContent('아직 받지 않음');
  expect(within(cbsa).queryByRole('button')).toBeNull();
});

test('staff enter a rate with its day and source, also where the feed is off', async () => {
  const api = await realApi();
  await openAdmin('/feeds', api);
  const user = userEvent.setup();
  const rate = await screen.findByRole('region', { name: '캐나다 중앙은행 환율' });
  await user.click(within(rate).getByRole('button', { name: '환율 적기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '환율 적기' }));
  await user.type(dialog.getByLabelText('날짜'), '2026-07-20');
  await user.type(dialog.getByLabelText('미국 1달러 (CAD)'), '13.7');
  await user.type(dialog.getByLabelText('출처'), '은행 창구{Enter}');
  // What is wrong is said where it is.
  await waitFor(() => expect(dialog.getByLabelText('미국 1달러 (CAD)')).toHaveAccessibleDescription(/2\.5/));
  await user.clear(dialog.getByLabelText('미국 1달러 (CAD)'));
  await user.type(dialog.getByLabelText('미국 1달러 (CAD)'), '1.37{Enter}');
  expect(await screen.findByText('환율을 넣었어요')).toBeVisible();
  await waitFor(() => expect(rate).toHaveTextContent('직접 넣은 자료 · 1건'));
});
