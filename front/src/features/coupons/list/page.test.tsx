import { ISSUING, USED_UP, WAITING } from '@hanca/common/coupons.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleCoupon } from '../../../testing/sample-coupon.ts';

/** A server with so many coupons in the states that are listed. */
const open = (at: string, counts: Record<number, number>) =>
  openSite(at, (_, { pathname, searchParams }) => {
    const status = Number(searchParams.get('status'));
    const count = searchParams.has('status') ? (counts[status] ?? 0) : 0;
    if (pathname.endsWith('/count')) return { status: 200, body: count };
    const all = Array.from({ length: count }, (_, n) => ({
      ...sampleCoupon,
      id: status * 100 + n + 1,
      title: `쿠폰 ${status}-${n + 1}`,
      status,
      isActive: n !== 2 || status !== WAITING,
    }));
    const skip = Number(searchParams.get('skip'));
    return { status: 200, body: all.slice(skip, skip + Number(searchParams.get('limit'))) };
  });

const cards = () => within(screen.getByRole('main')).getAllByRole('link', { name: /쿠폰 \d-/ });

test('those to be had come first, then those to come, then those that are gone', async () => {
  await open('/coupons', { [ISSUING]: 2, [WAITING]: 1, [USED_UP]: 1 });
  expect(screen.getByText('쿠폰 4개')).toBeInTheDocument();
  const [first, , waiting, gone] = cards();
  expect(first).toHaveAttribute('href', '/coupons/101');
  expect(first).toHaveTextContent(
    '한아름마켓 버나비10% 할인 최대 $20쿠폰 1-1브리티시컬럼비아$30 이상 주문2026.12.11까지남은 수량 12인사이더+',
  );
  expect(waiting).toHaveTextContent(/2026\.11\.19부터곧 시작/);
  expect(gone).toHaveTextContent('소진');
  expect(gone).not.toHaveTextContent('남은 수량');
});

test('there are twelve on a page, over the end of a state', async () => {
  const { requests } = await open('/coupons?region=CA59&page=2', { [ISSUING]: 14, [USED_UP]: 13 });
  expect(cards()).toHaveLength(12);
  expect(cards()[2]).toHaveTextContent('쿠폰 4-1');
  expect(screen.getByRole('link', { name: '다음 페이지' })).toHaveAttribute(
    'href',
    '/coupons?region=CA59&page=3',
  );
  expect(requests.every(({ url }) => url.includes('regionId=CA59'))).toBe(true);
});

test('what is switched off, which staff are sent too, is not shown', async () => {
  await open('/coupons', { [WAITING]: 3 });
  expect(cards()).toHaveLength(2);
});

test('the region leads to the choice of another', async () => {
  await open('/coupons?region=CA35&page=2', { [ISSUING]: 13 });
  expect(screen.getByRole('link', { name: '온타리오, 지역 바꾸기' })).toHaveAttribute('href', '/region');
});

test('without a coupon it says so, and leads to those of other regions', async () => {
  await open('/coupons?region=CA62', {});
  expect(screen.getByText('누나부트에는 아직 쿠폰이 없어요')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '캐나다 전체 보기' })).toHaveAttribute(
    'href',
    '/coupons?region=CA00',
  );
});
