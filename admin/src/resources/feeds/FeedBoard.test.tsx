import { screen, within } from '@testing-library/react';
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
