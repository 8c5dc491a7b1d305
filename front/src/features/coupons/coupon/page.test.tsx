import type { Coupon } from '@hanca/common/contract/coupons.ts';
import { ENDED, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { browserSession } from '@hanca/common/session.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openSite } from '../../../testing/open-site.tsx';
import type { Answer, Answering, ApiRequest } from '../../../testing/render.tsx';
import { sampleClaim, sampleCoupon } from '../../../testing/sample-coupon.ts';

afterEach(signOut);

const isClaim = ({ url }: ApiRequest) => url === '/v1/shop/coupons/5/claim';

const refusal = (status: number, detail = '잠시 후 다시 시도해 주세요.'): Answer => ({
  status,
  body: { type: 'about:blank', title: '받지 못했어요', status, detail, code: 'x' },
});

/** The page of a coupon of which the member has some; `failing` gets a call first. */
const open = (
  change: Partial<Coupon> = {},
  { own = [] as number[], failing = (_: ApiRequest): Answering | null => null } = {},
) => {
  const coupon = { ...sampleCoupon, ...change };
  const claims = own.map((id) => sampleClaim(id));
  return openSite('/coupons/5', (request) => {
    const failure = failing(request);
    if (failure) return failure;
    if (isClaim(request)) {
      const made = sampleClaim(80 + claims.length);
      claims.unshift(made);
      coupon.issuedQuantity += 1;
      return { status: 201, body: made };
    }
    // What the member has of others does not count here.
    if (request.url.startsWith('/v1/shop/claims')) {
      return { status: 200, body: [sampleClaim(1, { couponId: 6 }), ...claims] };
    }
    return { status: 200, body: { ...coupon } };
  });
};

test('what it gives and under which conditions; its text is text', async () => {
  await open({ perMember: 2 });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('김장 배추 한 박스 할인');
  const main = screen.getByRole('main');
  for (const words of ['10% 할인 최대 $20', '$30 이상 주문', '남은 수량 12', '인사이더+', '한 사람 2장']) {
    expect(main).toHaveTextContent(words);
  }
  expect(main).toHaveTextContent('2026.11.19 – 2026.12.11');
  expect(screen.getByText(/<b>태그가 아니에요<\/b>/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '김장 배추 한 박스 할인 사진 1장' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '공유하기' })).toBeInTheDocument();
});

test('nobody is led to signing in, with the way back, and nothing more is requested', async () => {
  const { requests } = await open();
  expect(screen.getByRole('link', { name: '쿠폰 받기' })).toHaveAttribute(
    'href',
    '/account/signin?redirect=%2Fcoupons%2F5',
  );
  expect(requests.map(({ url }) => url)).toEqual(['/v1/shop/coupons/5']);
});

test('a member takes one, once however often it is tapped, and is led to it', async () => {
  signInAs(1201);
  const { user, requests } = await open();
  await user.dblClick(screen.getByRole('button', { name: '쿠폰 받기' }));
  const link = await screen.findByRole('link', { name: '내 쿠폰에서 열기' });
  expect(screen.getByText('쿠폰을 받았어요')).toBeInTheDocument();
  expect(link).toHaveAttribute('href', '/mypage/coupons?open=80');
  expect(link).toHaveFocus();
  expect(screen.queryByRole('button', { name: '쿠폰 받기' })).toBeNull();
  expect(requests.filter(isClaim)).toHaveLength(1);
  expect(await screen.findByText('남은 수량 11')).toBeInTheDocument();
});

test('a coupon that was taken is shown, also where the page cannot be brought up to date', async () => {
  signInAs(1210);
  let taken = false;
  const { user, requests } = await open(
    {},
    {
      failing: (one) => {
        taken ||= isClaim(one);
        return taken && one.url === '/v1/shop/coupons/5' ? refusal(503) : null;
      },
    },
  );
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  expect(await screen.findByText('쿠폰을 받았어요')).toBeInTheDocument();
  await waitFor(() => expect(requests.filter(({ url }) => url === '/v1/shop/coupons/5')).toHaveLength(2));
  await act(async () => undefined);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('김장 배추 한 박스 할인');
  expect(screen.getByText('쿠폰을 받았어요')).toBeInTheDocument();
});

test('an answer that was requested before the coupon was taken does not take it back', async () => {
  signInAs(1208);
  const early = Promise.withResolvers<Answer>();
  const { user } = await open(
    { perMember: 3 },
    { failing: ({ url }) => (url.startsWith('/v1/shop/claims') ? early.promise : null) },
  );
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  const link = await screen.findByRole('link', { name: '내 쿠폰에서 열기' });
  await act(async () => early.resolve({ status: 200, body: [sampleClaim(7)] }));
  // One more may be taken: the one of before counts, and so does the new one.
  expect(link).toHaveAttribute('href', '/mypage/coupons?open=80');
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '쿠폰 받기' })).toBeNull());
});

test('a coupon wanted before signing in is taken once its visitor is back', async () => {
  const before = await open();
  await before.user.click(screen.getByRole('link', { name: '쿠폰 받기' }));
  await waitFor(() => expect(before.address()).toMatch(/^\/account\/signin/));
  cleanup();
  signInAs(1209);
  const { requests } = await open();
  expect(await screen.findByText('쿠폰을 받았어요')).toBeInTheDocument();
  expect(requests.filter(isClaim)).toHaveLength(1);
});

