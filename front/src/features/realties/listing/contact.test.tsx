import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { lendBrowserParts } from '../../../testing/browser-parts.ts';
import { signInAs, signOut } from '../../../testing/member.ts';
import { openRealty, problem } from '../../../testing/open-realty.tsx';
import type { Answer, ApiRequest } from '../../../testing/render.tsx';

beforeAll(lendBrowserParts);
afterEach(signOut);

const MESSAGE = '12월 1일에 들어가고 싶어요.';

/** A member who has opened the message to the lister. */
const openMessage = async (
  answer: (request: ApiRequest) => Answer = () => ({ status: 201, body: { conversationId: 7 } }),
  id?: number,
) => {
  signInAs(301);
  const page = await openRealty({ answer, ...(id ? { realty: { id } } : {}) });
  await page.user.click(page.card.getByRole('button', { name: '올린 분에게 문의' }));
  const dialog = await screen.findByRole('dialog', { name: '지영님에게 문의' });
  return { ...page, dialog: within(dialog), box: () => screen.getByLabelText('보낼 내용') };
};

const sentTo = (requests: ApiRequest[], end: string) => requests.filter(({ url }) => url.endsWith(end));

test('a message is sent to the lister, and the dialog says so', async () => {
  const { user, dialog, box, requests, id } = await openMessage();
  // Mail goes to verified addresses alone.
  expect(dialog.getByText(/답은 내 정보의 문의로 와요/)).toBeInTheDocument();
  await user.click(box());
  await user.paste(` ${MESSAGE} `);
  expect(dialog.getByText('17 / 2,000자')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: '문의 보내기' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('문의를 보냈어요'));
  expect(dialog.getByText(/답은 내 정보의 문의로 와요. 인증한 이메일로도/)).toBeInTheDocument();
  expect(sentTo(requests, '/messages')).toEqual([
    { url: `/v1/command/realties/${id}/messages`, body: { text: MESSAGE } },
  ]);
  expect(dialog.getByRole('link', { name: '보낸 문의 보기' })).toHaveAttribute('href', '/mypage/messages/7');
  const [close] = dialog.getAllByRole('button', { name: '닫기' });
  await user.click(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty message and one that is too long are refused at the field', async () => {
  const { user, dialog, box, requests } = await openMessage();
  await user.click(dialog.getByRole('button', { name: '문의 보내기' }));
  await waitFor(() => expect(box()).toHaveAccessibleDescription('보낼 내용을 입력해 주세요.'));
  expect(box()).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: '아직 있나요?' }));
  expect(box()).toHaveValue('아직 있나요?');
  await waitFor(() => expect(box()).not.toHaveAccessibleDescription(/입력해 주세요/));
  await user.click(box());
  await user.paste('가'.repeat(2001));
  await waitFor(() => expect(box()).toHaveAccessibleDescription('2,000자까지 쓸 수 있어요.'));
  expect(sentTo(requests, '/messages')).toEqual([]);
});

test('keeps what was typed through refusals and closing, for its member alone', async () => {
  let refusal = problem(503, { detail: '지금은 보낼 수 없어요.' });
  const { user, box, card, id } = await openMessage(({ url }) => {
    if (url.endsWith('/messages')) return refusal;
    return url.endsWith('/refresh') ? problem(401) : { status: 200, body: null };
  });
  const dialog = () => within(screen.getByRole('dialog', { name: '지영님에게 문의' }));
  const reopen = async () => {
    await user.click(dialog().getByRole('button', { name: '닫기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(card.getByRole('button', { name: '올린 분에게 문의' }));
    return screen.findByLabelText('보낼 내용');
  };
  const send = () => user.click(dialog().getByRole('button', { name: '문의 보내기' }));
  await user.click(box());
  await user.paste(MESSAGE);
  await send();
  expect(await dialog().findByText('지금은 보낼 수 없어요.')).toBeInTheDocument();
  expect(dialog().getByRole('alert')).toHaveTextContent('지금은 보낼 수 없어요.');
  expect(box()).toHaveValue(MESSAGE);
  expect(await reopen()).toHaveValue(MESSAGE);

  refusal = problem(403, { code: 'unverified', detail: '먼저 이메일을 인증해 주세요.' });
  await send();
  expect(await dialog().findByText('먼저 이메일을 인증해 주세요.')).toBeInTheDocument();
  await user.click(await dialog().findByRole('button', { name: '인증 메일 받기' }));
  expect(await dialog().findByText(/메일을 보냈어요/)).toBeInTheDocument();
  expect(box()).toHaveValue(MESSAGE);

  refusal = problem(401);
  await send();
  const back = await dialog().findByRole('link', { name: '다시 로그인하기' });
  expect(dialog().getByRole('alert')).toHaveTextContent('로그인이 끝났어요');
  expect(back).toHaveAttribute('href', `/account/signin?redirect=%2Frealtylist%2F${id}`);
  signInAs(301);
  expect(await reopen()).toHaveValue(MESSAGE);
  signInAs(302);
  expect(await reopen()).toHaveValue('');
});

test('a report goes to staff with its reason; without one it is not sent', async () => {
  signInAs(303);
  const { user, card, requests, id } = await openRealty({ answer: () => ({ status: 200, body: {} }) });
  await user.click(card.getByRole('button', { name: '이 매물 신고하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '매물 신고' }));
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(dialog.getByRole('group')).toHaveAccessibleDescription('이유를 골라 주세요.'));
  expect(sentTo(requests, '/reports')).toEqual([]);
  await user.click(dialog.getByLabelText('사기가 의심돼요'));
  await user.click(dialog.getByLabelText('자세한 내용 (선택)'));
  await user.paste('먼저 송금하래요.');
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(dialog.getByRole('status')).toHaveTextContent('신고를 접수했어요'));
  expect(sentTo(requests, '/reports')).toEqual([
    { url: `/v1/command/realties/${id}/reports`, body: { reason: 'scam', text: '먼저 송금하래요.' } },
  ]);
});

test('a report outlives the end of the session, and goes when it is sent', async () => {
  signInAs(304);
  let over = true;
  const { user, card, requests } = await openRealty({
    answer: ({ url }) => (over && /reports$|refresh$/.test(url) ? problem(401) : { status: 201, body: {} }),
  });
  const open = async () => {
    await user.click(card.getByRole('button', { name: '이 매물 신고하기' }));
    return within(await screen.findByRole('dialog', { name: '매물 신고' }));
  };
  const dialog = await open();
  await user.click(dialog.getByLabelText('사기가 의심돼요'));
  await user.click(dialog.getByLabelText('자세한 내용 (선택)'));
  await user.paste('먼저 송금하래요.');
  await user.click(dialog.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('쓴 내용은 그대로 있어요.'));
  await user.click(dialog.getByRole('button', { name: '닫기' }));

  over = false;
  signInAs(304);
  const again = await open();
  expect(again.getByLabelText('사기가 의심돼요')).toBeChecked();
  expect(again.getByLabelText('자세한 내용 (선택)')).toHaveValue('먼저 송금하래요.');
  await user.click(again.getByRole('button', { name: '신고하기' }));
  await waitFor(() => expect(again.getByRole('status')).toHaveTextContent('신고를 접수했어요'));
  expect(sentTo(requests, '/reports')[1]?.body).toEqual({ reason: 'scam', text: '먼저 송금하래요.' });
  expect(Object.keys(localStorage).filter((key) => key.includes('report'))).toEqual([]);
});
