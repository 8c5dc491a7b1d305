import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';

const TEXT = '집주인이 맞는지 확인되지 않았어요. 확인할 것을 보내 주세요.';

test('what staff have ready for a reason is offered first, and is changed before it is sent', async () => {
  const api = await realApi();
  await api.store('realties', [{ id: 5, title: '랍슨 콘도' }]);
  await api.store('reports', [{ id: 1, realtyId: 5, reason: 'scam' }]);
  await api.colleague.readyAnswers.create({ body: { title: '집주인 확인', use: 'scam', text: TEXT } });
  await api.colleague.readyAnswers.create({ body: { title: '나갔대요', use: 'gone', text: '나갔대요.' } });
  await openAdmin('/queue', api);
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 처리' }));
  const dialog = await screen.findByRole('dialog', { name: '신고 처리' });
  await userEvent.click(await within(dialog).findByRole('combobox', { name: '준비된 이유' }));
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(options.slice(0, 3)).toEqual(['고르면 아래에 적혀요', '집주인 확인', '사기가 의심돼요']);
  expect(options).not.toContain('나갔대요');
  await userEvent.click(screen.getByRole('option', { name: '집주인 확인' }));
  const reason = within(dialog).getByRole('textbox', { name: '회원님에게 알릴 이유' });
  expect(reason).toHaveDisplayValue(TEXT);
  await userEvent.type(reason, ' 고마워요.');
  await userEvent.click(within(dialog).getByRole('button', { name: '처리하고 알리기' }));
  await screen.findByText('검색결과 : 0');
  expect(await api.colleague.realties.get({ params: { id: 5 } })).toMatchObject({
    hiddenReason: `${TEXT} 고마워요.`,
  });
});