test('a coupon wanted before signing in is not taken from who signed in for something else', async () => {
  const { user, router, requests } = await open(
    {},
    {
      failing: ({ url }) => {
        if (url !== '/v1/account/signin') return null;
        signInAs(1211);
        return { status: 200, body: { accessToken: browserSession.token() } };
      },
    },
  );
  await user.click(screen.getByRole('link', { name: '쿠폰 받기' }));
  await screen.findByRole('link', { name: '이메일로 로그인' });
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/account/signin2?redirect=%2Fabout'));
  await user.type(await screen.findByLabelText('이메일'), 'minji@example.com');
  await user.type(screen.getByLabelText('비밀번호'), '가나다라마바사아자차');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: '로그인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
  await act(() => router.navigate('/coupons/5'));
  expect(await screen.findByRole('button', { name: '쿠폰 받기' })).toBeInTheDocument();
  expect(requests.filter(isClaim)).toEqual([]);
});

test('a coupon that is gone back to is as it is now, not as it was when it was first seen', async () => {
  let taken = 38;
  const { router } = await open(
    {},
    {
      failing: ({ url }) => {
        const id = Number(/coupons\/(\d+)$/.exec(url)?.[1]);
        return id ? { status: 200, body: { ...sampleCoupon, id, issuedQuantity: taken } } : null;
      },
    },
  );
  expect(screen.getByText('남은 수량 12')).toBeInTheDocument();
  taken = 45;
  await act(() => router.navigate('/coupons/6'));
  expect(await screen.findByText('남은 수량 5')).toBeInTheDocument();
  taken = 47;
  await act(() => router.navigate('/coupons/5'));
  expect(await screen.findByText('남은 수량 3')).toBeInTheDocument();
});

test('what one member took is not shown to the next in the same browser', async () => {
  signInAs(1212);
  let own = [sampleClaim(33)];
  await open(
    {},
    { failing: ({ url }) => (url.startsWith('/v1/shop/claims') ? { status: 200, body: own } : null) },
  );
  await screen.findByRole('link', { name: '내 쿠폰에서 열기' });
  own = [];
  signInAs(1213);
  expect(screen.queryByRole('link', { name: '내 쿠폰에서 열기' })).toBeNull();
  expect(await screen.findByRole('button', { name: '쿠폰 받기' })).toBeInTheDocument();
});

test('who has it already is led to it; who may have more can take one more', async () => {
  signInAs(1202);
  await open({}, { own: [33] });
  expect(await screen.findByRole('link', { name: '내 쿠폰에서 열기' })).toHaveAttribute(
    'href',
    '/mypage/coupons?open=33',
  );
  expect(screen.getByText('받은 쿠폰이에요')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '쿠폰 받기' })).toBeNull();
});

test('who may have more can take one more', async () => {
  signInAs(1203);
  await open({ perMember: 2 }, { own: [33] });
  expect(await screen.findByRole('link', { name: '내 쿠폰에서 열기' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '쿠폰 받기' })).toBeInTheDocument();
});

test('a refusal is shown in its words, and what the member has is looked up again', async () => {
  signInAs(1204);
  let elsewhere = false;
  const { user } = await open(
    {},
    {
      failing: (request) => {
        if (isClaim(request)) {
          elsewhere = true;
          return refusal(409, '이미 받은 쿠폰이에요.');
        }
        const mine = request.url.startsWith('/v1/shop/claims') && elsewhere;
        return mine ? { status: 200, body: [sampleClaim(44)] } : null;
      },
    },
  );
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('쿠폰을 받지 못했어요이미 받은 쿠폰이에요.'),
  );
  expect(await screen.findByRole('link', { name: '내 쿠폰에서 열기' })).toHaveAttribute(
    'href',
    '/mypage/coupons?open=44',
  );
});

test('where the session has ended, signing in leads back here', async () => {
  signInAs(1205);
  const over = (request: ApiRequest) => isClaim(request) || request.url.endsWith('/refresh');
  const { user } = await open({}, { failing: (request) => (over(request) ? refusal(401) : null) });
  await user.click(screen.getByRole('button', { name: '쿠폰 받기' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('로그인이 끝났어요'));
});

test('which grade it takes is said before one is signed in', async () => {
  await open({ userLevel: 3 });
  expect(screen.getByText('하이소셜 등급부터 받을 수 있어요.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '쿠폰 받기' })).toBeInTheDocument();
});

test.each([
  ['없음', 0, false],
  ['플레이어', 2, false],
  ['하이소셜', 3, true],
  ['레전드', 5, true],
])('a member of the grade %s sees so; who is below has no button', async (grade, level, may) => {
  signInAs(1207);
  const me = { id: 1207, name: '민지', email: '', roles: [], level };
  await open(
    { userLevel: 3 },
    { failing: ({ url }) => (url === '/v1/account/me' ? { status: 200, body: me } : null) },
  );
  expect(await screen.findByText(`하이소셜 등급부터 받을 수 있어요. 내 등급: ${grade}`)).toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: '쿠폰 받기' })).toHaveLength(may ? 1 : 0);
});

test('of a coupon for everybody no grade is said or checked', async () => {
  signInAs(1208);
  const { requests } = await open({ userLevel: 0 });
  expect(screen.queryByText(/등급/)).toBeNull();
  expect(requests.map(({ url }) => url)).not.toContain('/v1/account/me');
});

test.each<[string, Partial<Coupon>]>([
  ['2026년 11월 19일부터 받을 수 있어요.', { status: WAITING }],
  ['아직 받을 수 없어요. 곧 시작할게요.', { status: WAITING, totalQuantity: 0 }],
  ['준비한 쿠폰이 모두 나갔어요.', { status: USED_UP }],
  ['사용 기간이 끝난 쿠폰이에요.', { status: ENDED }],
])('%s', async (words, change) => {
  signInAs(1206);
  await open(change);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '쿠폰 받기' })).toBeNull();
});

test('one that is switched off is not there, for staff neither', async () => {
  await open({ isActive: false });
  await waitFor(() =>
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('찾는 페이지가 없어요'),
  );
});
