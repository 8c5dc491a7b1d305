import type { OwnClaim } from '@hanca/common/contract/coupons.ts';
import { ENDED } from '@hanca/common/coupons.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer, ApiRequest } from '../../../testing/render.tsx';
import { sampleClaim } from '../../../testing/sample-coupon.ts';

afterEach(signOut);

let member = 1300;

const USED = { time: String(new Date(2026, 10, 21, 14, 5, 9).getTime()) };

const isUse = ({ url }: ApiRequest) => url.endsWith('/use');

const refusal = (status: number, detail = '잠시 후 다시 시도해 주세요.'): Answer => ({
  status,
  body: { type: 'about:blank', title: '사용하지 못했어요', status, detail, code: 'x' },
});

/** The coupons of the next member; `failing` gets a call first. */
const open = (
  claims: OwnClaim[],
  at = '/mypage/coupons',
  failing: (request: ApiRequest) => Answer | null = () => null,
) => {
  member += 1;
  signInAs(member);
  return openSite(at, (request, { pathname, searchParams }) => {
    const failure = failing(request);
    if (failure) return failure;
    if (isUse(request)) {
      const used = claims.find(({ id }) => pathname === `/v1/shop/claims/${id}/use`);
      if (used) used.usedDate = USED;
      return { status: 200, body: { ...used } };
    }
    if (pathname.endsWith('/count')) return { status: 200, body: claims.length };
    const skip = Number(searchParams.get('skip'));
    return { status: 200, body: claims.slice(skip, skip + Number(searchParams.get('limit'))) };
  });
};

const row = (title: string) => screen.findByRole('link', { name: new RegExp(title) });
const sheet = () => within(screen.getByRole('dialog', { name: '한아름마켓 버나비' }));

test('every coupon says whether it can be used, and its code', async () => {
  await open([sampleClaim(3), sampleClaim(2, { usedDate: USED }), sampleClaim(1, {}, { status: ENDED })]);
  expect(await screen.findByText('내 쿠폰 3개')).toBeInTheDocument();
  expect(await row('쿠폰 3')).toHaveTextContent(/사용 가능10% 할인쿠폰 32026\.12\.11까지.*KIMJANG-3/);
  expect(await row('쿠폰 2')).toHaveTextContent(/사용함.*2026년 11월 21일 14:05 사용/);
  expect(await row('쿠폰 1')).toHaveTextContent(/기간 지남/);
  expect(screen.getByRole('link', { name: '내 쿠폰' })).toHaveAttribute('aria-current', 'page');
});

test('opens a coupon in the address, and closes it to the list', async () => {
  const { user, address, router } = await open([sampleClaim(3)]);
  await user.click(await row('쿠폰 3'));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(address()).toBe('/mypage/coupons?open=3');
  expect(sheet().getByText('KIMJANG-3')).toBeInTheDocument();
  await user.click(sheet().getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe('/mypage/coupons'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(1));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/mypage/coupons');
});

test('uses a coupon once after staff confirmed, however often they tap, and shows the time large', async () => {
  let down = true;
  const { user, requests } = await open([sampleClaim(3)], '/mypage/coupons?open=3', (request) =>
    isUse(request) && down ? refusal(503) : null,
  );
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: '쿠폰 사용(직원용)' }));
    return within(screen.getByRole('dialog', { name: '지금 사용할까요?' }));
  };
  expect((await ask()).getByText(/직원에게 보여 주세요. 한 번 누르면 되돌릴 수 없어요./)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: '취소' }));
  expect(screen.queryByRole('dialog', { name: '지금 사용할까요?' })).toBeNull();
  await ask();
  expect(requests.filter(isUse)).toEqual([]);
  await user.click(screen.getByRole('button', { name: '사용하기' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('사용하지 못했어요잠시 후 다시 시도해 주세요.'),
  );
  expect(requests.filter(isUse)).toHaveLength(1);

  down = false;
  await user.dblClick((await ask()).getByRole('button', { name: '사용하기' }));
  expect(await screen.findByText('14:05:09')).toBeInTheDocument();
  const stamp = sheet().getByRole('status');
  expect(stamp).toHaveTextContent('사용 완료14:05:09 2026년 11월 21일');
  await waitFor(() => expect(stamp).toHaveFocus());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('dialog', { name: '지금 사용할까요?' })).toBeNull();
  expect(screen.queryByRole('button', { name: '쿠폰 사용(직원용)' })).toBeNull();
  expect(requests.filter(isUse)).toHaveLength(2);
  expect(await row('쿠폰 3')).toHaveTextContent('사용함');
});

test('an address that opens one closes to the list', async () => {
  const { user, address } = await open([sampleClaim(3)], '/mypage/coupons?open=3');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(address()).toBe('/mypage/coupons'));
});

test('one that was used elsewhere gets its stamp', async () => {
  const claims = [sampleClaim(3)];
  const { user } = await open(claims, '/mypage/coupons?open=3', (request) => {
    if (!isUse(request)) return null;
    claims[0] = sampleClaim(3, { usedDate: USED });
    return refusal(409, '이미 사용한 쿠폰이에요.');
  });
  await user.click(await screen.findByRole('button', { name: '쿠폰 사용(직원용)' }));
  await user.click(screen.getByRole('button', { name: '사용하기' }));
  expect(await screen.findByText('14:05:09')).toBeInTheDocument();
});

test('one whose period is over cannot be used', async () => {
  await open([sampleClaim(1, {}, { status: ENDED })], '/mypage/coupons?open=1');
  expect(await screen.findByText('기간이 지나서 사용할 수 없어요.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '쿠폰 사용(직원용)' })).toBeNull();
});

test('there are twelve on a page; behind the last one it leads to the last', async () => {
  const many = Array.from({ length: 14 }, (_, n) => sampleClaim(40 - n));
  const { address } = await open(many, '/mypage/coupons?page=7');
  await waitFor(() => expect(address()).toBe('/mypage/coupons?page=2'));
  expect(await row('쿠폰 28')).toHaveAttribute('href', '/mypage/coupons?page=2&open=28');
  expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('href', '/mypage/coupons');
});

test('without a coupon it leads to those to be had', async () => {
  await open([]);
  expect(await screen.findByText('받은 쿠폰이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '쿠폰 보러 가기' })).toHaveAttribute('href', '/coupons');
});

test('where they cannot be had, trying again brings them', async () => {
  let down = true;
  const { user } = await open([sampleClaim(3)], '/mypage/coupons', () => (down ? refusal(503) : null));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('내 쿠폰을 불러오지 못했어요'));
  down = false;
  await user.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('내 쿠폰 1개')).toBeInTheDocument();
});

test('what was fetched before stays while it cannot be fetched anew, as in a shop without a signal', async () => {
  let down = false;
  const many = Array.from({ length: 14 }, (_, n) => sampleClaim(40 - n));
  const { user, router } = await open(many, '/mypage/coupons', () => (down ? refusal(503) : null));
  await user.click(await screen.findByRole('link', { name: '다음 페이지' }));
  expect(await row('쿠폰 28')).toBeInTheDocument();
  down = true;
  await router.navigate(-1);
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('최신 내용이 아닐 수 있어요'));
  await user.click(await row('쿠폰 40'));
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent('KIMJANG-40'));
});
