import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const HEAD = 'title,city,year,season,group,residents,opens,url,source,note,expected\n';
const line = (city: string, opens: string) =>
  `수영 레슨,${city},2027,봄,수영,,${opens},https://www.burnaby.ca/recreation,안내서,,\n`;

test('a file with a wrong line stores nothing and says which; corrected it is in the list', async () => {
  await openAdmin('/registrations', await realApi());
  await user.click(await screen.findByRole('button', { name: 'CSV로 넣기' }));
  const dialog = await screen.findByRole('dialog');
  const input = within(dialog).getByRole('textbox', { name: 'CSV 내용' });
  await user.fill(input, HEAD + line('Burnaby', '2027-03-09 10:00') + line('Nowhere', '2027-03-09 10:00'));
  await user.click(within(dialog).getByRole('button', { name: '넣기' }));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent('1줄을 고쳐 주세요. 아무것도 저장하지 않았어요.');
  expect(alert).toHaveTextContent('3번째 줄: 도시');
  await user.clear(input);
  expect(within(dialog).queryByRole('alert')).toBeNull();
  await user.fill(input, HEAD + line('Burnaby', '2027-03-09 10:00'));
  await user.click(within(dialog).getByRole('button', { name: '넣기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1개를 더하고 0개를 고쳤어요. 0개는 그대로예요.')).toBeVisible();
  expect(await screen.findByRole('link', { name: '수영 레슨' })).toBeVisible();
});
