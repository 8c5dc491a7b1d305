import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  NEWS,
  NOTICES,
  number,
  numbers,
  openHeadlines,
  panel,
  press,
  slot,
  storedIn,
  writes,
} from '../../testing/headlines.ts';
import { saveKey, user } from '../../testing/user.ts';

const region = async (name: string) => {
  await user.click(screen.getByRole('combobox', { name: '지역' }));
  await user.click(await screen.findByRole('option', { name }));
};

test('a slot is saved by its number and emptied; regions have their own slots and trail, and are not left unasked', async () => {
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { api, router } = await openHeadlines();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('헤드라인 관리');
  expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('전체');
  expect(screen.getByText(/모든 글 목록 맨 위에 보여요/)).toBeInTheDocument();
  expect(numbers('공지사항')).toEqual(['7', '8', '-1', '-1', '-1']);
  expect(screen.getByRole('combobox', { name: '공지사항 1번 제목' })).toHaveValue('첫 공지');
  expect(numbers('뉴스')).toEqual(['10', '-1', '-1', '-1', '-1']);

  const save = screen.getByRole('button', { name: '공지사항 3번 저장' });
  expect(save).toBeDisabled();
  fireEvent.change(number('공지사항 3번'), { target: { value: '10' } });
  expect(number('공지사항 3번')).toHaveAccessibleDescription('저장하지 않았어요. 지금은 비어 있어요.');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: '공지사항 3번 제목' })).toHaveValue('새 소식'),
  );
  await user.click(save);
  await waitFor(() => expect(save).toBeDisabled());
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
  await screen.findByText('저장했어요');
  expect(writes(api)).toEqual([['POST', '/v1/command/postmap', { ...slot(3, 10), before: -1 }]]);

  await press('공지사항 1번 비우기');
  expect(number('공지사항 1번')).toHaveValue(-1);
  expect(number('공지사항 1번')).toHaveAccessibleDescription(
    "저장하지 않았어요. 지금은 '첫 공지' 글이 있어요.",
  );
  await region('온타리오');
  await waitFor(() => expect(confirm).toHaveBeenCalledWith('저장하지 않은 내용이 있어요. 그래도 나갈까요?'));
  expect(router.state.location.search).toBe('');
  expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('전체');
  await press('공지사항 1번 저장');
  await waitFor(async () => expect(await storedIn(api)).toEqual([-1, 8, 10, -1, -1]));
  expect(writes(api)[1]).toEqual(['PATCH', '/v1/command/postmap', { ...slot(1, -1), id: 1, before: 7 }]);
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());

  await api.colleague.headlines.create({ body: slot(2, 7, NOTICES, 'CA59') });
  await press('공지사항 2번 비우기');
  confirm.mockReturnValue(true);
  await region('브리티시컬럼비아');
  await waitFor(() => expect(router.state.location.search).toBe('?regionId=CA59'));
  await panel('공지사항');
  await waitFor(() => expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']));
  expect(screen.getByText(/이 지역을 고르면 전체 헤드라인보다 먼저 보여요/)).toBeInTheDocument();
  await press('공지사항 변경 이력');
  const dialog = await screen.findByRole('dialog', { name: '공지사항 변경 이력' });
  await within(dialog).findByText(/직원 · 등록/);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  expect(dialog).toHaveTextContent('→ 8, 7');
});

test('a post is found by its title however many are newer, once typing pauses; one that is there twice is said', async () => {
  const newer = Array.from({ length: 40 }, (_, index) => ({ id: 20 + index }));
  const { api } = await openHeadlines({
    posts: [{ id: 7, title: '오래된 설날 공지' }, { id: 10, title: '새 소식', categoryId: 2 }, ...newer],
    slots: [slot(1, 10, NEWS)],
  });
  const title = screen.getByRole('combobox', { name: '공지사항 1번 제목' });
  await user.type(title, '설날');
  await user.click(await screen.findByRole('option', { name: '오래된 설날 공지' }));
  expect(number('공지사항 1번')).toHaveValue(7);
  const looked = api.calls.filter(({ query }) => query.keyword !== undefined);
  const query = { postType: '1', categoryId: '1', status: '0', keyword: '설날' };
  expect(looked).toMatchObject([
    { path: '/v1/query/posts', query: { ...query, limit: '30' } },
    { path: '/v1/query/posts/count', query },
  ]);

  await user.type(screen.getByRole('combobox', { name: '공지사항 2번 제목' }), '추석');
  expect(await screen.findByText('이 분류에 그런 제목의 글이 없어요.')).toBeInTheDocument();

  await user.type(screen.getByRole('combobox', { name: '뉴스 2번 제목' }), '소식');
  await screen.findByRole('option', { name: '새 소식' });
  expect(screen.getAllByRole('button', { name: '닫기' })).toHaveLength(1);
  await user.click(screen.getByRole('option', { name: '새 소식' }));
  expect(screen.queryByRole('button', { name: 'Open' })).toBeNull();
  expect(number('뉴스 2번')).toHaveValue(10);
  expect(number('뉴스 2번')).toHaveAccessibleDescription(/1번과 같은 글이에요./);
  expect(number('뉴스 1번')).toHaveAccessibleDescription('2번과 같은 글이에요.');
});

