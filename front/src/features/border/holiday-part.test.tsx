import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const coming = [
  { day: '2027-10-11', country: 'CA', name: '추수감사절' },
  { day: '2027-10-11', country: 'US', name: '콜럼버스 데이' },
];
const nothing = { US: null, CA: null };

/** The page over an API that knows nothing of waits, and says this of holidays. */
const open = (at: string, holidays: { status: number; body: unknown }) =>
  openSite(at, (_, url) => (url.pathname.endsWith('/holidays') ? holidays : { status: 200, body: [] }));

test.each(['/border', '/border/peace-arch'])(
  '%s names the holidays without a claim of their waits',
  async (at) => {
    await open(at, { status: 200, body: { coming, longer: nothing } });
    const part = screen.getByText('곧 휴일이에요.').closest('div');
    expect(part).toHaveTextContent('10월 11일 (월) 캐나다 추수감사절, 미국 콜럼버스 데이');
    expect(part).not.toHaveTextContent('기다');
  },
);

test('that it may take longer is said of the way of which history shows it', async () => {
  const longer = { US: { minutes: 35, weekends: 4 }, CA: null };
  await open('/border', { status: 200, body: { coming, longer } });
  const part = screen.getByText('곧 휴일이에요.').closest('div');
  expect(part).toHaveTextContent('미국으로 35분쯤 더(연휴 4번의 기록). 이번에도 더 기다릴 수 있어요.');
  expect(part).not.toHaveTextContent('캐나다로');
});

test('where there is none, or nobody knows, the page is as ever', async () => {
  await open('/border', { status: 500, body: {} });
  expect(screen.getByRole('heading', { level: 1, name: '국경 대기 시간' })).toBeVisible();
  expect(screen.queryByText('곧 휴일이에요.')).toBeNull();
});
