import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { CouponRow } from '../../../../server/src/testing/stored.ts';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';
import { saveKey, user } from '../../testing/user.ts';

const SHOPS = 'GET /v1/shop/businesses';

const field = (name: RegExp) => screen.findByLabelText(name);

/** The server with two shops and coupons of the first. */
const withCoupons = async (...coupons: CouponRow[]) => {
  const api = await realApi();
  await api.store('businesses', [
    { id: 3, title: '한아름마트' },
    { id: 4, title: '밴쿠버떡집' },
  ]);
  await api.store('coupons', coupons);
  return api;
};

const written = (api: RealApi) => api.calls.filter(({ method }) => method !== 'GET').map(({ body }) => body);

const choose = async (name: RegExp, typed: string, option: string) => {
  await user.type(await screen.findByRole('combobox', { name }), typed);
  await user.click(await screen.findByRole('option', { name: option }));
};

const setMoment = async (name: RegExp, value: string) => {
  fireEvent.change(await field(name), { target: { value } });
};

test('a new coupon is off with a code and nothing to issue; what is missing or wrong is said at its field; then it is stored', async () => {
  const api = await withCoupons();
  const { router } = await openAdmin('/coupons/form?contentType=md', api);
  expect(await field(/쿠폰 코드/)).toHaveDisplayValue(/^[A-Z2-9]{5}-[A-Z2-9]{5}$/);
  expect(screen.getByRole('switch', { name: /발급 켜기/ })).not.toBeChecked();
  expect(screen.getByLabelText('총 수량')).toHaveDisplayValue('0');
  expect(screen.getByLabelText('사용 버튼')).toHaveDisplayValue('쿠폰 사용(직원용)');
  expect(screen.getByLabelText('받기 버튼')).toHaveDisplayValue('쿠폰 받기');
  await saveKey();
  for (const name of [/쿠폰 이름/, /발행처/, /할인액/, /사용 시작/, /사용 종료/, /상세 내용/]) {
    await waitFor(async () =>
      expect(await field(name)).toHaveAccessibleDescription(/[을를] 입력해 주세요\.$/),
    );
  }
  expect(screen.getByRole('combobox', { name: /^지역/ })).toHaveAccessibleDescription('지역을 골라 주세요.');
  expect(await field(/쿠폰 이름/)).toHaveFocus();
  expect(written(api)).toEqual([]);

  await user.fill(await field(/쿠폰 이름/), '떡 할인');
  await choose(/발행처/, '떡', '밴쿠버떡집');
  await choose(/^지역/, '밴쿠', '밴쿠버');
  expect(screen.queryByLabelText('최대 할인액')).toBeNull();
  await user.click(screen.getByRole('radio', { name: '정률' }));
  await user.type(await field(/할인율/), '120');
  await user.type(await field(/최대 할인액/), '20');
  await setMoment(/사용 시작/, '2025-12-01T09:00');
  await setMoment(/사용 종료/, '2025-11-01T09:00');
  await user.fill(await field(/상세 내용/), '떡 코너에서 써요.');
  const code = screen.getByLabelText<HTMLInputElement>(/쿠폰 코드/).value;
  await user.click(screen.getByRole('button', { name: '새 코드' }));
  const another = screen.getByLabelText<HTMLInputElement>(/쿠폰 코드/).value;
  expect(another).not.toBe(code);
  await saveKey();
  await waitFor(async () =>
    expect(await field(/할인율/)).toHaveAccessibleDescription('할인율은 100% 이하여야 해요.'),
  );
  expect(await field(/사용 종료/)).toHaveAccessibleDescription('종료일은 시작일보다 뒤여야 해요.');

  await user.fill(await field(/할인율/), '12');
  await setMoment(/사용 종료/, '2025-12-24T21:00');
  await saveKey();
  await waitFor(() => expect(router.state.location.pathname).toBe('/coupons'));
  expect(written(api)).toEqual([
    {
      title: '떡 할인',
      regionId: 'CA596173331',
      bizId: 4,
      code: another,
      type: 2,
      discount: 12,
      maxDiscount: 20,
      minOrder: 0,
      totalQuantity: 0,
      perMember: 1,
      userLevel: 0,
      useLabel: '쿠폰 사용(직원용)',
      issueLabel: '쿠폰 받기',
      content: '떡 코너에서 써요.',
      images: '',
      thumbnail: '',
      startDate: { time: String(Date.parse('2025-12-01T09:00-08:00')) },
      endDate: { time: String(Date.parse('2025-12-24T21:00-08:00')) },
      isActive: false,
    },
  ]);
});

