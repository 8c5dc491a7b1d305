import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const LIST = '/v1/shop/coupons';
const COUNT = '/v1/shop/coupons/count';

const some = async () => {
  const api = await realApi();
  await api.store('businesses', [
    { id: 3, title: '한아름마트' },
    { id: 4, title: '밴쿠버떡집' },
  ]);
  await api.store('coupons', [
    { id: 1, title: '대기 쿠폰', isActive: false, issuedQuantity: 0 },
    {
      id: 2,
      title: '떡 할인',
      bizId: 4,
      type: 2,
      discount: 10,
      maxDiscount: 20,
      userLevel: 3,
      totalQuantity: 1500,
    },
  ]);
  return api;
};

const last = (api: RealApi, path: string) => api.calls.filter((call) => call.path === path).at(-1)?.query;

test('shows the columns, is filtered by hand and by address, and asks before it deletes', async () => {
  const api = await some();
  const { router } = await openAdmin('/coupons', api);
  await screen.findByRole('link', { name: '떡 할인 수정' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('쿠폰 목록');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    // The boxes that select rows.
    '',
    'No.',
    'ID',
    '발행처',
    '쿠폰 이름',
    '종류',
    '총 수량',
    '발급 수량',
    '최소 주문',
    '회원 등급',
    '상태',
    '사용 기간',
    '수정',
    '삭제',
  ]);
  const cells = within(screen.getAllByRole('row')[1] as HTMLElement).getAllByRole('cell', { hidden: true });
  expect(cells.map((cell) => cell.textContent).filter((_, index) => index !== 4)).toEqual([
    '',
    '1',
    '2',
    '밴쿠버떡집',
    '정률10% 할인 (최대 $20)',
    '1,500',
    '12',
    '$30',
    '하이소셜+',
    '발급 중',
    '2099.12.01까지2025.11.03부터',
    '',
    '',
  ]);
  expect(screen.getByRole('link', { name: '떡 할인 수정' })).toHaveAttribute('href', '/coupons/form/2');
  expect(screen.getByRole('link', { name: '떡 할인' })).toHaveAttribute('href', '/coupons/form/2');
  expect(screen.getByRole('checkbox', { name: '떡 할인 선택' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '쿠폰 추가' })).toHaveAttribute('href', '/coupons/form');

  // Its first state, which is 0, is a filter too.
  await screen.findByText('검색결과 : 2');
  await user.click(screen.getByRole('combobox', { name: /^상태/ }));
  await user.click(await screen.findByRole('option', { name: '대기' }));
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)).toMatchObject({ status: '0' });
  expect(last(api, COUNT)).toEqual({ status: '0' });

  await user.click(screen.getByRole('combobox', { name: /^종류/ }));
  await user.click(await screen.findByRole('option', { name: '정률' }));
  await screen.findByText('조건에 맞는 쿠폰이 없어요.');
  expect(last(api, COUNT)).toEqual({ status: '0', type: '2' });

  await user.click(screen.getByRole('combobox', { name: /^상태/ }));
  await user.click(await screen.findByRole('option', { name: '전체' }));
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)).toMatchObject({ type: '2' });

  const wanted = { regionId: 'CA59', keyword: '떡' };
  await act(() => router.navigate(`/coupons?filter=${encodeURIComponent(JSON.stringify(wanted))}`));
  await waitFor(() => expect(last(api, COUNT)).toEqual(wanted));
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)).toMatchObject(wanted);

  await user.click(await screen.findByRole('button', { name: '떡 할인 삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '삭제' });
  expect(dialog).toHaveTextContent('이 쿠폰을 삭제하시겠습니까?');
  await user.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(async () => expect((await api.colleague.coupons.list()).map(({ id }) => id)).toEqual([1]));
});
