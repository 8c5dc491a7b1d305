import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { openSite } from '../../testing/open-site.tsx';

const itemOf = (kind: string, id: number, title: string) => ({
  kind,
  id,
  title,
  about: '버나비',
  excerpt: '방 하나, 룸 렌트예요',
  image: '',
  href: `/${kind}/${id}`,
  date: { time: '1795000000000' },
});

/** A server that finds listings, and one post before them. */
const open = (at: string, { realties = 2, partial = false } = {}) =>
  openSite(at, (_, { pathname, searchParams }) => {
    if (pathname.endsWith('/suggest'))
      return {
        status: 200,
        body: [
          { text: '룸렌트', href: '' },
          { text: '룸메이트 구하기', href: '/posts/9' },
        ],
      };
    const kind = searchParams.get('kind');
    const posts = kind ? [] : [itemOf('posts', 1, '룸렌트 <b>계약</b>')];
    const homes = Array.from({ length: Math.min(realties, 4) }, (_one, n) =>
      itemOf('realties', n + 1, `집 ${n + 1}`),
    );
    return {
      status: 200,
      body: {
        counts: { realties, posts: realties > 0 ? 1 : 0, jobs: 0, flyerItems: 0, coupons: 0 },
        items: realties > 0 ? [...posts, ...homes] : [],
        marks: ['룸렌트'],
        partial,
      },
    };
  });

beforeEach(() => localStorage.clear());

test('kinds come in the order in which they were found, with counts and marks', async () => {
  await open('/search?keyword=룸렌트', { realties: 1000 });
  const main = within(screen.getByRole('main'));
  expect(main.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '이야기 1',
    '렌트 1,000+',
  ]);
  const kinds = within(screen.getByRole('navigation', { name: '종류' }));
  expect(kinds.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '전체',
    '렌트 1,000+',
    '이야기 1',
  ]);
  const post = main.getByRole('link', { name: /계약/ });
  expect([...post.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
    '룸렌트',
    '룸 렌트',
  ]);
  expect(post).toHaveTextContent('룸렌트 <b>계약</b>');
  expect(main.getByRole('status')).toHaveTextContent('1,001+개를 찾았어요');
});

test('of one kind there are pages, and the last one says that it is not all', async () => {
  const { requests } = await open('/search?keyword=룸렌트&kind=realties&page=5', { realties: 1000 });
  expect(requests.at(-1)?.url).toContain('limit=20&skip=80');
  expect(screen.getByText(/가장 가까운 100개까지/)).toBeInTheDocument();
});

test('what has some of the words is said to have no more', async () => {
  await open('/search?keyword=룸렌트 고양이', { partial: true });
  expect(screen.getByText(/일부만 들어 있는 것/)).toBeInTheDocument();
});

test('nothing is said to be nothing', async () => {
  await open('/search?keyword=없어요', { realties: 0 });
  expect(await screen.findByText('‘없어요’에 맞는 것을 찾지 못했어요')).toBeInTheDocument();
});

test('suggestions come in the middle of a syllable, and Enter that ends one sends nothing', async () => {
  const { user, address } = await open('/search');
  const field = screen.getByLabelText(/찾기$/);
  await waitFor(() => expect(field).toHaveFocus());
  fireEvent.focus(field);
  await waitFor(() => expect(field).toHaveAttribute('role', 'combobox'));
  await user.type(field, '룸ㄹ');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['룸렌트', '룸메이트 구하기']);
  expect(fireEvent.keyDown(field, { key: 'Enter', isComposing: true })).toBe(false);
  fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
  expect(options[0]).toHaveAttribute('aria-selected', 'false');
  await user.keyboard('{ArrowDown}');
  expect(options[0]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}{Enter}');
  await waitFor(() => expect(address()).toBe('/posts/9'));
});

test('what was searched for is remembered on the device until it is forgotten', async () => {
  const { user } = await open('/search');
  await user.type(screen.getByLabelText(/찾기$/), ' 룸렌트 {Enter}');
  await screen.findByRole('navigation', { name: '종류' });
  expect(localStorage.getItem('searches')).toBe('룸렌트');
  await user.click(screen.getByRole('link', { name: '검색' }));
  await user.click(await screen.findByRole('button', { name: '룸렌트 지우기' }));
  expect(screen.queryByText('최근 검색')).toBeNull();
});