test('slots move by dragging within their panel and by keyboard with the focus on their button, and are saved at once', async () => {
  const { api } = await openHeadlines();
  const rows = async (name: string) => within(await panel(name)).getAllByRole('listitem');
  const notices = await rows('공지사항');
  const handle = (row: Element | undefined) => row?.querySelector('[draggable]') as Element;
  const dropForeign = () => {
    expect(fireEvent.dragOver(notices[2] as Element)).toBe(true);
    expect(fireEvent.drop(notices[2] as Element)).toBe(true);
  };
  fireEvent.dragStart(handle(notices[1]));
  expect(fireEvent.dragOver(notices[0] as Element)).toBe(false);
  fireEvent.drop(notices[0] as Element);
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
  // A slot of another panel.
  fireEvent.dragStart(handle((await rows('뉴스'))[0]));
  dropForeign();
  // One of this panel that was let go beside it, then a file.
  fireEvent.dragStart(handle(notices[0]));
  fireEvent.dragEnd(handle(notices[0]));
  dropForeign();
  expect(numbers('공지사항')).toEqual(['8', '7', '-1', '-1', '-1']);
  expect(numbers('뉴스')).toEqual(['10', '-1', '-1', '-1', '-1']);

  screen.getByRole('button', { name: '공지사항 2번 아래로' }).focus();
  await user.keyboard('{Enter}');
  expect(numbers('공지사항')).toEqual(['8', '-1', '7', '-1', '-1']);
  expect(screen.getByRole('button', { name: '공지사항 3번 아래로' })).toHaveFocus();
  expect(within(await panel('공지사항')).getByRole('status')).toHaveTextContent(
    '첫 공지 자리를 3번으로 옮겼어요',
  );
  expect(screen.getByText('저장하지 않은 자리 3개')).toBeInTheDocument();
  await saveKey();
  await screen.findByText('저장했어요');
  expect(await storedIn(api)).toEqual([8, -1, 7, -1, -1]);
  expect(writes(api)).toEqual([
    [
      'PATCH',
      '/v1/command/postmap/order',
      { regionId: 'CA00', mapType: NOTICES, postIds: [8, -1, 7, -1, -1], before: [7, 8, -1, -1, -1] },
    ],
  ]);
  await waitFor(() => expect(screen.queryByText(/저장하지 않은 자리/)).toBeNull());
});

test('what is no post is said at its slot: as it is typed, hidden or refused', async () => {
  const { api } = await openHeadlines({
    posts: [{ id: 9, title: '숨긴 공지', status: 1 }],
    slots: [slot(1, 9)],
  });
  await waitFor(() =>
    expect(number('공지사항 1번')).toHaveAccessibleDescription('숨긴 글이라 사이트에 보이지 않아요.'),
  );
  fireEvent.change(number('공지사항 4번'), { target: { value: '0' } });
  await press('공지사항 4번 저장');
  await waitFor(() =>
    expect(number('공지사항 4번')).toHaveAccessibleDescription(
      /^글 번호는 1 이상의 정수예요. 비우려면 -1을 넣어 주세요./,
    ),
  );
  fireEvent.change(number('공지사항 4번'), { target: { value: '55' } });
  await waitFor(() => expect(number('공지사항 4번')).toHaveAccessibleDescription(/^없는 글이에요./));
  await user.click(within(await panel('공지사항')).getByRole('button', { name: '다섯 자리 저장' }));
  await screen.findByText('저장하지 못했어요: 글 번호: 없는 글이에요. 글 번호를 확인해 주세요.');
  expect(number('공지사항 4번')).toHaveAccessibleDescription(
    /^없는 글이에요. 글 번호를 확인해 주세요. 저장하지 않았어요./,
  );
  expect(number('공지사항 4번')).toHaveAttribute('aria-invalid', 'true');
  expect(number('공지사항 4번')).toHaveValue(55);
  expect(await storedIn(api)).toEqual([9, -1, -1, -1, -1]);
});
