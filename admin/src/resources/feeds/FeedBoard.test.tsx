import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

test('a feed that is off offers nothing but an entry of rates, with its day and source', async () => {
  await openAdmin('/feeds', await realApi());
  const cbsa = await screen.findByRole('region', { name: /CBSA/ });
  expect(cbsa).toHaveTextContent('꺼짐');
  expect(cbsa).toHaveTextContent('아직 받지 않음');
  expect(within(cbsa).queryByRole('button')).toBeNull();

  const rate = screen.getByRole('region', { name: '캐나다 중앙은행 환율' });
  await user.click(within(rate).getByRole('button', { name: '환율 적기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '환율 적기' }));
  await user.type(dialog.getByLabelText('날짜'), '2026-07-20');
  await user.fill(dialog.getByLabelText('미국 1달러 (CAD)'), '13.7');
  await user.type(dialog.getByLabelText('출처'), '은행 창구{Enter}');
  await waitFor(() => expect(dialog.getByLabelText('미국 1달러 (CAD)')).toHaveAccessibleDescription(/2\.5/));
  await user.clear(dialog.getByLabelText('미국 1달러 (CAD)'));
  await user.type(dialog.getByLabelText('미국 1달러 (CAD)'), '1.37{Enter}');
  expect(await screen.findByText('환율을 넣었어요')).toBeVisible();
  await waitFor(() => expect(rate).toHaveTextContent('직접 넣은 자료 · 1건'));
});
