import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';

const open = () => openSite('/border/return', () => ({ status: 500, body: {} }));

const sums = () => within(screen.getByRole('form', { name: '영수증 계산' }));

test('receipts are added up by person on the device, and what is above the exemption is estimated', async () => {
  const { user, requests } = await open();
  const status = sums().getByRole('status');
  expect(status).toHaveTextContent('영수증 금액을 적으면 계산해요.');
  fireEvent.change(screen.getByLabelText('영수증 1 금액'), { target: { value: '150' } });
  expect(status).toHaveTextContent('세금 어림 $7.50~$18.00 (세금이 붙는 금액 $150.00)');
  await user.click(screen.getByRole('radio', { name: '48시간 이상' }));
  expect(status).toHaveTextContent('모두 $150.00, 한도 안이라');
  await user.selectOptions(screen.getByLabelText('차에 탄 사람'), '2명');
  await user.click(screen.getByRole('button', { name: '영수증 더하기' }));
  fireEvent.change(screen.getByLabelText('영수증 2 금액'), { target: { value: '1,000' } });
  await user.selectOptions(screen.getByLabelText('영수증 2의 주인'), '동승자 1');
  expect(status).toHaveTextContent('세금 어림 $10.00~$24.00 (세금이 붙는 금액 $200.00)');
  expect(screen.getByRole('row', { name: '동승자 1 $1,000.00 $200.00' })).toBeInTheDocument();
  // With one person left in the car, every receipt is theirs.
  await user.selectOptions(screen.getByLabelText('차에 탄 사람'), '1명');
  expect(status).toHaveTextContent('세금이 붙는 금액 $350.00');
  expect(screen.queryByRole('row', { name: /동승자/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '영수증 2 지우기' }));
  expect(status).toHaveTextContent('모두 $150.00');
  expect(requests).toEqual([]);
});

test('amounts in US dollars want a rate, and what is no number is said beside its field', async () => {
  const { user } = await open();
  const amount = screen.getByLabelText('영수증 1 금액');
  fireEvent.change(amount, { target: { value: '백 달러' } });
  expect(amount).toHaveAccessibleDescription(/금액을 12.50처럼 숫자로/);
  fireEvent.change(amount, { target: { value: '100' } });
  await user.click(screen.getByRole('radio', { name: '미국 달러' }));
  expect(screen.getByText('금액과 환율을 모두 숫자로 적으면 계산해요.')).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText(/^환율/), { target: { value: '1.4' } });
  // What cannot be read is not taken for nothing.
  fireEvent.change(amount, { target: { value: '100달러' } });
  expect(screen.getByText('금액과 환율을 모두 숫자로 적으면 계산해요.')).toBeInTheDocument();
  fireEvent.change(amount, { target: { value: '100' } });
  expect(sums().getByRole('status')).toHaveTextContent('세금이 붙는 금액 $140.00');
});

test('the rules stand in a table with their source and the day on which they were compared', async () => {
  await open();
  const rules = within(screen.getByRole('table', { name: /캐나다 밖에 있던 시간/ }));
  expect(rules.getByRole('row', { name: '24시간 이상 $200 면세 없음' })).toBeInTheDocument();
  expect(rules.getByRole('row', { name: '48시간 이상 $800 아래 양까지' })).toBeInTheDocument();
  expect(screen.getByText(/견주어 확인했어요/)).toHaveTextContent('2026년 11월 23일');
  expect(screen.getByRole('link', { name: 'CBSA 안내' })).toHaveAttribute(
    'href',
    expect.stringContaining('cbsa-asfc.gc.ca'),
  );
});
