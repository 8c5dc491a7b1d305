import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { conflict } from '../../testing/refusals.ts';

const LIST = '/v1/query/reports';
const COUNT = '/v1/query/reports/count';

const two = async (second = { status: 1 }) => {
  const api = await realApi();
  await api.store('realties', [
    { id: 5, title: '랍슨 콘도' },
    { id: 6, title: '버나비 룸렌트' },
  ]);
  await api.store('reports', [
    { id: 1, realtyId: 5, reason: 'scam', text: '사진이 다른 사이트에 있어요.' },
    { id: 2, realtyId: 6, reason: 'gone', ...second },
  ]);
  return api;
};

/** Both wait. */
const twoWaiting = () => two({ status: 0 });

/** The state of each report, in their order. */
const states = async ({ colleague }: RealApi) =>
  (await colleague.reports.list({ query: { order: 'ASC', limit: 100 } })).map(({ status }) => status);

/** Who sent a report writes another over it. */
const reportAnew = ({ reporter }: RealApi, id: number, text: string) =>
  reporter.reports.create({ params: { id }, body: { reason: 'scam', text } });

const last = (api: RealApi, path: string) => api.calls.filter((call) => call.path === path).at(-1);

test('at first the waiting reports are there, with the way to the listing', async () => {
  const { api } = await openAdmin('/reports', await two());
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

test('all reports, and those of one listing, are found by the filters', async () => {
  const { api, router } = await openAdmin('/reports', await two());
  await userEvent.click(await screen.findByRole('combobox', { name: /^상태/ }));
  await userEvent.click(await screen.findByRole('option', { name: '전체' }));
  await screen.findByText('검색결과 : 2');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1' });
  expect(router.state.location.search).toContain(encodeURIComponent('{"status":-1}'));
  await userEvent.type(screen.getByRole('spinbutton', { name: '매물 ID' }), '6');
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)?.query).toMatchObject({ status: '-1', realtyId: '6' });
  await userEvent.type(screen.getByRole('spinbutton', { name: '신고한 회원 ID' }), '2');
  await screen.findByText('검색결과 : 0');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1', realtyId: '6', userId: '2' });
});

test('a report is settled, leaves the waiting ones, and can be opened again', async () => {
  const { api } = await openAdmin('/reports', await two());
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await screen.findByText('검색결과 : 0');
  expect(await states(api)).toEqual([1, 1]);
  await userEvent.click(await screen.findByRole('button', { name: '필터 지우기' }));
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 다시 열기' }));
  await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' });
  expect(await states(api)).toEqual([0, 1]);
  const bodies = api.calls.filter(({ path }) => path === '/v1/command/reports').map(({ body }) => body);
  expect(bodies).toMatchObject([
    { id: 1, status: 1 },
    { id: 1, status: 0 },
  ]);
});

test('a report that was written anew is not settled unread: it is shown as it is now', async () => {
  const { api } = await openAdmin('/reports', await two());
  const settle = await screen.findByRole('button', { name: '랍슨 콘도 신고 처리 완료' });
  await reportAnew(api, 5, '보증금을 먼저 보내래요.');
  await userEvent.click(settle);
  await screen.findByText('그사이 신고 내용이 바뀌어서 새로 불러왔어요. 다시 읽고 처리해 주세요.');
  await screen.findByText('보증금을 먼저 보내래요.');
  expect(await states(api)).toEqual([0, 1]);
  await userEvent.click(screen.getByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await waitFor(async () => expect(await states(api)).toEqual([1, 1]));
});

test('the listing is hidden from its report', async () => {
  const { api } = await openAdmin('/reports', await two());
  await userEvent.click(await screen.findByRole('button', { name: '랍슨 콘도 숨기기' }));
  const dialog = await screen.findByRole('dialog', { name: '매물 숨기기' });
  await userEvent.type(within(dialog).getByRole('textbox'), '사진을 가져다 썼어요');
  await userEvent.click(within(dialog).getByRole('button', { name: '숨기기' }));
  await screen.findByRole('button', { name: '랍슨 콘도 다시 보이기' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const hidden = { hiddenReason: '사진을 가져다 썼어요', visible: false };
  expect(await api.colleague.realties.get({ params: { id: 5 } })).toMatchObject(hidden);
  expect(await states(api)).toEqual([0, 1]);
});

test('selected reports are settled together; one that is refused stays selected', async () => {
  const api = await twoWaiting();
  await openAdmin('/reports', api);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' }));
  api.refuse('PATCH /v1/command/reports', conflict('그사이 다시 신고됐어요.'));
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText(/^1건을 처리 완료로 바꿨어요. 1건은 그대로예요. .*그사이 다시 신고됐어요.$/);
  await screen.findByText('검색결과 : 1');
  expect(screen.getByText('1개 선택됨')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: '버나비 룸렌트 신고 선택' })).toBeChecked();
  expect(await states(api)).toEqual([1, 0]);
  const sent = api.calls.filter(({ path }) => path === '/v1/command/reports').map(({ body }) => body);
  expect(sent).toEqual([2, 1].map((id) => ({ id, status: 1, basedOn: { time: '1732147200000' } })));
});

test('reports that are selected over pages are settled as they were when they were selected', async () => {
  const listings = Array.from({ length: 12 }, (_, index) => ({ id: index + 1 }));
  const api = await realApi();
  await api.store('realties', listings);
  await api.store(
    'reports',
    listings.map(({ id }) => ({ id, realtyId: id })),
  );
  await openAdmin('/reports', api);
  const select = async (id: number) =>
    userEvent.click(await screen.findByRole('checkbox', { name: `매물 ${id} 신고 선택` }));
  await select(12);
  await userEvent.click(screen.getByRole('button', { name: '다음' }));
  await select(1);
  await screen.findByText('2개 선택됨');
  await reportAnew(api, 12, '연락처도 가짜예요.');
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText(
    /^1건을 처리 완료로 바꿨어요. 1건은 그대로예요. .*그 쪽을 연 뒤 다시 눌러 주세요.$/,
  );
  const statusOf = async (id: number) => (await api.colleague.reports.get({ params: { id } })).status;
  expect([await statusOf(12), await statusOf(1)]).toEqual([0, 1]);

  // Once it has been on the screen as it is now, it is settled as that.
  await userEvent.click(screen.getByRole('button', { name: '이전' }));
  await screen.findByText('연락처도 가짜예요.');
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await waitFor(async () => expect(await statusOf(12)).toBe(1));
});

test('a report that is settled by its own button is selected no more', async () => {
  const api = await twoWaiting();
  await openAdmin('/reports', api);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 쪽 모두 선택' }));
  await userEvent.click(screen.getByRole('button', { name: '랍슨 콘도 신고 처리 완료' }));
  await screen.findByText('1개 선택됨');
  await userEvent.click(screen.getByRole('button', { name: '처리 완료' }));
  await screen.findByText('1건을 처리 완료로 바꿨어요');
  expect(await states(api)).toEqual([1, 1]);
});

test('a conversation that was reported is read from its report', async () => {
  const api = await two();
  const { conversations } = api.reporter;
  const text = '보증금부터 보내면 되나요?';
  const { conversationId: id } = await conversations.open({ params: { id: 5 }, body: { text } });
  await conversations.report({ params: { id }, body: { reason: 'scam' } });
  await openAdmin('/reports', api);
  await userEvent.click(await screen.findByRole('button', { name: '문의 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '신고된 문의' });
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: '닫기' }));
  await userEvent.click(await screen.findByRole('button', { name: `문의 ${id} 신고 처리 완료` }));
  await screen.findByText('검색결과 : 1');
});