test('shops are looked up once typing pauses, and are not said to be missing while they are or cannot be', async () => {
  const api = await withCoupons();
  const letGo = api.hold(SHOPS);
  await openAdmin('/coupons/form', api);
  const issuer = await screen.findByRole('combobox', { name: /발행처/ });
  await user.click(issuer);
  expect(await screen.findByText('찾고 있어요')).toBeInTheDocument();
  letGo();
  await screen.findByRole('option', { name: '밴쿠버떡집' });
  await user.type(issuer, '한아름');
  await waitFor(() => expect(screen.queryByRole('option', { name: '밴쿠버떡집' })).toBeNull());
  await screen.findByRole('option', { name: '한아름마트' });
  const keywords = api.calls
    .filter(({ path }) => path === '/v1/shop/businesses')
    .map(({ query }) => query.keyword);
  expect(keywords.filter(Boolean)).toEqual(['한아름']);
  api.refuse(SHOPS, unavailable);
  await user.type(issuer, '떡');
  expect(await screen.findByText('업체를 찾지 못했어요. 다시 입력해 보세요.')).toBeInTheDocument();
  await user.type(issuer, '볶이');
  expect(await screen.findByText(/^그런 업체가 없어요/)).toBeInTheDocument();
});

test('an edited coupon shows its issuer, dates and trail; a taken code is said at the code; what changed is sent', async () => {
  const endAt = new Date('2025-12-01T21:00-08:00');
  const edited = { id: 7, title: '옛 이름', type: 2, discount: 10, maxDiscount: 20, endAt };
  const api = await withCoupons(edited, { id: 8 });
  const { updatedDate } = await api.colleague.coupons.update({ body: { id: 7, title: '쿠폰 7' } });
  await openAdmin('/coupons/form/7', api);
  const issuer = await screen.findByRole('combobox', { name: /발행처/ });
  await waitFor(() => expect(issuer).toHaveValue('한아름마트'));
  expect(await field(/사용 시작/)).toHaveValue('2025-11-03T09:00');
  expect(await field(/사용 종료/)).toHaveValue('2025-12-01T21:00');
  expect(screen.getByText('12 / 100장 발급')).toBeInTheDocument();
  expect((await screen.findByText('옛 이름')).parentElement).toHaveTextContent('쿠폰 이름: 옛 이름 → 쿠폰 7');

  const code = await field(/쿠폰 코드/);
  await user.fill(code, 'CODE-8');
  await saveKey();
  await waitFor(() => expect(code).toHaveAccessibleDescription('이미 쓰고 있는 쿠폰 코드예요.'));
  await waitFor(() => expect(code).toHaveFocus());

  await user.fill(code, 'CODE-9');
  await user.click(screen.getByRole('radio', { name: '정액' }));
  await user.clear(screen.getByLabelText('최소 주문'));
  // The issuer is replaced by typing over it.
  await user.clear(issuer);
  await user.type(issuer, '떡');
  await waitFor(() => expect(screen.queryByRole('option', { name: '한아름마트' })).toBeNull());
  expect(issuer).toHaveValue('떡');
  await user.click(await screen.findByRole('option', { name: '밴쿠버떡집' }));
  await saveKey();
  await screen.findByText('저장했어요');
  const changed = { code: 'CODE-9', bizId: 4, type: 1, maxDiscount: null, minOrder: 0 };
  expect(written(api).at(-1)).toEqual({ id: 7, ...changed, basedOn: updatedDate });
});
