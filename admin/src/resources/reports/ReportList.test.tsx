import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { realty, report } from '../../testing/fake-realties.ts';
import { renderAdmin } from '../../testing/render-admin.tsx';

const LIST = '/v1/query/reports';
const COUNT = '/v1/query/reports/count';

const two = () =>
  fakeApi([], {
    realties: [realty({ id: 5, title: '랍슨 콘도' }), realty({ id: 6, title: '버나비 룸렌트' })],
    reports: [
      report({ id: 1, realtyId: 5, reason: 'scam', text: '사진이 다른 사이트에 있어요.' }),
      report({ id: 2, realtyId: 6, reason: 'gone', status: 1 }),
    ],
  });

const last = (api: ReturnType<typeof two>, path: string) =>
  api.calls.filter((call) => call.path === path).at(-1);

test('at first the waiting reports stand there, with the way to the listing', async () => {
  const { api } = renderAdmin('/reports', two());
  const link = await screen.findByRole('link', { name: '랍슨 콘도' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('신고 목록');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    '',
    '신고일',
    '이유와 내용',
    '매물',
    '신고한 사람',
    '상태',
    '관리',
  ]);
  expect(link).toHaveAttribute('href', '/realties/5');
  expect(screen.getByRole('link', { name: '랍슨 콘도 사이트에서 보기' })).toHaveAttribute(
    'href',
    '/realtylist/5',
  );
  expect(screen.getByText('사기가 의심돼요')).toBeInTheDocument();
  expect(screen.getByText('사진이 다른 사이트에 있어요.')).toBeInTheDocument();
  expect(screen.getByText('검색결과 : 1')).toBeInTheDocument();
  expect(last(api, LIST)?.query).toEqual({ status: '0', skip: '0', limit: '10', sort: 'id', order: 'DESC' });
  expect(last(api, COUNT)?.query).toEqual({ status: '0' });
});

test('all reports, and those of one listing, are asked for by the filters', async () => {
  const { api, router } = renderAdmin('/reports', two());
  await userEvent.click(await screen.findByRole('combobox', { name: /^상태/ }));
  await userEvent.click(await screen.findByRole('option', { name: '전체' }));
  await screen.findByText('검색결과 : 2');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1' });
  expect(router.state.location.search).toContain(encodeURIComponent('{"status":-1}'));
  await userEvent.type(screen.getByRole('spinbutton', { name: '매물 ID' }), '6');
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)?.query).toMatchObject({ status: '-1', realtyId: '6' });
  await userEvent.type(screen.getByRole('spinbutton', { name: '신고한 회원 ID' }), '3');
  await screen.findByText('검색결과 : 0');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1', realtyId: '6', userId: '3' });
});

test('a report is settled, leaves the waiting ones, and can be opened again', async () => {
  const { api } = renderAdmin('/reports', two());
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await screen.findByText('검색결과 : 0');
  expect(api.reports()[0]?.status).toBe(1);
  await userEvent.click(await screen.findByRole('button', { name: '필터 지우기' }));
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 다시 열기' }));
  await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' });
  expect(api.reports()[0]?.status).toBe(0);
  const bodies = api.calls.filter(({ path }) => path === '/v1/command/reports').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { id: 1, status: 1 },
    { id: 1, status: 0 },
  ]);
});

test('a report that was written anew is not settled unread: it is shown as it is now', async () => {
  const { api } = renderAdmin('/reports', two());
  const settle = await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' });
  api.reportAnew({ id: 1, text: '보증금을 먼저 보내래요.' });
  await userEvent.click(settle);
  await screen.findByText('그사이 신고 내용이 바뀌어서 새로 불러왔어요. 다시 읽고 처리해 주세요.');
  await screen.findByText('보증금을 먼저 보내래요.');
  expect(api.reports()[0]?.status).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await waitFor(() => expect(api.reports()[0]?.status).toBe(1));
});

test('the listing is hidden from its report', async () => {
  const { api } = renderAdmin('/reports', two());
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 숨기기' }));
  const dialog = await screen.findByRole('dialog', { name: '매물 숨기기' });
  await userEvent.type(within(dialog).getByRole('textbox'), '사진을 가져다 썼어요');
  await userEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  await screen.findByRole('button', { name: '랍슨 콘도 다시 보이기' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.realties()[0]).toMatchObject({ hiddenReason: '사진을 가져다 썼어요', visible: false });
  expect(api.reports()[0]?.status).toBe(0);
});

test('selected reports are settled together; one that is refused stays selected', async () => {
  const api = fakeApi([], {
    realties: [realty({ id: 5, title: '랍슨 콘도' }), realty({ id: 6, title: '버나비 룸렌트' })],
    reports: [report({ id: 1, realtyId: 5 }), report({ id: 2, realtyId: 6 })],
  });
  renderAdmin('/reports', api);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' }));
  api.refuse('PATCH /v1/command/reports', {
    type: '/v1/problems/conflict',
    title: '이미 바뀌었어요',
    status: 409,
    code: 'conflict',
    detail: '그사이 다시 신고됐어요.',
  });
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText(/^1건을 처리 완료로 바꿨어요. 1건은 그대로예요. .*그사이 다시 신고됐어요.$/);
  await screen.findByText('검색결과 : 1');
  expect(screen.getByText('1개 선택됨')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '버나비 룸렌트 신고 선택' })).toBeChecked();
  expect(api.reports().map(({ status }) => status)).toEqual([1, 0]);
  const sent = api.calls.filter(({ path }) => path === '/v1/command/reports').map(({ body }) => body);
  expect(sent).toEqual([2, 1].map((id) => ({ id, status: 1, basedOn: { time: '1790000000000' } })));
});

test('reports that are selected over pages are settled as they were when they were selected', async () => {
  const listings = Array.from({ length: 12 }, (_, index) => realty({ id: index + 1 }));
  const reports = listings.map(({ id }) => report({ id, realtyId: id }));
  const api = fakeApi([], { realties: listings, reports });
  renderAdmin('/reports', api);
  const select = async (id: number) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `매물 ${id} 신고 선택` }));
  await select(12);
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  await select(1);
  await screen.findByText('2개 선택됨');
  api.reportAnew({ id: 12, text: '연락처도 가짜예요.' });
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText(
    /^1건을 처리 완료로 바꿨어요. 1건은 그대로예요. .*그 쪽을 연 뒤 다시 눌러 주세요.$/,
  );
  const statusOf = (wanted: number) => api.reports().find(({ id }) => id === wanted)?.status;
  expect([statusOf(12), statusOf(1)]).toEqual([0, 1]);

  // Once it has been on the screen as it is now, it is settled as that.
  await userEvent.click(screen.getByRole('button', { name: '이전' }));
  await screen.findByText('연락처도 가짜예요.');
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await waitFor(() => expect(statusOf(12)).toBe(1));
});

test('a report that is settled by its own button is selected no more', async () => {
  const api = fakeApi([], {
    realties: [realty({ id: 5, title: '랍슨 콘도' }), realty({ id: 6, title: '버나비 룸렌트' })],
    reports: [report({ id: 1, realtyId: 5 }), report({ id: 2, realtyId: 6 })],
  });
  renderAdmin('/reports', api);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' }));
  await userEvent.click(screen.getByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await screen.findByText('1개 선택됨');
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText('1건을 처리 완료로 바꿨어요');
  expect(api.reports().map(({ status }) => status)).toEqual([1, 1]);
});
