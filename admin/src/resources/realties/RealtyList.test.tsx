import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { unavailable } from '../../testing/refusals.ts';
import { user } from '../../testing/user.ts';

const LIST = '/v1/query/realties';
const COUNT = '/v1/query/realties/count';
const VISIBILITY = '/v1/command/realties/visibility';

const three = async () => {
  const api = await realApi();
  await api.store('users', [{ id: 8, name: '코퀴맘' }]);
  await api.store('realties', [
    { id: 3, title: '숨긴 집', hiddenReason: '허위 매물' },
    { id: 4, title: '버나비 룸렌트', cityId: 'CA595911606', status: 1 },
    { id: 5, title: '랍슨 콘도', userId: 8, createdAt: new Date('2026-09-21T09:00-07:00') },
  ]);
  await api.store('views', [5, 1204]);
  return api;
};

const stored = ({ colleague }: RealApi, id: number) => colleague.realties.get({ params: { id } });
const storedIds = async ({ colleague }: RealApi) =>
  (await colleague.realties.list({ query: { order: 'ASC' } })).map(({ id }) => id);

const last = (api: RealApi, path: string) => api.calls.filter((call) => call.path === path).at(-1);

const sent = (api: RealApi) => api.calls.filter(({ path }) => path === VISIBILITY).map(({ body }) => body);

const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = (name = '매물 숨기기') => screen.findByRole('dialog', { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

const openDialog = async (title: string) => {
  await user.click(await screen.findByRole('button', { name: `${title} 숨기기` }));
  return dialog();
};

test('shows the listings with their facts, links and why one is not seen; a lister leads to their listings', async () => {
  const { api } = await openAdmin('/realties', await three());
  const title = await screen.findByRole('link', { name: '랍슨 콘도' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('매물 목록');
  // At the width of the test's screen the widest columns are not shown.
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    '',
    'No.',
    'ID',
    '사진',
    '제목',
    '도시',
    '주택 유형',
    '월세',
    '상태',
    '올린 사람',
    '등록일',
    '노출 기한',
    '조회',
    '관리',
  ]);
  expect(title).toHaveAttribute('href', '/realtylist/5');
  expect(title).toHaveAttribute('target', '_blank');
  const [, newest, , hidden] = screen.getAllByRole('row') as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const cells = within(newest).getAllByRole('cell', { hidden: true }).slice(5, 13);
  await waitFor(() =>
    expect(cells.map((cell) => cell.textContent)).toEqual([
      '밴쿠버',
      '콘도',
      '$2,450',
      '구하는 중',
      '코퀴맘',
      '2026.09.21',
      '2099.12.31',
      '1,204',
    ]),
  );
  expect(within(newest).getByRole('link', { name: '랍슨 콘도 자세히 보기' })).toHaveAttribute(
    'href',
    '/realties/5',
  );
  expect(within(newest).queryByText('숨김')).not.toBeInTheDocument();
  expect(within(hidden).getByText('숨김')).toBeInTheDocument();
  expect(within(hidden).getByText('숨긴 이유: 허위 매물')).toBeInTheDocument();
  expect(screen.getByText('검색결과 : 3')).toBeInTheDocument();

  await user.click(screen.getByRole('link', { name: '코퀴맘', hidden: true }));
  await screen.findByText('검색결과 : 1');
  expect(last(api, COUNT)?.query).toEqual({ userId: '8' });
});

test('filters of the address drive list and count; what is chosen and typed lands in the address', async () => {
  const wanted = {
    regionId: 'CA596173331',
    reType: '2',
    status: '0',
    hidden: 'false',
    keyword: '콘도',
    userId: '8',
  };
  const filter = encodeURIComponent(JSON.stringify({ ...wanted, reType: 2, status: 0, userId: 8 }));
  const { api, router } = await openAdmin(`/realties?filter=${filter}`, await three());
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)?.query).toEqual({ ...wanted, skip: '0', limit: '15', sort: 'id', order: 'DESC' });
  expect(last(api, COUNT)?.query).toEqual(wanted);
  await waitFor(() => expect(screen.getByRole('combobox', { name: '지역' })).toHaveValue('밴쿠버'));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^주택 유형/ })).toHaveTextContent('콘도'));
  expect(screen.getByRole('combobox', { name: /^상태/ })).toHaveTextContent('구하는 중');
  expect(screen.getByRole('combobox', { name: /^숨김/ })).toHaveTextContent('숨기지 않음');
  expect(screen.getByRole('textbox', { name: '검색어' })).toHaveValue('콘도');
  expect(screen.getByRole('spinbutton', { name: '회원 ID' })).toHaveValue(8);

  await act(() => router.navigate('/realties?filter=%7B%7D'));
  await screen.findByText('검색결과 : 3');
  await user.type(screen.getByRole('combobox', { name: '지역' }), 'onta');
  await user.click(await screen.findByRole('option', { name: '온타리오' }));
  await screen.findByText('검색결과 : 0');
  expect(last(api, COUNT)?.query).toEqual({ regionId: 'CA35' });
  await press('필터 지우기');
  await screen.findByText('검색결과 : 3');
  await user.click(await screen.findByRole('combobox', { name: /^숨김/ }));
  await user.click(await screen.findByRole('option', { name: '숨김' }));
  await screen.findByText('검색결과 : 1');
  expect(last(api, COUNT)?.query).toEqual({ hidden: 'true' });
  await waitFor(() =>
    expect(router.state.location.search).toContain(encodeURIComponent('{"hidden":"true"}')),
  );

  // What cannot be an id is no filter.
  await act(() => router.navigate('/realties?filter=%7B%7D'));
  await screen.findByText('검색결과 : 3');
  await user.type(screen.getByRole('spinbutton', { name: '회원 ID' }), '0');
  await user.type(screen.getByRole('spinbutton', { name: '회원 ID' }), '8');
  await screen.findByText('검색결과 : 1');
  const userIds = api.calls.filter(({ path }) => path === COUNT).map(({ query }) => query.userId);
  expect(userIds).not.toContain('0');
  expect(userIds.at(-1)).toBe('8');
});

