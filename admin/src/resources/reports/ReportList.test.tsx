import type { StoredReason } from '@hanca/common/screening.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openAdmin } from '../../testing/open-admin.tsx';
import { type RealApi, realApi } from '../../testing/real-api.ts';
import { user } from '../../testing/user.ts';

const LIST = '/v1/query/reports';
/** What staff have ready for a suspected scam. */
const READY = '집주인이 맞는지 확인되지 않았어요. 확인할 것을 보내 주세요.';
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

/** The state of each report, in their order. */
const states = async ({ colleague }: RealApi) =>
  (await colleague.reports.list({ query: { order: 'ASC', limit: 100 } })).map(({ status }) => status);

const last = (api: RealApi, path: string) => api.calls.filter((call) => call.path === path).at(-1);

test('lists the decided reports at first, and all or those of one listing by its filters', async () => {
  const { api, router } = await openAdmin('/reports', await two());
  const link = await screen.findByRole('link', { name: '버나비 룸렌트' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('신고 목록');
  expect(screen.getAllByRole('columnheader', { hidden: true }).map((cell) => cell.textContent)).toEqual([
    '신고일',
    '이유와 내용',
    '매물',
    '신고한 사람',
    '상태',
    '관리',
  ]);
  expect(link).toHaveAttribute('href', '/realties/6');
  expect(screen.getByRole('link', { name: '버나비 룸렌트 사이트에서 보기' })).toHaveAttribute(
    'href',
    '/realtylist/6',
  );
  expect(screen.getByText('이미 나간 집이에요')).toBeInTheDocument();
  expect(screen.getByText('검색결과 : 1')).toBeInTheDocument();
  expect(last(api, LIST)?.query).toEqual({ status: '1', skip: '0', limit: '10', sort: 'id', order: 'DESC' });
  expect(last(api, COUNT)?.query).toEqual({ status: '1' });

  await user.click(await screen.findByRole('combobox', { name: /^상태/ }));
  await user.click(await screen.findByRole('option', { name: '전체' }));
  await screen.findByText('검색결과 : 2');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1' });
  await waitFor(() => expect(router.state.location.search).toContain(encodeURIComponent('{"status":-1}')));
  await user.type(screen.getByRole('spinbutton', { name: '매물 ID' }), '6');
  await screen.findByText('검색결과 : 1');
  expect(last(api, LIST)?.query).toMatchObject({ status: '-1', realtyId: '6' });
  await user.type(screen.getByRole('spinbutton', { name: '신고한 회원 ID' }), '2');
  await screen.findByText('검색결과 : 0');
  expect(last(api, COUNT)?.query).toEqual({ status: '-1', realtyId: '6', userId: '2' });
});

const decide = async (name: string) => {
  await user.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog', { name: '신고 처리' });
};
const confirm = (dialog: HTMLElement) =>
  user.click(within(dialog).getByRole('button', { name: '처리하고 알리기' }));

test('one dialog hides the listing for a ready reason, settles its report and tells both sides; it can be opened again', async () => {
  const api = await two();
  const { readyAnswers } = api.colleague;
  await readyAnswers.create({ body: { title: '집주인 확인', use: 'scam', text: READY } });
  await readyAnswers.create({ body: { title: '나갔대요', use: 'gone', text: '나갔대요.' } });
  const { router } = await openAdmin('/queue', api);
  const dialog = await decide('랍슨 콘도 신고 처리');
  await within(dialog).findByText('전에 받은 조치가 없어요.');
  const reason = within(dialog).getByRole('textbox', { name: '회원님에게 알릴 이유' });
  expect(reason).toHaveDisplayValue(/집을 보기 전에 돈을 받는 매물은 한카에 올릴 수 없어요/);
  await user.click(within(dialog).getByRole('combobox', { name: '준비된 이유' }));
  // Those of staff for this reason come first.
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await waitFor(() =>
    expect(options().slice(0, 3)).toEqual(['고르면 아래에 적혀요', '집주인 확인', '사기가 의심돼요']),
  );
  expect(options()).not.toContain('나갔대요');
  await user.click(screen.getByRole('option', { name: '집주인 확인' }));
  expect(reason).toHaveDisplayValue(READY);
  await user.click(within(dialog).getByRole('combobox', { name: '준비된 이유' }));
  await user.click(await screen.findByRole('option', { name: '다른 곳의 사진이에요' }));
  await user.type(reason, ' 고마워요.');
  await user.click(within(dialog).getByRole('button', { name: '메일 미리 보기' }));
  await within(dialog).findByText('회원: [한카] 매물을 목록에서 내렸어요');
  await within(dialog).findByText(/다시 살펴볼게요. 고마워요. 매물 고치기: /);
  await confirm(dialog);
  await screen.findByText('검색결과 : 0');
  const hiddenReason = expect.stringMatching(/^다른 곳에 올라온 사진과 .* 고마워요.$/);
  expect(await api.colleague.realties.get({ params: { id: 5 } })).toMatchObject({
    hiddenReason,
    visible: false,
  });
  expect(await states(api)).toEqual([1, 1]);

  await act(() => router.navigate('/reports'));
  await screen.findByText('숨기기 · 관리자');
  await user.click(await screen.findByRole('button', { name: '랍슨 콘도 신고 다시 열기' }));
  await screen.findByText('검색결과 : 1');
  expect(await states(api)).toEqual([0, 1]);
});

test('the answer to the reporter follows the decision until it is changed, and nothing is decided twice', async () => {
  const { api } = await openAdmin('/queue', await two({ status: 0 }));
  const dialog = await decide('랍슨 콘도 신고 처리');
  const answer = await within(dialog).findByRole('textbox', { name: '신고한 사람에게 보낼 말' });
  expect(answer).toHaveDisplayValue(/목록에서 내렸어요/);
  await user.click(within(dialog).getByRole('radio', { name: '그대로 두기' }));
  await waitFor(() => expect(answer).toHaveDisplayValue(/규칙에 어긋나는 점을 찾지 못했어요/));
  expect(within(dialog).queryByRole('textbox', { name: /알릴 이유/ })).not.toBeInTheDocument();
  await user.fill(answer, '살펴봤어요.');
  await user.click(within(dialog).getByRole('radio', { name: '고쳐 달라고 알리기' }));
  expect(answer).toHaveDisplayValue('살펴봤어요.');
  await user.clear(within(dialog).getByRole('textbox', { name: /알릴 이유/ }));
  await confirm(dialog);
  await within(dialog).findByText(/입력해 주세요/);
  await user.click(within(dialog).getByRole('radio', { name: '그대로 두기' }));
  await confirm(dialog);
  await screen.findByText('검색결과 : 1');
  const [report] = await api.colleague.reports.list({ query: { realtyId: 5 } });
  expect(report).toMatchObject({ status: 1, measure: 'kept', realtyHidden: false });

  const late = await decide('버나비 룸렌트 신고 처리');
  await within(late).findByRole('radio', { name: '그대로 두기' });
  const body = { measure: 'kept', toReported: '', toReporter: '' } as const;
  const { updatedDate: basedOn } = await api.colleague.reports.get({ params: { id: 2 } });
  await api.colleague.reports.decide({ params: { id: 2 }, body: { ...body, basedOn } });
  await confirm(late);
  await within(late).findByText(/그사이 직원님이 처리했어요: 그대로 두기\./);
  expect(await api.colleague.realties.get({ params: { id: 6 } })).toMatchObject({ hiddenReason: null });
  await user.click(within(late).getByRole('button', { name: '취소' }));
  await screen.findByText('검색결과 : 0');
});

test('what screening found and a reported conversation stand beside what members report; nothing changes unless staff choose to', async () => {
  const api = await two();
  await api.store('reports', [{ id: 3, realtyId: 6, userId: null }]);
  const reasons: StoredReason[] = [
    { code: 'price', price: 630, median: 1400, count: 12, placeName: '버나비' },
    { code: 'phone', phone: '6045550188', userIds: [2], realtyIds: [5] },
    { code: 'paymentFirst', text: '보증금 먼저 보내 주세요.' },
  ];
  await api.store('screenings', [{ reportId: 3, reasons }]);
  const { conversations } = api.reporter;
  const text = '보증금부터 보내면 되나요?';
  const { conversationId: id } = await conversations.open({ params: { id: 5 }, body: { text } });
  await conversations.report({ params: { id }, body: { reason: 'scam' } });
  await openAdmin('/queue', api);
  const found = ['버나비 비슷한 집 12곳의 중간값 $1,400의 45%', '다른 회원 1명의 매물과 같은 전화번호'];
  await screen.findByText((text) => text.startsWith(found.join(' · ')));
  const decision = await decide('버나비 룸렌트 신고 처리');
  for (const reason of found) await within(decision).findByText(reason);
  expect(within(decision).getByRole('link', { name: '매물 5' })).toHaveAttribute('href', '/realties/5');
  expect(await within(decision).findByText('“보증금 먼저 보내 주세요.”')).toBeInTheDocument();
  expect(within(decision).queryByRole('textbox', { name: '신고한 사람에게 보낼 말' })).toBeNull();
  await confirm(decision);
  await screen.findByText('검색결과 : 2');
  expect((await states(api)).slice(0, 3)).toEqual([0, 1, 1]);
  expect(await api.colleague.realties.get({ params: { id: 6 } })).toMatchObject({ visible: true });

  await user.click(await screen.findByRole('button', { name: '문의 보기' }));
  const dialog = await screen.findByRole('dialog', { name: '신고된 문의' });
  expect(await within(dialog).findByText(text)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: '닫기' }));
  const inquiry = await decide(`문의 ${id} 신고 처리`);
  await within(inquiry).findByRole('radio', { name: '고쳐 달라고 알리기' });
  await confirm(inquiry);
  await screen.findByText('검색결과 : 1');
});
