import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const PHOTO = '/images/realty/2026/09/0123456789abcdef0123456789abcdef.jpg';

const reported = async () => {
  const api = await realApi();
  await api.store('realties', [
    {
      id: 5,
      title: '랍슨 콘도',
      images: [PHOTO],
      content: '첫 줄이에요.\n둘째 줄이에요.',
      availability: 'date',
      availableFrom: '2026-11-01',
      previousPrice: 2600,
      priceSince: new Date(),
      utilities: ['water', 'internet'],
    },
    {
      ...{ id: 6, title: '반지하', bedroom: 0, parking: 0, parkingFee: 0, deposit: 0, storey: -1 },
      absent: ['parking'],
    },
  ]);
  await api.store('views', [5, 31]);
  await api.store('reports', [
    { id: 1, realtyId: 5, text: '집이 없는 주소예요.' },
    { id: 2, realtyId: 6, text: '다른 매물의 신고' },
  ]);
  return api;
};

test('shows facts, text, photos and reports of a listing without inputs, and says in words what it has none of', async () => {
  const { api, router } = await openAdmin('/realties/5', await reported());
  await screen.findByRole('heading', { name: '랍슨 콘도' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('매물 상세');
  const fact = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(fact('월세')).toMatch(/^월 \$2,450 · \d+월 \d+일에 \$150 내림$/);
  expect(fact('입주')).toBe('2026년 11월 1일');
  expect(fact('포함된 공과금')).toBe('수도, 인터넷 포함');
  expect(fact('옵션')).toBe('냉장고');
  expect(fact('조회')).toBe('31회');
  expect(screen.queryByText('보증금')).not.toBeInTheDocument();
  expect(screen.getByText(/둘째 줄이에요/)).toBeInTheDocument();
  const photo = screen.getByRole('img', { name: '사진 1' });
  await waitFor(() => expect(photo).toHaveAttribute('src', PHOTO.replace('.jpg', '_small.jpg')));
  expect(photo.closest('a')).toHaveAttribute('href', PHOTO);
  await screen.findByText('집이 없는 주소예요.');
  expect(screen.queryByText('다른 매물의 신고')).not.toBeInTheDocument();
  expect(api.calls.find(({ path }) => path === '/v1/query/reports')?.query).toMatchObject({ realtyId: '5' });
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();

  const reporters = Array.from({ length: 20 }, (_, n) => ({ id: 100 + n }));
  await api.store('users', reporters);
  await api.store(
    'reports',
    reporters.map(({ id }) => ({ id, realtyId: 5, userId: id, status: id % 2 })),
  );
  await user.click(screen.getByRole('button', { name: '새로 고침' }));
  await user.click(await screen.findByRole('link', { name: '신고 21건 모두 보기' }));
  await screen.findByText('검색결과 : 21');

  await act(() => router.navigate('/realties/6'));
  await screen.findByRole('heading', { name: '반지하' });
  expect(['침실', '주차', '보증금', '층'].map(fact)).toEqual(['스튜디오', '없음 · 무료', '없음', '지하 1층']);
});

test('the listing can be hidden from its page, and its report settled', async () => {
  const { api } = await openAdmin('/realties/5', await reported());
  await user.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 처리' }));
  await user.click(await screen.findByRole('radio', { name: '그대로 두기' }));
  await user.click(screen.getByRole('button', { name: '처리하고 알리기' }));
  await screen.findByText('신고를 처리했어요');
  await screen.findByRole('button', { name: '랍슨 콘도 신고 다시 열기' });
  expect((await api.colleague.reports.get({ params: { id: 1 } })).status).toBe(1);

  await user.click(screen.getByRole('button', { name: '숨기기' }));
  const dialog = await screen.findByRole('dialog', { name: '매물 숨기기' });
  await user.type(within(dialog).getByRole('textbox'), '없는 주소예요');
  await user.click(within(dialog).getByRole('button', { name: '숨기기' }));
  expect(await screen.findByText('방문자에게 보이지 않아요. 숨김: 없는 주소예요')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '다시 보이기' })).toBeInTheDocument();
});