test('hiding asks for a reason of at most 300 characters and keeps it when refused; one click shows again', async () => {
  const api = await three();
  await openAdmin('/realties', api);
  const asked = await openDialog('랍슨 콘도');
  const reason = within(asked).getByRole('textbox', { name: /숨기는 이유/ });
  const hide = within(asked).getByRole('button', { name: '숨기기' });
  await user.click(hide);
  expect(await within(asked).findByText('꼭 입력해 주세요.')).toBeInTheDocument();
  await user.fill(reason, '   ');
  await user.click(hide);
  expect(await within(asked).findByText('꼭 입력해 주세요.')).toBeInTheDocument();
  await user.fill(reason, '가'.repeat(301));
  expect(await within(asked).findByText('300자까지 쓸 수 있어요.')).toHaveClass('Mui-error');
  await user.click(hide);
  expect(sent(api)).toEqual([]);

  api.refuse(`PATCH ${VISIBILITY}`, unavailable);
  await user.fill(reason, '연락처가 다른 사람 것이에요');
  await user.click(hide);
  await within(asked).findByText(/서버가 잠시 쉬고 있어요/);
  expect(reason).toHaveValue('연락처가 다른 사람 것이에요');
  expect((await stored(api, 5)).visible).toBe(true);
  await user.click(hide);
  await screen.findByText('매물을 숨겼어요');
  await screen.findByText('숨긴 이유: 연락처가 다른 사람 것이에요');
  await noDialog();
  expect(sent(api).at(-1)).toEqual({ id: 5, reason: '연락처가 다른 사람 것이에요' });

  await press('숨긴 집 다시 보이기');
  await screen.findByText('매물을 다시 보여요');
  await screen.findByRole('button', { name: '숨긴 집 숨기기' });
  expect(sent(api).at(-1)).toEqual({ id: 3, reason: '' });

  await press('버나비 룸렌트 삭제');
  await user.click(within(await dialog('삭제')).getByRole('button', { name: '취소' }));
  await noDialog();
  expect(await storedIds(api)).toHaveLength(3);
  await press('버나비 룸렌트 삭제');
  await user.click(within(await dialog('삭제')).getByRole('button', { name: '확인' }));
  await screen.findByText('검색결과 : 2');
  expect(await storedIds(api)).toEqual([3, 5]);
});

const selectAll = async () => user.click(await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' }));

test('selected listings are hidden for one reason, shown again and deleted; a hidden one keeps its own reason', async () => {
  const api = await three();
  await openAdmin('/realties', api);
  await selectAll();
  await press('숨기기');
  const asked = await dialog();
  expect(asked).toHaveTextContent('선택한 매물 2개는 올린 사람과 운영진만 볼 수 있게 돼요.');
  api.refuse(`PATCH ${VISIBILITY}`, unavailable);
  await user.fill(within(asked).getByRole('textbox'), '같은 사진이 여러 번 올라왔어요');
  await user.click(within(asked).getByRole('button', { name: '숨기기' }));
  await screen.findByText(/^1개를 숨겼어요. 1개는 그대로예요. /);
  const ids = sent(api).map((body) => (body as { id: number }).id);
  expect(ids.toSorted()).toEqual([4, 5]);
  await screen.findByText('1개 선택됨');
  await noDialog();
  expect((await stored(api, ids[1] ?? 0)).hiddenReason).toBe('같은 사진이 여러 번 올라왔어요');
  expect((await stored(api, 3)).hiddenReason).toBe('허위 매물');

  await selectAll();
  await press('다시 보이기');
  await screen.findByText('2개가 다시 보여요');
  await waitFor(() => expect(screen.queryByText(/선택됨/)).not.toBeInTheDocument());
  expect(sent(api).slice(2)).toEqual(expect.arrayContaining([3, ids[1]].map((id) => ({ id, reason: '' }))));
  await selectAll();
  await press('삭제');
  const question = await dialog('삭제');
  expect(question).toHaveTextContent('선택한 매물 3개를 삭제하시겠습니까? 받은 신고와 저장한 기록도');
  await user.click(within(question).getByRole('button', { name: '확인' }));
  await screen.findByText('3개를 삭제했어요');
  expect(await storedIds(api)).toEqual([]);
});

test('a listing that was hidden from its row keeps that reason: it is selected no more; one that a colleague shows again is hidden with the rest', async () => {
  const api = await three();
  await openAdmin('/realties', api);
  await selectAll();
  await api.colleague.realties.hide({ body: { id: 3, reason: '' } });
  const hide = async (open: () => Promise<unknown>, reason: string) => {
    await open();
    const asked = await dialog();
    await user.fill(within(asked).getByRole('textbox'), reason);
    await user.click(within(asked).getByRole('button', { name: '숨기기' }));
    await noDialog();
  };
  await hide(() => openDialog('랍슨 콘도'), '연락처가 가짜예요');
  await screen.findByText('2개 선택됨');
  await screen.findByText('숨긴 이유: 연락처가 가짜예요');
  await hide(() => press('숨기기'), '같은 사진이에요');
  await screen.findByText('2개를 숨겼어요');
  const [first, ...others] = sent(api);
  expect(first).toEqual({ id: 5, reason: '연락처가 가짜예요' });
  expect(others).toHaveLength(2);
  expect(others).toEqual(expect.arrayContaining([3, 4].map((id) => ({ id, reason: '같은 사진이에요' }))));
});
