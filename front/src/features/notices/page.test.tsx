import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const noticeOf = (id: number, pinned: boolean) => ({
  id,
  title: `공지 ${id}`,
  regionId: pinned ? 'CA00' : 'CA596173331',
  content: `첫 줄 ${id}\n<i>글자</i>`,
  pinned,
  createdDate: { time: '1795000000000' },
  updatedDate: { time: '1795000000000' },
});

/** A server with so many pinned notices and others. */
const open = (at: string, pinned: number, others: number) =>
  openSite(at, (_, { pathname, searchParams }) => {
    const first = searchParams.get('pinned') === 'true';
    const count = first ? pinned : others;
    if (pathname.endsWith('/count')) return { status: 200, body: count };
    const all = Array.from({ length: count }, (_, n) => noticeOf((first ? 100 : 0) + n + 1, first));
    const skip = Number(searchParams.get('skip'));
    return { status: 200, body: all.slice(skip, skip + Number(searchParams.get('limit'))) };
  });

test('the pinned ones come first and open; the others open at a tap', async () => {
  await open('/notices', 1, 2);
  const [pinned, other] = within(screen.getByRole('main')).getAllByRole('group');
  expect(pinned).toHaveTextContent(/공지 101중요2026\.11\.\d\d첫 줄 101/);
  expect(pinned).toHaveAttribute('open');
  expect(other).toHaveTextContent(/공지 1브리티시컬럼비아/);
  expect(other).not.toHaveAttribute('open');
  expect(screen.getAllByText(/<i>글자<\/i>/)).toHaveLength(3);
});

test('there are twelve on a page', async () => {
  await open('/notices?page=2', 1, 13);
  expect(screen.getAllByRole('group')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '이전 페이지' })).toHaveAttribute('href', '/notices');
});

test('without a notice it says what this is for', async () => {
  await open('/notices', 0, 0);
  expect(screen.getByText('아직 공지가 없어요')).toBeInTheDocument();
});

test('a page behind the last one leads to that', async () => {
  const { address } = await open('/notices?page=3', 0, 3);
  expect(address()).toBe('/notices');
  expect(screen.getAllByRole('group')).toHaveLength(3);
});
